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
import { explainConnectionFailure } from "@/lib/database/explain-connection-failure";
import { databaseTimeouts, directUrl } from "@/lib/database/pool-options";
import {
  type HandledTask,
  type WorkerGroup,
  workerGroups,
} from "@/lib/jobs/define-task";
import { repairQueue } from "@/lib/jobs/queue-data";
import { log, maskPersonalData } from "@/lib/log";
import { metrics, watchPool } from "@/lib/observability/metrics";
import { withRequestId } from "@/lib/observability/request-id";

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

/** How many jobs of each group an instance runs at once. */
const jobsAtOnce: Record<WorkerGroup, number> = {
  requests: 3,
  model: 4,
  webhooks: 4,
  slow_webhooks: 4,
};

/** Runs jobs until `stopJobs`, across restarts of the database. */
export function startJobs(tasks: HandledTask[]) {
  if (shared.jobs) return;
  const running: Running = {
    stopping: new AbortController(),
    runners: new Set(),
    done: Promise.resolve(),
  };
  running.done = runUntilStopped(running, tasks);
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

type Workers = { tasks: HandledTask[]; concurrency: number };

async function runUntilStopped(running: Running, tasks: HandledTask[]) {
  const groups = workerGroups
    .map((group) => ({
      tasks: tasks.filter(({ workers }) => workers === group),
      concurrency: jobsAtOnce[group],
    }))
    .filter((workers) => workers.tasks.length > 0);
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
  const watch = watchClock(running, pool, tasks);
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
  const { tasks, concurrency } = workers;
  while (!signal.aborted) {
    let runner: Runner | null = null;
    const stop = () => runner?.stop().catch(() => undefined);
    signal.addEventListener("abort", stop);
    try {
      runner = await run({
        concurrency,
        pgPool: pool,
        taskList: taskList(tasks),
        crontab: crontabOf(tasks),
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

/**
 * Each runs once for all instances. The key keeps a clock that jumps ahead by
 * days from queueing one per minute.
 */
export function crontabOf(tasks: HandledTask[]) {
  return tasks
    .filter(({ cron }) => cron !== null)
    .map(
      ({ name, cron }) =>
        `${cron} ${name} ?jobKey=${name}&jobKeyMode=preserve_run_at`,
    )
    .join("\n");
}

function watchClock(running: Running, pool: pg.Pool, tasks: HandledTask[]) {
  const scheduled = tasks
    .filter(({ cron }) => cron !== null)
    .map(({ name }) => name);
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
  job: {
    attempts: number;
    max_attempts: number;
    key: string | null;
    priority: number;
  };
  abortSignal: AbortSignal;
};

const outcomes = ["done", "failed", "gave_up"] as const;

function taskList(tasks: HandledTask[]) {
  // An alert sees the first failure only if the counter was 0 before.
  for (const { name: task } of tasks)
    for (const outcome of outcomes) metrics().jobs.inc({ task, outcome }, 0);
  return Object.fromEntries(
    tasks.map((task) => [
      task.name,
      (payload: unknown, { job, abortSignal }: RunningJob) =>
        runTask(
          task.name,
          () =>
            task.run(payload, {
              attempt: job.attempts,
              signal: abortSignal,
              key: job.key,
              priority: job.priority,
            }),
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
