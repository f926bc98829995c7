import "server-only";
import { countUsed, findReservation } from "@/lib/billing/data";
import { type Account, usageOf } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";

export const limitReached = () =>
  new AppError("limit_reached", "You've reached your monthly limit. Upgrade your plan to continue.");

/**
 * Refuses an account without listings left, before anything costly happens. What was begun under the same key
 * may pass, since it takes nothing more. Only `reserve` decides for good.
 */
export async function requireQuota(account: Account & { id: number }, idempotencyKey: string | null, now: Date) {
  const usage = usageOf(account, await countUsed(account.id), now);
  if (usage.canCreateListing) return;
  const known = idempotencyKey === null ? null : await findReservation(account.id, idempotencyKey);
  if (!known || known.state === "refunded") throw limitReached();
}
