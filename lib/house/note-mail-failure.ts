import "server-only";
import { addMailFailure } from "@/lib/house/data";
import { log } from "@/lib/log";

/** Keeps for the analytics that a letter did not go out. The letter is lost either way, so a failure to note it is only logged. */
export async function noteMailFailure(...failure: Parameters<typeof addMailFailure>) {
  await addMailFailure(...failure).catch((err: unknown) => log().warn({ err }, "a lost letter was not noted"));
}
