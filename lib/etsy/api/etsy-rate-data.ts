import "server-only";
import { db } from "@/lib/database/db";

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

/**
 * Milliseconds to wait for the turn, whether or not it was taken; null while
 * nothing is known of the key.
 */
export async function takeEtsyTurn(
  key: string,
  maxWait: number,
): Promise<Turn | null> {
  const [turn] = await db().$queryRaw<Turn[]>`
    WITH old AS MATERIALIZED (
      SELECT *, clock_timestamp() AS now, least("perSecond", ${maxPerSecond}) AS rate,
        CASE WHEN "dayStartsAt" < clock_timestamp() - interval '24 hours' THEN "perDay" ELSE "remainingToday" END AS "left"
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
      WHERE rate."key" = turn."key" AND turn."left" > 0 AND turn.at <= turn.now + ${maxWait} * interval '1 millisecond'
      RETURNING 1
    )
    SELECT EXISTS (SELECT FROM taken) AS "isTaken", "left" <= 0 AS "isDayOver",
      (extract(epoch FROM CASE WHEN "left" <= 0 THEN "dayStartsAt" + interval '24 hours' ELSE at END - now) * 1000)::float8 AS wait
    FROM turn`;
  return turn ?? null;
}

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
