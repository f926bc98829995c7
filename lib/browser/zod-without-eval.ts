import { config } from "zod/v4/core";

/*
 * Where `eval` is forbidden, as on all our pages, zod would try it once before
 * its first object, and the browser would report that as a violation of the
 * policy. A worker that has schemas imports this first; pages have
 * `instrumentation-client.ts`.
 */
config({ jitless: true });
