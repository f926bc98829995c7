import "server-only";
import {
  type VerificationToken,
  verificationEmail,
} from "@/lib/auth/email-token-data";
import { consumeInvitation, endInvitationOf } from "@/lib/auth/invitation-data";
import { endSessionsAndNotify } from "@/lib/auth/sessions/session-data";
import { restoreIdentity } from "@/lib/billing/deletion/deletion-data";
import { db, type Transaction } from "@/lib/database/db";
import { queueEmail } from "@/lib/email/queue-email";
import { countStep } from "@/lib/funnel/funnel-data";
import type { Prisma } from "@/prisma/generated/client";

const currentUserFields = {
  id: true,
  email: true,
  isVerified: true,
  hasSecondFactor: true,
  createdAt: true,
  subscriptionTier: true,
  subscriptionExpiresAt: true,
  trialStartedAt: true,
  trialExpiresAt: true,
  hasUsedTrial: true,
  grantedListings: true,
  grantedPeriod: true,
} as const;

export function findUserBySession(sid: string, now: Date) {
  return db().user.findFirst({
    where: {
      suspendedAt: null,
      sessions: { some: { sid, expire: { gt: now } } },
    },
    select: currentUserFields,
  });
}

export function findUserByEmail(email: string) {
  return db().user.findUnique({
    where: { email },
    select: { id: true, email: true, isVerified: true },
  });
}

export function findCredentials(email: string) {
  return db().user.findUnique({
    where: { email },
    select: { ...currentUserFields, password: true, suspendedAt: true },
  });
}

/** Whoever has signed in, for the page. */
export function findUserById(id: number) {
  return db().user.findUnique({ where: { id }, select: currentUserFields });
}

export async function findPasswordHash(id: number) {
  const user = await db().user.findUnique({
    where: { id },
    select: { password: true },
  });
  return user?.password;
}

type NewUser = {
  email: string;
  password: string;
  /** The hash of its token. */
  signUpCookie: string;
};
/** The public page with which it began, if that is known; only counted. */
type FirstPage = string | null;

/**
 * Restores what a deleted account of the same email had used. False when the
 * email is taken.
 */
async function addUser(
  tx: Transaction,
  user: Prisma.UserCreateManyInput,
  firstPage: FirstPage,
) {
  const { count } = await tx.user.createMany({
    data: [user],
    skipDuplicates: true,
  });
  if (count === 0) return false;
  await restoreIdentity(tx, user.email);
  await countStep("sign_up", firstPage, tx);
  return true;
}

/** Queues the verification email. False when the email is taken. */
export function insertUser(
  user: NewUser,
  emailToken: VerificationToken,
  firstPage: FirstPage,
) {
  const { tokenHash, expires } = emailToken;
  const added = {
    ...user,
    verificationToken: tokenHash,
    verificationTokenExpires: expires,
  };
  return db().$transaction(async (tx) => {
    const isNew = await addUser(tx, added, firstPage);
    if (!isNew) return false;
    await endInvitationOf(tx, user.email);
    await queueEmail(tx, {
      to: user.email,
      email: verificationEmail(emailToken),
      notAfter: expires,
    });
    return true;
  });
}

/**
 * Uses up the invitation. Whoever has its link reads the mail of the address,
 * and chose the password with it: the address is verified, as by a link for a
 * new password.
 */
export function insertInvitedUser(
  user: Omit<NewUser, "signUpCookie">,
  { tokenHash, firstPage }: { tokenHash: string; firstPage: FirstPage },
  now: Date,
) {
  return db().$transaction(async (tx) => {
    const link = { email: user.email, tokenHash };
    if (!(await consumeInvitation(tx, link, now))) return "uninvited";
    const isNew = await addUser(tx, { ...user, isVerified: true }, firstPage);
    return isNew ? "inserted" : "taken";
  });
}

export function queueAccountExists(email: string) {
  return db().$transaction((tx) =>
    queueEmail(tx, { to: email, email: { template: "account_exists" } }),
  );
}

/** Hashes of passwords, and whether all keys for programs are revoked. */
type Replacement = {
  from: string;
  to: string;
  revokeKeys?: boolean | undefined;
};

/**
 * False when the password is no longer the one that was checked. Ends every
 * session and notifies the owner.
 */
export function replacePassword(
  user: { id: number; email: string },
  { from, to, revokeKeys }: Replacement,
  now: Date,
) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: user.id, password: from },
      data: {
        password: to,
        passwordResetToken: null,
        passwordResetTokenExpires: null,
      },
    });
    if (count === 0) return false;
    await endSessionsAndNotify(
      tx,
      user,
      revokeKeys ? "apps_and_keys" : "apps",
      now,
    );
    return true;
  });
}
