import { postJson } from "../support/sandbox";
import { day, errorOf, submit, useStripe } from "../support/stripe";

const { url, stripe, plans, advance, createSubscriber, eventTypesOf } =
  useStripe();

const retrieve = (id: string) =>
  stripe().subscriptions.retrieve(id, { expand: ["latest_invoice"] });
const periodEnd = async (id: string) =>
  (await retrieve(id)).items.data[0]?.current_period_end ?? 0;

async function useDeclinedCard(customer: string) {
  const { id } = await stripe().paymentMethods.attach(
    "pm_card_chargeCustomerFail",
    { customer },
  );
  await stripe().customers.update(customer, {
    invoice_settings: { default_payment_method: id },
  });
}

test("trial: its end is announced, then it is paid", async () => {
  const { customer, subscription } = await createSubscriber({
    params: { trial_period_days: 7 },
  });
  expect(await retrieve(subscription)).toMatchObject({
    status: "trialing",
    latest_invoice: { amount_paid: 0, status: "paid" },
  });
  await advance(4.1, customer);
  expect(await eventTypesOf(customer)).toContain(
    "customer.subscription.trial_will_end",
  );
  await advance(3, customer);
  expect(await retrieve(subscription)).toMatchObject({
    status: "active",
    latest_invoice: { billing_reason: "subscription_cycle", amount_paid: 500 },
  });
});

test("renewal: each month has a paid invoice", async () => {
  const { customer, subscription } = await createSubscriber();
  const first = await periodEnd(subscription);
  await advance(95, customer);
  expect((await periodEnd(subscription)) - first).toBeGreaterThan(80 * day);
  const { data } = await stripe().invoices.list({ customer });
  expect(data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual(
    Array.from({ length: 4 }, () => ["paid", 500]),
  );
  expect(new Set(data.map(({ number }) => number)).size).toBe(4);
});

test("renewal: the invoice is a draft for one hour", async () => {
  const { customer, subscription, created } = await createSubscriber();
  const seconds =
    (created.items.data[0]?.current_period_end ?? 0) - created.created + 60;
  await advance(seconds / day, customer);
  expect(await retrieve(subscription)).toMatchObject({
    status: "active",
    latest_invoice: { status: "draft" },
  });
  await advance(1 / 24, customer);
  expect(await retrieve(subscription)).toMatchObject({
    status: "active",
    latest_invoice: { status: "paid" },
  });
});

test("declined card: the subscription is past due, and active again after a retry with a good card", async () => {
  const { customer, subscription } = await createSubscriber();
  await useDeclinedCard(customer);
  await advance(32, customer);
  const late = await retrieve(subscription);
  expect(late).toMatchObject({
    status: "past_due",
    latest_invoice: { status: "open", attempt_count: 1 },
  });
  expect(await eventTypesOf(customer)).toContain("invoice.payment_failed");
  const { id } = await stripe().paymentMethods.attach("pm_card_visa", {
    customer,
  });
  await stripe().customers.update(customer, {
    invoice_settings: { default_payment_method: id },
  });
  await advance(3, customer);
  expect(await retrieve(subscription)).toMatchObject({
    status: "active",
    latest_invoice: { status: "paid" },
  });
});

test("invoice page: another card can pay", async () => {
  const { customer, subscription } = await createSubscriber();
  await useDeclinedCard(customer);
  await advance(32, customer);
  const [invoice] = (await stripe().invoices.list({ customer, status: "open" }))
    .data;
  const address = invoice?.hosted_invoice_url ?? "";
  expect(await (await fetch(address)).text()).toContain("$5.00");
  expect(
    (await submit(`${address}/pay`, { card: "pm_card_chargeCustomerFail" }))
      .status,
  ).toBe(402);
  expect(
    (await submit(`${address}/pay`, { card: "pm_card_visa" })).status,
  ).toBe(303);
  expect((await retrieve(subscription)).status).toBe("active");
});

test.each(["canceled", "unpaid", "past_due"] as const)(
  "declined card: after four attempts the subscription is %s, as configured",
  async (finalStatus) => {
    const { customer, subscription } = await createSubscriber();
    await postJson(`${url()}/stripe/dunning`, {
      finally: finalStatus,
      customer,
    });
    await useDeclinedCard(customer);
    await advance(32, customer);
    await advance(16, customer);
    const { status, cancellation_details: details } =
      await retrieve(subscription);
    expect([status, details?.reason]).toEqual([
      finalStatus,
      finalStatus === "canceled" ? "payment_failed" : null,
    ]);
    const failed = (await eventTypesOf(customer)).filter(
      (type) => type === "invoice.payment_failed",
    );
    expect(failed).toHaveLength(4);
  },
);

test("cancel_at_period_end: takes effect at the end of the period, and can be undone", async () => {
  const { customer, subscription } = await createSubscriber();
  const end = await periodEnd(subscription);
  const canceled = await stripe().subscriptions.update(subscription, {
    cancel_at_period_end: true,
  });
  expect(canceled).toMatchObject({
    status: "active",
    cancel_at_period_end: true,
    cancel_at: end,
  });
  const byTime = await errorOf(
    stripe().subscriptions.update(subscription, { cancel_at: "" }),
  );
  expect(byTime.param).toBe("cancel_at");
  const resumed = await stripe().subscriptions.update(subscription, {
    cancel_at_period_end: false,
  });
  expect(resumed).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
  });
  await stripe().subscriptions.update(subscription, {
    cancel_at_period_end: true,
  });
  await advance(32, customer);
  expect(await retrieve(subscription)).toMatchObject({
    status: "canceled",
    ended_at: end,
  });
  expect((await stripe().subscriptions.list({ customer })).data).toEqual([]);
  expect(
    (await stripe().subscriptions.list({ customer, status: "all" })).data,
  ).toHaveLength(1);
  expect(await eventTypesOf(customer)).toContain(
    "customer.subscription.deleted",
  );
  expect((await stripe().invoices.list({ customer })).data).toHaveLength(1);
});

