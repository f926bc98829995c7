import "server-only";
import {
  type EndedAccess,
  endSessionsAndNotify,
} from "@/lib/auth/sessions/session-data";
import type { EmailToken } from "@/lib/auth/token";
import { db, type Transaction } from "@/lib/database/db";
import { lockAccountOf } from "@/lib/email/email-data";
import { queueEmail } from "@/lib/email/queue-email";
import { doNothingTask } from "@/lib/email/tasks";
import { addJob } from "@/lib/jobs/queue";

/** Its email leads to `callbackUrl` after the sign-in. */
export type VerificationToken = EmailToken & {
  callbackUrl: string | undefined;
};

export const verificationEmail = ({
  token,
  callbackUrl,
}: VerificationToken) => ({
  template: "verify_email" as const,
  token,
  ...(callbackUrl !== undefined && { callbackUrl }),
});

/**
 * A job in place of an email, so that the response time does not reveal whether
 * one was queued.
 */
async function queueNothing(tx: Transaction, email: string) {
  await lockAccountOf(tx, email);
  await addJob(tx, doNothingTask, {});
  return false;
}

/**
 * Replaces the token, so that only the newest email works. False once the
 * address is verified. The sign-up cookie stays valid: whoever asks for another
 * email did not choose the password.
 */
export function renewVerificationToken(
  email: string,
  emailToken: VerificationToken,
) {
  return db().$transaction(
    async (tx) =>
      (await mailVerification(tx, email, emailToken)) ||
      queueNothing(tx, email),
  );
}

/** The same in the caller's transaction. */
export async function mailVerification(
  tx: Transaction,
  email: string,
  emailToken: VerificationToken,
) {
  const { tokenHash, expires } = emailToken;
  const { count } = await tx.user.updateMany({
    where: { email, isVerified: false },
    data: { verificationToken: tokenHash, verificationTokenExpires: expires },
  });
  if (count === 0) return false;
  await queueEmail(tx, {
    to: email,
    email: verificationEmail(emailToken),
    notAfter: expires,
  });
  return true;
}

const validVerification = (tokenHash: string, now: Date) => ({
  verificationToken: tokenHash,
  verificationTokenExpires: { gt: now },
});

/**
 * The user whose email the token verifies, and what proves who chose the
 * password. Null for an invalid token.
 */
export function findVerification(tokenHash: string, now: Date) {
  return db().user.findFirst({
    where: validVerification(tokenHash, now),
    select: { email: true, password: true, signUpCookie: true },
  });
}

/** What is set once an address is known to belong to its user. */
const verifiedFields = {
  isVerified: true,
  verificationToken: null,
  verificationTokenExpires: null,
  signUpCookie: null,
} as const;

const withoutResetToken = {
  passwordResetToken: null,
  passwordResetTokenExpires: null,
} as const;

/** What was checked, as it is stored. */
type Proof = { signUpCookie: string } | { password: string };

/**
 * Consumes the token. False when it is no longer valid or the proof no longer
 * holds.
 */
export async function verifyUser(tokenHash: string, proof: Proof, now: Date) {
  const { count } = await db().user.updateMany({
    where: { ...validVerification(tokenHash, now), ...proof },
    data: verifiedFields,
  });
  return count === 1;
}

/**
 * Consumes the token, sets the password, ends every session and reset link, and
 * notifies the owner, all or nothing. False when the token is no longer valid.
 */
export function verifyWithNewPassword(
  tokenHash: string,
  password: string,
  now: Date,
) {
  return setPassword(
    validVerification(tokenHash, now),
    { password, ends: "all" },
    now,
  );
}

/**
 * Replaces the token, so that only the newest email works. False when nobody
 * has this address.
 */
export function renewResetToken(email: string, emailToken: EmailToken) {
  return db().$transaction(
    async (tx) =>
      (await mailReset(tx, email, emailToken)) || queueNothing(tx, email),
  );
}

/** The same in the caller's transaction. */
export async function mailReset(
  tx: Transaction,
  email: string,
  { token, tokenHash, expires }: EmailToken,
) {
  const { count } = await tx.user.updateMany({
    where: { email },
    data: {
      passwordResetToken: tokenHash,
      passwordResetTokenExpires: expires,
    },
  });
  if (count === 0) return false;
  await queueEmail(tx, {
    to: email,
    email: { template: "reset_password", token },
    notAfter: expires,
  });
  return true;
}

const validReset = (tokenHash: string, now: Date) => ({
  passwordResetToken: tokenHash,
  passwordResetTokenExpires: { gt: now },
});

export async function hasResetToken(tokenHash: string, now: Date) {
  return (await db().user.count({ where: validReset(tokenHash, now) })) === 1;
}

/**
 * Consumes the token, sets the password, ends every session and notifies the
 * owner, all or nothing. False when the token is no longer valid. Whoever reads
 * the email owns the address, so it counts as verified.
 */
export function consumeResetToken(
  tokenHash: string,
  chosen: Chosen,
  now: Date,
) {
  return setPassword(validReset(tokenHash, now), chosen, now);
}

type ValidToken =
  | ReturnType<typeof validVerification>
  | ReturnType<typeof validReset>;

/** The hash of the new password, and what ends with the old one. */
type Chosen = { password: string; ends: EndedAccess };

function setPassword(where: ValidToken, { password, ends }: Chosen, now: Date) {
  return db().$transaction(async (tx) => {
    const [user] = await tx.user.updateManyAndReturn({
      where,
      data: { ...verifiedFields, ...withoutResetToken, password },
      select: { id: true, email: true },
    });
    if (!user) return false;
    await endSessionsAndNotify(tx, user, ends, now);
    return true;
  });
}
