import "server-only";
import { db } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";

type ModelCall = {
  model: string;
  failed: boolean;
  inputTokens: number;
  outputTokens: number;
};

/** Adds one call to the model's day, UTC. */
export async function addModelCall({
  model,
  failed,
  inputTokens,
  outputTokens,
}: ModelCall) {
  const failures = failed ? 1 : 0;
  await db().$executeRaw`
    INSERT INTO "ModelUsage" AS old ("day", "model", "requests", "failed", "inputTokens", "outputTokens")
    VALUES ((now() AT TIME ZONE 'utc')::date, ${model}, 1, ${failures}::int, ${inputTokens}::bigint, ${outputTokens}::bigint)
    ON CONFLICT ("day", "model") DO UPDATE SET
      "requests" = old."requests" + 1,
      "failed" = old."failed" + EXCLUDED."failed",
      "inputTokens" = old."inputTokens" + EXCLUDED."inputTokens",
      "outputTokens" = old."outputTokens" + EXCLUDED."outputTokens"`;
}

/**
 * Today's tokens (UTC, by PostgreSQL's clock) of each model, over all
 * instances, and how many calls were answered.
 */
export function listCallsOfToday() {
  return db().$queryRaw<
    {
      model: string;
      inputTokens: number;
      outputTokens: number;
      calls: number;
    }[]
  >`
    SELECT "model", "inputTokens"::float8 AS "inputTokens", "outputTokens"::float8 AS "outputTokens",
      "requests" - "failed" AS calls FROM "ModelUsage"
    WHERE "day" = (now() AT TIME ZONE 'utc')::date`;
}

/** What the user's plan is computed from; null when the account is gone. */
export function findPayer(userId: number) {
  const plan = {
    subscriptionTier: true,
    subscriptionExpiresAt: true,
    trialExpiresAt: true,
    hasUsedTrial: true,
    grantedListings: true,
    grantedPeriod: true,
  } as const;
  return db().user.findUnique({ where: { id: userId }, select: plan });
}

/**
 * A part of the day's budget, and how much of it there may be, in billionths of
 * a US dollar.
 */
export type Pot = { name: string; most: number };
/** What is held for a call, or for several, on its day. */
export type Held = { day: Date; pots: string[]; amount: number };

/**
 * Holds an amount in all of the pots, or in none: then the name of the first
 * that has too little left.
 */
export async function holdMoney(
  pots: Pot[],
  amount: number,
): Promise<{ held: Held } | { short: string }> {
  const [row] = await db().$queryRaw<[{ short: string | null; day: Date }]>`
    SELECT hold_model_money(
      ${pots.map(({ name }) => name)}::text[], ${pots.map(({ most }) => most)}::bigint[], ${amount}::bigint
    ) AS short, (now() AT TIME ZONE 'utc')::date AS day`;
  if (row.short !== null) return { short: row.short };
  return { held: { day: row.day, pots: pots.map(({ name }) => name), amount } };
}

/** Puts what a call cost in place of what was held for it. */
export async function settleMoney({ day, pots, amount }: Held, cost: number) {
  await db()
    .$executeRaw`SELECT settle_model_money(${day}::date, ${pots}::text[], ${amount}::bigint, ${cost}::bigint)`;
}

/** What visitors share. It names nobody, and is kept for `visitorDays`. */
export const visitorPot = "visitors";
const visitorDays = 400;

/** Returns how many rows. */
export function purgeSpending() {
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "ModelSpending" WHERE ("day", "pot") IN (
        SELECT "day", "pot" FROM "ModelSpending"
        WHERE "day" < (now() AT TIME ZONE 'utc')::date - CASE WHEN "pot" = ${visitorPot} THEN ${visitorDays}::int ELSE 1 END
        LIMIT ${purgeBatchSize})`,
  );
}

/** Billionths of a US dollar on each of the last days, including today (UTC). */
export function listVisitorSpending(days: number) {
  return db().$queryRaw<{ day: string; spent: number }[]>`
    SELECT to_char("day", 'YYYY-MM-DD') AS day, "spent"::float8 AS spent FROM "ModelSpending"
    WHERE "pot" = ${visitorPot} AND "day" > (now() AT TIME ZONE 'utc')::date - ${days}::int`;
}
