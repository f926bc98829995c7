import "server-only";
import { resumeWork } from "@/lib/admin/acts/resume-work-data";
import { type ActInput, grantLimits } from "@/lib/admin/acts/schema";
import type { Subject } from "@/lib/admin/acts/subject-data";
import { mailReset, mailVerification } from "@/lib/auth/email-token-data";
import { createEmailToken } from "@/lib/auth/token";
import { queueCustomerSync } from "@/lib/billing/sync/sync-queue-data";
import { endTrial } from "@/lib/billing/trial/trial-data";
import { grantedAt, isPaying, periodAt, quotaOf } from "@/lib/billing/usage";
import type { Transaction } from "@/lib/database/db";
import { queueEmail } from "@/lib/email/queue-email";
import { AppError } from "@/lib/errors";
import { installation } from "@/lib/settings/installation";

/** For a transaction that holds the account's row. Throws `conflict`. */
type Change = (
  tx: Transaction,
  subject: Subject,
  input: ActInput,
  now: Date,
) => Promise<void>;

/** What each act changes. */
export const changes: Record<ActInput["act"], Change> = {
  async suspend(tx, { id, email, ...subject }, { reason }, now) {
    const { count } = await tx.user.updateMany({
      where: { id, suspendedAt: null },
      data: { suspendedAt: now },
    });
    if (count === 0)
      throw new AppError("conflict", "This account is suspended already.");
    const hasPlan = installation().hasBilling && isPaying(subject, now);
    await queueEmail(tx, {
      to: email,
      email: { template: "account_suspended", reason, hasPlan },
    });
    await syncSoon(tx, subject);
  },

  async restore(tx, { id, email, ...subject }, _, now) {
    const { count } = await tx.user.updateMany({
      where: { id, suspendedAt: { not: null } },
      data: { suspendedAt: null },
    });
    if (count === 0)
      throw new AppError("conflict", "This account is not suspended.");
    await resumeWork(tx, id, now);
    await queueEmail(tx, {
      to: email,
      email: { template: "account_restored" },
    });
    await syncSoon(tx, subject);
  },

  async resend_confirmation(tx, { email }, _, now) {
    const emailToken = {
      ...createEmailToken("verify", now),
      callbackUrl: undefined,
    };
    if (!(await mailVerification(tx, email, emailToken)))
      throw new AppError("conflict", "This address is confirmed already.");
  },

  async reset_password(tx, { email }, _, now) {
    await mailReset(tx, email, createEmailToken("reset", now));
  },

  async grant_listings(tx, subject, input, now) {
    const listings = "listings" in input ? input.listings : 0;
    if (quotaOf(subject, now) === null)
      throw new AppError(
        "conflict",
        "This account has no limit, so there is nothing to grant.",
      );
    const granted = grantedAt(subject, now) + listings;
    if (granted > grantLimits.aMonth)
      throw new AppError(
        "conflict",
        `At most ${grantLimits.aMonth} listings can be granted in a month.`,
      );
    await tx.user.update({
      where: { id: subject.id },
      data: { grantedListings: granted, grantedPeriod: periodAt(now) },
    });
  },

  async end_trial(tx, { id }, _, now) {
    if (!(await endTrial(tx, id, now)))
      throw new AppError("conflict", "No trial is under way.");
  },

  async delete() {
    throw new Error("An account is deleted with its plan, by endAccount.");
  },
};

/** Pauses or resumes the collection at Stripe, however long that is down. */
async function syncSoon(
  tx: Transaction,
  { stripeCustomerId: customer }: Pick<Subject, "stripeCustomerId">,
) {
  if (customer !== null) await queueCustomerSync(tx, customer);
}
