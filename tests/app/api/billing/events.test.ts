import { randomBytes } from "node:crypto";
import type Stripe from "stripe";
import { retryEvents } from "@/lib/billing/events/receive-event";
import { stripeBreaker } from "@/lib/billing/stripe";
import {
  listBillingIssues,
  reconcileCustomers,
} from "@/lib/billing/sync/sync-customer";
import { db } from "@/lib/database/db";
import { countStatuses } from "@/tests/support/answer";
import { closeConnections } from "@/tests/support/connections";
import { createUser } from "@/tests/support/factories";
import { createPayer, createSeller, deliverAll } from "@/tests/support/payer";
import {
  inFullRuns,
  repetitions,
  runs,
  someOf,
} from "@/tests/support/repetitions";
import {
  postEvent,
  runSyncs,
  type SignedEvent,
  signed,
  startTestStripe,
} from "@/tests/support/stripe";

jest.setTimeout(240_000);
let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterEach(async () => {
  await stripe.heal();
  stripeBreaker.recordSuccess();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

const issuesOf = async (customer: string) =>
  (await listBillingIssues())
    .filter((issue) => issue.customer === customer)
    .map(({ kind }) => kind);
const eventFor = (
  customer: string,
  type = "invoice.paid",
  id = `evt_${randomBytes(8).toString("hex")}`,
) =>
  JSON.stringify({
    id,
    object: "event",
    type,
    data: { object: { object: "invoice", id: "in_1", customer } },
  });

/** A customer that was not created by the application, with a subscription. */
async function foreignCustomer(
  metadata: Record<string, string>,
  price = stripe.prices.STRIPE_PRICE_PRO,
) {
  const customer = await stripe.stripe.customers.create({ metadata });
  await subscribe(customer.id, price);
  return customer.id;
}

async function subscribe(customer: string, price: string) {
  const { id } = await stripe.stripe.paymentMethods.attach("pm_card_visa", {
    customer,
  });
  await stripe.stripe.customers.update(customer, {
    invoice_settings: { default_payment_method: id },
  });
  return stripe.stripe.subscriptions.create({ customer, items: [{ price }] });
}

describe("orders of six events", () => {
  function orders(of: number[]): number[][] {
    return of.length === 0
      ? [[]]
      : of.flatMap((each) =>
          orders(of.filter((other) => other !== each)).map((rest) => [
            each,
            ...rest,
          ]),
        );
  }
  const all = orders([0, 1, 2, 3, 4, 5]).map((order, index) => ({
    order,
    syncAfter: index % 7,
  }));
  const circle = [0, 1, 5, 2, 4, 3];
  /**
   * Every event comes at each place, and right after each other one at each
   * place, most often just after a sync at the end.
   */
  const balanced = Array.from({ length: 72 }, (_, index) => ({
    order: circle.map(
      (_, place) =>
        ((circle[(place + Math.floor(index / 6)) % 6] ?? 0) + index) % 6,
    ),
    syncAfter: index < 36 ? 4 : index % 7,
  }));

  /**
   * customer.created, checkout, created, active, paid, end set; each as Stripe
   * would post it.
   */
  async function sixEvents() {
    const one = await createPayer(stripe);
    const [living] = (
      await stripe.stripe.subscriptions.list({ customer: one.id })
    ).data;
    await stripe.stripe.subscriptions.update(living?.id ?? "", {
      cancel_at_period_end: true,
    });
    const events = await stripe.eventsOf(one.id);
    const all = await Promise.all(
      events.map(({ id }) => stripe.stripe.events.retrieve(id)),
    );
    const first = (type: string) => all.find((event) => event.type === type);
    const updates = all.filter(
      ({ type }) => type === "customer.subscription.updated",
    );
    const six = [
      first("customer.created"),
      first("checkout.session.completed"),
      first("customer.subscription.created"),
      updates[0],
      first("invoice.paid"),
      updates.at(-1),
    ].filter((event) => event !== undefined);
    expect(new Set(six.map(({ id }) => id)).size).toBe(6);
    return { ...one, six };
  }

  async function resetState(customer: string, ids: string[]) {
    await db().stripeEvent.deleteMany({ where: { id: { in: ids } } });
    await db().stripeCustomer.update({
      where: { id: customer },
      data: { scheduledTier: null, status: null },
    });
    await db().user.update({
      where: { stripeCustomerId: customer },
      data: {
        subscriptionTier: "free",
        subscriptionExpiresAt: null,
        stripeSubscriptionId: null,
      },
    });
  }

  test("with duplicates: each ends in Stripe's state", async () => {
    const histories = repetitions(someOf(balanced), all);
    expect([balanced.length, all.length]).toEqual([72, 720]);
    const lanes = await Promise.all(Array.from({ length: runs(6) }, sixEvents));
    await Promise.all(
      lanes.map(async ({ id, row, six }, lane) => {
        for (const [index, { order, syncAfter }] of histories.entries()) {
          if (index % lanes.length !== lane) continue;
          await resetState(
            id,
            six.map((event) => event.id),
          );
          const again = order[Math.floor(index / lanes.length) % 6] ?? 0;
          for (const [position, which] of [...order, again].entries()) {
            await postEvent(signed(JSON.stringify(six[which])));
            if (position === syncAfter) await runSyncs(id);
          }
          await runSyncs(id);
          const { subscriptionTier, subscriptionExpiresAt } = await row();
          expect([
            order,
            subscriptionTier,
            subscriptionExpiresAt !== null,
          ]).toEqual([order, "standard", true]);
          const open = await db().stripeEvent.count({
            where: { customer: id, state: { not: "processed" } },
          });
          expect(open).toBe(0);
        }
      }),
    );
  });
});

test("many mutations of signature and body: all are refused", async () => {
  const { id } = await createPayer(stripe);
  const body = eventFor(id);
  const good = signed(body);
  const flip = (text: string, at: number) =>
    text.slice(0, at) +
    String.fromCharCode(text.charCodeAt(at) ^ 1) +
    text.slice(at + 1);
  const mutations: SignedEvent[] = [
    { body, signature: "" },
    { body, signature: good.signature.replace("v1=", "v0=") },
    { body, signature: good.signature.split(",")[0] ?? "" },
    { body: `${body} `, signature: good.signature },
    {
      body: JSON.stringify(JSON.parse(body), null, 1),
      signature: good.signature,
    },
    { body: "", signature: good.signature },
    signed(body, "whsec_another_secret"),
    ...Array.from({ length: runs(500) }, (_, index) => ({
      body: flip(body, index % body.length),
      signature: good.signature,
    })),
    ...Array.from({ length: runs(493) }, (_, index) => {
      // Past "t=", a changed character of the time or the digest.
      const at = 2 + (index % (good.signature.length - 2));
      return { body, signature: flip(good.signature, at) };
    }),
  ];
  expect(mutations).toHaveLength(7 + runs(500) + runs(493));
  const answers: Response[] = [];
  for (const mutation of mutations) answers.push(await postEvent(mutation));
  expect(countStatuses(answers)).toEqual({ 400: mutations.length });
  expect(await db().stripeEvent.count({ where: { customer: id } })).toBe(0);
  expect((await postEvent(good)).status).toBe(200);
});

test("size limit: one megabyte; a larger signed event is refused unread", async () => {
  const customer = `cus_${randomBytes(8).toString("hex")}`;
  const ofSize = (bytes: number) => {
    const event = { ...JSON.parse(eventFor(customer)), filler: "" };
    return signed(
      JSON.stringify({
        ...event,
        filler: "x".repeat(bytes - JSON.stringify(event).length),
      }),
    );
  };
  expect((await postEvent(ofSize(1_048_576))).status).toBe(200);
  const refused = await postEvent(ofSize(1_048_577));
  expect([refused.status, await refused.json()]).toEqual([
    413,
    expect.objectContaining({ code: "too_large" }),
  ]);
  expect(await db().stripeEvent.count({ where: { customer } })).toBe(1);
});

test("an expired signature and a signed body that isn't an event: refused", async () => {
  const old = Math.floor(Date.now() / 1_000) - 301;
  const body = eventFor("cus_1");
  const signature = stripe.stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: "whsec_sandbox_embedded",
    timestamp: old,
  });
  expect((await postEvent({ body, signature })).status).toBe(400);
  for (const strange of [
    "null",
    "[]",
    "1",
    "{}",
    "no json",
    '{"id":"evt_1"}',
    '{"id":7,"type":"x"}',
  ]) {
    expect([strange, (await postEvent(signed(strange))).status]).toEqual([
      strange,
      400,
    ]);
  }
});

