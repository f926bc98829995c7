import { maxDaysBack, type Period } from "@/lib/changes/schema";
import { dayLength } from "@/lib/etsy/change-notes/schema";

/** The first day of which orders are kept, ISO 8601. */
export const oldestKept = (now: Date) =>
  new Date(now.getTime() - maxDaysBack * dayLength).toISOString().slice(0, 10);

/**
 * The days of it of which orders are kept: of those before, nothing is known
 * afterwards. Undefined when none is left.
 */
export function keptPart(
  { from, to }: Period,
  oldest: string,
): Period | undefined {
  if (to < oldest) return undefined;
  return { from: from < oldest ? oldest : from, to };
}
