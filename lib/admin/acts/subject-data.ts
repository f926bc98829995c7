import "server-only";
import { isNamedAdmin } from "@/lib/auth/is-admin";
import { db, type Transaction } from "@/lib/database/db";
import { AppError } from "@/lib/errors";

export type ActCall = {
  adminId: number;
  subjectId: number;
  /** The path of the page on which it was pressed, if that is known. */
  page: string | null;
  /** The Idempotency-Key. */
  requestKey: string | null;
};

const subjectFields = {
  id: true,
  email: true,
  isVerified: true,
  password: true,
  stripeCustomerId: true,
  subscriptionTier: true,
  subscriptionExpiresAt: true,
  trialExpiresAt: true,
  hasUsedTrial: true,
  grantedListings: true,
  grantedPeriod: true,
} as const;

/**
 * Whom it is about. Throws `own_account`, `not_found` and
 * `administrator_account`.
 */
export async function findSubject(
  tx: Transaction,
  { adminId, subjectId }: ActCall,
) {
  if (subjectId === adminId)
    throw new AppError(
      "own_account",
      "This is your own account. Another administrator can do this.",
    );
  const subject = await tx.user.findUnique({
    where: { id: subjectId },
    select: subjectFields,
  });
  if (subject === null) throw new AppError("not_found", "User not found");
  if (isNamedAdmin(subject))
    throw new AppError(
      "administrator_account",
      "This is an administrator's account. Take the address out of ADMIN_EMAILS first.",
    );
  return subject;
}

/** The same outside of a transaction. */
export const readSubject = (call: ActCall) =>
  db().$transaction((tx) => findSubject(tx, call));

export type Subject = Awaited<ReturnType<typeof findSubject>>;
