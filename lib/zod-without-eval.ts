import { config } from "zod/v4/core";

/*
 * Where `eval` is forbidden, as on all our pages, zod would try it once before its first object, and the browser would report
 * that as a violation of the policy. Whatever has schemas imports this first: a page by `instrumentation-client.ts`, a
 * worker by itself.
 */
config({ jitless: true });
