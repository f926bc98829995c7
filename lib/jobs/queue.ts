import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { LogFunctionFactory, Runner } from "graphile-worker";
import pg from "pg";
import { z } from "zod";
import { databaseTimeouts, directUrl } from "@/lib/database-connection";
import { explainConnectionFailure } from "@/lib/explain-connection-failure";
import { repairQueue } from "@/lib/jobs/data";
import { log, maskPersonalData } from "@/lib/log";
import { metrics, watchPool } from "@/lib/metrics";
import { requestIdField, withRequestId } from "@/lib/request-context";

/** A Prisma transaction. Only data.ts files open one. */
type Sql = {
  $executeRaw(
    query: TemplateStringsArray,
    ...values: unknown[]
  ): PromiseLike<number>;
};

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

type JobOptions = {
  /**
   * 12 attempts take about 22 hours; the delay grows from 3 seconds to 6 hours.
   */
  maxAttempts?: number;
  runAt?: Date;
  /** Replaces a waiting job with the same key. */
  key?: string;
  /**
   * A user's id: the job is removed with the account, and its key is unique per
   * user only.
   */
  owner?: number;
  /** Every other job that is due runs first. */
  canWait?: boolean;
  /**
   * One of thousands that may wait for hours: after all others, and not counted
   * as late.
   */
  isBulk?: boolean;
};

/**
 * Queues a job in the caller's transaction: it exists if and only if that
 * commits. Throws when it can't be queued. Finished jobs are deleted.
 */
export async function addJob(
  tx: Sql,
  task: string,
  payload: object,
  options: JobOptions = {},
) {
  const {
    maxAttempts = 12,
    runAt = null,
    canWait = false,
    isBulk = false,
  } = options;
  const priority = isBulk ? 2 : canWait ? 1 : 0;
  const key = keyOf(options);
  // Queues nothing if a worker locks the job with this key at the same moment
  // (graphile/worker#580); the next attempt sees the lock and queues another
  // job.
  for (let tries = 0; tries < 10; tries += 1) {
    const queued = await tx.$executeRaw`SELECT FROM graphile_worker.add_job(
      ${task}::text,
      payload := ${JSON.stringify({ ...payload, ...requestIdField() })}::json,
      run_at := ${runAt}::timestamptz,
      max_attempts := ${maxAttempts}::int,
      job_key := ${key}::text,
      priority := ${priority}::int
    ) job WHERE job.id IS NOT NULL`;
    if (queued === 1) return;
  }
  throw new Error(`The job ${task} could not be queued.`);
}

type KeyedJob = { payload: object; key: string; runAt: Date };

/** The same for many jobs of a user at once. */
export async function addJobs(
  tx: Sql,
  task: string,
  jobs: KeyedJob[],
  { owner, canWait = false }: { owner: number; canWait?: boolean },
) {
  const rows = jobs.map(({ payload, key, runAt }) => ({
    payload: { ...payload, ...requestIdField() },
    key: keyOf({ key, owner }),
    run_at: runAt,
  }));
  for (let tries = 0; tries < 10; tries += 1) {
    const queued = await tx.$executeRaw`
      SELECT FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS one(payload json, key text, run_at timestamptz),
        LATERAL graphile_worker.add_job(
          ${task}::text,
          payload := one.payload,
          run_at := one.run_at,
          max_attempts := 12,
          job_key := one.key,
          priority := ${canWait ? 1 : 0}::int
        ) job WHERE job.id IS NOT NULL`;
    if (queued === rows.length) return;
  }
  throw new Error(`Jobs of ${task} could not be queued.`);
}

/**
 * The prefix of the keys of a user's jobs; `commit_reservation` in the database
 * uses it too.
 */
export const keyPrefixOf = (owner: number) => `user:${owner}:`;

function keyOf({ key, owner }: JobOptions) {
  return owner === undefined
    ? (key ?? null)
    : `${keyPrefixOf(owner)}${key ?? randomUUID()}`;
}

/**
 * Removes a user's waiting jobs in the caller's transaction. A job that a
 * worker has started is not retried.
 */
export async function removeJobsOf(tx: Sql, owner: number) {
  await tx.$executeRaw`
    SELECT FROM graphile_worker.jobs job, graphile_worker.remove_job(job.key)
    WHERE starts_with(job.key, ${keyPrefixOf(owner)})`;
}

/** The same for the job with one key. */
export async function removeJob(tx: Sql, key: string) {
  await tx.$executeRaw`SELECT FROM graphile_worker.remove_job(${key})`;
}

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
      // Only here: whoever merely queues a job needs no worker.
      const { Logger, run } = await import("graphile-worker");
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
