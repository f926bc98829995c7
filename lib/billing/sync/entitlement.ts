import type Stripe from "stripe";
import { graceDays, type Tier, tiers } from "@/lib/settings/plans";
import { dayLength } from "@/lib/time/day";

/** Milliseconds until a change that was due at Stripe can be seen there. */
const stripeDelay = 5 * 60_000;

/** What Stripe has of one customer at one moment. */
export type StripeSnapshot = {
  /** In every status, with their schedules expanded. */
  subscriptions: Stripe.Subscription[];
  /** Open ones of subscriptions that are past due, unpaid or incomplete. */
  openInvoices: Stripe.Invoice[];
};

/** What a snapshot entitles the customer to. */
export type Entitlement = {
  tier: Tier;
  /**
   * When `tier` ends even without another event; null while no end is known.
   */
  expiresAt: Date | null;
  subscriptionId: string | null;
  status: string | null;
  currentPeriodEnd: Date | null;
  scheduledTier: Tier | null;
  scheduledAt: Date | null;
  pastDueSince: Date | null;
  openInvoice: { id: string; url: string | null; wasAttempted: boolean } | null;
  nextSyncAt: Date | null;
  /** More than one subscription grants a plan. */
  hasMultipleSubscriptions: boolean;
};

/** The plan of a price; null for a price that is not ours. */
export type TierOfPrice = (price: Stripe.Price | string) => Tier | null;

type Candidate = Omit<
  Entitlement,
  "hasMultipleSubscriptions" | "nextSyncAt"
> & { isEntitled: boolean };

const entitled = new Set(["active", "trialing", "past_due"]);
const ended = new Set(["canceled", "incomplete_expired"]);

/** Every subscription that has not ended, whatever its status. */
export function openSubscriptions({
  subscriptions,
}: Pick<StripeSnapshot, "subscriptions">) {
  return subscriptions.filter(({ status }) => !ended.has(status));
}

/**
 * The entitlement of a customer, or `{ unknownPrice }` when the customer pays a
 * price we don't know: then nothing may change. Of several subscriptions, the
 * one that grants the most counts. An unknown status grants nothing.
 */
export function entitlementOf(
  snapshot: StripeSnapshot,
  tierOfPrice: TierOfPrice,
  now: Date,
): Entitlement | { unknownPrice: string } {
  const candidates: Candidate[] = [];
  for (const subscription of openSubscriptions(snapshot)) {
    const tier = tierOfItems(subscription, tierOfPrice);
    const isEntitled = entitled.has(subscription.status);
    if (tier === null && isEntitled)
      return { unknownPrice: subscription.items.data[0]?.price.id ?? "none" };
    candidates.push(
      candidateOf(
        subscription,
        isEntitled ? (tier ?? "free") : "free",
        snapshot,
        tierOfPrice,
      ),
    );
  }
  const [best] = candidates.sort(
    (a, b) => rank(b, now) - rank(a, now) || compareIds(a, b),
  );
  const hasMultipleSubscriptions =
    candidates.filter(({ isEntitled }) => isEntitled).length > 1;
  if (!best) return { ...noEntitlement, hasMultipleSubscriptions };
  const { isEntitled: _, ...entitlement } = best;
  return {
    ...entitlement,
    hasMultipleSubscriptions,
    nextSyncAt: nextSync(best, now),
  };
}

const noEntitlement: Omit<Entitlement, "hasMultipleSubscriptions"> = {
  tier: "free",
  expiresAt: null,
  subscriptionId: null,
  status: null,
  currentPeriodEnd: null,
  scheduledTier: null,
  scheduledAt: null,
  pastDueSince: null,
  openInvoice: null,
  nextSyncAt: null,
};

/**
 * Ranks first by the plan that is granted now, then by entitled status, then by
 * having no payment overdue.
 */
function rank({ tier, expiresAt, isEntitled, status }: Candidate, now: Date) {
  const hasExpired = expiresAt !== null && expiresAt <= now;
  return (
    (hasExpired ? 0 : tiers.indexOf(tier) * 10) +
    (isEntitled ? 2 : 0) +
    (status === "past_due" ? 0 : 1)
  );
}

