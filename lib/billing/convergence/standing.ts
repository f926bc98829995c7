import type Stripe from "stripe";
import { graceDays, type Tier, tiers } from "@/lib/billing/plans";

const day = 86_400_000;
/** Milliseconds after a moment at Stripe until what follows from it can be seen there. */
const settling = 5 * 60_000;

/** What Stripe holds of one customer at one moment. */
export type Held = {
  /** Of every status, schedules expanded. */
  subscriptions: Stripe.Subscription[];
  /** Open ones of subscriptions that are past due or unpaid. */
  openInvoices: Stripe.Invoice[];
};

/** What that means to us. */
export type Standing = {
  tier: Tier;
  /** When `tier` ends whatever we hear; null while no end is known. */
  expiresAt: Date | null;
  subscriptionId: string | null;
  status: string | null;
  currentPeriodEnd: Date | null;
  scheduledTier: Tier | null;
  scheduledAt: Date | null;
  pastDueSince: Date | null;
  openInvoice: { id: string; url: string | null; wasTried: boolean } | null;
  nextLookAt: Date | null;
  /** More than one subscription gives a plan. */
  isDouble: boolean;
};

/** The plan that a price stands for; null for a price that is none of ours. */
export type TierOfPrice = (price: Stripe.Price | string) => Tier | null;

type Candidate = Omit<Standing, "isDouble" | "nextLookAt"> & { isEntitled: boolean };

const entitled = new Set(["active", "trialing", "past_due"]);
const over = new Set(["canceled", "incomplete_expired"]);

/**
 * The standing of a customer, or `{ unknownPrice }` when somebody pays for what we don't know: then nothing may change.
 * Of several subscriptions the one that gives most counts. A status that we don't know gives nothing.
 */
export function standingOf(held: Held, tierOfPrice: TierOfPrice, now: Date): Standing | { unknownPrice: string } {
  const candidates: Candidate[] = [];
  for (const subscription of held.subscriptions) {
    if (over.has(subscription.status)) continue;
    const tier = tierOfItems(subscription, tierOfPrice);
    const isEntitled = entitled.has(subscription.status);
    if (tier === null && isEntitled) return { unknownPrice: subscription.items.data[0]?.price.id ?? "none" };
    candidates.push(candidateOf(subscription, isEntitled ? (tier ?? "free") : "free", held, tierOfPrice));
  }
  const [best] = candidates.sort((a, b) => worth(b, now) - worth(a, now) || compareIds(a, b));
  const isDouble = candidates.filter(({ isEntitled }) => isEntitled).length > 1;
  if (!best) return { ...nothing, isDouble };
  const { isEntitled: _, ...standing } = best;
  return { ...standing, isDouble, nextLookAt: nextLook(best, now) };
}

const nothing: Omit<Standing, "isDouble"> = {
  tier: "free",
  expiresAt: null,
  subscriptionId: null,
  status: null,
  currentPeriodEnd: null,
  scheduledTier: null,
  scheduledAt: null,
  pastDueSince: null,
  openInvoice: null,
  nextLookAt: null,
};

/** The plan that counts first, then those without trouble, then those that still may give one. */
function worth({ tier, expiresAt, isEntitled, status }: Candidate, now: Date) {
  const isOver = expiresAt !== null && expiresAt <= now;
  return (isOver ? 0 : tiers.indexOf(tier) * 10) + (isEntitled ? 2 : 0) + (status === "past_due" ? 0 : 1);
}

function compareIds(a: Candidate, b: Candidate) {
  return (a.subscriptionId ?? "") < (b.subscriptionId ?? "") ? -1 : 1;
}

function candidateOf(
  subscription: Stripe.Subscription,
  tier: Tier,
  { openInvoices }: Held,
  tierOfPrice: TierOfPrice,
): Candidate {
  const { id, status } = subscription;
  const currentPeriodEnd = periodEndOf(subscription);
  const oldest = openInvoices
    .filter((invoice) => idOf(invoice.parent?.subscription_details?.subscription) === id)
    .sort((a, b) => dueSince(a) - dueSince(b))[0];
  const pastDueSince =
    status === "past_due" ? moment(oldest ? dueSince(oldest) : subscription.items.data[0]?.current_period_start) : null;
  const scheduled = scheduledChange(subscription, tier, tierOfPrice);
  const graceEnd = pastDueSince && new Date(pastDueSince.getTime() + graceDays * day);
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
      ? { id: oldest.id ?? "", url: oldest.hosted_invoice_url ?? null, wasTried: oldest.attempt_count > 0 }
      : null,
    isEntitled: entitled.has(status),
  };
}

/** The end or the change that is to come. Both ways of ending are read: the portal sets a time, the API a flag. */
function scheduledChange(subscription: Stripe.Subscription, tier: Tier, tierOfPrice: TierOfPrice) {
  const end = subscription.cancel_at ? moment(subscription.cancel_at) : null;
  if (end) return { tier: "free" as const, at: end };
  if (subscription.cancel_at_period_end) return { tier: "free" as const, at: periodEndOf(subscription) };
  const { schedule } = subscription;
  if (!schedule || typeof schedule === "string" || !schedule.current_phase) return null;
  const { end_date: phaseEnd } = schedule.current_phase;
  const next = schedule.phases.find((phase) => phase.start_date === phaseEnd);
  if (!next) return schedule.end_behavior === "cancel" ? { tier: "free" as const, at: moment(phaseEnd) } : null;
  const following = highest(next.items.map(({ price }) => tierOfPrice(typeof price === "string" ? price : price.id)));
  return following === null || following === tier ? null : { tier: following, at: moment(phaseEnd) };
}

function nextLook({ currentPeriodEnd, expiresAt, scheduledAt }: Candidate, now: Date) {
  const moments = [currentPeriodEnd, expiresAt, scheduledAt].filter((each) => each !== null && each > now);
  const next = earliest(moments);
  return next && new Date(next.getTime() + settling);
}

function tierOfItems({ items }: Stripe.Subscription, tierOfPrice: TierOfPrice) {
  return highest(items.data.map(({ price }) => tierOfPrice(price)));
}

function highest(found: (Tier | null)[]) {
  return [...tiers].reverse().find((tier) => found.includes(tier)) ?? null;
}

function periodEndOf({ items }: Stripe.Subscription) {
  return moment(Math.max(0, ...items.data.map((item) => item.current_period_end)));
}

function dueSince(invoice: Stripe.Invoice) {
  return invoice.status_transitions.finalized_at ?? invoice.created;
}

function earliest(moments: (Date | null)[]) {
  const known = moments.filter((each) => each !== null).map((each) => each.getTime());
  return known.length > 0 ? new Date(Math.min(...known)) : null;
}

/** From Stripe's seconds. */
function moment(seconds: number | null | undefined) {
  return seconds ? new Date(seconds * 1_000) : null;
}

function idOf(reference: string | { id: string } | null | undefined) {
  return typeof reference === "string" ? reference : reference?.id;
}
