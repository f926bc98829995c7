/** Milliseconds. */
const timeout = 60_000;

function ask<Request, Result>(
  worker: Worker,
  request: Request,
): Promise<Result | null> {
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const finish = (result: Result | null) => {
      clearTimeout(timer);
      listeners.abort();
      resolve(result);
    };
    const timer = setTimeout(() => finish(null), timeout);
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<Result>) => finish(data),
      options,
    );
    worker.addEventListener("error", () => finish(null), options);
    worker.addEventListener("messageerror", () => finish(null), options);
    worker.postMessage(request);
  });
}

/**
 * Asks a worker for one photo after the other, since each takes four bytes of
 * memory a pixel. It is there only while something waits. An answer is null
 * when the worker could not start, ran out of memory or took too long.
 */
export function createWorkerLine<Request, Result>(start: () => Worker) {
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let worker: Worker | null = null;
  function stop() {
    worker?.terminate();
    worker = null;
  }
  async function take(request: Request) {
    worker ??= start();
    const result = await ask<Request, Result>(worker, request);
    // One that failed may hold memory, or never answer again.
    if (!result) stop();
    return result;
  }
  return async (request: Request): Promise<Result | null> => {
    if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined")
      return null;
    const turn = queue.then(() => take(request));
    queue = turn.catch(stop);
    waiting++;
    try {
      return await turn;
    } finally {
      waiting--;
      if (waiting === 0) stop();
    }
  };
}
