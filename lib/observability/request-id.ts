import { AsyncLocalStorage } from "node:async_hooks";

type RequestContext = { requestId: string };

/** Global, because Next bundles this module several times. */
const shared = globalThis as {
  requestContext?: AsyncLocalStorage<RequestContext>;
};

function contexts() {
  shared.requestContext ??= new AsyncLocalStorage();
  return shared.requestContext;
}

const plainId = /^[\w-]{1,64}$/;

/**
 * The id that a proxy of ours gave the request, or a new one. Without a proxy
 * the header is the caller's own.
 */
export function requestIdOf(request: Request, hasProxy: boolean) {
  const given = hasProxy ? request.headers.get("x-request-id") : null;
  return given !== null && plainId.test(given) ? given : crypto.randomUUID();
}

/**
 * Runs `work` as part of this request: its log lines, model calls and jobs
 * carry the id.
 */
export function withRequestId<T>(requestId: string | null, work: () => T): T {
  return requestId === null ? work() : contexts().run({ requestId }, work);
}

/** The id of the request that this code runs for, or null. */
export function currentRequestId() {
  return contexts().getStore()?.requestId ?? null;
}

/** The same, as a field of a log line or of a job's payload. */
export function requestIdField() {
  const requestId = currentRequestId();
  return requestId === null ? {} : { requestId };
}
