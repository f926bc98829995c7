import "server-only";
import { keptPart, oldestKept } from "@/lib/changes/orders/kept-part";
import { deleteSold, saveSold, TooMany } from "@/lib/changes/orders/order-data";
import type { Orders } from "@/lib/changes/schema";
import { AppError } from "@/lib/errors";
import { dayLength } from "@/lib/time/day";

/**
 * Stores what a file of sold items says, without its buyers. What is too old to
 * be compared with a change is left out. Throws `invalid_input` for days to
 * come, and for more than a shop can have.
 */
export async function importOrders(
  userId: number,
  { sold, period }: Orders,
  now = new Date(),
) {
  const oldest = oldestKept(now);
  const tomorrow = new Date(now.getTime() + dayLength)
    .toISOString()
    .slice(0, 10);
  if (
    [...sold.map(({ date }) => date), period?.to ?? ""].some(
      (date) => date > tomorrow,
    )
  )
    throw new AppError(
      "invalid_input",
      "The file contains days that are in the future.",
    );
  if (period && period.from > period.to)
    throw new AppError("invalid_input", "The file's days are out of order.");
  const recent = sold.filter(({ date }) => date >= oldest);
  const kept = period && keptPart(period, oldest);
  try {
    await saveSold(userId, { sold: recent, ...(kept && { period: kept }) });
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    throw new AppError(
      "invalid_input",
      "That is more than we store for one shop. Remove the orders first, then add fewer.",
    );
  }
}

/** All that files of sold items told; notes and other numbers stay. */
export const removeOrders = (userId: number) => deleteSold(userId);
