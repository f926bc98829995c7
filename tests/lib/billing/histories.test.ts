import fc from "fast-check";
import type Stripe from "stripe";
import { applyEntitlement, beginSync, type Sync } from "@/lib/billing/sync/data";
import type { Entitlement } from "@/lib/billing/sync/entitlement";
import { syncCustomer } from "@/lib/billing/sync/sync-customer";
import { db } from "@/lib/db";
import { closeConnections } from "@/tests/support/connections";
import { queuedEmails } from "@/tests/support/emails";
import { createUser } from "@/tests/support/factories";
import { repetitions } from "@/tests/support/repetitions";
import { postEvent, runSyncs, startTestStripe } from "@/tests/support/stripe";

jest.setTimeout(240_000);
let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

const now = new Date("2026-11-21T12:00:00Z");
const tiers = ["free", "standard", "pro"] as const;

function entitlement(tier: Entitlement["tier"]): Entitlement {
  return {
    ...{ tier, expiresAt: null, subscriptionId: tier === "free" ? null : `sub_${tier}`, status: null },
    ...{ currentPeriodEnd: null, scheduledTier: null, scheduledAt: null, pastDueSince: null, openInvoice: null },
    ...{ nextSyncAt: null, hasMultipleSubscriptions: false },
  };
}

async function begin(customer: string) {
  const look = await beginSync(customer);
  if (look === null) throw new Error("The customer was deleted.");
  return look;
}

describe("overlapping syncs", () => {
  /** A change at Stripe, with the event it causes, or a step of one of four looks: begin, fetch, write. */
  const stepArbitrary = fc.oneof(
    { weight: 2, arbitrary: fc.record({ change: fc.constantFrom(...tiers) }) },
    { weight: 5, arbitrary: fc.record({ look: fc.integer({ min: 0, max: 3 }) }) },
  );
  type Going = { look: Sync; found?: Entitlement };

  async function play(customer: string, steps: ({ change: Entitlement["tier"] } | { look: number })[]) {
    let snapshot: Entitlement["tier"] = "free";
    const going = new Map<number, Going>();
    for (const step of steps) {
      if ("change" in step) {
        snapshot = step.change;
        continue;
      }
      const current = going.get(step.look);
      if (!current) going.set(step.look, { look: await begin(customer) });
      else if (!current.found) current.found = entitlement(snapshot);
      else {
        await applyEntitlement(current.look, current.found, [], now);
        going.delete(step.look);
      }
    }
    // The event of the last change is answered, and whatever is still on its way arrives after that.
    const last = await begin(customer);
    await applyEntitlement(last, entitlement(snapshot), [], now);
    for (const { look, found } of going.values()) if (found) await applyEntitlement(look, found, [], now);
    return snapshot;
  }

  test("random histories: end in Stripe's state, whichever sync finishes last", async () => {
    const lanes = await Promise.all(
      Array.from({ length: 5 }, async (_, lane) => {
        const customer = `cus_lane${lane}x${process.pid}x${Date.now()}`;
        return { customer, user: await createUser({ stripeCustomerId: customer }) };
      }),
    );
    await Promise.all(
      lanes.map(({ customer, user }) =>
        fc.assert(
          fc.asyncProperty(fc.array(stepArbitrary, { minLength: 1, maxLength: 9 }), async (steps) => {
            const snapshot = await play(customer, steps);
            const { subscriptionTier } = await db().user.findUniqueOrThrow({ where: { id: user.id } });
            expect(subscriptionTier).toBe(snapshot);
          }),
          { numRuns: repetitions(40, 400) },
        ),
      ),
    );
  });
});

test("100 parallel syncs: one change and one email", async () => {
  const customer = `cus_same${process.pid}x${Date.now()}`;
  const user = await createUser({ stripeCustomerId: customer });
  await Promise.all(
    Array.from({ length: 100 }, async () => applyEntitlement(await begin(customer), entitlement("pro"), [], now)),
  );
  expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).subscriptionTier).toBe("pro");
  expect((await queuedEmails(user.email)).map(({ email }) => email.template)).toEqual(["plan_changed"]);
});

