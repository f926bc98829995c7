import "server-only";
import { markClientUsed, scopesSchema } from "@/lib/access/oauth/access-data";
import type { Scope } from "@/lib/access/scopes";
import { db, type Transaction } from "@/lib/database/db";

/*
 * Read from the owning side: a row that is deleted meanwhile is then missing in
 * a list, and not where there must be one.
 */

const issued = {
  grantId: true,
  family: true,
  scopes: true,
  resource: true,
  expiresAt: true,
  usedAt: true,
} as const;

/** Null also while the account is suspended. */
export async function findCode(hash: string) {
  const select = { ...issued, redirectUri: true, codeChallenge: true };
  const where = { hash };
  const grant = await db().oAuthGrant.findFirst({
    where: { codes: { some: where }, user: { suspendedAt: null } },
    select: { clientId: true, codes: { where, select } },
  });
  const [code] = grant?.codes ?? [];
  return grant && code
    ? {
        ...code,
        scopes: scopesSchema.parse(code.scopes),
        clientId: grant.clientId,
      }
    : null;
}

/** A token that was ever issued and is not purged, also one that has ended. */
export async function findToken(hash: string) {
  const where = { hash };
  const grant = await db().oAuthGrant.findFirst({
    where: { tokens: { some: where } },
    select: {
      clientId: true,
      user: { select: { suspendedAt: true } },
      tokens: { where, select: { ...issued, kind: true } },
    },
  });
  const [token] = grant?.tokens ?? [];
  return grant && token
    ? {
        ...token,
        scopes: scopesSchema.parse(token.scopes),
        clientId: grant.clientId,
        isSuspended: grant.user.suspendedAt !== null,
      }
    : null;
}

export type NewToken = {
  kind: "access" | "refresh";
  hash: string;
  scopes: readonly Scope[];
  expiresAt: Date;
};
type Exchange = {
  grantId: string;
  family: string;
  resource: string;
  tokens: NewToken[];
};

/**
 * Replaces a code by tokens. False when it was used before: then everything
 * that was issued by it ends.
 */
export function exchangeCode(hash: string, exchange: Exchange, now: Date) {
  return exchangeOnce(exchange, now, async (tx) => {
    const { count } = await tx.oAuthCode.updateMany({
      where: { hash, usedAt: null },
      data: { usedAt: now },
    });
    return count === 1;
  });
}

/**
 * Milliseconds after its first use in which a refresh token gives tokens again:
 * an app whose answer was lost has no other, and two of its processes may
 * refresh at once.
 */
const repeatWithin = 60_000;

/**
 * Replaces a refresh token. False when it was used longer ago: then all of its
 * family end, of which somebody stole one.
 */
export function replaceToken(hash: string, exchange: Exchange, now: Date) {
  return exchangeOnce(exchange, now, async (tx) => {
    const where = { hash, kind: "refresh" };
    const first = await tx.oAuthToken.updateMany({
      where: { ...where, usedAt: null },
      data: { usedAt: now },
    });
    if (first.count === 1) return true;
    const since = new Date(now.getTime() - repeatWithin);
    return (
      (await tx.oAuthToken.count({
        where: { ...where, usedAt: { gt: since } },
      })) === 1
    );
  });
}

function exchangeOnce(
  { grantId, family, resource, tokens }: Exchange,
  now: Date,
  use: (tx: Transaction) => Promise<boolean>,
) {
  return db().$transaction(async (tx) => {
    if (!(await lockGrant(tx, grantId, now))) return false;
    if (!(await use(tx))) {
      await removeFamily(tx, grantId, family);
      return false;
    }
    await tx.oAuthToken.createMany({
      data: tokens.map((token) => ({
        ...token,
        scopes: [...token.scopes],

        grantId,
        family,
        resource,
        createdAt: now,
      })),
    });
    await trimTokens(tx, grantId);
    return true;
  });
}

/** Tokens of each kind, used and unused, that are kept of one grant. */
const maxTokens = 100;

/**
 * However often an app asks, it makes us store no more: the oldest make room.
 */
async function trimTokens(tx: Transaction, grantId: string) {
  await tx.$executeRaw`
    DELETE FROM "OAuthToken" WHERE "hash" IN (
      SELECT "hash" FROM (
        SELECT "hash", row_number() OVER (PARTITION BY "kind", "usedAt" IS NULL ORDER BY "createdAt" DESC) AS place
        FROM "OAuthToken" WHERE "grantId" = ${grantId}::uuid
      ) ranked WHERE place > ${maxTokens}::int)`;
}

/** Notes that its app is used. */
async function lockGrant(tx: Transaction, id: string, now: Date) {
  const [grant] = await tx.$queryRaw<{ clientId: string }[]>`
    SELECT "clientId" FROM "OAuthGrant" WHERE id = ${id}::uuid FOR UPDATE`;
  if (grant) await markClientUsed(tx, grant.clientId, now);
  return grant !== undefined;
}

/** With the grant, if nothing of it is left. */
async function removeFamily(tx: Transaction, grantId: string, family: string) {
  await tx.oAuthCode.deleteMany({ where: { grantId, family } });
  await tx.oAuthToken.deleteMany({ where: { grantId, family } });
  await tx.oAuthGrant.deleteMany({
    where: { id: grantId, codes: { none: {} }, tokens: { none: {} } },
  });
}

/** Ends everything that was issued by one consent. */
export function endFamily(grantId: string, family: string, now: Date) {
  return db().$transaction(async (tx) => {
    if (await lockGrant(tx, grantId, now))
      await removeFamily(tx, grantId, family);
  });
}
