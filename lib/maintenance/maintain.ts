import "server-only";
import { z } from "zod";
import { defineTask, handleTask } from "@/lib/jobs/define-task";
import { log, maskPersonalData } from "@/lib/log";
import { saveJobRun } from "@/lib/maintenance/maintenance-data";

/** Of the crontab, which says when it was due, or of an operator's call. */
const schema = z.object({});

/**
 * A task of the crontab that returns how many rows it processed, with a record
 * of its last run for the analytics page.
 */
export function maintain(
  name: string,
  cron: string,
  job: () => Promise<number>,
) {
  return handleTask(defineTask({ name, schema, cron }), () =>
    recordJobRun(name, job),
  );
}

/**
 * Runs a maintenance job and records its last run, processed rows and duration.
 */
async function recordJobRun(task: string, job: () => Promise<number>) {
  const startedAt = new Date();
  const started = performance.now();
  const run = () => ({
    task,
    startedAt,
    durationMs: Math.round(performance.now() - started),
  });
  try {
    const processed = await job();
    await saveJobRun(run(), { processed, error: null });
  } catch (error) {
    const reason =
      error instanceof Error
        ? maskPersonalData(error.message).slice(0, 200)
        : "not an Error";
    await saveJobRun(run(), { processed: null, error: reason }).catch(
      (err: unknown) =>
        log().error({ err, task }, "a job run was not recorded"),
    );
    throw error;
  }
}
