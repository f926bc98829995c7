import "server-only";
import { z } from "zod";
import { db, type Transaction } from "@/lib/database/db";
import { lockUser } from "@/lib/database/lock-user";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import { forgetFormerTexts } from "@/lib/etsy/change-notes/former-data";
import {
  forgetEtsyReadings,
  startReadings,
} from "@/lib/etsy/change-notes/reading-data";
import {
  type ConnectionProblem,
  connectionProblems,
} from "@/lib/etsy/connection/schema";
import { unknownSent } from "@/lib/etsy/listing/sent-listing";
import { Prisma } from "@/prisma/generated/client";

const textsSchema = z.array(z.string());
const problemSchema = z.enum(connectionProblems).nullable().catch("unreadable");

/** An encrypted text with the id of its key. */
type Sealed = { keyId: string; accessToken: string; refreshToken: string };
export type StoredConnection = Sealed & {
  id: number;
  userId: number;
  etsyShopId: bigint;
  shopName: string;
  currency: string;
  languages: string[];
  shopReadAt: Date;
  accessEndsAt: Date;
  version: number;
  problem: ConnectionProblem | null;
  connectedAt: Date;
};

const columns = {
  id: true,
  userId: true,
  etsyShopId: true,
  shopName: true,
  currency: true,
  languages: true,
  shopReadAt: true,

  keyId: true,
  accessToken: true,
  refreshToken: true,
  accessEndsAt: true,

  version: true,
  problem: true,
  connectedAt: true,
} as const;

/** The user's shop on Etsy. Of several, the first. */
export async function findConnection(
  userId: number,
): Promise<StoredConnection | null> {
  const row = await db().etsyConnection.findFirst({
    where: { userId },
    orderBy: { id: "asc" },
    select: columns,
  });
  if (row === null) return null;
  return {
    ...row,
    languages: textsSchema.parse(row.languages),
    problem: problemSchema.parse(row.problem),
  };
}

type NewConsent = {
  stateHash: string;
  userId: number;
  sid: string;
  keyId: string;
  verifier: string;
};
/**
 * A seller who opens the page again and again has at most this many of them.
 */
const maxConsents = 10;

/** Milliseconds until the consent ends, by the database's clock. */
export async function insertConsent(
  { stateHash, userId, sid, keyId, verifier }: NewConsent,
  lifetime: number,
) {
  await db().$executeRaw`
    INSERT INTO "EtsyConsent" ("stateHash", "userId", "sid", "keyId", "verifier", "expiresAt")
    VALUES (${stateHash}, ${userId}, ${sid}, ${keyId}, ${verifier}, now() + ${lifetime} * interval '1 millisecond')`;
  await db().$executeRaw`
    DELETE FROM "EtsyConsent" WHERE "stateHash" IN (
      SELECT "stateHash" FROM "EtsyConsent" WHERE "userId" = ${userId} ORDER BY "expiresAt" DESC OFFSET ${maxConsents})`;
}

/**
 * Takes the consent, once, in the session that began it: in another one it
 * stays. Null without one, or when it ended.
 */
export async function takeConsent(
  stateHash: string,
  userId: number,
  sid: string,
) {
  const [taken] = await db().$queryRaw<
    { keyId: string; verifier: string; isInTime: boolean }[]
  >`
    DELETE FROM "EtsyConsent" WHERE "stateHash" = ${stateHash} AND "userId" = ${userId} AND "sid" = ${sid}
    RETURNING "keyId", "verifier", "expiresAt" > now() AS "isInTime"`;
  return taken?.isInTime
    ? { keyId: taken.keyId, verifier: taken.verifier }
    : null;
}

