import fc from "fast-check";
import type Stripe from "stripe";
import type { Entitlement } from "@/lib/billing/sync/entitlement";
import { syncCustomer } from "@/lib/billing/sync/sync-customer";
import {
  applyEntitlement,
  beginSync,
  type Sync,
} from "@/lib/billing/sync/sync-data";
import { db } from "@/lib/database/db";
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
    tier,
    expiresAt: null,
    subscriptionId: tier === "free" ? null : `sub_${tier}`,
    status: null,

    currentPeriodEnd: null,
    scheduledTier: null,
    scheduledAt: null,
    pastDueSince: null,
    openInvoice: null,

    nextSyncAt: null,
    hasMultipleSubscriptions: false,
  };
}

async function startSync(customer: string) {
  const sync = await beginSync(customer);
  if (sync === null) throw new Error("The customer was deleted.");
  return sync;
}

describe("overlapping syncs", () => {
  /**
   * A change at Stripe with its event, or the next step of one of four syncs:
   * begin, fetch, apply.
   */
  const stepArbitrary = fc.oneof(
    { weight: 2, arbitrary: fc.record({ change: fc.constantFrom(...tiers) }) },
    {
      weight: 5,
      arbitrary: fc.record({ sync: fc.integer({ min: 0, max: 3 }) }),
    },
  );
  type RunningSync = { sync: Sync; found?: Entitlement };

  async function runSteps(
    customer: string,
    steps: ({ change: Entitlement["tier"] } | { sync: number })[],
  ) {
    let snapshot: Entitlement["tier"] = "free";
    const running = new Map<number, RunningSync>();
    for (const step of steps) {
      if ("change" in step) {
        snapshot = step.change;
        continue;
      }
      const current = running.get(step.sync);
      if (!current) running.set(step.sync, { sync: await startSync(customer) });
      else if (!current.found) current.found = entitlement(snapshot);
      else {
        await applyEntitlement(current.sync, current.found, [], now);
        running.delete(step.sync);
      }
    }
    // The sync of the last change is applied first, and then those that are
    // still running.
    const last = await startSync(customer);
    await applyEntitlement(last, entitlement(snapshot), [], now);
    for (const { sync, found } of running.values())
      if (found) await applyEntitlement(sync, found, [], now);
    return snapshot;
  }

  test("random histories: end in Stripe's state, whichever sync finishes last", async () => {
    const users = await Promise.all(
      Array.from({ length: 5 }, async (_, index) => {
        const customer = `cus_history${index}x${process.pid}x${Date.now()}`;
        return {
          customer,
          user: await createUser({ stripeCustomerId: customer }),
        };
      }),
    );
    await Promise.all(
      users.map(({ customer, user }) =>
        fc.assert(
          fc.asyncProperty(
            fc.array(stepArbitrary, { minLength: 1, maxLength: 9 }),
            async (steps) => {
              const snapshot = await runSteps(customer, steps);
              const { subscriptionTier } = await db().user.findUniqueOrThrow({
                where: { id: user.id },
              });
              expect(subscriptionTier).toBe(snapshot);
            },
          ),
          { numRuns: repetitions(12, 400) },
        ),
      ),
    );
  });
});

test("100 syncs, ten in parallel: one change and one email", async () => {
  const customer = `cus_same${process.pid}x${Date.now()}`;
  const user = await createUser({ stripeCustomerId: customer });
  const sync = async () =>
    applyEntitlement(await startSync(customer), entitlement("pro"), [], now);
  // There are ten connections; what waits for one longer than four seconds
  // would fail.
  for (let round = 0; round < 10; round += 1)
    await Promise.all(Array.from({ length: 10 }, sync));
  expect(
    (await db().user.findUniqueOrThrow({ where: { id: user.id } }))
      .subscriptionTier,
  ).toBe("pro");
  expect(
    (await queuedEmails(user.email)).map(({ email }) => email.template),
  ).toEqual(["plan_changed"]);
});

