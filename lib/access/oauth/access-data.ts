import "server-only";
import { z } from "zod";
import { scopeNames } from "@/lib/access/scopes";
import { db, type Transaction } from "@/lib/database/db";
import { dayLength } from "@/lib/time/day";

/*
 * Locks are taken in one order: user, grant, app, then codes and tokens. The
 * deletion of an account, of a grant and the purges take them so too, so none
 * of them can wait for each other.
 */

/**
 * For the purge of apps, which reads the row again once this is committed. At
 * the first use, which an app that nobody ever allowed anything lacks, and then
 * at most once a day, since all users of an app share its row.
 */
export async function markClientUsed(tx: Transaction, id: string, now: Date) {
  await tx.$executeRaw`
    UPDATE "OAuthClient" SET "lastUsedAt" = GREATEST(${now}, "createdAt" + interval '1 millisecond')
    WHERE "id" = ${id} AND ("lastUsedAt" = "createdAt" OR "lastUsedAt" <= ${new Date(now.getTime() - dayLength)})`;
}

export const scopesSchema = z.array(z.enum(scopeNames)).catch([]);

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
  hasSecondFactor: true,
  grantedListings: true,
  grantedPeriod: true,
} as const;

/**
 * Who stands behind an access token for this resource; null when it doesn't
 * exist or has ended, or its owner is suspended. Read from the owning side, as in `token-data.ts`.
 */
export async function findAccess(hash: string, resource: string, now: Date) {
  const token = { hash, kind: "access", resource, expiresAt: { gt: now } };
  const grants = { tokens: { some: token } };
  const found = await db().user.findFirst({
    where: { suspendedAt: null, oauthGrants: { some: grants } },
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
