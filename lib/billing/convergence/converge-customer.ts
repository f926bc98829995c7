import "server-only";
import {
  applyStanding,
  applyTroubles,
  beginLook,
  endRaise,
  findOwner,
  isRaisingTo,
  type Look,
  linkCustomer,
  type Trouble,
} from "@/lib/billing/convergence/data";
import { findCustomer, findHeld, tierOfPrice } from "@/lib/billing/convergence/find-held";
import { type Held, type Standing, standingOf } from "@/lib/billing/convergence/standing";
import { log } from "@/lib/log";
import { callStripe } from "@/lib/stripe";

const nothing: Held = { subscriptions: [], openInvoices: [] };

/**
 * Makes our state of a customer what Stripe holds now; the only way in which a plan is raised or ended. May run
 * anywhere, at any time, many at once: what a look found is dropped where a look that began later has written.
 * Throws `unavailable` when Stripe can't be asked; nothing has changed then. Returns what Stripe holds.
 */
export async function convergeCustomer(customer: string, now: Date): Promise<Held> {
  const look = await beginLook(customer);
  if (look === null) return nothing;
  const held = await findHeld(customer);
  if (held === null) {
    await tell(look, [{ kind: "unknown_customer", detail: "Stripe has no such customer" }], "parked", now);
    return nothing;
  }
  const standing = standingOf(held, tierOfPrice, now);
  if (!(await hasOwner(customer))) {
    await park(look, standing, now);
  } else if ("unknownPrice" in standing) {
    await tell(look, [{ kind: "unknown_price", detail: `pays ${standing.unknownPrice}` }], "settled", now);
  } else {
    const troubles = troublesOf(standing);
    alert(look, troubles);
    await applyStanding(look, standing, troubles, now);
    await completeRaise(customer, standing);
  }
  return held;
}

/** Who was on the way out and paid for a higher plan instead stays. */
async function completeRaise(customer: string, { tier, scheduledTier, subscriptionId }: Standing) {
  if (scheduledTier !== "free" || subscriptionId === null || !(await isRaisingTo(customer, tier))) return;
  await callStripe((stripe) => stripe.subscriptions.update(subscriptionId, { cancel_at: "" }));
  await endRaise(customer);
}

/** Finds whose customer it is, if need be by what we wrote on it when it was made. */
async function hasOwner(customer: string) {
  if (await findOwner(customer)) return true;
  const found = await findCustomer(customer);
  if (!found || found.deleted) return false;
  const { userId, since } = found.metadata;
  if (!userId || !/^[1-9]\d{0,8}$/.test(userId)) return false;
  const createdAt = since === undefined ? undefined : new Date(since);
  if (Number.isNaN(createdAt?.getTime())) return false;
  return linkCustomer(Number(userId), customer, createdAt);
}

/** Nobody's customer. It is trouble only if it pays: an event may come before the customer is ours, or after an account is gone. */
async function park(look: Look, standing: Standing | { unknownPrice: string }, now: Date) {
  const pays = "unknownPrice" in standing || standing.tier !== "free";
  await tell(look, pays ? [{ kind: "orphan", detail: "pays, but belongs to no account" }] : [], "parked", now);
}

async function tell(look: Look, troubles: Trouble[], state: "settled" | "parked", now: Date) {
  alert(look, troubles);
  await applyTroubles(look, troubles, state, now);
}

function troublesOf({ isDouble, status, pastDueSince }: Standing): Trouble[] {
  return [
    ...(isDouble ? [{ kind: "two_subscriptions" as const, detail: "pays for more than one plan" }] : []),
    ...(status === "past_due"
      ? [{ kind: "past_due" as const, detail: `unpaid since ${pastDueSince?.toISOString()}` }]
      : []),
  ];
}

function alert({ customer }: Look, troubles: Trouble[]) {
  for (const { kind, detail } of troubles) {
    const level = kind === "past_due" ? "info" : "error";
    log()[level]({ customer, trouble: kind, detail }, "billing trouble");
  }
}
