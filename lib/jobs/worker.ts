import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import {
  type LogFunctionFactory,
  Logger,
  type Runner,
  run,
} from "graphile-worker";
import pg from "pg";
import { z } from "zod";
import {
  databaseTimeouts,
  directUrl,
} from "@/lib/database/database-connection";
import { explainConnectionFailure } from "@/lib/database/explain-connection-failure";
import { repairQueue } from "@/lib/jobs/data";
import { log, maskPersonalData } from "@/lib/log";
import { metrics, watchPool } from "@/lib/observability/metrics";
import { withRequestId } from "@/lib/observability/request-context";

export type JobContext = {
  /** 1 the first time. */
  attempt: number;
  /** Aborts when the process is about to exit. */
  signal: AbortSignal;
};
/** A task that throws is retried with increasing delays. */
export type Tasks = Record<
  string,
  (payload: unknown, context: JobContext) => Promise<void>
>;

type Running = {
  stopping: AbortController;
  runners: Set<Runner>;
  done: Promise<unknown>;
};
/**
 * Global, because the server is bundled apart from this module and calls
 * `stopJobs`.
 */
const shared = globalThis as { jobs?: Running; stopJobs?: () => Promise<void> };

/**
 * Runs jobs until `stopJobs`, across restarts of the database. `crontab` is in
 * UTC, one line per task. Each group of slow tasks has workers of its own, so
 * that the others never wait for them.
 */
export function startJobs(
  tasks: Tasks,
  crontab: string,
  ...slowGroups: Tasks[]
) {
  if (shared.jobs) return;
  const running: Running = {
    stopping: new AbortController(),
    runners: new Set(),
    done: Promise.resolve(),
  };
  running.done = runUntilStopped(running, crontab, [
    { tasks, crontab, concurrency: 3 },
    ...slowGroups.map((slowTasks) => ({
      tasks: slowTasks,
      crontab: "",
      concurrency: 4,
    })),
  ]);
  shared.jobs = running;
  shared.stopJobs = stopJobs;
}

/** Starts no new jobs and waits for the running ones. */
export async function stopJobs() {
  const running = shared.jobs;
  delete shared.jobs;
  running?.stopping.abort();
  await running?.done;
}

type Workers = { tasks: Tasks; crontab: string; concurrency: number };

async function runUntilStopped(
  running: Running,
  crontab: string,
  groups: Workers[],
) {
  const pool = new pg.Pool({
    connectionString: directUrl(),
    // Each group listens on one of its own.
    max: 3 + groups.length,
    connectionTimeoutMillis: databaseTimeouts().connection,
  });
  watchPool("jobs", pool);
  const onBroken = (err: Error) =>
    log().warn({ err }, "a connection of the job queue broke");
  pool.on("error", onBroken);
  pool.on("connect", (client) => client.on("error", onBroken));
  const watch = watchClock(running, pool, crontab);
  await Promise.all(
    groups.map((workers) => keepRunning(running, pool, workers)),
  );
  clearInterval(watch);
  await pool.end();
}

async function keepRunning(
  { stopping: { signal }, runners }: Running,
  pool: pg.Pool,
  workers: Workers,
) {
  const { tasks, ...options } = workers;
  while (!signal.aborted) {
    let runner: Runner | null = null;
    const stop = () => runner?.stop().catch(() => undefined);
    signal.addEventListener("abort", stop);
    try {
      runner = await run({
        ...options,
        pgPool: pool,
        taskList: taskList(tasks),

        noHandleSignals: true,
        logger: new Logger(queueLog),
      });
      runners.add(runner);
      if (signal.aborted) await runner.stop();
      await runner.promise;
    } catch (err) {
      const reason = explainConnectionFailure(err, "DATABASE_URL");
      log().error({ err, reason }, "the job queue stopped; starting again");
    }
    signal.removeEventListener("abort", stop);
    if (runner !== null) runners.delete(runner);
    await wait(2_000, undefined, { signal }).catch(() => undefined);
  }
}

function watchClock(running: Running, pool: pg.Pool, crontab: string) {
  const scheduled = crontab.split("\n").map((line) => line.split(" ")[5] ?? "");
  const checkClock = createClockWatch(() => {
    log().warn("the clock was set back; starting the job queue again");
    // The crontab's timer waits for a minute that is now far in the future.
    for (const runner of running.runners) runner.stop().catch(() => undefined);
  });
  return setInterval(() => {
    checkClock();
    repairQueue(pool, scheduled).catch((err: unknown) =>
      log().warn({ err }, "the job queue could not be repaired"),
    );
  }, 30_000);
}

/**
 * Calls back when the clock was set back by more than a minute since the last
 * call.
 */
export function createClockWatch(onSetBack: () => void) {
  const offset = () => Date.now() - performance.now();
  let last = offset();
  return () => {
    const current = offset();
    if (current < last - 60_000) onSetBack();
    last = current;
  };
}

type RunningJob = {
  job: { attempts: number; max_attempts: number };
  abortSignal: AbortSignal;
};

const outcomes = ["done", "failed", "gave_up"] as const;

function taskList(tasks: Tasks) {
  // An alert sees the first failure only if the counter was 0 before.
  for (const task of Object.keys(tasks))
    for (const outcome of outcomes) metrics().jobs.inc({ task, outcome }, 0);
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job, abortSignal }: RunningJob) =>
        runTask(
          name,
          () => task(payload, { attempt: job.attempts, signal: abortSignal }),
          {
            requestId: requestIdOf(payload),
            attempt: job.attempts,
            isLast: job.attempts >= job.max_attempts,
          },
        ),
    ]),
  );
}

const queuedBy = z.object({ requestId: z.string() });

/** The id of the request that queued the job; null for jobs of the crontab. */
function requestIdOf(payload: unknown) {
  return queuedBy.safeParse(payload).data?.requestId ?? null;
}

type JobRun = { requestId: string | null; attempt: number; isLast: boolean };

/**
 * Runs a job as part of the request that queued it, and logs and counts how it
 * ended.
 */
function runTask(
  task: string,
  run: () => Promise<void>,
  { requestId, attempt, isLast }: JobRun,
) {
  return withRequestId(requestId, async () => {
    const startedAt = performance.now();
    function end(outcome: (typeof outcomes)[number]) {
      const ms = performance.now() - startedAt;
      metrics().jobs.inc({ task, outcome });
      metrics().jobSeconds.observe({ task }, ms / 1_000);
      return { task, outcome, attempt, ms: Math.round(ms) };
    }
    try {
      await run();
      const entry = end("done");
      // A line for each run of the crontab would be most of the log.
      if (requestId !== null) log().info(entry, "job");
    } catch (err) {
      log().warn({ ...end(isLast ? "gave_up" : "failed"), err }, "job");
      throw err;
    }
  });
}

/** Logs without details, since they include payloads. */
const queueLog: LogFunctionFactory = () => (level, message) => {
  if (level === "error" || level === "warning")
    log().warn({ queue: level }, maskPersonalData(message));
};
