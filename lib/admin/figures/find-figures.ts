import "server-only";
import { listDays, listModelUsage } from "@/lib/admin/figures/data";
import type { Figures } from "@/lib/admin/schema";
import { countUsers } from "@/lib/admin/users/count-users";
import { listJobRuns } from "@/lib/maintenance/data";
import { costOf, findModelBudget } from "@/lib/model-budget/model-budget";

const days = 90;

/** What the analytics draw beside the users. */
export async function findFigures(now: Date): Promise<Figures> {
  const since = new Date(now.getTime() - days * 86_400_000);
  const [shown, { plans }, model, modelBudget, runs] = await Promise.all([
    listDays(days, now),
    countUsers(now),
    listModelUsage(since),
    findModelBudget(),
    listJobRuns(),
  ]);
  return {
    days: shown,
    plans,
    model: model.map((row) => ({ ...row, cost: costOf(row) })),
    modelBudget,
    jobs: runs.map(({ startedAt, succeededAt, ...run }) => ({
      ...run,
      startedAt: startedAt.toISOString(),
      succeededAt: succeededAt?.toISOString() ?? null,
    })),
  };
}
