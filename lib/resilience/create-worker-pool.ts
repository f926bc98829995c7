import "server-only";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { AppError, type ErrorCode } from "@/lib/errors";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";

/**
 * What a worker posts once for each task, in order; before the first it posts
 * anything to say that it is ready.
 */
export type WorkerAnswer =
  | { value: unknown }
  | { failure: { code: ErrorCode; message: string } }
  /** A fault of ours, as a text for the log. */
  | { fault: string };

type Options = {
  /** The bundle that the workers run. */
  file: string;
  maxWorkers: number;
  /** Milliseconds that a task may take, from when a worker has it. */
  deadline: number;
  /** The failure of a task that takes longer. */
  tooLong: () => AppError;
  maxQueued: number;
  /** Milliseconds that a task may wait for a worker. */
  queueTimeout: number;
};

/**
 * Whose task it is, of whom at most one runs at once, and what tells that
 * nobody waits for it any more.
 */
export type Caller = { key: string; signal?: AbortSignal };

/**
 * Milliseconds in which a new worker reads its bundle, on the busiest machine.
 */
const startDeadline = 20_000;
/** Milliseconds after which a worker without a task gives its memory back. */
const idleTime = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

type Idle = { worker: Worker; ending: NodeJS.Timeout };

/**
 * Resolves with the next thing that the worker posts. Rejects when the worker
 * fails, or the signal ends the wait.
 */
async function nextMessage(
  worker: Worker,
  signal: AbortSignal,
): Promise<unknown> {
  const [message]: unknown[] = await once(worker, "message", { signal });
  return message;
}

async function startWorker(file: string): Promise<Worker> {
  const worker = new Worker(file, { resourceLimits });
  try {
    await nextMessage(worker, AbortSignal.timeout(startDeadline));
    return worker;
  } catch (cause) {
    await worker.terminate();
    throw new Error("A worker could not be started.", { cause });
  }
}

function toValue(answer: WorkerAnswer): unknown {
  if ("value" in answer) return answer.value;
  if ("failure" in answer)
    throw new AppError(answer.failure.code, answer.failure.message);
  throw new Error(answer.fault);
}

const nobodyWaits = () =>
  new AppError("bad_request", "The connection was closed before the answer.");

/**
 * Runs tasks in threads, so that whatever a task does, this process goes on
 * answering. A task that takes too long is ended with its thread, and so is one
 * for which nobody waits any more. Callers take turns. Throws `unavailable`
 * when too many tasks wait.
 */
export function createWorkerPool<Task>({
  file,
  deadline,
  tooLong,
  maxWorkers,
  ...queueLimits
}: Options) {
  const admit = createConcurrencyLimiter({
    ...queueLimits,
    maxConcurrent: maxWorkers,
    maxPerKey: 1,
  });
  const idle: Idle[] = [];

  function forget(worker: Worker) {
    const at = idle.findIndex((one) => one.worker === worker);
    if (at >= 0) idle.splice(at, 1);
  }

  async function takeWorker(): Promise<Worker> {
    const found = idle.pop();
    if (!found) {
      const worker = await startWorker(file);
      // One that dies without a task must end neither this process nor the next
      // task.
      worker.on("error", () => undefined).once("exit", () => forget(worker));
      return worker;
    }
    clearTimeout(found.ending);
    found.worker.ref();
    return found.worker;
  }

  function keep(worker: Worker) {
    worker.unref();
    const ending = setTimeout(() => {
      forget(worker);
      worker.terminate();
    }, idleTime);
    ending.unref();
    idle.push({ worker, ending });
  }

  async function answer(worker: Worker, task: Task, signal?: AbortSignal) {
    const timeout = AbortSignal.timeout(deadline);
    try {
      worker.postMessage(task);
      return await nextMessage(
        worker,
        signal ? AbortSignal.any([timeout, signal]) : timeout,
      );
    } catch (error) {
      // Also ends a pattern that is being matched. The place in the pool is
      // free once it has ended.
      await worker.terminate();
      if (signal?.aborted) throw nobodyWaits();
      throw timeout.aborted ? tooLong() : error;
    }
  }

  return function run({ key, signal }: Caller, task: Task): Promise<unknown> {
    return admit(key, async () => {
      if (signal?.aborted) throw nobodyWaits();
      const worker = await takeWorker();
      const posted = (await answer(worker, task, signal)) as WorkerAnswer;
      keep(worker);
      return toValue(posted);
    });
  };
}
