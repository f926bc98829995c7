import { maxDaysBack, type Period } from "@/lib/changes/schema";
import { dayLength, isoDay } from "@/lib/time/day";

/** The first day of which orders are kept, ISO 8601. */
export const oldestKept = (now: Date) =>
  isoDay(now.getTime() - maxDaysBack * dayLength);

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
