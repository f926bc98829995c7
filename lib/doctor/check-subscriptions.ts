import pg from "pg";
import { type Check, error, ok } from "@/lib/doctor/check";

const name = "Stripe subscriptions";
const shownAtMost = 5;

/**
 * Customers whom Stripe goes on charging as far as we know: their subscription
 * neither has ended nor ends by itself, or a sync found what we can't end, or
 * an event of theirs was not processed.
 */
const chargedCustomers = `
  SELECT id, count(*) OVER ()::int AS total FROM (
    SELECT id FROM "StripeCustomer" WHERE "deletedAt" IS NULL AND (
      status NOT IN ('active', 'trialing', 'canceled', 'incomplete_expired')
      OR (status IN ('active', 'trialing') AND "scheduledTier" IS DISTINCT FROM 'free')
    )
    UNION
    SELECT customer FROM "BillingIssue" WHERE kind IN ('orphan', 'unknown_price', 'multiple_subscriptions')
    UNION
    SELECT customer FROM "StripeEvent" WHERE state = 'received' AND customer IS NOT NULL
  ) AS charged ORDER BY id LIMIT ${shownAtMost}`;

const undefinedTable = "42P01";

type Charged = { id: string; total: number };

/** None before the first migration; throws without a connection. */
async function listCharged(connectionString: string, limit: number) {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: limit,
    query_timeout: limit,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query<Charged>(chargedCustomers)).rows;
  } catch (thrown) {
    if (thrown instanceof pg.DatabaseError && thrown.code === undefinedTable)
      return [];
    throw thrown;
  } finally {
    client.end().catch(() => {});
  }
}

/**
 * For BILLING=off, where nobody would see that a subscription goes on: whether
 * there is any. `limit` is in milliseconds, for one call.
 */
export async function checkSubscriptions(
  databaseUrl: string,
  limit: number,
): Promise<Check> {
  try {
    const charged = await listCharged(databaseUrl, limit);
    const [first] = charged;
    if (first === undefined)
      return ok(name, "none that Stripe would go on charging.");
    const more = first.total - charged.length;
    const ids = charged.map(({ id }) => id).join(", ");
    return error(
      name,
      `Stripe would go on charging ${first.total === 1 ? "1 customer" : `${first.total} customers`} (${ids}${more > 0 ? ` and ${more} more` : ""}), though BILLING is off.`,
      "Start with BILLING=on, cancel their subscriptions at dashboard.stripe.com, and turn it off once `npm run doctor` finds none; see docs/operations.md.",
    );
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return error(
      name,
      `not checked, as BILLING=off requires: ${reason}.`,
      "Check that this machine reaches the database of DATABASE_URL.",
    );
  }
}
