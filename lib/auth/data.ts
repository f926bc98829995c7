import "server-only";
import { randomUUID } from "node:crypto";
import { restoreIdentity } from "@/lib/billing/identities/data";
import { db, type Transaction } from "@/lib/db";
import { addJob } from "@/lib/jobs";
import { lockAccountOf } from "@/lib/mail/data";
import { queueMail } from "@/lib/queue-mail";

const currentUserFields = {
  id: true,
  email: true,
  isVerified: true,
  createdAt: true,
  subscriptionTier: true,
  subscriptionExpiresAt: true,
  trialStartedAt: true,
  trialExpiresAt: true,
  hasUsedTrial: true,
} as const;

/** Tokens and their hashes: the hash is stored, the token goes into the letter. */
type Ticket = { token: string; tokenHash: string; expires: Date };
/** Its letter leads on to `callbackUrl` after the sign-in. */
type VerifyTicket = Ticket & { callbackUrl: string | undefined };

const verifyMail = ({ token, callbackUrl }: VerifyTicket) => ({
  template: "verify_email" as const,
  token,
  ...(callbackUrl !== undefined && { callbackUrl }),
});

export function findUserBySession(sid: string, now: Date) {
  return db().user.findFirst({
    where: { sessions: { some: { sid, expire: { gt: now } } } },
    select: currentUserFields,
  });
}

export function findUserByEmail(email: string) {
  return db().user.findUnique({ where: { email }, select: { id: true, email: true, isVerified: true } });
}

export function findCredentials(email: string) {
  return db().user.findUnique({ where: { email }, select: { ...currentUserFields, password: true } });
}

export async function findPasswordHash(id: number) {
  const user = await db().user.findUnique({ where: { id }, select: { password: true } });
  return user?.password;
}

type NewUser = {
  email: string;
  password: string;
  /** Its hash, as `hashToken` gives it. */
  signUpCookie: string;
};

/** Adds the user with what the address used up before, and queues the letter; false when the address is taken. */
export function insertUser(user: NewUser, ticket: VerifyTicket) {
  const { tokenHash, expires } = ticket;
  return db().$transaction(async (tx) => {
    const { count } = await tx.user.createMany({
      data: [{ ...user, verificationToken: tokenHash, verificationTokenExpires: expires }],
      skipDuplicates: true,
    });
    if (count === 0) return false;
    await restoreIdentity(tx, user.email);
    await queueMail(tx, { to: user.email, mail: verifyMail(ticket), notAfter: expires });
    return true;
  });
}

/** A job in place of a letter, so that the time which an answer takes does not tell whether one was queued. */
async function queueNothing(tx: Transaction, email: string) {
  await lockAccountOf(tx, email);
  await addJob(tx, "do_nothing", {}, { key: randomUUID() });
  return false;
}

export function queueAccountExists(email: string) {
  return db().$transaction((tx) => queueMail(tx, { to: email, mail: { template: "account_exists" } }));
}

/**
 * Replaces the token, so that only the newest letter works; false once the address is verified. Which browser signed up stays as it
 * was: whoever asks for a letter did not choose the password by that.
 */
export function renewVerification(email: string, ticket: VerifyTicket) {
  const { tokenHash, expires } = ticket;
  return db().$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { email, isVerified: false },
      data: { verificationToken: tokenHash, verificationTokenExpires: expires },
    });
    if (count === 0) return queueNothing(tx, email);
    await queueMail(tx, { to: email, mail: verifyMail(ticket), notAfter: expires });
    return true;
  });
}

/** Replaces the token, so that only the newest letter works; false when nobody has this address. */
export function renewReset(email: string, { token, tokenHash, expires }: Ticket) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { email },
      data: { passwordResetToken: tokenHash, passwordResetTokenExpires: expires },
    });
    if (count === 0) return queueNothing(tx, email);
    await queueMail(tx, { to: email, mail: { template: "reset_password", token }, notAfter: expires });
    return true;
  });
}

export async function hasReset(tokenHash: string, now: Date) {
  const count = await db().user.count({
    where: { passwordResetToken: tokenHash, passwordResetTokenExpires: { gt: now } },
  });
  return count === 1;
}

/** What holds once the owner of an address has shown that it is theirs. */
export const verified = {
  isVerified: true,
  verificationToken: null,
  verificationTokenExpires: null,
  signUpCookie: null,
} as const;

/** Ends every session, since each was opened by the password before, and tells the owner. */
export async function endSessionsAndNotify(tx: Transaction, user: { id: number; email: string }, now: Date) {
  await tx.session.deleteMany({ where: { userId: user.id } });
  const mail = { template: "password_changed", changedAt: now.toISOString() } as const;
  await queueMail(tx, { to: user.email, mail });
}

/**
 * Uses the token up, sets the password, ends every session and tells the owner, all or nothing; false when the token no longer works.
 * Who reads the letter owns the address, so it counts as verified.
 */
export function consumeReset(tokenHash: string, password: string, now: Date) {
  return db().$transaction(async (tx) => {
    const [user] = await tx.user.updateManyAndReturn({
      where: { passwordResetToken: tokenHash, passwordResetTokenExpires: { gt: now } },
      data: {
        ...verified,
        password,
        passwordResetToken: null,
        passwordResetTokenExpires: null,
      },
      select: { id: true, email: true },
    });
    if (!user) return false;
    await endSessionsAndNotify(tx, user, now);
    return true;
  });
}

/** False when the password is no longer the one that was checked. Ends every session and tells the owner. */
export function replacePassword(user: { id: number; email: string }, from: string, to: string, now: Date) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: user.id, password: from },
      data: { password: to, passwordResetToken: null, passwordResetTokenExpires: null },
    });
    if (count === 0) return false;
    await endSessionsAndNotify(tx, user, now);
    return true;
  });
}
