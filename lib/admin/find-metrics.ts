import "server-only";
import { findFunnel } from "@/lib/admin/find-funnel";
import {
  findLastMigration,
  listDays,
  listModelUsage,
} from "@/lib/admin/metrics-data";
import type { Metrics } from "@/lib/admin/schema";
import { countUsers } from "@/lib/admin/users/list-users";
import { knownCostOf } from "@/lib/ai/model-budget/max-cost";
import { findModelBudget } from "@/lib/ai/model-budget/model-budget";
import { isSandboxKey } from "@/lib/ai/models";
import { listBillingIssues } from "@/lib/billing/sync/sync-customer";
import { readRelease } from "@/lib/doctor/release";
import { env } from "@/lib/env";
import { listJobRuns } from "@/lib/maintenance/maintenance-data";
import { listServiceFaults } from "@/lib/service-faults/service-faults";
import { installation } from "@/lib/settings/installation";
import { dayLength } from "@/lib/time/day";

const days = 90;
/** More than anybody works off before the next look. */
const maxIssues = 100;

const unknownRelease = { version: null, commit: null, changes: null };
/** They wait for billing. */
const billingJobs = [
  "retry_stripe_events",
  "reconcile_customers",
  "purge_customers",
];

/** What the analytics page gets: nothing about plans without billing. */
export async function findShownMetrics(now: Date): Promise<Metrics> {
  const metrics = await findMetrics(now);
  if (installation().hasBilling) return metrics;
  const { plans: _, billingIssues: __, ...shown } = metrics;
  const jobs = shown.jobs.filter(({ task }) => !billingJobs.includes(task));
  return { ...shown, jobs };
}

/** The data of the analytics page, except the users. */
export async function findMetrics(now: Date): Promise<Required<Metrics>> {
  const since = new Date(now.getTime() - days * dayLength);
  const [
    daily,
    { plans },
    model,
    modelBudget,
    runs,
    serviceFaults,
    billingIssues,
    migration,
    funnel,
  ] = await Promise.all([
    listDays(days, now),
    countUsers(now),
    listModelUsage(since),
    findModelBudget(),
    listJobRuns(),
    listServiceFaults(),
    listBillingIssues(maxIssues),
    findLastMigration(),
    findFunnel(now),
  ]);
  return {
    days: daily,
    plans,
    model: model.map((row) => ({ ...row, cost: knownCostOf(row) })),
    modelBudget,
    serviceFaults,
    billingIssues,
    funnel,
    release: { ...unknownRelease, ...readRelease(), migration },
    hasSampleWriter: isSandboxKey(env().ANTHROPIC_API_KEY),
    jobs: runs.map(({ startedAt, succeededAt, ...run }) => ({
      ...run,
      startedAt: startedAt.toISOString(),
      succeededAt: succeededAt?.toISOString() ?? null,
    })),
  };
}
