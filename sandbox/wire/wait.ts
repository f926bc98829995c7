import type { ServerResponse } from "node:http";

/** Resolves after `ms` (never, for null), or at once when the client goes away. */
export function wait(response: ServerResponse, ms: number | null): Promise<void> {
  if (ms === 0 || response.closed) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = ms === null ? undefined : setTimeout(done, ms);
    response.once("close", done);
    function done() {
      clearTimeout(timer);
      response.removeListener("close", done);
      resolve();
    }
  });
}
