import "server-only";
import { z } from "zod";
import { addAudit } from "@/lib/admin/metrics-data";
import {
  type AdminUser,
  adminUserSchema,
  type SortColumn,
  type UserPage,
  type UserSort,
  type UserSummary,
  type UsersQuery,
} from "@/lib/admin/schema";
import {
  countKinds,
  listUserRows,
  type UserRow,
  type UserSelection,
} from "@/lib/admin/users/user-data";
import { tierOf } from "@/lib/billing/usage";
import { AppError } from "@/lib/errors";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import { installation } from "@/lib/settings/installation";
import { paidTiers, type Tier } from "@/lib/settings/plans";
import { toCsvLine } from "@/lib/to-csv-line";

/**
 * One page of the users; `next` is the cursor of the following page, null on
 * the last.
 */
export async function listUsers(
  query: UsersQuery,
  now: Date,
): Promise<UserPage & { next: string | null }> {
  const { q, cursor, limit, sort } = query;
  const after = cursor === undefined ? null : readCursor(sort, cursor);
  const [counts, rows] = await Promise.all([
    countUsers(now),
    listUserRows({ q, after, ...sortOf(sort), take: limit + 1 }),
  ]);
  const last = rows[limit - 1];
  const next = rows.length > limit && last ? writeCursor(sort, last) : null;
  const { paidUsers: _, ...summary } = counts.summary;
  return {
    summary: installation().hasBilling ? counts.summary : summary,
    data: rows.slice(0, limit).map((row) => describeUser(row, now)),
    next,
  };
}

export function describeUser(row: UserRow, now: Date): AdminUser {
  const { hasBilling } = installation();
  return {
    id: row.id,
    email: row.email,
    ...(hasBilling && { subscription_tier: tierOf(row, now) }),
    created_at: row.createdAt.toISOString(),
    listings_this_month: row.listingsThisMonth,
    total_listings: row.totalListings,
    last_listing_date: row.lastListingDate?.toISOString() ?? null,
    ...(hasBilling && { stripe_customer_id: row.stripeCustomerId }),
  };
}

type UserCounts = {
  summary: Required<UserSummary>;
  plans: Record<Tier | "trial", number>;
};

export async function countUsers(now: Date): Promise<UserCounts> {
  const kinds = await countKinds(now);
  const countOf = (kind: string) => kinds.get(kind) ?? 0;
  const totalUsers = countOf("sign_up") - countOf("account_deleted");
  const trial = countOf("trial");
  const paid = Object.fromEntries(
    paidTiers.map((tier) => [tier, countOf(tier)]),
  ) as Record<(typeof paidTiers)[number], number>;
  const paidUsers = paidTiers.reduce((sum, tier) => sum + paid[tier], 0);
  return {
    summary: { totalUsers, activeUsers: countOf("active"), paidUsers },
    plans: { free: totalUsers - trial - paidUsers, trial, ...paid },
  };
}

const batchSize = 1_000;
const csvColumns = () =>
  adminUserSchema
    .keyof()
    .options.filter(
      (column) => installation().hasBilling || !planColumns.includes(column),
    );
const planColumns = ["subscription_tier", "stripe_customer_id"];

/**
 * Every user as lines of CSV, oldest first, batch by batch. The export is
 * logged before anything is read.
 */
export async function exportUsers(adminId: number, now: Date) {
  await addAudit({ adminId, action: "export_users", subjectId: null });
  return writeLines(now);
}

async function* writeLines(now: Date) {
  const columns = csvColumns();
  yield toCsvLine(columns);
  let after: { value: string; id: number } | null = null;
  do {
    const rows = await listUserRows({
      q: "",
      column: "created_at",
      isDescending: false,
      after,
      take: batchSize,
    });
    const users = rows.map((row) => describeUser(row, now));
    yield users
      .map((user) => toCsvLine(columns.map((column) => user[column] ?? null)))
      .join("");
    const last = rows.at(-1);
    after =
      rows.length === batchSize && last
        ? { value: last.createdAt.toISOString(), id: last.id }
        : null;
  } while (after);
}

const cursorSchema = z.tuple([
  z.string(),
  z.string().max(300),
  z.number().int().min(1).max(2_147_483_647),
]);
const valueSchemas: Record<SortColumn, z.ZodType> = {
  created_at: z.iso.datetime(),
  email: z.string(),
  total_listings: z.string().regex(/^\d{1,9}$/),
  last_listing_date: z.iso.datetime(),
};

function sortOf(sort: UserSort) {
  const isDescending = sort.startsWith("-");
  return {
    column: (isDescending ? sort.slice(1) : sort) as SortColumn,
    isDescending,
  };
}

/** Where the next page starts, after this user in this sort order. */
function writeCursor(sort: UserSort, user: UserRow) {
  const values: Record<SortColumn, string> = {
    created_at: user.createdAt.toISOString(),
    email: user.email,
    total_listings: String(user.totalListings),
    last_listing_date: (user.lastListingDate ?? new Date(0)).toISOString(),
  };
  return Buffer.from(
    JSON.stringify([sort, values[sortOf(sort).column], user.id]),
  ).toString("base64url");
}

/**
 * Throws `invalid_input` for anything that `writeCursor` did not write for this
 * sort order.
 */
function readCursor(sort: UserSort, cursor: string): UserSelection["after"] {
  const parsed = cursorSchema.safeParse(
    parseJson(Buffer.from(cursor, "base64url").toString()),
  );
  if (parsed.success) {
    const [of, value, id] = parsed.data;
    if (
      of === sort &&
      valueSchemas[sortOf(sort).column].safeParse(value).success
    )
      return { value, id };
  }
  throw new AppError("invalid_input", "This page of the list doesn't exist.");
}
