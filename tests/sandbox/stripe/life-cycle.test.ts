import { postJson } from "@/tests/sandbox/running";
import { day, failing, runningStripe, submit } from "@/tests/sandbox/stripe/paying";

const { url, stripe, plans, advance, subscriber, eventsOf } = runningStripe();

const retrieve = (id: string) => stripe().subscriptions.retrieve(id, { expand: ["latest_invoice"] });
const periodEnd = async (id: string) => (await retrieve(id)).items.data[0]?.current_period_end ?? 0;

async function declineFromNowOn(customer: string) {
  const { id } = await stripe().paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  await stripe().customers.update(customer, { invoice_settings: { default_payment_method: id } });
}

test("a trial is announced, ends, and is paid", async () => {
  const { customer, subscription } = await subscriber({ params: { trial_period_days: 7 } });
  expect(await retrieve(subscription)).toMatchObject({
    status: "trialing",
    latest_invoice: { amount_paid: 0, status: "paid" },
  });
  await advance(4.1, customer);
  expect(await eventsOf(customer)).toContain("customer.subscription.trial_will_end");
  await advance(3, customer);
  expect(await retrieve(subscription)).toMatchObject({
    status: "active",
    latest_invoice: { billing_reason: "subscription_cycle", amount_paid: 500 },
  });
});

test("it renews each month with a paid invoice", async () => {
  const { customer, subscription } = await subscriber();
  const first = await periodEnd(subscription);
  await advance(95, customer);
  expect((await periodEnd(subscription)) - first).toBeGreaterThan(80 * day);
  const { data } = await stripe().invoices.list({ customer });
  expect(data.map(({ status, amount_paid }) => [status, amount_paid])).toEqual(
    Array.from({ length: 4 }, () => ["paid", 500]),
  );
  expect(new Set(data.map(({ number }) => number)).size).toBe(4);
});

test("an invoice is a draft for its first hour", async () => {
  const { customer, subscription, created } = await subscriber();
  const seconds = (created.items.data[0]?.current_period_end ?? 0) - created.created + 60;
  await advance(seconds / day, customer);
  expect(await retrieve(subscription)).toMatchObject({ status: "active", latest_invoice: { status: "draft" } });
  await advance(1 / 24, customer);
  expect(await retrieve(subscription)).toMatchObject({ status: "active", latest_invoice: { status: "paid" } });
});

test("a card that fails makes it past due, and a good one brings it back", async () => {
  const { customer, subscription } = await subscriber();
  await declineFromNowOn(customer);
  await advance(32, customer);
  const late = await retrieve(subscription);
  expect(late).toMatchObject({ status: "past_due", latest_invoice: { status: "open", attempt_count: 1 } });
  expect(await eventsOf(customer)).toContain("invoice.payment_failed");
  const { id } = await stripe().paymentMethods.attach("pm_card_visa", { customer });
  await stripe().customers.update(customer, { invoice_settings: { default_payment_method: id } });
  await advance(3, customer);
  expect(await retrieve(subscription)).toMatchObject({ status: "active", latest_invoice: { status: "paid" } });
});

test("the hosted invoice can be paid with another card", async () => {
  const { customer, subscription } = await subscriber();
  await declineFromNowOn(customer);
  await advance(32, customer);
  const [invoice] = (await stripe().invoices.list({ customer, status: "open" })).data;
  const address = invoice?.hosted_invoice_url ?? "";
  expect(await (await fetch(address)).text()).toContain("$5.00");
  expect((await submit(`${address}/pay`, { card: "pm_card_chargeCustomerFail" })).status).toBe(402);
  expect((await submit(`${address}/pay`, { card: "pm_card_visa" })).status).toBe(303);
  expect((await retrieve(subscription)).status).toBe("active");
});

test.each(["canceled", "unpaid", "past_due"] as const)("after four attempts it is %s, if so wanted", async (wanted) => {
  const { customer, subscription } = await subscriber();
  await postJson(`${url()}/stripe/dunning`, { finally: wanted, customer });
  await declineFromNowOn(customer);
  await advance(32, customer);
  await advance(16, customer);
  const { status, cancellation_details: details } = await retrieve(subscription);
  expect([status, details?.reason]).toEqual([wanted, wanted === "canceled" ? "payment_failed" : null]);
  const failed = (await eventsOf(customer)).filter((type) => type === "invoice.payment_failed");
  expect(failed).toHaveLength(4);
});

test("a cancellation waits for the period's end, and can be taken back", async () => {
  const { customer, subscription } = await subscriber();
  const end = await periodEnd(subscription);
  const leaving = await stripe().subscriptions.update(subscription, { cancel_at_period_end: true });
  expect(leaving).toMatchObject({ status: "active", cancel_at_period_end: true, cancel_at: end });
  const staying = await stripe().subscriptions.update(subscription, { cancel_at_period_end: false });
  expect(staying).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
  await stripe().subscriptions.update(subscription, { cancel_at_period_end: true });
  await advance(32, customer);
  expect(await retrieve(subscription)).toMatchObject({ status: "canceled", ended_at: end });
  expect((await stripe().subscriptions.list({ customer })).data).toEqual([]);
  expect((await stripe().subscriptions.list({ customer, status: "all" })).data).toHaveLength(1);
  expect(await eventsOf(customer)).toContain("customer.subscription.deleted");
  expect((await stripe().invoices.list({ customer })).data).toHaveLength(1);
});