export function purgeConsents() {
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "EtsyConsent" WHERE "stateHash" IN (
        SELECT "stateHash" FROM "EtsyConsent" WHERE "expiresAt" < now() LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED)`,
  );
}

type ShopFacts = { shopName: string; currency: string; languages: string[] };
type NewConnection = Sealed &
  ShopFacts & {
    userId: number;
    etsyUserId: bigint;
    etsyShopId: bigint;
    scopes: string[];
    accessSeconds: number;
  };

/**
 * Puts the connection in place of the user's former one, of whatever shop.
 * `refreshSeconds` is the refresh token's life.
 */
export function replaceConnection(
  connection: NewConnection,
  refreshSeconds: number,
) {
  const { userId, etsyShopId, accessSeconds, ...rest } = connection;
  const values = {
    ...rest,

    shopReadAt: new Date(),
    connectedAt: new Date(),
    problem: null,
    refreshHolder: null,
    refreshUntil: null,
    accessEndsAt: new Date(Date.now() + accessSeconds * 1_000),
    refreshEndsAt: new Date(Date.now() + refreshSeconds * 1_000),
  };
  return db().$transaction(async (tx) => {
    // Two callbacks at once must not leave two connections.
    await lockUser(tx, userId);
    await tx.etsyConnection.deleteMany({
      where: { userId, etsyShopId: { not: etsyShopId } },
    });
    await tx.shopAudit.deleteMany({
      where: { userId, etsyShopId: { not: etsyShopId } },
    });
    await tx.altTextListing.deleteMany({
      where: { userId, etsyShopId: { not: etsyShopId } },
    });
    await forgetEtsyTexts(tx, { userId, etsyShopId: { not: etsyShopId } });
    await forgetEtsyReadings(tx, userId, etsyShopId);
    await forgetFormerTexts(tx, userId, etsyShopId);
    await tx.etsyConnection.upsert({
      where: { userId_etsyShopId: { userId, etsyShopId } },
      create: { ...values, userId, etsyShopId },
      update: { ...values, version: { increment: 1 } },
    });
    await startReadings(tx, { userId });
  });
}

export async function updateShopFacts(id: number, facts: ShopFacts) {
  await db().etsyConnection.updateMany({
    where: { id },
    data: { ...facts, shopReadAt: new Date() },
  });
}

/**
 * Says why the connection no longer works, unless its tokens were replaced
 * meanwhile.
 */
export async function setProblem(
  { id, version }: { id: number; version: number },
  problem: ConnectionProblem,
) {
  await db().etsyConnection.updateMany({
    where: { id, version },
    data: { problem },
  });
}

/**
 * Takes the right to refresh the tokens of this version, for some seconds;
 * false while another holder has it.
 */
export async function takeRefresh(
  id: number,
  { holder, version, seconds }: RefreshTurn,
) {
  const taken = await db().$executeRaw`
    UPDATE "EtsyConnection" SET "refreshHolder" = ${holder}::uuid, "refreshUntil" = now() + ${seconds} * interval '1 second'
    WHERE "id" = ${id} AND "version" = ${version}
      AND ("refreshUntil" IS NULL OR "refreshUntil" < now() OR "refreshUntil" > now() + interval '10 minutes')`;
  return taken === 1;
}
type RefreshTurn = { holder: string; version: number; seconds: number };

export async function endRefresh(id: number, holder: string) {
  await db().etsyConnection.updateMany({
    where: { id, refreshHolder: holder },
    data: { refreshHolder: null, refreshUntil: null },
  });
}

type NewTokens = Sealed & { accessSeconds: number; refreshSeconds: number };

/**
 * Stores a new pair over the one that got it, in one statement; false when that
 * is no longer the newest.
 */
export async function replaceTokens(
  { id, version }: { id: number; version: number },
  tokens: NewTokens,
) {
  const { accessSeconds, refreshSeconds, ...sealed } = tokens;
  const { count } = await db().etsyConnection.updateMany({
    where: { id, version },
    data: {
      ...sealed,

      problem: null,
      refreshHolder: null,
      refreshUntil: null,
      version: { increment: 1 },
      accessEndsAt: new Date(Date.now() + accessSeconds * 1_000),
      refreshEndsAt: new Date(Date.now() + refreshSeconds * 1_000),
    },
  });
  return count === 1;
}

/**
 * Updates hold what was on Etsy before them, and so do listings that were
 * made there: nothing was created from here.
 */
async function forgetEtsyTexts(
  tx: Transaction,
  where: Prisma.PublicationWhereInput,
) {
  await tx.publication.updateMany({ where, data: { update: Prisma.DbNull } });
  const made = { createStartedAt: null, etsyListingId: { not: null } };
  await tx.publication.updateMany({
    where: { ...where, ...made },
    data: { sent: unknownSent },
  });
}

/** Everything of Etsy's that is the user's. */
export function deleteConnections(userId: number) {
  return db().$transaction(async (tx) => {
    await tx.etsyConsent.deleteMany({ where: { userId } });
    await tx.etsyConnection.deleteMany({ where: { userId } });
    await tx.shopAudit.deleteMany({ where: { userId } });
    await tx.altTextListing.deleteMany({ where: { userId } });
    await forgetEtsyTexts(tx, { userId });
    await forgetEtsyReadings(tx, userId);
    await forgetFormerTexts(tx, userId);
  });
}

/**
 * Connections whose tokens are encrypted with another key, by id, starting
 * after `cursor`.
 */
export function listConnectionsOfOtherKeys(
  keyId: string,
  cursor: number,
  take: number,
) {
  return db().etsyConnection.findMany({
    where: { keyId: { not: keyId }, problem: null, id: { gt: cursor } },
    orderBy: { id: "asc" },
    take,
    select: {
      id: true,
      userId: true,
      version: true,
      keyId: true,
      accessToken: true,
      refreshToken: true,
    },
  });
}

/**
 * Puts the same tokens, encrypted with another key, in place of this version's.
 */
export async function reencryptTokens(
  { id, version }: { id: number; version: number },
  sealed: Sealed,
) {
  const { count } = await db().etsyConnection.updateMany({
    where: { id, version },
    data: sealed,
  });
  return count === 1;
}
