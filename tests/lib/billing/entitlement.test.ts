import type Stripe from "stripe";
import {
  entitlementOf,
  type StripeSnapshot,
} from "@/lib/billing/sync/entitlement";
import { startTestStripe } from "@/tests/support/stripe";

let stripe: Awaited<ReturnType<typeof startTestStripe>>;
let template: Stripe.Subscription;
let invoice: Stripe.Invoice;
let schedule: Stripe.SubscriptionSchedule;
const now = new Date("2026-11-21T12:00:00Z");
const at = (days: number) => Math.floor(now.getTime() / 1_000) + days * 86_400;
const dateOf = (seconds: number) => new Date(seconds * 1_000);

/** The tests vary the fields of a subscription that the sandbox created. */
beforeAll(async () => {
  stripe = await startTestStripe();
  const customer = await stripe.stripe.customers.create({
    email: "template@example.com",
  });
  const { id } = await stripe.stripe.paymentMethods.attach("pm_card_visa", {
    customer: customer.id,
  });
  await stripe.stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: id },
  });
  const items = [{ price: stripe.prices.STRIPE_PRICE_STANDARD }];
  template = await stripe.stripe.subscriptions.create({
    customer: customer.id,
    items,
  });
  const { data } = await stripe.stripe.invoices.list({ customer: customer.id });
  if (!data[0]) throw new Error("the template has no invoice");
  invoice = data[0];
  schedule = await stripe.stripe.subscriptionSchedules.create({
    from_subscription: template.id,
  });
});
afterAll(() => stripe.close());

type SubscriptionFields = Partial<Omit<Stripe.Subscription, "status">> & {
  status?: string;
  price?: string;
  end?: number;
};

function subscription({
  status = "active",
  price = "standard",
  end = at(20),
  ...fields
}: SubscriptionFields = {}) {
  const items = template.items.data.map((item) => ({
    ...item,
    price: { ...item.price, id: price },
    current_period_start: end - 30 * 86_400,
    current_period_end: end,
  }));
  const base = {
    ...template,
    items: { ...template.items, data: items },
    ...fields,
  };
  return { ...base, status: status as Stripe.Subscription.Status };
}

const tierOfPrice = (price: Stripe.Price | string) => {
  const id = typeof price === "string" ? price : price.id;
  return id === "standard" || id === "pro" ? id : null;
};

function entitlement(
  subscriptions: Stripe.Subscription[],
  openInvoices: Stripe.Invoice[] = [],
) {
  const snapshot: StripeSnapshot = { subscriptions, openInvoices };
  const found = entitlementOf(snapshot, tierOfPrice, now);
  if ("unknownPrice" in found)
    throw new Error(`unknown price ${found.unknownPrice}`);
  return found;
}

test.each([
  ["active", "standard"],
  ["trialing", "standard"],
  ["past_due", "standard"],
  ["incomplete", "free"],
  ["incomplete_expired", "free"],
  ["unpaid", "free"],
  ["canceled", "free"],
  ["paused", "free"],
  ["shiny_new_status", "free"],
  ["", "free"],
  ["Active", "free"],
  ["constructor", "free"],
])("status %s: %s", (status, tier) => {
  expect(entitlement([subscription({ status })]).tier).toBe(tier);
});

test("no subscription: no paid plan", () => {
  expect(entitlement([])).toMatchObject({
    tier: "free",
    expiresAt: null,
    hasMultipleSubscriptions: false,
    nextSyncAt: null,
  });
});

test("past due: the plan continues for seven days after the oldest open invoice", () => {
  const one = subscription({ status: "past_due" });
  const due = (days: number): Stripe.Invoice => ({
    ...invoice,
    status_transitions: {
      ...invoice.status_transitions,
      finalized_at: at(days),
    },
  });
  const found = entitlement([one], [due(-1), due(-3)]);
  expect([found.pastDueSince, found.expiresAt]).toEqual([
    dateOf(at(-3)),
    dateOf(at(4)),
  ]);
  expect(entitlement([one]).pastDueSince).toEqual(dateOf(at(-10)));
});

test("scheduled cancellation: read from cancel_at and from cancel_at_period_end", () => {
  const byTime = entitlement([subscription({ cancel_at: at(5) })]);
  expect(byTime).toMatchObject({
    scheduledTier: "free",
    scheduledAt: dateOf(at(5)),
    expiresAt: dateOf(at(5)),
  });
  const byFlag = entitlement([subscription({ cancel_at_period_end: true })]);
  expect(byFlag).toMatchObject({
    scheduledTier: "free",
    scheduledAt: dateOf(at(20)),
    expiresAt: dateOf(at(20)),
  });
});

test("two subscriptions: the higher plan applies, and an issue is reported", () => {
  const [standard, pro] = [
    subscription(),
    subscription({ id: "sub_pro", price: "pro" }),
  ];
  for (const order of [
    [standard, pro],
    [pro, standard],
  ]) {
    expect(entitlement(order)).toMatchObject({
      tier: "pro",
      subscriptionId: "sub_pro",
      hasMultipleSubscriptions: true,
    });
  }
  expect(
    entitlement([standard, subscription({ price: "pro", status: "canceled" })]),
  ).toMatchObject({
    tier: "standard",
    hasMultipleSubscriptions: false,
  });
});

test("after the grace period: an unpaid Pro ranks below a paid Standard", () => {
  const unpaidPro = subscription({
    id: "sub_pro",
    price: "pro",
    status: "past_due",
    end: at(20),
  });
  expect(entitlement([unpaidPro, subscription()]).tier).toBe("standard");
});

