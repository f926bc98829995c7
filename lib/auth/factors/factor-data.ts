import "server-only";
import type { SignInChange } from "@/emails/email";
import {
  createRecoveryCodes,
  hashRecoveryCode,
} from "@/lib/auth/factors/recovery-codes";
import { db, type Transaction } from "@/lib/database/db";
import { queueEmail } from "@/lib/email/queue-email";

/** A secret, encrypted under the key of `keyId`. */
export type SealedSecret = { secret: string; keyId: string };

/** What somebody has, without anything secret. */
export async function findFactors(userId: number) {
  const [passkeys, app, recoveryCodes] = await Promise.all([
    db().passkey.findMany({
      where: { userId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: { id: true, name: true, createdAt: true, lastUsedAt: true },
    }),
    db().authenticatorApp.findFirst({
      where: { userId, confirmedAt: { not: null } },
      select: { confirmedAt: true, lastUsedAt: true },
    }),
    db().recoveryCode.count({ where: { userId, usedAt: null } }),
  ]);
  return { passkeys, app, recoveryCodes };
}

/** Starts anew what was not confirmed. False once one is confirmed. */
export async function insertApp(
  userId: number,
  { secret, keyId }: SealedSecret,
) {
  const count = await db().$executeRaw`
    INSERT INTO "AuthenticatorApp" ("userId", "secret", "keyId")
    VALUES (${userId}, ${secret}, ${keyId})
    ON CONFLICT ("userId") DO UPDATE
    SET "secret" = EXCLUDED."secret", "keyId" = EXCLUDED."keyId", "createdAt" = now()
    WHERE "AuthenticatorApp"."confirmedAt" IS NULL`;
  return count === 1;
}

export function findApp(userId: number, isConfirmed: boolean) {
  return db().authenticatorApp.findFirst({
    where: { userId, confirmedAt: isConfirmed ? { not: null } : null },
    select: { secret: true, keyId: true },
  });
}

/** Of an app that waits. Null when it is another one now, or confirmed. */
export function confirmApp(
  userId: number,
  { secret }: SealedSecret,
  { step, now }: { step: number; now: Date },
) {
  return addFactor(userId, "app_added", async (tx) => {
    const { count } = await tx.authenticatorApp.updateMany({
      where: { userId, secret, confirmedAt: null },
      data: { confirmedAt: now, lastUsedAt: now, lastStep: step },
    });
    return count === 1;
  });
}

/** Takes the code of a step, once. False for one that was taken already. */
export async function consumeStep(userId: number, step: number, now: Date) {
  const { count } = await db().authenticatorApp.updateMany({
    where: { userId, confirmedAt: { not: null }, lastStep: { lt: step } },
    data: { lastStep: step, lastUsedAt: now },
  });
  return count === 1;
}

export const removeApp = (userId: number) =>
  removeFactor(userId, "app_removed", async (tx) => {
    const where = { userId, confirmedAt: { not: null } };
    return (await tx.authenticatorApp.deleteMany({ where })).count === 1;
  });

/** False for one that is unknown or was used. */
export function consumeRecoveryCode(userId: number, code: string, now: Date) {
  return db().$transaction(async (tx) => {
    const { count } = await tx.recoveryCode.updateMany({
      where: { userId, hash: hashRecoveryCode(userId, code), usedAt: null },
      data: { usedAt: now },
    });
    if (count === 1) await notify(tx, userId, "code_used");
    return count === 1;
  });
}

/** Returns the codes, in place of all before; null without a factor. */
export function replaceRecoveryCodes(userId: number) {
  return db().$transaction(async (tx) => {
    if (!(await lockFactors(tx, userId)).hasSecondFactor) return null;
    await notify(tx, userId, "codes_renewed");
    return insertRecoveryCodes(tx, userId);
  });
}

async function insertRecoveryCodes(tx: Transaction, userId: number) {
  const codes = createRecoveryCodes();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({
      userId,
      hash: hashRecoveryCode(userId, code),
    })),
  });
  return codes;
}

/**
 * Adds a factor, and recovery codes with the first one. Null where `add` says
 * that it added nothing.
 */
export function addFactor(
  userId: number,
  change: SignInChange,
  add: (tx: Transaction) => Promise<boolean>,
) {
  return db().$transaction(async (tx) => {
    const { hasSecondFactor } = await lockFactors(tx, userId);
    if (!(await add(tx))) return null;
    await notify(tx, userId, change);
    if (hasSecondFactor) return { recoveryCodes: null };
    const recoveryCodes = await insertRecoveryCodes(tx, userId);
    await noteFactors(tx, userId);
    return { recoveryCodes };
  });
}

/** With the last one, recovery codes go too. */
export function removeFactor(
  userId: number,
  change: SignInChange,
  remove: (tx: Transaction) => Promise<boolean>,
) {
  return db().$transaction(async (tx) => {
    await lockFactors(tx, userId);
    if (!(await remove(tx))) return false;
    await notify(tx, userId, change);
    if (!(await noteFactors(tx, userId)))
      await tx.recoveryCode.deleteMany({ where: { userId } });
    return true;
  });
}

/** What somebody else changed must not stay unnoticed. */
async function notify(tx: Transaction, id: number, change: SignInChange) {
  const { email } = await tx.user.findUniqueOrThrow({
    where: { id },
    select: { email: true },
  });
  const changedAt = new Date().toISOString();
  await queueEmail(tx, {
    to: email,
    email: { template: "sign_in_changed", change, changedAt },
  });
}

/** Of parallel changes each sees what the others left. */
async function lockFactors(tx: Transaction, userId: number) {
  const [user] = await tx.$queryRaw<{ hasSecondFactor: boolean }[]>`
    SELECT "hasSecondFactor" FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE`;
  return { hasSecondFactor: user?.hasSecondFactor ?? false };
}

async function noteFactors(tx: Transaction, userId: number) {
  const [user] = await tx.$queryRaw<{ hasSecondFactor: boolean }[]>`
    UPDATE "User" SET "hasSecondFactor" =
      EXISTS (SELECT FROM "Passkey" WHERE "userId" = ${userId})
      OR EXISTS (SELECT FROM "AuthenticatorApp" WHERE "userId" = ${userId} AND "confirmedAt" IS NOT NULL)
    WHERE "id" = ${userId} RETURNING "hasSecondFactor"`;
  return user?.hasSecondFactor ?? false;
}

/** Sorted by user, starting after `cursor`. */
export function listAppsOfOtherKeys(
  keyId: string,
  cursor: number,
  take: number,
) {
  return db().authenticatorApp.findMany({
    where: { keyId: { not: keyId }, userId: { gt: cursor } },
    orderBy: { userId: "asc" },
    take,
    select: { userId: true, secret: true, keyId: true },
  });
}

/** False when it is another one meanwhile. */
export async function replaceAppSecret(
  userId: number,
  former: SealedSecret,
  replacement: SealedSecret,
) {
  const where = { userId, secret: former.secret };
  const changed = await db().authenticatorApp.updateMany({
    where,
    data: replacement,
  });
  return changed.count === 1;
}
