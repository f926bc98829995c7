import "server-only";
import { db } from "@/lib/database/db";
import type { Sql } from "@/lib/database/sql";
import { Prisma } from "@/prisma/generated/client";

/** What a personal key may do until Etsy's answers say more. */
const firstLimits = { perSecond: 5, perDay: 5_000 };
/**
 * Milliseconds between the first and the last but one of as many requests as a
 * second allows, with some room.
 */
const second = 1_050;
/**
 * How many times of requests are kept, and the most requests a second that are
 * used.
 */
const maxPerSecond = 50;

type Turn = { isTaken: boolean; isDayOver: boolean; wait: number };

type TurnOptions = {
  /** The part of the key's day that is left to other requests. */
  kept?: number;
  sql?: Sql;
};

/**
 * Milliseconds to wait for the turn, whether or not it was taken; null while
 * nothing is known of the key.
 */
export async function takeEtsyTurn(
  key: string,
  maxWait: number,
  { kept = 0, sql = db() }: TurnOptions = {},
): Promise<Turn | null> {
  const [turn] = await sql.$queryRaw<Turn[]>`
    WITH old AS MATERIALIZED (
      SELECT *, clock_timestamp() AS now, least("perSecond", ${maxPerSecond}) AS rate,
        CASE WHEN "dayStartsAt" < clock_timestamp() - interval '24 hours' THEN "perDay" ELSE "remainingToday" END AS "left",
        floor("perDay" * ${kept}::float8) AS kept
      FROM "EtsyRate" WHERE "key" = ${key} FOR UPDATE
    ), turn AS (
      SELECT *, greatest(now, "blockedUntil", CASE
          -- Later than any turn can be: taken before the clock was set back.
          WHEN "recent"[cardinality("recent")] > now + interval '5 minutes' THEN now
          ELSE "recent"[cardinality("recent") - rate + 1] + ${second} * interval '1 millisecond' END) AS at
      FROM old
    ), taken AS (
      UPDATE "EtsyRate" AS rate SET
        "recent" = (turn."recent" || turn.at)[greatest(1, cardinality(turn."recent") + 2 - ${maxPerSecond}):],
        "remainingToday" = turn."left" - 1,
        "dayStartsAt" = CASE WHEN turn."dayStartsAt" < turn.now - interval '24 hours' THEN turn.now ELSE turn."dayStartsAt" END
      FROM turn
      WHERE rate."key" = turn."key" AND turn."left" > turn.kept AND turn.at <= turn.now + ${maxWait} * interval '1 millisecond'
      RETURNING 1
    )
    SELECT EXISTS (SELECT FROM taken) AS "isTaken", "left" <= kept AS "isDayOver",
      (extract(epoch FROM CASE WHEN "left" <= kept THEN "dayStartsAt" + interval '24 hours' ELSE at END - now) * 1000)::float8 AS wait
    FROM turn`;
  return turn ?? null;
}

/** What each shop may have of the key's day for requests of one kind. */
export type ShopShare = {
  etsyShopId: bigint;
  /** The part for one shop. */
  ofShop: number;
  /** The part that is left to requests of other kinds, whoever makes them. */
  kept: number;
};

type ShareTurn = Turn & { isShareOver: boolean };

/** Undoes what was taken of the share. */
class NoTurn extends Error {
  constructor(readonly turn: Turn | null) {
    super("no turn of the key");
  }
}

/**
 * The same for a request of a shop's share: of parallel calls exactly as many
 * take one as are left. A day of a shop begins with its first one.
 */