test("cancel: ends the subscription now, once", async () => {
  const { subscription } = await createSubscriber();
  expect((await stripe().subscriptions.cancel(subscription)).status).toBe(
    "canceled",
  );
  expect(
    await errorOf(stripe().subscriptions.cancel(subscription)),
  ).toMatchObject({ statusCode: 404 });
  expect(
    await errorOf(
      stripe().subscriptions.update(subscription, {
        cancel_at_period_end: true,
      }),
    ),
  ).toMatchObject({
    statusCode: 400,
  });
});

test("upgrade with always_invoice: prorated and paid now", async () => {
  const { pro } = await plans();
  const { customer, subscription, item } = await createSubscriber();
  await advance(10, customer);
  const changed = await stripe().subscriptions.update(subscription, {
    items: [{ id: item, price: pro.id }],
    proration_behavior: "always_invoice",
    expand: ["latest_invoice"],
  });
  expect(changed.items.data.map(({ price }) => price.id)).toEqual([pro.id]);
  const invoice = changed.latest_invoice;
  if (invoice === null || typeof invoice === "string")
    throw new Error("no invoice");
  expect(invoice).toMatchObject({
    status: "paid",
    billing_reason: "subscription_update",
  });
  expect(invoice.lines.data.map(({ amount }) => Math.sign(amount))).toEqual([
    -1, 1,
  ]);
  expect(invoice.amount_paid).toBeGreaterThan(300);
  expect(invoice.amount_paid).toBeLessThan(700);
});

test("upgrade: prorations are on the next invoice by default", async () => {
  const { pro } = await plans();
  const { customer, subscription, item } = await createSubscriber();
  await stripe().subscriptions.update(subscription, {
    items: [{ id: item, price: pro.id }],
  });
  expect((await stripe().invoices.list({ customer })).data).toHaveLength(1);
  await advance(32, customer);
  const [invoice] = (await stripe().invoices.list({ customer })).data;
  expect(invoice?.lines.data).toHaveLength(3);
  expect(invoice?.total).toBe(1_900);
});

test("error_if_incomplete: a declined card changes nothing", async () => {
  const { pro, standard } = await plans();
  const { customer, subscription, item } = await createSubscriber();
  await useDeclinedCard(customer);
  const change = stripe().subscriptions.update(subscription, {
    items: [{ id: item, price: pro.id }],
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
  expect(await errorOf(change)).toMatchObject({
    type: "StripeCardError",
    statusCode: 402,
    code: "card_declined",
  });
  expect((await retrieve(subscription)).items.data[0]?.price.id).toBe(
    standard.id,
  );
});

test("declined first payment: the subscription is incomplete, and expires within a day", async () => {
  const { customer, subscription, created } = await createSubscriber({
    card: "pm_card_chargeCustomerFail",
  });
  expect(created.status).toBe("incomplete");
  await advance(1, customer);
  expect((await retrieve(subscription)).status).toBe("incomplete_expired");
});

test("trial without a card: paused, canceled or past due, as configured", async () => {
  const { standard } = await plans();
  for (const [missing_payment_method, status] of [
    ["pause", "paused"],
    ["cancel", "canceled"],
    ["create_invoice", "past_due"],
  ] as const) {
    const customer = await stripe().customers.create({});
    const { id } = await stripe().subscriptions.create({
      customer: customer.id,
      items: [{ price: standard.id }],
      trial_period_days: 7,
      trial_settings: { end_behavior: { missing_payment_method } },
    });
    await advance(8, customer.id);
    expect((await retrieve(id)).status).toBe(status);
  }
});

test("a card that Stripe rejects cannot be saved", async () => {
  const { id: customer } = await stripe().customers.create({});
  const attach = stripe().paymentMethods.attach("pm_card_chargeDeclined", {
    customer,
  });
  expect(await errorOf(attach)).toMatchObject({
    type: "StripeCardError",
    code: "card_declined",
  });
  expect((await stripe().paymentMethods.list({ customer })).data).toEqual([]);
});

test("paused collection: invoices are void and nothing is paid, until it is resumed", async () => {
  const { customer, subscription } = await createSubscriber({});
  const paused = await stripe().subscriptions.update(subscription, {
    pause_collection: { behavior: "void" },
  });
  expect(paused.pause_collection).toEqual({
    behavior: "void",
    resumes_at: null,
  });
  await advance(32, customer);
  expect(await retrieve(subscription)).toMatchObject({
    status: "active",
    latest_invoice: { status: "void", amount_paid: 0 },
  });
  await stripe().subscriptions.update(subscription, { pause_collection: "" });
  await advance(32, customer);
  expect(await retrieve(subscription)).toMatchObject({
    pause_collection: null,
    latest_invoice: { status: "paid", amount_paid: 500 },
  });
  await stripe().subscriptions.cancel(subscription);
  expect(
    await errorOf(
      stripe().subscriptions.update(subscription, {
        pause_collection: { behavior: "void" },
      }),
    ),
  ).toMatchObject({ type: "StripeInvalidRequestError" });
});
