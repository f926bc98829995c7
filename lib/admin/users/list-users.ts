import "server-only";
import type { AdminUser, UserPage, UsersQuery } from "@/lib/admin/schema";
import { countUsers } from "@/lib/admin/users/count-users";
import { listUserRows, type UserRow } from "@/lib/admin/users/data";
import { readCursor, sortOf, writeCursor } from "@/lib/admin/users/user-cursor";
import { tierOf } from "@/lib/billing/usage";

/** One page of the users; `next` is the cursor of the following page, null on the last. */
export async function listUsers(query: UsersQuery, now: Date): Promise<UserPage & { next: string | null }> {
  const { q, cursor, limit, sort } = query;
  const after = cursor === undefined ? null : readCursor(sort, cursor);
  const [{ summary }, rows] = await Promise.all([
    countUsers(now),
    listUserRows({ q, after, ...sortOf(sort), take: limit + 1 }),
  ]);
  const last = rows[limit - 1];
  const next = rows.length > limit && last ? writeCursor(sort, last) : null;
  return { summary, data: rows.slice(0, limit).map((row) => describeUser(row, now)), next };
}

export function describeUser(row: UserRow, now: Date): AdminUser {
  return {
    id: row.id,
    email: row.email,
    subscription_tier: tierOf(row, now),
    created_at: row.createdAt.toISOString(),
    listings_this_month: row.listingsThisMonth,
    total_listings: row.totalListings,
    last_listing_date: row.lastListingDate?.toISOString() ?? null,
    stripe_customer_id: row.stripeCustomerId,
  };
}