export async function takeShareTurn(
  key: string,
  maxWait: number,
  { etsyShopId, ofShop, kept }: ShopShare,
): Promise<ShareTurn | null> {
  try {
    return await db().$transaction(async (tx) => {
      const [share] = await tx.$queryRaw<unknown[]>`
        INSERT INTO "EtsyShopDay" AS day ("etsyShopId", "taken") VALUES (${etsyShopId}, 1)
        ON CONFLICT ("etsyShopId") DO UPDATE SET
          "taken" = CASE WHEN ${isDayOver} THEN 1 ELSE day."taken" + 1 END,
          "startedAt" = CASE WHEN ${isDayOver} THEN now() ELSE day."startedAt" END
        WHERE ${isDayOver} OR day."taken" < (
          SELECT floor("perDay" * ${ofShop}::float8) FROM "EtsyRate" WHERE "key" = ${key})
        RETURNING 1`;
      if (share === undefined)
        return {
          isTaken: false,
          isDayOver: false,
          isShareOver: true,
          wait: await findShareWait(tx, etsyShopId),
        };
      const turn = await takeEtsyTurn(key, maxWait, { kept, sql: tx });
      if (!turn?.isTaken) throw new NoTurn(turn);
      return { ...turn, isShareOver: false };
    });
  } catch (error) {
    if (!(error instanceof NoTurn)) throw error;
    return error.turn && { ...error.turn, isShareOver: false };
  }
}

const isDayOver = Prisma.sql`day."startedAt" < now() - interval '24 hours'`;

/** Milliseconds until a shop's next day. */
async function findShareWait(sql: Sql, etsyShopId: bigint) {
  const [day] = await sql.$queryRaw<{ wait: number }[]>`
    SELECT (extract(epoch FROM "startedAt" + interval '24 hours' - now()) * 1000)::float8 AS wait
    FROM "EtsyShopDay" WHERE "etsyShopId" = ${etsyShopId}`;
  return Math.max(0, day?.wait ?? 0);
}

/** For `purge_shop_audits`: returns how many. */
export const purgeShopDays = () => db().$executeRaw`
  DELETE FROM "EtsyShopDay" WHERE "startedAt" < now() - interval '24 hours'`;

type Day = { left: number; perDay: number; wait: number };

/**
 * What is left of the key's day, and the milliseconds until its end; null while
 * nothing is known of the key.
 */
export async function findEtsyDay(key: string): Promise<Day | null> {
  const [day] = await db().$queryRaw<Day[]>`
    SELECT "perDay", CASE WHEN "dayStartsAt" < now() - interval '24 hours' THEN "perDay" ELSE "remainingToday" END AS "left",
      (extract(epoch FROM "dayStartsAt" + interval '24 hours' - now()) * 1000)::float8 AS wait
    FROM "EtsyRate" WHERE "key" = ${key}`;
  return day ?? null;
}

export async function insertEtsyRate(key: string) {
  const { perSecond, perDay } = firstLimits;
  await db().$executeRaw`
    INSERT INTO "EtsyRate" ("key", "perSecond", "perDay", "recent", "remainingToday", "dayStartsAt")
    VALUES (${key}, ${perSecond}, ${perDay}, '{}', ${perDay}, now()) ON CONFLICT ("key") DO NOTHING`;
}

type Limits = {
  perSecond: number;
  perDay: number;
  remainingToday: number | null;
};

/**
 * How far our count of the day may be from Etsy's before it is corrected: some
 * requests are always on their way.
 */
const tolerance = 20;

/** Writes only where something differs. */
export async function correctEtsyRate(
  key: string,
  { perSecond, perDay, remainingToday }: Limits,
) {
  await db().$executeRaw`
    UPDATE "EtsyRate" SET "perSecond" = ${perSecond}, "perDay" = ${perDay},
      "remainingToday" = coalesce(${remainingToday}::int, least("remainingToday", ${perDay}))
    WHERE "key" = ${key} AND ("perSecond" <> ${perSecond} OR "perDay" <> ${perDay}
      OR abs("remainingToday" - coalesce(${remainingToday}::int, "remainingToday")) > ${tolerance})`;
}

/** Etsy refuses more requests for this long. */
export async function blockEtsy(key: string, seconds: number, isDay: boolean) {
  await db().$executeRaw`
    UPDATE "EtsyRate" SET
      "blockedUntil" = greatest("blockedUntil", now() + ${seconds} * interval '1 second'),
      "remainingToday" = CASE WHEN ${isDay} THEN 0 ELSE "remainingToday" END,
      "dayStartsAt" = CASE WHEN ${isDay} THEN now() + (${seconds} - 86400) * interval '1 second' ELSE "dayStartsAt" END
    WHERE "key" = ${key}`;
}
