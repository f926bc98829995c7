import "server-only";
import { z } from "zod";
import { type Scope, scopeNames, scopeTexts } from "@/lib/access/scopes";
import type { CurrentUser } from "@/lib/auth/current-user";
import { db, type Transaction } from "@/lib/database/db";
import { lockUser } from "@/lib/database/lock-user";
import { queueEmail } from "@/lib/email/queue-email";
import type { Prisma } from "@/prisma/generated/client";

const shown = {
  id: true,
  name: true,
  prefix: true,
  last4: true,
  scopes: true,

  createdAt: true,
  createdFrom: true,
  lastUsedAt: true,
  expiresAt: true,
  rolledTo: true,
} as const;

const scopesSchema = z.array(z.enum(scopeNames)).catch([]);

const isActive = (now: Date): Prisma.ApiKeyWhereInput => ({
  revokedAt: null,
  OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
});

/** Those that work, newest first. */
export function listKeys(userId: number, now: Date) {
  const order = [{ createdAt: "desc" }, { id: "asc" }] as const;
  return db().apiKey.findMany({
    where: { userId, ...isActive(now) },
    orderBy: [...order],
    select: shown,
  });
}

type Stored = {
  hash: string;
  prefix: string;
  last4: string;
  createdFrom: string;
};
type NewKeyRow = Stored & {
  name: string;
  scopes: readonly Scope[];
  expiresAt: Date | null;
};

/** Locks the user, so that parallel calls count each other's keys. */
async function countKeys(tx: Transaction, userId: number, now: Date) {
  const user = await lockUser(tx, userId);
  return {
    count: await tx.apiKey.count({ where: { userId, ...isActive(now) } }),
    email: user?.email ?? "",
  };
}

/** A key that somebody else made must not stay unnoticed. */
const notify = (
  tx: Transaction,
  to: string,
  { name, scopes }: { name: string; scopes: readonly Scope[] },
) =>
  queueEmail(tx, {
    to,
    email: { template: "key_created", name, scopes: scopeTexts(scopes) },
  });

/** Null when the user has `max` keys. */
export function insertKey(
  userId: number,
  { scopes, ...row }: NewKeyRow,
  max: number,
  now: Date,
) {
  return db().$transaction(async (tx) => {
    const { count, email } = await countKeys(tx, userId, now);
    if (count >= max) return null;
    await notify(tx, email, { name: row.name, scopes });
    return tx.apiKey.create({
      data: { ...row, userId, scopes: [...scopes], createdAt: now },
      select: shown,
    });
  });
}

type Roll = Stored & {
  oldEndsAt: Date;
  expiresAt: (old: Rolled) => Date | null;
};
type Rolled = { createdAt: Date; expiresAt: Date | null };

/**
 * Replaces a key by one of the same name and scopes. Null when there is none
 * that works, or it was rolled already.
 */
export function replaceKey(
  userId: number,
  id: string,
  { oldEndsAt, expiresAt, ...row }: Roll,
  max: number,
  now: Date,
) {
  return db().$transaction(async (tx) => {
    const { count, email } = await countKeys(tx, userId, now);
    const old = await tx.apiKey.findFirst({
      where: { id, userId, rolledTo: null, ...isActive(now) },
    });
    if (!old) return null;
    if (oldEndsAt > now && count >= max) return "full" as const;
    const scopes = old.scopes as Prisma.InputJsonValue;
    const data = {
      ...row,
      userId,
      name: old.name,
      scopes,
      expiresAt: expiresAt(old),
      createdAt: now,
    };
    const created = await tx.apiKey.create({ data, select: shown });
    const ends =
      old.expiresAt !== null && old.expiresAt < oldEndsAt
        ? old.expiresAt
        : oldEndsAt;
    await notify(tx, email, {
      name: old.name,
      scopes: scopesSchema.parse(old.scopes),
    });
    await tx.apiKey.update({
      where: { id },
      data: { rolledTo: created.id, expiresAt: ends },
    });
    return created;
  });
}

/** Revokes it at once. False when the user has no such key that works. */
export async function revokeKey(userId: number, id: string, now: Date) {
  const { count } = await db().apiKey.updateMany({
    where: { id, userId, revokedAt: null },
    data: { revokedAt: now },
  });
  return count === 1;
}

type KeyRow = Omit<CurrentUser, "isAdmin"> & {
  keyId: string;
  scopes: unknown;
  lastUsedAt: Date | null;
};

/**
 * With its owner; null when it doesn't exist, was revoked or has ended, or its
 * owner is suspended. One statement, since every call waits for it.
 */
export async function findKeyByHash(hash: string, now: Date) {
  const [row] = await db().$queryRaw<KeyRow[]>`
    SELECT k."id"::text AS "keyId", k."scopes", k."lastUsedAt", u."id", u."email", u."isVerified", u."createdAt",
      u."subscriptionTier", u."subscriptionExpiresAt", u."trialStartedAt", u."trialExpiresAt", u."hasUsedTrial",
      u."grantedListings", u."grantedPeriod"
    FROM "ApiKey" k JOIN "User" u ON u."id" = k."userId"
    WHERE k."hash" = ${hash} AND u."suspendedAt" IS NULL AND k."revokedAt" IS NULL AND (k."expiresAt" IS NULL OR k."expiresAt" > ${now})`;
  if (!row) return null;
  const { keyId, scopes, lastUsedAt, ...user } = row;
  return { id: keyId, scopes, lastUsedAt, user };
}

/**
 * Written at most once in `interval` milliseconds, whoever asks at the same
 * time.
 */
export async function markKeyUsed(id: string, now: Date, interval: number) {
  const before = new Date(now.getTime() - interval);
  const where = {
    id,
    OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }],
  };
  const { count } = await db().apiKey.updateMany({
    where,
    data: { lastUsedAt: now },
  });
  return count === 1;
}
