import "server-only";
import {
  type FunnelMetrics,
  type FunnelStep,
  funnelSteps,
} from "@/lib/admin/schema";
import { knownCostOf } from "@/lib/ai/model-budget/max-cost";
import { listVisitorSpending } from "@/lib/ai/model-budget/model-budget-data";
import { usualModelOf } from "@/lib/ai/models";
import { env } from "@/lib/env";
import {
  findCounts,
  listCounts,
  type StoredCount,
} from "@/lib/funnel/funnel-data";
import { installation } from "@/lib/settings/installation";
import { dayLength, isoDay } from "@/lib/time/day";
import { toCsvLine } from "@/lib/to-csv-line";

const days = 30;

/** Where visitors and sellers stop, what a try costs, which page brings them. */
export async function findFunnel(now: Date): Promise<FunnelMetrics> {
  const [{ byDay, byPage }, spending] = await Promise.all([
    findCounts(days),
    listVisitorSpending(days),
  ]);
  const dates = Array.from({ length: days }, (_, index) =>
    isoDay(now.getTime() - (days - 1 - index) * dayLength),
  );
  return {
    steps: funnelSteps.filter(isShown),
    days: dates.map((day) => ({
      day,
      counts: countsOf(byDay.filter((row) => row.day === day)),
      tryCost: costOf(spending.find((row) => row.day === day)?.spent ?? 0),
    })),
    pages: pagesOf(byPage),
  };
}

/** Whether the settings have such a step, or count. */
const isShown = (kind: string) =>
  (kind !== "try" || installation().hasTries) &&
  (kind !== "paid" || installation().hasBilling);

const batchSize = 1_000;

/**
 * All that is stored, as lines of CSV, oldest first: what happened, how often
 * on a day (UTC), and with which page the tab began; of "page", the page that
 * was opened. The page is empty where it isn't known.
 */
export async function* exportFunnel() {
  yield toCsvLine(["day", "step", "page", "count"]);
  let after: StoredCount | null = null;
  do {
    const rows: StoredCount[] = await listCounts(after, batchSize);
    yield rows
      .filter(({ kind }) => isShown(kind))
      .map(({ day, kind, page, count }) => toCsvLine([day, kind, page, count]))
      .join("");
    after = rows.length === batchSize ? (rows.at(-1) ?? null) : null;
  } while (after);
}

function countsOf(rows: { kind: string; count: number }[]) {
  const of = (step: FunnelStep) =>
    rows.find(({ kind }) => kind === step)?.count ?? 0;
  return {
    visit: of("visit"),
    try: of("try"),
    sign_up: of("sign_up"),
    first_listing: of("first_listing"),
    second_week: of("second_week"),
    paid: of("paid"),
  };
}

/** Of a model without a price, the budget has the most that it may cost. */
function costOf(billionths: number) {
  const call = { model: usualModelOf(env()), inputTokens: 1, outputTokens: 1 };
  return knownCostOf(call) === null ? null : billionths / 1e9;
}

function pagesOf(rows: { page: string; kind: string; count: number }[]) {
  return [...new Set(rows.map(({ page }) => page))]
    .map((page) => {
      const own = rows.filter((row) => row.page === page);
      const counts = countsOf(own);
      return {
        page,
        opened: own.find(({ kind }) => kind === "page")?.count ?? 0,
        visits: counts.visit,
        tries: counts.try,
        signUps: counts.sign_up,
      };
    })
    .sort(
      (a, b) =>
        b.signUps - a.signUps ||
        b.tries - a.tries ||
        b.visits - a.visits ||
        b.opened - a.opened,
    );
}
