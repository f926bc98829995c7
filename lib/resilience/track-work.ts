import "server-only";

/**
 * Global, because Next bundles this module several times, and because the
 * server waits for it before it exits.
 */
const shared = globalThis as { backgroundWork?: Set<Promise<unknown>> };

/**
 * Notes work that outlives its request, so that a graceful stop waits for it.
 * Its failure stays the caller's.
 */
export function trackWork(work: Promise<unknown>) {
  shared.backgroundWork ??= new Set();
  const running = shared.backgroundWork;
  const ended: Promise<unknown> = work
    .catch(() => undefined)
    .finally(() => running.delete(ended));
  running.add(ended);
}
