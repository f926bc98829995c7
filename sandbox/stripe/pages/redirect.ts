import { type Reply, reply } from "../../wire/reply";

/** Sends the browser on with a GET. */
export function redirect(address: string): Reply {
  return reply(303, "text/plain; charset=utf-8", "", { location: address, "cache-control": "no-store" });
}
