/*
 * Where `eval` is forbidden, as on all our pages, zod would try it once before
 * its first object, and the browser would report that as a violation of the
 * policy. All copies of zod share their settings under this name. It is set
 * here and not by zod's own `config`, which would bring zod (7 KB) to every
 * page, also to those without a schema; `tests/lib/browser/zod-without-eval.test.ts`
 * fails if a new version looks for them elsewhere.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
