import { plans } from "@/lib/billing/plans";
import { type Account, tierOf } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";

/** Refuses an account whose plan at `now` has no brand builder; a trial has it. Throws `premium_feature`. */
export function requireBrandBuilder(account: Account, now: Date) {
  if (plans[tierOf(account, now)].brandBuilder) return;
  throw new AppError("premium_feature", "The brand builder is part of the Standard and Pro plans.");
}
