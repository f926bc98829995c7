import "server-only";
import { addModelCall } from "@/lib/house/data";
import { log } from "@/lib/log";

/** Counts a call for the analytics without keeping its caller waiting; a count that fails is only logged. */
export function noteModelCall(call: Parameters<typeof addModelCall>[0]) {
  addModelCall(call).catch((err: unknown) => log().warn({ err }, "a call of the model was not counted"));
}
