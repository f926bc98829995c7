import "server-only";
import { resumeSubscription } from "@/lib/billing/resume-subscription";
import { callStripe } from "@/lib/billing/stripe";
import {
  disputeIssuesOf,
  endRefundedPlans,
  fetchCharges,
} from "@/lib/billing/sync/charges";
import {
  type Entitlement,
  entitlementOf,
  type StripeSnapshot,
} from "@/lib/billing/sync/entitlement";
import {
  fetchCustomer,
  fetchSnapshot,
  tierOfPrice,
} from "@/lib/billing/sync/fetch-snapshot";
import {
  type BillingIssue,
  listIssues,
  listIssuesOf,
} from "@/lib/billing/sync/issue-data";
import { matchCollection } from "@/lib/billing/sync/match-collection";
import {
  applyEntitlement,
  applyIssues,
  beginSync,
  endUpgrade,
  findOwner,
  isUpgradingTo,
  linkCustomer,
  type Sync,
} from "@/lib/billing/sync/sync-data";
import { queueSyncsAfter } from "@/lib/billing/sync/sync-queue-data";
import { log } from "@/lib/log";

const emptySnapshot: StripeSnapshot = { subscriptions: [], openInvoices: [] };

/**
 * Brings our state of a customer in line with Stripe's; no other code grants or
 * ends a paid plan. Safe to run anywhere, at any time, many at once: the result
 * of a sync is discarded when a later one has already written. Throws
 * `unavailable` when Stripe can't be reached; nothing has changed then. Returns
 * what Stripe has.
 */
export async function syncCustomer(
  customer: string,
  now: Date,
): Promise<StripeSnapshot> {
  const sync = await beginSync(customer);
  if (sync === null) return emptySnapshot;
  const found = await fetchSnapshot(customer);
  if (found === null) {
    await report(
      sync,
      [{ kind: "unknown_customer", detail: "Stripe has no such customer" }],
      "deferred",
      now,
    );
    return emptySnapshot;
  }
  if (!(await hasOwner(customer))) {
    await deferOrphan(sync, entitlementOf(found, tierOfPrice, now), now);
    return found;
  }
  await matchCollection(customer, found);
  const charges =
    found.subscriptions.length > 0 ? await fetchCharges(customer) : [];
  const hasEnded = await endRefundedPlans(found, charges);
  const snapshot =
    (hasEnded ? await fetchSnapshot(customer) : found) ?? emptySnapshot;
  await apply(sync, snapshot, await disputeIssuesOf(charges), now);
  return snapshot;
}

async function apply(
  sync: Sync,
  snapshot: StripeSnapshot,
  disputes: BillingIssue[],
  now: Date,
) {
  const entitlement = entitlementOf(snapshot, tierOfPrice, now);
  if ("unknownPrice" in entitlement) {
    const issue = {
      kind: "unknown_price" as const,
      detail: `pays ${entitlement.unknownPrice}`,
    };
    await report(sync, [issue, ...disputes], "processed", now);
    return;
  }
  const issues = [...issuesOf(entitlement), ...disputes];
  logIssues(sync, issues);
  await applyEntitlement(sync, entitlement, issues, now);
  await completeUpgrade(sync.customer, entitlement, snapshot);
}

/** Syncs the customer of a charge: a dispute names only its charge. */
export async function syncCustomerOfCharge(charge: string, now: Date) {
  const { customer } = await callStripe((stripe) =>
    stripe.charges.retrieve(charge),
  );
  if (customer)
    await syncCustomer(
      typeof customer === "string" ? customer : customer.id,
      now,
    );
}

/** Paying for a higher plan undoes a scheduled cancellation. */
async function completeUpgrade(
  customer: string,
  entitlement: Entitlement,
  { subscriptions }: StripeSnapshot,
) {
  const { tier, scheduledTier, subscriptionId } = entitlement;
  const upgraded = subscriptions.find(({ id }) => id === subscriptionId);
  if (
    scheduledTier !== "free" ||
    !upgraded ||
    !(await isUpgradingTo(customer, tier))
  )
    return;
  await resumeSubscription(upgraded);
  await endUpgrade(customer);
}

/**
 * Finds the customer's account, if need be by the metadata that we wrote when
 * the customer was created.
 */
async function hasOwner(customer: string) {
  if (await findOwner(customer)) return true;
  const found = await fetchCustomer(customer);
  if (!found || found.deleted) return false;
  const { userId, since } = found.metadata;
  if (!userId || !/^[1-9]\d{0,8}$/.test(userId)) return false;
  const createdAt = since === undefined ? undefined : new Date(since);
  if (Number.isNaN(createdAt?.getTime())) return false;
  return linkCustomer(Number(userId), customer, createdAt);
}

/**
 * A customer without an account is an issue only if it pays: an event may
 * arrive before the customer is linked, or after the account was deleted.
 */
async function deferOrphan(
  sync: Sync,
  entitlement: Entitlement | { unknownPrice: string },
  now: Date,
) {
  const pays = "unknownPrice" in entitlement || entitlement.tier !== "free";
  await report(
    sync,
    pays ? [{ kind: "orphan", detail: "pays, but belongs to no account" }] : [],
    "deferred",
    now,
  );
}

async function report(
  sync: Sync,
  issues: BillingIssue[],
  state: "processed" | "deferred",
  now: Date,
) {
  logIssues(sync, issues);
  await applyIssues(sync, issues, state, now);
}

function issuesOf({
  hasMultipleSubscriptions,
  status,
  pastDueSince,
}: Entitlement): BillingIssue[] {
  return [
    ...(hasMultipleSubscriptions
      ? [
          {
            kind: "multiple_subscriptions" as const,
            detail: "pays for more than one plan",
          },
        ]
      : []),
    ...(status === "past_due"
      ? [
          {
            kind: "past_due" as const,
            detail: `unpaid since ${pastDueSince?.toISOString()}`,
          },
        ]
      : []),
  ];
}

function logIssues({ customer }: Sync, issues: BillingIssue[]) {
  for (const { kind, detail } of issues) {
    const level = kind === "past_due" ? "info" : "error";
    log()[level]({ customer, issue: kind, detail }, "billing issue");
  }
}

/**
 * Milliseconds between the syncs of a reconciliation: far below Stripe's rate
 * limit.
 */
const syncDelay = 50;

/**
 * Queues a sync of every customer of an account, so that a change without an
 * event is found within a day. Returns how many.
 */
export async function reconcileCustomers(now = new Date()) {
  let total = 0;
  let last: string | null = "";
  while (last !== null) {
    const queued: string[] = await queueSyncsAfter(
      last,
      (index) => new Date(now.getTime() + (total + index) * syncDelay),
    );
    total += queued.length;
    last = queued.at(-1) ?? null;
  }
  return total;
}

/**
 * For administrators, oldest first. `email` is null for a customer without an
 * account.
 */
export async function listBillingIssues(limit = 500) {
  const rows = await listIssues(limit);
  return rows.map(({ since, ...issue }) => ({
    ...issue,
    since: since.toISOString(),
  }));
}

/** Those of one user. */
export async function listBillingIssuesOf(userId: number) {
  const rows = await listIssuesOf(userId);
  return rows.map(({ since, ...issue }) => ({
    ...issue,
    since: since.toISOString(),
  }));
}