describe("the life cycle of a subscription in the sandbox", () => {
  const act = fc.oneof(
    fc.constantFrom("standard", "pro", "end", "keep", "badCard", "goodCard", "settle", "cancel", "subscribe"),
    fc.integer({ min: 1, max: 40 }).map((days) => ({ days })),
  );
  const historyArbitrary = fc.record({
    acts: fc.array(act, { minLength: 1, maxLength: 6 }),
    /** Which events come, in which order, and whether a look happens on the way. */
    seed: fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 }),
    areLost: fc.boolean(),
  });
  type Act = string | { days: number };

  const priceOf = (plan: string) =>
    plan === "pro" ? stripe.prices.STRIPE_PRICE_PRO : stripe.prices.STRIPE_PRICE_STANDARD;
  const listAll = async (customer: string) =>
    (await stripe.stripe.subscriptions.list({ customer, status: "all", limit: 100 })).data;
  const isOver = ({ status }: Stripe.Subscription) => status === "canceled" || status === "incomplete_expired";

  async function perform(customer: string, what: Act) {
    if (typeof what === "object") return stripe.advance(customer, what.days);
    const living = (await listAll(customer)).filter((one) => !isOver(one));
    const [first] = living;
    const { subscriptions, paymentMethods, customers, invoices } = stripe.stripe;
    if (what === "subscribe") return subscriptions.create({ customer, items: [{ price: priceOf("standard") }] });
    if (what === "badCard" || what === "goodCard") {
      const name = what === "badCard" ? "pm_card_chargeCustomerFail" : "pm_card_visa";
      const { id } = await paymentMethods.attach(name, { customer });
      return customers.update(customer, { invoice_settings: { default_payment_method: id } });
    }
    if (what === "settle") {
      const { data } = await invoices.list({ customer, status: "open" });
      for (const { id } of data) if (id) await invoices.pay(id, { paid_out_of_band: true });
      return undefined;
    }
    if (!first) return undefined;
    if (what === "cancel") return subscriptions.cancel(first.id);
    if (what === "end") return subscriptions.update(first.id, { cancel_at_period_end: true });
    if (what === "keep") return subscriptions.update(first.id, { cancel_at: "" });
    return subscriptions.update(first.id, { items: [{ id: first.items.data[0]?.id ?? "", price: priceOf(what) }] });
  }

  /** What the plan should be, told from Stripe's objects alone: the best that is in order, or unpaid for less than a week. */
  async function oracle(customer: string) {
    let best = 0;
    for (const one of await listAll(customer)) {
      if (!["active", "trialing", "past_due"].includes(one.status)) continue;
      const isPro = one.items.data[0]?.price.id === stripe.prices.STRIPE_PRICE_PRO;
      best = Math.max(best, isPro ? 2 : 1);
    }
    return tiers[best];
  }

  test("random life cycles: end in Stripe's state, with events reordered, duplicated or lost", async () => {
    await fc.assert(
      fc.asyncProperty(historyArbitrary, async ({ acts, seed, areLost }) => {
        const { id: customer } = await stripe.stripe.customers.create({ email: "life@example.com" });
        const user = await createUser({ stripeCustomerId: customer });
        await perform(customer, "goodCard");
        await perform(customer, "subscribe");
        for (const [index, what] of acts.entries()) {
          await perform(customer, what).catch((error: Stripe.errors.StripeError) =>
            expect(error.statusCode).toBeLessThan(500),
          );
          if ((seed[index] ?? 0) % 3 === 0) await syncCustomer(customer, new Date());
        }
        if (areLost) await syncCustomer(customer, new Date());
        else {
          const events = await stripe.signedEventsOf(customer);
          const shuffled = events
            .flatMap((event, index) => ((seed[index % 8] ?? 0) % 2 ? [event, event] : [event]))
            .map((event, index) => ({ event, rank: ((seed[index % 8] ?? 0) * (index + 7)) % 101 }))
            .sort((a, b) => a.rank - b.rank);
          for (const { event } of shuffled) await postEvent(event);
          await runSyncs(customer);
        }
        const { subscriptionTier } = await db().user.findUniqueOrThrow({ where: { id: user.id } });
        expect(subscriptionTier).toBe(await oracle(customer));
      }),
      { numRuns: repetitions(8, 25) },
    );
  });
});
