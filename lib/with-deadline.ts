import "server-only";

/**
 * Does work with a signal that fires with `signal`, or after `milliseconds` as an error named TimeoutError.
 * Not `AbortSignal.any` with `AbortSignal.timeout`: Node 20 may collect that timer as garbage, and then it never fires
 * (nodejs/node#57736).
 */
export async function withDeadline<T>(
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
) {
  const ending = new AbortController();
  const end = () => ending.abort(signal.reason);
  const timer = setTimeout(() => ending.abort(new DOMException("It took too long.", "TimeoutError")), milliseconds);
  signal.addEventListener("abort", end);
  if (signal.aborted) end();
  try {
    return await work(ending.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}
