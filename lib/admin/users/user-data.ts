import "server-only";
import type { SortColumn } from "@/lib/admin/schema";
import { db } from "@/lib/database/db";
import { paidTiers } from "@/lib/settings/plans";
import { Prisma } from "@/prisma/generated/client";

/** By sort column: the indexed expression, and the type of a cursor's value. */
const keys: Record<SortColumn, { key: Prisma.Sql; type: Prisma.Sql }> = {
  created_at: { key: Prisma.sql`"createdAt"`, type: Prisma.sql`timestamptz` },
  email: { key: Prisma.sql`"email"`, type: Prisma.sql`text` },
  total_listings: { key: Prisma.sql`"totalListings"`, type: Prisma.sql`int` },
  last_listing_date: {
    key: Prisma.sql`COALESCE("lastListingDate", TIMESTAMPTZ '1970-01-01 00:00:00+00')`,
    type: Prisma.sql`timestamptz`,
  },
};

export type UserRow = {
  id: number;
  email: string;
  subscriptionTier: string;
  subscriptionExpiresAt: Date | null;
  trialExpiresAt: Date | null;
  hasUsedTrial: boolean;
  grantedListings: number;
  grantedPeriod: string | null;
  createdAt: Date;
  /** Of the current month. */
  listingsThisMonth: number;
  totalListings: number;
  lastListingDate: Date | null;
  stripeCustomerId: string | null;
};

export type UserSelection = {
  q: string;
  column: SortColumn;
  isDescending: boolean;
  /** The last user of the page before: its sort value as text, and its id. */
  after: { value: string; id: number } | null;
  take: number;
};

const columns = Prisma.sql`
  "id", "email", "subscriptionTier", "subscriptionExpiresAt", "trialExpiresAt", "hasUsedTrial", "createdAt",
  "grantedListings", "grantedPeriod",
  CASE WHEN listing_period("lastListingDate") = listing_period() THEN "listingsThisMonth" ELSE 0 END AS "listingsThisMonth",
  "totalListings", "lastListingDate", "stripeCustomerId"`;

/** Reads one page from an index, however many users there are. */
export function usersSql({
  q,
  column,
  isDescending,
  after,
  take,
}: UserSelection) {
  const { key, type } = keys[column];
  const beyond = isDescending ? Prisma.sql`<` : Prisma.sql`>`;
  const direction = isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const conditions = [
    ...(q === "" ? [] : [matching(q)]),
    ...(after
      ? [
          Prisma.sql`(${key}, "id") ${beyond} (${after.value}::${type}, ${after.id}::int)`,
        ]
      : []),
  ];
  const where =
    conditions.length === 0
      ? Prisma.empty
      : Prisma.sql`WHERE ${Prisma.join(conditions, " AND ")}`;
  return Prisma.sql`
    SELECT ${columns} FROM "User" ${where} ORDER BY ${key} ${direction}, "id" ${direction} LIMIT ${take}::int`;
}

export function listUserRows(selection: UserSelection) {
  return db().$queryRaw<UserRow[]>(usersSql(selection));
}

/**
 * Matches prefixes only, which an index finds on every PostgreSQL without an
 * extension.
 */
function matching(q: string) {
  if (q.startsWith("cus_")) return Prisma.sql`"stripeCustomerId" = ${q}`;
  const text = q.normalize("NFKC").toLowerCase();
  const pattern = (start: string) => `${start.replaceAll(/[\\%_]/g, "\\$&")}%`;
  if (text.startsWith("@"))
    return Prisma.sql`split_part("email", '@', 2) LIKE ${pattern(text.slice(1))}`;
  return Prisma.sql`"email" LIKE ${pattern(text)}`;
}

/**
 * Counts users by kind from the daily counts; only plans that end today are
 * read one by one.
 */
export const countsSql = (now: Date) => Prisma.sql`
  WITH today AS (
    SELECT ${now}::timestamptz AS now, (${now}::timestamptz AT TIME ZONE 'utc')::date AS day,
      (((${now}::timestamptz AT TIME ZONE 'utc')::date + 1)::timestamp AT TIME ZONE 'utc') AS midnight
  ), kinds AS (
    SELECT "kind", "count" FROM "DailyCount" WHERE "kind" IN ('sign_up', 'account_deleted')
    UNION ALL
    SELECT "kind", "count" FROM "DailyCount", today WHERE "kind" = 'active' AND "DailyCount"."day" > today.day - 30
    UNION ALL
    SELECT "kind", "count" FROM "DailyCount", today
    WHERE "kind" IN (${Prisma.join([...paidTiers, "trial"])}) AND "DailyCount"."day" > today.day
    UNION ALL
    SELECT "subscriptionTier", 1 FROM "User", today
    WHERE "subscriptionTier" <> 'free' AND "subscriptionExpiresAt" > today.now AND "subscriptionExpiresAt" < today.midnight
    UNION ALL
    SELECT 'trial', 1 FROM "User", today
    WHERE "subscriptionTier" = 'free' AND "trialExpiresAt" > today.now AND "trialExpiresAt" < today.midnight
  )
  SELECT "kind", sum("count")::int AS "count" FROM kinds GROUP BY "kind"`;

export async function countKinds(now: Date) {
  const rows = await db().$queryRaw<{ kind: string; count: number }[]>(
    countsSql(now),
  );
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}