test("an unknown price: no change, unless nothing is paid for it", () => {
  const snapshot = (status: string): StripeSnapshot => ({
    subscriptions: [subscription({ price: "other", status })],
    openInvoices: [],
  });
  for (const status of ["active", "trialing", "past_due"]) {
    expect(entitlementOf(snapshot(status), tierOfPrice, now)).toEqual({
      unknownPrice: "other",
    });
  }
  expect(entitlementOf(snapshot("canceled"), tierOfPrice, now)).toMatchObject({
    tier: "free",
  });
});

test("the next sync: due shortly after the next expected change", () => {
  const { nextSyncAt } = entitlement([subscription({ cancel_at: at(5) })]);
  expect(nextSyncAt?.getTime()).toBeGreaterThan(at(5) * 1_000);
  expect(nextSyncAt?.getTime()).toBeLessThan(at(6) * 1_000);
});

/**
 * A schedule whose present phase ends in 20 days, and is followed by phases
 * with these prices.
 */
function scheduled(
  prices: string[],
  fields: Partial<Stripe.SubscriptionSchedule> = {},
): Stripe.SubscriptionSchedule {
  const [pattern] = schedule.phases;
  const item = pattern?.items[0];
  if (!pattern || !item) throw new Error("the schedule has no phase");
  const following = prices.map((price, index) => ({
    ...pattern,
    start_date: at(20 + 30 * index),
    end_date: at(50 + 30 * index),
    items: [{ ...item, price }],
  }));
  const current = { ...pattern, start_date: at(-10), end_date: at(20) };
  return {
    ...schedule,
    current_phase: { start_date: at(-10), end_date: at(20) },
    phases: [current, ...following],
    ...fields,
  };
}

test.each([
  [
    "a lower plan next",
    () => scheduled(["standard"]),
    "standard",
    dateOf(at(20)),
  ],
  ["the same plan next", () => scheduled(["pro"]), null, null],
  ["an unknown price next", () => scheduled(["other"]), null, null],
  ["a lower plan only later", () => scheduled(["pro", "standard"]), null, null],
  [
    "no further phase",
    () => scheduled([], { end_behavior: "release" }),
    null,
    null,
  ],
  [
    "no further phase, then an end",
    () => scheduled([], { end_behavior: "cancel" }),
    "free",
    dateOf(at(20)),
  ],
  [
    "no present phase",
    () => scheduled(["standard"], { current_phase: null }),
    null,
    null,
  ],
  ["only an id", () => "sub_sched_1", null, null],
])(
  "a schedule with %s: scheduled plan and date",
  (_, makeSchedule, scheduledTier, scheduledAt) => {
    const found = entitlement([
      subscription({ price: "pro", schedule: makeSchedule() }),
    ]);
    expect(found).toMatchObject({ tier: "pro", scheduledTier, scheduledAt });
    expect(found.expiresAt).toEqual(
      scheduledTier === "free" ? scheduledAt : null,
    );
  },
);

test("a cancellation: comes before what a schedule says", () => {
  const found = entitlement([
    subscription({
      price: "pro",
      cancel_at: at(5),
      schedule: scheduled(["standard"]),
    }),
  ]);
  expect(found).toMatchObject({
    scheduledTier: "free",
    scheduledAt: dateOf(at(5)),
  });
});

test("the open invoice: the subscription's own, with its page and whether a payment was tried", () => {
  const one = subscription({ status: "past_due" });
  const open = {
    ...invoice,
    hosted_invoice_url: "https://pay.example",
    attempt_count: 1,
  };
  expect(entitlement([one], [open]).openInvoice).toEqual({
    id: invoice.id,
    url: "https://pay.example",
    wasAttempted: true,
  });
  const untried = { ...open, attempt_count: 0 };
  expect(entitlement([one], [untried]).openInvoice?.wasAttempted).toBe(false);
  expect(
    entitlement([{ ...one, id: "sub_other" }], [open]).openInvoice,
  ).toBeNull();
  const unfinished = {
    ...open,
    status_transitions: { ...open.status_transitions, finalized_at: null },
  };
  expect(entitlement([one], [unfinished]).pastDueSince).toEqual(
    dateOf(invoice.created),
  );
});

test("subscriptions of the same plan: one in good standing ranks first, then the lower id", () => {
  const late = subscription({ id: "sub_a", status: "past_due", end: at(29) });
  const [b, c] = [subscription({ id: "sub_b" }), subscription({ id: "sub_c" })];
  for (const order of [
    [late, b, c],
    [c, b, late],
  ]) {
    expect(entitlement(order).subscriptionId).toBe("sub_b");
  }
  const paused = subscription({
    id: "sub_a",
    price: "other",
    status: "paused",
  });
  expect(
    entitlement([paused, subscription({ id: "sub_b", cancel_at: at(-1) })])
      .subscriptionId,
  ).toBe("sub_b");
});

test("a subscription with several items: the highest plan and the latest end", () => {
  const [standard, pro] = [
    subscription({ end: at(30) }),
    subscription({ price: "pro", end: at(10) }),
  ];
  const items = {
    ...standard.items,
    data: [...standard.items.data, ...pro.items.data],
  };
  expect(entitlement([{ ...standard, items }])).toMatchObject({
    tier: "pro",
    currentPeriodEnd: dateOf(at(30)),
  });
});

test("the next sync: five minutes after the earliest date to come; none without one", () => {
  const after = (days: number) => new Date(at(days) * 1_000 + 5 * 60_000);
  expect(entitlement([subscription()]).nextSyncAt).toEqual(after(20));
  expect(entitlement([subscription({ cancel_at: at(5) })]).nextSyncAt).toEqual(
    after(5),
  );
  expect(
    entitlement([subscription({ end: at(-1), cancel_at: at(3) })]).nextSyncAt,
  ).toEqual(after(3));
  expect(entitlement([subscription({ end: at(-1) })]).nextSyncAt).toBeNull();
});