describe("the life cycle of a subscription in the sandbox", () => {
  const actionArbitrary = fc.oneof(
    fc.constantFrom(
      "standard",
      "pro",
      "end",
      "keep",
      "badCard",
      "goodCard",
      "settle",
      "cancel",
      "subscribe",
    ),
    fc.integer({ min: 1, max: 40 }).map((days) => ({ days })),
  );
  const historyArbitrary = fc.record({
    actions: fc.array(actionArbitrary, { minLength: 1, maxLength: 6 }),
    /**
     * Which events are delivered twice, in which order, and when a sync runs in
     * between.
     */
    seed: fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 }),
    areLost: fc.boolean(),
  });
  type Action = string | { days: number };

  const priceOf = (plan: string) =>
    plan === "pro"
      ? stripe.prices.STRIPE_PRICE_PRO
      : stripe.prices.STRIPE_PRICE_STANDARD;
  const listAll = async (customer: string) =>
    (
      await stripe.stripe.subscriptions.list({
        customer,
        status: "all",
        limit: 100,
      })
    ).data;
  const isOver = ({ status }: Stripe.Subscription) =>
    status === "canceled" || status === "incomplete_expired";

  async function applyAction(customer: string, action: Action) {
    if (typeof action === "object")
      return stripe.advance(customer, action.days);
    const open = (await listAll(customer)).filter((one) => !isOver(one));
    const [first] = open;
    const { subscriptions, paymentMethods, customers, invoices } =
      stripe.stripe;
    if (action === "subscribe")
      return subscriptions.create({
        customer,
        items: [{ price: priceOf("standard") }],
      });
    if (action === "badCard" || action === "goodCard") {
      const name =
        action === "badCard" ? "pm_card_chargeCustomerFail" : "pm_card_visa";
      const { id } = await paymentMethods.attach(name, { customer });
      return customers.update(customer, {
        invoice_settings: { default_payment_method: id },
      });
    }
    if (action === "settle") {
      const { data } = await invoices.list({ customer, status: "open" });
      for (const { id } of data)
        if (id) await invoices.pay(id, { paid_out_of_band: true });
      return undefined;
    }
    if (!first) return undefined;
    if (action === "cancel") return subscriptions.cancel(first.id);
    if (action === "end")
      return subscriptions.update(first.id, { cancel_at_period_end: true });
    if (action === "keep")
      return subscriptions.update(first.id, { cancel_at_period_end: false });
    return subscriptions.update(first.id, {
      items: [{ id: first.items.data[0]?.id ?? "", price: priceOf(action) }],
    });
  }

  /**
   * The expected plan according to Stripe's objects: the highest that is paid,
   * or past due for less than a week.
   */
  async function expectedTier(customer: string) {
    let best = 0;
    for (const one of await listAll(customer)) {
      if (!["active", "trialing", "past_due"].includes(one.status)) continue;
      const isPro =
        one.items.data[0]?.price.id === stripe.prices.STRIPE_PRICE_PRO;
      best = Math.max(best, isPro ? 2 : 1);
    }
    return tiers[best];
  }

  test("random life cycles: end in Stripe's state, with events reordered, duplicated or lost", async () => {
    await fc.assert(
      fc.asyncProperty(historyArbitrary, async ({ actions, seed, areLost }) => {
        const { id: customer } = await stripe.stripe.customers.create({
          email: "life@example.com",
        });
        const user = await createUser({ stripeCustomerId: customer });
        await applyAction(customer, "goodCard");
        await applyAction(customer, "subscribe");
        for (const [index, action] of actions.entries()) {
          await applyAction(customer, action).catch(
            (error: Stripe.errors.StripeError) =>
              expect(error.statusCode).toBeLessThan(500),
          );
          if ((seed[index] ?? 0) % 3 === 0)
            await syncCustomer(customer, new Date());
        }
        if (areLost) await syncCustomer(customer, new Date());
        else {
          const events = await stripe.signedEventsOf(customer);
          const shuffled = events
            .flatMap((event, index) =>
              (seed[index % 8] ?? 0) % 2 ? [event, event] : [event],
            )
            .map((event, index) => ({
              event,
              rank: ((seed[index % 8] ?? 0) * (index + 7)) % 101,
            }))
            .sort((a, b) => a.rank - b.rank);
          for (const { event } of shuffled) await postEvent(event);
          await runSyncs(customer);
        }
        const { subscriptionTier } = await db().user.findUniqueOrThrow({
          where: { id: user.id },
        });
        expect(subscriptionTier).toBe(await expectedTier(customer));
      }),
      { numRuns: repetitions(8, 25) },
    );
  });
});
