import "server-only";
import type { Act } from "@/lib/account/schema";
import { db, type Transaction } from "@/lib/database/db";
import type { ErrorCode } from "@/lib/errors";
import { isoDay } from "@/lib/time/day";
import { Prisma } from "@/prisma/generated/client";

type Audit = {
  adminId: number;
  action:
    | Act
    | "unknown_act"
    | "read_user"
    | "export_users"
    | "create_invitation"
    | "withdraw_invitation";
  subjectId: number | null;
  reason?: string;
  /** The path of the page on which it was pressed, if that is known. */
  page?: string | null;
  /** How many were granted. */
  listings?: number | null;
  /** The code of the error, where it was refused. */
  refusal?: ErrorCode;
  requestKey?: string | null;
};

/**
 * Await this before reading data: an access that can't be logged must fail. A
 * change is logged in its own transaction. Returns the time of the entry.
 */
export async function addAudit(
  audit: Audit,
  tx: Pick<Transaction, "adminAudit"> = db(),
) {
  const { createdAt } = await tx.adminAudit.create({ data: audit });
  return createdAt;
}

type DayRow = { day: string; signUps: number; listings: number };

/** One row for each of the last days including today (UTC), oldest first. */
export const daysSql = (days: number, now: Date) => Prisma.sql`
  WITH today AS (SELECT (${now}::timestamptz AT TIME ZONE 'utc')::date AS day)
  SELECT to_char(shown.day, 'YYYY-MM-DD') AS day,
    COALESCE(sum("count") FILTER (WHERE "kind" = 'sign_up'), 0)::int AS "signUps",
    COALESCE(sum("count") FILTER (WHERE "kind" = 'listing'), 0)::int AS listings
  FROM today, generate_series(today.day - ${days}::int + 1, today.day, '1 day') shown(day)
  LEFT JOIN "DailyCount" ON "DailyCount"."kind" IN ('sign_up', 'listing') AND "DailyCount"."day" = shown.day::date
  GROUP BY shown.day ORDER BY shown.day`;

export function listDays(days: number, now: Date) {
  return db().$queryRaw<DayRow[]>(daysSql(days, now));
}

/** The last one that changed the database; null if none did. */
export async function findLastMigration() {
  const [last] = await db().$queryRaw<{ name: string; at: Date }[]>`
    SELECT migration_name AS name, finished_at AS at FROM _prisma_migrations
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL
    ORDER BY finished_at DESC, migration_name DESC LIMIT 1`;
  return last ? { name: last.name, at: last.at.toISOString() } : null;
}

/** Newest first. */
export async function listModelUsage(since: Date) {
  const rows = await db().modelUsage.findMany({
    where: { day: { gte: since } },
    orderBy: [{ day: "desc" }, { model: "asc" }],
  });
  return rows.map(({ day, inputTokens, outputTokens, ...row }) => ({
    ...row,
    day: isoDay(day),
    inputTokens: Number(inputTokens),
    outputTokens: Number(outputTokens),
  }));
}
