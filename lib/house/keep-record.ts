import "server-only";
import { saveRun } from "@/lib/house/data";
import type { Tasks } from "@/lib/jobs";
import { log, maskPersonal } from "@/lib/log";

/** Makes a task of a job that cleans: its last run, how many rows it cleaned and how long it took are kept for the analytics. */
export function keepRecord(task: string, clean: () => Promise<number>): Tasks[string] {
  return async () => {
    const startedAt = new Date();
    const begun = performance.now();
    const run = () => ({ task, startedAt, durationMs: Math.round(performance.now() - begun) });
    try {
      const cleaned = await clean();
      await saveRun(run(), { cleaned, error: null });
    } catch (error) {
      const reason = error instanceof Error ? maskPersonal(error.message).slice(0, 200) : "not an Error";
      await saveRun(run(), { cleaned: null, error: reason }).catch((err: unknown) =>
        log().error({ err, task }, "the run of a job could not be kept"),
      );
      throw error;
    }
  };
}
