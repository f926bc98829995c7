import "server-only";
import { changes } from "@/lib/admin/acts/account-changes-data";
import type { ActInput } from "@/lib/admin/acts/schema";
import { type ActCall, findSubject } from "@/lib/admin/acts/subject-data";
import { addAudit } from "@/lib/admin/metrics-data";
import { db, type Transaction } from "@/lib/database/db";
import { AppError } from "@/lib/errors";

/** When the same act was done under the same key; null if it wasn't. */
export async function findDoneAct(
  { adminId, subjectId, requestKey }: ActCall,
  act: ActInput["act"],
  tx: Pick<Transaction, "adminAudit"> = db(),
) {
  if (requestKey === null) return null;
  const done = await tx.adminAudit.findFirst({
    where: { adminId, requestKey },
    select: { action: true, subjectId: true, createdAt: true },
  });
  if (done === null) return null;
  if (done.action === act && done.subjectId === subjectId)
    return done.createdAt;
  throw new AppError(
    "conflict",
    "This Idempotency-Key was used for another act.",
  );
}

export function addDoneAct(tx: Transaction, call: ActCall, input: ActInput) {
  const { reason, act: action } = input;
  const listings = "listings" in input ? input.listings : null;
  return addAudit({ ...call, action, reason, listings }, tx);
}

/**
 * One act at a time with an account. Returns when it was done, and the customer
 * whose collection at Stripe has to follow.
 */
export function applyAct(call: ActCall, input: ActInput, now: Date) {
  return db().$transaction(async (tx) => {
    // The ledger locks the same row, so nothing is reserved meanwhile.
    await tx.$executeRaw`SELECT FROM "User" WHERE id = ${call.subjectId} FOR NO KEY UPDATE`;
    const subject = await findSubject(tx, call);
    const before = await findDoneAct(call, input.act, tx);
    if (before !== null) return { at: before, customer: null };
    await changes[input.act](tx, subject, input, now);
    const at = await addDoneAct(tx, call, input);
    const hasPayer = input.act === "suspend" || input.act === "restore";
    return { at, customer: hasPayer ? subject.stripeCustomerId : null };
  });
}
