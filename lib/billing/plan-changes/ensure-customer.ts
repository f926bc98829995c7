import "server-only";
import { findPayer } from "@/lib/billing/plan-changes/plan-change-data";
import { callStripe } from "@/lib/billing/stripe";
import { fetchCustomer } from "@/lib/billing/sync/fetch-snapshot";
import { linkCustomer, replaceCustomer } from "@/lib/billing/sync/sync-data";
import { log } from "@/lib/log";

type Payer = Awaited<ReturnType<typeof findPayer>>;

/**
 * The user's customer at Stripe, created on first use: one, however many
 * requests come at once. A customer that was deleted there, or belongs to
 * another API key (sandbox, test mode), is replaced: otherwise no payment would
 * ever work again.
 */
export async function ensureCustomer(userId: number): Promise<string> {
  const payer = await findPayer(userId);
  const { stripeCustomerId: linked } = payer;
  if (linked !== null && (await isAtStripe(linked))) return linked;
  const customer = await createCustomer(payer);
  const isLinked =
    linked === null
      ? await linkCustomer(userId, customer)
      : await replaceCustomer(userId, linked, customer);
  if (linked !== null && isLinked)
    log().warn(
      { userId, customer, replaced: linked },
      "a customer was replaced",
    );
  return isLinked
    ? customer
    : ((await findPayer(userId)).stripeCustomerId ?? customer);
}

/** As `ensureCustomer`, but null for a user who never had one. */
export async function findLiveCustomer(userId: number) {
  const { stripeCustomerId: linked } = await findPayer(userId);
  return linked === null ? null : ensureCustomer(userId);
}

async function isAtStripe(id: string) {
  const found = await fetchCustomer(id);
  return found !== null && !found.deleted;
}

/**
 * Its metadata lets an event find the user even if this process ends before it
 * has stored the customer. The key has the account's age, since a database that
 * was set up again counts its users from one again; and the replaced customer,
 * since Stripe would answer the first key with that one for a day.
 */
function createCustomer({
  id,
  email,
  createdAt,
  stripeCustomerId: replaced,
}: Payer) {
  const metadata = { userId: String(id), since: createdAt.toISOString() };
  const idempotencyKey = `customer:${id}:${createdAt.getTime()}${replaced === null ? "" : `:${replaced}`}`;
  return callStripe(
    async (stripe) =>
      (await stripe.customers.create({ email, metadata }, { idempotencyKey }))
        .id,
  );
}