const deliveries = runs(100);

test(`${deliveries} parallel deliveries of one event: stored once`, async () => {
  const { id, row } = await createPayer(stripe);
  const event = signed(eventFor(id));
  const answers = await Promise.all(
    Array.from({ length: deliveries }, () => postEvent(event)),
  );
  expect(countStatuses(answers)).toEqual({ 200: deliveries });
  expect(await db().stripeEvent.count({ where: { customer: id } })).toBe(1);
  await runSyncs(id);
  expect((await row()).subscriptionTier).toBe("standard");
});

test("unknown event types: stored without effect", async () => {
  const { id, row } = await createPayer(stripe);
  for (const type of [
    "",
    "invoice",
    "x.y",
    "customer",
    "radar.early_fraud_warning.created",
    "customer.tax_id.created",
  ]) {
    expect((await postEvent(signed(eventFor(id, type)))).status).toBe(200);
  }
  await runSyncs(id);
  expect(
    await db().stripeEvent.count({ where: { customer: id, state: "ignored" } }),
  ).toBe(6);
  expect((await row()).subscriptionTier).toBe("free");
});

test("without any event: the daily job syncs the customer", async () => {
  const one = await createPayer(stripe, "pro");
  expect(await reconcileCustomers()).toBeGreaterThan(0);
  await runSyncs(one.id);
  expect((await one.row()).subscriptionTier).toBe("pro");
  await stripe.stripe.subscriptions.cancel(
    (await one.row()).stripeSubscriptionId ?? "",
  );
  await reconcileCustomers();
  await runSyncs(one.id);
  expect((await one.row()).subscriptionTier).toBe("free");
});