test("cancelling at once ends it, once", async () => {
  const { subscription } = await subscriber();
  expect((await stripe().subscriptions.cancel(subscription)).status).toBe("canceled");
  expect(await failing(stripe().subscriptions.cancel(subscription))).toMatchObject({ statusCode: 404 });
  expect(await failing(stripe().subscriptions.update(subscription, { cancel_at_period_end: true }))).toMatchObject({
    statusCode: 400,
  });
});

test("a dearer plan is prorated and paid now", async () => {
  const { pro } = await plans();
  const { customer, subscription, item } = await subscriber();
  await advance(10, customer);
  const changed = await stripe().subscriptions.update(subscription, {
    items: [{ id: item, price: pro.id }],
    proration_behavior: "always_invoice",
    expand: ["latest_invoice"],
  });
  expect(changed.items.data.map(({ price }) => price.id)).toEqual([pro.id]);
  const invoice = changed.latest_invoice;
  if (invoice === null || typeof invoice === "string") throw new Error("no invoice");
  expect(invoice).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
  expect(invoice.lines.data.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);
  expect(invoice.amount_paid).toBeGreaterThan(300);
  expect(invoice.amount_paid).toBeLessThan(700);
});

test("prorations wait for the next invoice unless it is asked for", async () => {
  const { pro } = await plans();
  const { customer, subscription, item } = await subscriber();
  await stripe().subscriptions.update(subscription, { items: [{ id: item, price: pro.id }] });
  expect((await stripe().invoices.list({ customer })).data).toHaveLength(1);
  await advance(32, customer);
  const [invoice] = (await stripe().invoices.list({ customer })).data;
  expect(invoice?.lines.data).toHaveLength(3);
  expect(invoice?.total).toBe(1_900);
});

test("with error_if_incomplete a declined change changes nothing", async () => {
  const { pro, standard } = await plans();
  const { customer, subscription, item } = await subscriber();
  await declineFromNowOn(customer);
  const change = stripe().subscriptions.update(subscription, {
    items: [{ id: item, price: pro.id }],
    proration_behavior: "always_invoice",
    payment_behavior: "error_if_incomplete",
  });
  expect(await failing(change)).toMatchObject({ type: "StripeCardError", statusCode: 402, code: "card_declined" });
  expect((await retrieve(subscription)).items.data[0]?.price.id).toBe(standard.id);
});

test("a first payment that fails is incomplete, and expires in a day", async () => {
  const { customer, subscription, created } = await subscriber({ card: "pm_card_chargeCustomerFail" });
  expect(created.status).toBe("incomplete");
  await advance(1, customer);
  expect((await retrieve(subscription)).status).toBe("incomplete_expired");
});

test("a trial nobody can pay for is paused or cancelled, as wanted", async () => {
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

test("one customer's time moves without the others'", async () => {
  const [a, b] = [await subscriber(), await subscriber()];
  await advance(40, a.customer);
  expect((await stripe().invoices.list({ customer: a.customer })).data).toHaveLength(2);
  expect((await stripe().invoices.list({ customer: b.customer })).data).toHaveLength(1);
});

test("a month that began on the 31st ends on the last day there is", async () => {
  const { standard } = await plans();
  const { id: customer } = await stripe().customers.create({});
  const { id: card } = await stripe().paymentMethods.attach("pm_card_visa", { customer });
  const now = new Date();
  const lastOfJanuary = Date.UTC(now.getUTCFullYear() + 1, 0, 31, 12);
  await advance((lastOfJanuary - now.getTime()) / 1000 / day, customer);
  const { id } = await stripe().subscriptions.create({
    customer,
    items: [{ price: standard.id }],
    default_payment_method: card,
  });
  const ends: string[] = [];
  for (let month = 0; month < 4; month += 1) {
    ends.push(new Date((await periodEnd(id)) * 1000).toISOString().slice(5, 10));
    await advance(30, customer);
  }
  expect(ends).toEqual([expect.stringMatching(/^02-2[89]$/), "03-31", "04-30", "05-31"]);
});

test("a card that is declined at once cannot even be saved", async () => {
  const { id: customer } = await stripe().customers.create({});
  const attach = stripe().paymentMethods.attach("pm_card_chargeDeclined", { customer });
  expect(await failing(attach)).toMatchObject({ type: "StripeCardError", code: "card_declined" });
  expect((await stripe().paymentMethods.list({ customer })).data).toEqual([]);
});
