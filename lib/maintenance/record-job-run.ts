import "server-only";
import type { Tasks } from "@/lib/jobs/queue";
import { log, maskPersonalData } from "@/lib/log";
import { saveJobRun } from "@/lib/maintenance/data";

/** Makes a task of a maintenance job: the analytics show its last run, how many rows it processed and how long it took. */
export function recordJobRun(task: string, job: () => Promise<number>): Tasks[string] {
  return async () => {
    const startedAt = new Date();
    const started = performance.now();
    const run = () => ({ task, startedAt, durationMs: Math.round(performance.now() - started) });
    try {
      const processed = await job();
      await saveJobRun(run(), { processed, error: null });
    } catch (error) {
      const reason = error instanceof Error ? maskPersonalData(error.message).slice(0, 200) : "not an Error";
      await saveJobRun(run(), { processed: null, error: reason }).catch((err: unknown) =>
        log().error({ err, task }, "a job run was not recorded"),
      );
      throw error;
    }
  };
}