test("without any event: the next status request after the period's end syncs the customer", async () => {
  const one = await createPayer(stripe);
  await one.verify(one.sessionId);
  await stripe.stripe.subscriptions.cancel(
    (await one.row()).stripeSubscriptionId ?? "",
  );
  await one.status();
  await runSyncs(one.id);
  expect((await one.row()).subscriptionTier).toBe("standard");
  await db().stripeCustomer.update({
    where: { id: one.id },
    data: { nextSyncAt: new Date(Date.now() - 1_000) },
  });
  await one.status();
  await runSyncs(one.id);
  expect((await one.row()).subscriptionTier).toBe("free");
});

test("an event for a customer that isn't linked yet: processed after the link; a customer is linked only to its own user", async () => {
  const user = await createUser();
  const customer = await foreignCustomer({ userId: String(user.id) });
  await deliverAll(stripe, customer);
  const linked = await db().user.findUniqueOrThrow({ where: { id: user.id } });
  expect([linked.stripeCustomerId, linked.subscriptionTier]).toEqual([
    customer,
    "pro",
  ]);

  const second = await foreignCustomer({ userId: String(user.id) });
  const foreign = await foreignCustomer({});
  const gone = await foreignCustomer({ userId: "999999999" });
  const earlier = await foreignCustomer({
    userId: String((await createUser()).id),
    since: "2020-01-01T00:00:00.000Z",
  });
  for (const orphan of [second, foreign, gone, earlier]) {
    await deliverAll(stripe, orphan);
    expect(await issuesOf(orphan)).toEqual(["orphan"]);
    expect(
      await db().stripeEvent.count({
        where: { customer: orphan, state: "deferred" },
      }),
    ).toBeGreaterThan(0);
    expect(await db().user.count({ where: { stripeCustomerId: orphan } })).toBe(
      0,
    );
  }
  await stripe.stripe.customers.update(foreign, {
    metadata: { userId: String((await createUser()).id) },
  });
  await retryEvents(new Date(Date.now() + 2 * 3_600_000));
  await runSyncs(foreign);
  expect(await issuesOf(foreign)).toEqual([]);
  expect(
    await db().user.count({
      where: { stripeCustomerId: foreign, subscriptionTier: "pro" },
    }),
  ).toBe(1);
});

