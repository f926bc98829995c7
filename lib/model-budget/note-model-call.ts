import "server-only";
import { log } from "@/lib/log";
import { addModelCall } from "@/lib/model-budget/data";

/** Counts a call for the day's budget and the analytics without keeping its caller waiting; a count that fails is only logged. */
export function noteModelCall(call: Parameters<typeof addModelCall>[0]) {
  addModelCall(call).catch((err: unknown) => log().warn({ err }, "a call of the model was not counted"));
}
