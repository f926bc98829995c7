import "server-only";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { maxConnectedApps } from "@/lib/access/oauth/clients/limits";
import { type Scope, scopeNames, scopeTexts } from "@/lib/access/scopes";
import { db, type Transaction } from "@/lib/db";
import { queueEmail } from "@/lib/email/queue-email";
import { AppError } from "@/lib/errors";

/*
 * Locks are taken in one order: user, grant, app, then codes and tokens. The
 * deletion of an account, of a grant and the purges take them so too, so none
 * of them can wait for each other.
 */

const day = 86_400_000;

/**
 * For the purge of apps, which reads the row again once this is committed. At
 * the first use, which an app that nobody ever allowed anything lacks, and then
 * at most once a day, since all users of an app share its row.
 */
export async function markClientUsed(tx: Transaction, id: string, now: Date) {
  await tx.$executeRaw`
    UPDATE "OAuthClient" SET "lastUsedAt" = GREATEST(${now}, "createdAt" + interval '1 millisecond')
    WHERE "id" = ${id} AND ("lastUsedAt" = "createdAt" OR "lastUsedAt" <= ${new Date(now.getTime() - day)})`;
}

const scopesSchema = z.array(z.enum(scopeNames)).catch([]);

type NewCode = {
  hash: string;
  scopes: readonly Scope[];
  redirectUri: string;
  codeChallenge: string;
  resource: string;
  expiresAt: Date;
};
type Consent = {
  user: { id: number; sid: string };
  client: { id: string; name: string };
  /** The host that vouches for the app's name. */
  host: string | null;
  code: NewCode;
};

const tooManyApps = () =>
  new AppError(
    "limit_reached",
    `You have connected ${maxConnectedApps} apps, which is as many as we can keep. Disconnect one first.`,
  );

/**
 * What the user allowed the app before; nothing for an app that isn't
 * connected.
 */
export async function findAllowedScopes(
  userId: number,
  clientId: string,
): Promise<Scope[]> {
  const grant = await db().oAuthGrant.findFirst({
    where: { userId, clientId },
    select: { scopes: true },
  });
  return scopesSchema.parse(grant?.scopes);
}

/**
 * Adds what the user allows to what the app has already, with a code for all of
 * it, and notifies the user when that is more than before: many apps put the
 * new token in place of the one they had. False when the session has ended, as
 * it does with a new password. Throws `limit_reached`.
 */
export function insertConsent(
  { user, client, host, code }: Consent,
  now: Date,
) {
  return db().$transaction(async (tx) => {
    const [owner] = await tx.$queryRaw<{ email: string }[]>`
      SELECT email FROM "User" WHERE id = ${user.id} FOR NO KEY UPDATE`;
    const where = { sid: user.sid, userId: user.id, expire: { gt: now } };
    if (!owner || (await tx.session.count({ where })) === 0) return false;
    const others = await tx.oAuthGrant.count({
      where: { userId: user.id, clientId: { not: client.id } },
    });
    if (others >= maxConnectedApps) throw tooManyApps();
    const grant = await tx.oAuthGrant.upsert({
      where: { userId_clientId: { userId: user.id, clientId: client.id } },
      create: {
        userId: user.id,
        clientId: client.id,
        scopes: [],
        createdAt: now,
        allowedAt: now,
      },
      update: { allowedAt: now },
      select: { id: true, scopes: true },
    });
    await markClientUsed(tx, client.id, now);
    const before = scopesSchema.parse(grant.scopes);
    const scopes = scopeNames.filter(
      (scope) => before.includes(scope) || code.scopes.includes(scope),
    );
    if (scopes.length > before.length) {
      await tx.oAuthGrant.update({ where: { id: grant.id }, data: { scopes } });
      const email = {
        template: "app_connected",
        name: client.name,
        host,
        scopes: scopeTexts(scopes),
      } as const;
      await queueEmail(tx, { to: owner.email, email });
    }
    await tx.oAuthCode.create({
      data: { ...code, scopes, grantId: grant.id, family: randomUUID() },
    });
    return true;
  });
}

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

export async function findCode(hash: string) {
  const select = { ...issued, redirectUri: true, codeChallenge: true };
  const where = { hash };
  const grant = await db().oAuthGrant.findFirst({
    where: { codes: { some: where } },
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
      tokens: { where, select: { ...issued, kind: true } },
    },
  });
  const [token] = grant?.tokens ?? [];
  return grant && token
    ? {
        ...token,
        scopes: scopesSchema.parse(token.scopes),
        clientId: grant.clientId,
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

const ownerFields = {
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

/**
 * Who stands behind an access token for this resource; null when it doesn't
 * exist or has ended.
 */
export async function findAccess(hash: string, resource: string, now: Date) {
  const token = { hash, kind: "access", resource, expiresAt: { gt: now } };
  const grants = { tokens: { some: token } };
  const found = await db().user.findFirst({
    where: { oauthGrants: { some: grants } },
    select: {
      ...ownerFields,
      oauthGrants: {
        where: grants,
        select: {
          id: true,
          lastUsedAt: true,
          tokens: { where: token, select: { scopes: true } },
        },
      },
    },
  });
  if (!found) return null;
  const { oauthGrants, ...user } = found;
  const [grant] = oauthGrants;
  const [issuedToken] = grant?.tokens ?? [];
  if (!grant || !issuedToken) return null;
  return {
    id: grant.id,
    lastUsedAt: grant.lastUsedAt,
    user,
    scopes: scopesSchema.parse(issuedToken.scopes),
  };
}

/**
 * Written at most once in `interval` milliseconds, whoever asks at the same
 * time.
 */
export async function markGrantUsed(id: string, now: Date, interval: number) {
  const before = new Date(now.getTime() - interval);
  const where = {
    id,
    OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }],
  };
  await db().oAuthGrant.updateMany({ where, data: { lastUsedAt: now } });
}
