import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { Logger, type Runner, run } from "graphile-worker";
import pg from "pg";
import { databaseTimeouts } from "@/lib/database-timeouts";
import { env } from "@/lib/env";
import { createClockWatch, mendQueue } from "@/lib/job-clock";
import { log, maskPersonalData } from "@/lib/log";

/** What a transaction of Prisma offers; data.ts files alone open one. */
type Sql = { $executeRaw(query: TemplateStringsArray, ...values: unknown[]): PromiseLike<number> };

export type JobContext = {
  /** 1 the first time. */
  attempt: number;
  /** Aborts when the process stops and can wait no longer. */
  signal: AbortSignal;
};
/** A task that throws is tried again, later and later. */
export type Tasks = Record<string, (payload: unknown, context: JobContext) => Promise<void>>;

type JobOptions = {
  /** 12 tries take about 22 hours; the wait grows from 3 seconds to 6 hours. */
  maxAttempts?: number;
  runAt?: Date;
  /** A job that waits under the same key is replaced by this one. */
  key?: string;
  /** The id of the user whose job it is: it goes with the account, and its key is the user's own. */
  owner?: number;
  /** Whatever else is due comes first. */
  canWait?: boolean;
};

/**
 * Queues a job in the caller's transaction: it exists if and only if that commits. Throws when it
 * can't be queued. Finished jobs are deleted.
 */
export async function addJob(tx: Sql, task: string, payload: object, options: JobOptions = {}) {
  const { maxAttempts = 12, runAt = null, canWait = false } = options;
  const key = keyOf(options);
  // Nothing is queued when a worker takes the job that waits under the key at this very moment (graphile/worker#580);
  // the next try sees that it was taken, and queues another.
  for (let tries = 0; tries < 10; tries += 1) {
    const queued = await tx.$executeRaw`SELECT FROM graphile_worker.add_job(
      ${task}::text,
      payload := ${JSON.stringify(payload)}::json,
      run_at := ${runAt}::timestamptz,
      max_attempts := ${maxAttempts}::int,
      job_key := ${key}::text,
      priority := ${canWait ? 1 : 0}::int
    ) job WHERE job.id IS NOT NULL`;
    if (queued === 1) return;
  }
  throw new Error(`The job ${task} could not be queued.`);
}

/** What the keys of a user's jobs begin with; `commit_reservation` queues one as well. */
const startOf = (owner: number) => `user:${owner}:`;

function keyOf({ key, owner }: JobOptions) {
  return owner === undefined ? (key ?? null) : `${startOf(owner)}${key ?? randomUUID()}`;
}

/** Takes back what waits for a user in the caller's transaction. What a worker has begun is not tried again. */
export async function removeJobsOf(tx: Sql, owner: number) {
  await tx.$executeRaw`
    SELECT FROM graphile_worker.jobs job, graphile_worker.remove_job(job.key)
    WHERE starts_with(job.key, ${startOf(owner)})`;
}

/** The same for the job under one key. */
export async function removeJob(tx: Sql, key: string) {
  await tx.$executeRaw`SELECT FROM graphile_worker.remove_job(${key})`;
}

type Running = { stopping: AbortController; runner?: Runner; done: Promise<void> };
/** Global, because the server is bundled separately from this module. */
const shared = globalThis as { jobs?: Running; stopJobs?: () => Promise<void> };

/** Works off jobs until `stopJobs`; outlives the database's restarts. `crontab` in UTC, one line per task. */
export function startJobs(tasks: Tasks, crontab: string) {
  if (shared.jobs) return;
  const running: Running = { stopping: new AbortController(), done: Promise.resolve() };
  running.done = keepRunning(running, tasks, crontab);
  shared.jobs = running;
  shared.stopJobs = stopJobs;
}

/** Takes no new jobs and waits for those at work. */
export async function stopJobs() {
  const running = shared.jobs;
  delete shared.jobs;
  running?.stopping.abort();
  await running?.runner?.stop().catch(() => undefined);
  await running?.done;
}

async function keepRunning(running: Running, tasks: Tasks, crontab: string) {
  const { signal } = running.stopping;
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max: 4,
    connectionTimeoutMillis: databaseTimeouts.connectionTimeoutMillis,
  });
  const onBroken = (err: Error) => log().warn({ err }, "a connection of the job queue broke");
  pool.on("error", onBroken);
  pool.on("connect", (client) => client.on("error", onBroken));
  const watch = watchClock(running, pool, crontab);
  while (!signal.aborted) {
    try {
      running.runner = await run({
        pgPool: pool,
        taskList: taskList(tasks),
        crontab,
        concurrency: 3,
        noHandleSignals: true,
        logger: queueLog,
      });
      if (signal.aborted) await running.runner.stop();
      await running.runner.promise;
    } catch (err) {
      log().error({ err }, "the job queue stopped; starting again");
    }
    await wait(2_000, undefined, { signal }).catch(() => undefined);
  }
  clearInterval(watch);
  await pool.end();
}

function watchClock(running: Running, pool: pg.Pool, crontab: string) {
  const scheduled = crontab.split("\n").map((line) => line.split(" ")[5] ?? "");
  const look = createClockWatch(() => {
    log().warn("the clock was set back; starting the job queue again");
    // The crontab's timer waits for a minute that is far away now.
    running.runner?.stop().catch(() => undefined);
  });
  return setInterval(() => {
    look();
    mendQueue(pool, scheduled).catch((err: unknown) => log().warn({ err }, "the job queue could not be mended"));
  }, 30_000);
}

function taskList(tasks: Tasks) {
  return Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job, abortSignal }: { job: { attempts: number }; abortSignal: AbortSignal }) =>
        task(payload, { attempt: job.attempts, signal: abortSignal }),
    ]),
  );
}

/** Without the details, in which payloads are. */
const queueLog = new Logger(() => (level, message) => {
  if (level === "error" || level === "warning") log().warn({ queue: level }, maskPersonalData(message));
});