function compareIds(a: Candidate, b: Candidate) {
  return (a.subscriptionId ?? "") < (b.subscriptionId ?? "") ? -1 : 1;
}

function candidateOf(
  subscription: Stripe.Subscription,
  tier: Tier,
  { openInvoices }: StripeSnapshot,
  tierOfPrice: TierOfPrice,
): Candidate {
  const { id, status } = subscription;
  const currentPeriodEnd = periodEndOf(subscription);
  const oldest = openInvoices
    .filter(
      (invoice) =>
        idOf(invoice.parent?.subscription_details?.subscription) === id,
    )
    .sort((a, b) => dueSince(a) - dueSince(b))[0];
  const pastDueSince =
    status === "past_due"
      ? dateOf(
          oldest
            ? dueSince(oldest)
            : subscription.items.data[0]?.current_period_start,
        )
      : null;
  const scheduled = scheduledChangeOf(subscription, tier, tierOfPrice);
  const graceEnd =
    pastDueSince && new Date(pastDueSince.getTime() + graceDays * dayLength);
  const end = scheduled?.tier === "free" ? scheduled.at : null;
  return {
    tier,
    expiresAt: earliest([graceEnd, end]),
    subscriptionId: id,
    status,
    currentPeriodEnd,
    scheduledTier: scheduled?.tier ?? null,
    scheduledAt: scheduled?.at ?? null,
    pastDueSince,
    openInvoice: oldest
      ? {
          id: oldest.id ?? "",
          url: oldest.hosted_invoice_url ?? null,
          wasAttempted: oldest.attempt_count > 0,
        }
      : null,
    isEntitled: entitled.has(status),
  };
}

/**
 * The scheduled cancellation or downgrade. A cancellation has a time when the
 * portal set it, and a flag when the API did.
 */
function scheduledChangeOf(
  subscription: Stripe.Subscription,
  tier: Tier,
  tierOfPrice: TierOfPrice,
) {
  const end = subscription.cancel_at ? dateOf(subscription.cancel_at) : null;
  if (end) return { tier: "free" as const, at: end };
  if (subscription.cancel_at_period_end)
    return { tier: "free" as const, at: periodEndOf(subscription) };
  const { schedule } = subscription;
  if (!schedule || typeof schedule === "string" || !schedule.current_phase)
    return null;
  const { end_date: phaseEnd } = schedule.current_phase;
  const next = schedule.phases.find((phase) => phase.start_date === phaseEnd);
  if (!next)
    return schedule.end_behavior === "cancel"
      ? { tier: "free" as const, at: dateOf(phaseEnd) }
      : null;
  const following = highest(
    next.items.map(({ price }) =>
      tierOfPrice(typeof price === "string" ? price : price.id),
    ),
  );
  return following === null || following === tier
    ? null
    : { tier: following, at: dateOf(phaseEnd) };
}

function nextSync(
  { currentPeriodEnd, expiresAt, scheduledAt }: Candidate,
  now: Date,
) {
  const dates = [currentPeriodEnd, expiresAt, scheduledAt].filter(
    (each) => each !== null && each > now,
  );
  const next = earliest(dates);
  return next && new Date(next.getTime() + stripeDelay);
}

function tierOfItems({ items }: Stripe.Subscription, tierOfPrice: TierOfPrice) {
  return highest(items.data.map(({ price }) => tierOfPrice(price)));
}

function highest(found: (Tier | null)[]) {
  return [...tiers].reverse().find((tier) => found.includes(tier)) ?? null;
}

function periodEndOf({ items }: Stripe.Subscription) {
  return dateOf(
    Math.max(0, ...items.data.map((item) => item.current_period_end)),
  );
}

function dueSince(invoice: Stripe.Invoice) {
  return invoice.status_transitions.finalized_at ?? invoice.created;
}

function earliest(dates: (Date | null)[]) {
  const known = dates
    .filter((each) => each !== null)
    .map((each) => each.getTime());
  return known.length > 0 ? new Date(Math.min(...known)) : null;
}

/** From Stripe's Unix seconds. */
function dateOf(seconds: number | null | undefined) {
  return seconds ? new Date(seconds * 1_000) : null;
}

function idOf(reference: string | { id: string } | null | undefined) {
  return typeof reference === "string" ? reference : reference?.id;
}