test("an unknown customer: no change, reported to administrators", async () => {
  const customer = `cus_never${randomBytes(5).toString("hex")}`;
  const user = await createUser({
    stripeCustomerId: customer,
    subscriptionTier: "pro",
  });
  await postEvent(signed(eventFor(customer)));
  await runSyncs(customer);
  expect(
    (await db().user.findUniqueOrThrow({ where: { id: user.id } }))
      .subscriptionTier,
  ).toBe("pro");
  expect(await issuesOf(customer)).toEqual(["unknown_customer"]);
  expect(await listBillingIssues()).toContainEqual(
    expect.objectContaining({
      customer,
      detail: "Stripe has no such customer",
    }),
  );
});

test("an unknown price: no change, reported; two subscriptions: the higher plan, reported until one ends", async () => {
  const one = await createPayer(stripe);
  await one.verify(one.sessionId);
  const other = await stripe.stripe.prices.create({
    currency: "usd",
    unit_amount: 100,
    recurring: { interval: "month" },
    product_data: { name: "Something else" },
  });
  const strange = await subscribe(one.id, other.id);
  await deliverAll(stripe, one.id);
  expect([(await one.row()).subscriptionTier, await issuesOf(one.id)]).toEqual([
    "standard",
    ["unknown_price"],
  ]);
  await stripe.stripe.subscriptions.cancel(strange.id);
  const pro: Stripe.Subscription = await subscribe(
    one.id,
    stripe.prices.STRIPE_PRICE_PRO,
  );
  await deliverAll(stripe, one.id);
  expect([(await one.row()).subscriptionTier, await issuesOf(one.id)]).toEqual([
    "pro",
    ["multiple_subscriptions"],
  ]);
  await stripe.stripe.subscriptions.cancel(pro.id);
  await deliverAll(stripe, one.id);
  expect([(await one.row()).subscriptionTier, await issuesOf(one.id)]).toEqual([
    "standard",
    [],
  ]);
});

type Fault = Parameters<typeof stripe.fail>[0];

test.each<[string, Fault]>([
  ["answers with errors", { mode: "status", status: 500 }],
  ...inFullRuns<[string, Fault]>([
    ["answers pages", { mode: "html" }],
    ["hangs", { mode: "hang" }],
    ["breaks off", { mode: "cut" }],
  ]),
])(
  "while Stripe %s: plans stay active, checkout fails with a message, and events are processed afterwards",
  async (_, fault) => {
    const [paying, buyer] = [await createPayer(stripe), await createSeller()];
    await paying.verify(paying.sessionId);
    const ended = (await paying.row()).stripeSubscriptionId ?? "";
    await stripe.stripe.subscriptions.cancel(ended);
    const events = await stripe.signedEventsOf(paying.id);
    await stripe.fail(fault);
    for (const answer of [
      await buyer.checkout("pro"),
      await paying.change("free"),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.body).toEqual({
        code: "unavailable",
        message: "Failed to change subscription. Please try again.",
      });
      expect(answer.headers.get("retry-after")).toBe("10");
    }
    for (const event of events)
      expect((await postEvent(event)).status).toBe(200);
    await expect(runSyncs(paying.id)).rejects.toThrow(
      "Failed to change subscription",
    );
    expect(await paying.status()).toMatchObject({
      subscriptionTier: "standard",
    });
    await stripe.heal();
    stripeBreaker.recordSuccess();
    await retryEvents(new Date(Date.now() + 3 * 60_000));
    await runSyncs(paying.id);
    expect(await paying.status()).toMatchObject({ subscriptionTier: "free" });
    expect((await buyer.checkout("pro")).status).toBe(200);
  },
);
