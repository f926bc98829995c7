import "server-only";

type Timeout = {
  /** Milliseconds. */
  ms: number;
  /** Ends the wait early, with its own reason. */
  signal?: AbortSignal;
  /** What a timeout rejects with; a TimeoutError unless given. */
  error?: () => Error;
};

const timeoutError = () =>
  new DOMException("The operation timed out.", "TimeoutError");

/**
 * Rejects when `work` takes too long. Its own signal fires at that moment; work
 * that ignores it runs to its end, and its outcome is lost.
 * Not `AbortSignal.any` with `AbortSignal.timeout`: Node 20 may collect that
 * timer as garbage, and then it never fires (nodejs/node#57736).
 */
export async function withTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  { ms, signal, error = timeoutError }: Timeout,
) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(error()), ms);
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  if (signal?.aborted) abort();
  const aborted = new Promise<never>((_, reject) => {
    const { signal: ending } = controller;
    if (ending.aborted) reject(ending.reason);
    ending.addEventListener("abort", () => reject(ending.reason));
  });
  try {
    return await Promise.race([work(controller.signal), aborted]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}
