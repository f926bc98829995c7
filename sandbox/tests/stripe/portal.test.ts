import { errorOf, submit, useStripe } from "../support/stripe";

const { stripe, plans, advance, createSubscriber, eventTypesOf, url } =
  useStripe();
const returnUrl = "https://shop.example/pricing";

/** A portal in which plans can be changed. */
async function createConfiguration() {
  const { standard, pro } = await plans();
  const products = [standard, pro].map((price) => ({
    product: String(price.product),
    prices: [price.id],
  }));
  return stripe().billingPortal.configurations.create({
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        products,
        proration_behavior: "always_invoice",
      },
    },
  });
}

/**
 * A customer on standard, with a portal session that confirms the upgrade to
 * pro.
 */
async function startUpgrade() {
  const { pro } = await plans();
  const subscriber = await createSubscriber();
  const { id } = await createConfiguration();
  const session = await stripe().billingPortal.sessions.create({
    customer: subscriber.customer,
    configuration: id,
    return_url: returnUrl,
    flow_data: {
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: subscriber.subscription,
        items: [{ id: subscriber.item, price: pro.id, quantity: 1 }],
      },
      after_completion: {
        type: "redirect",
        redirect: { return_url: `${returnUrl}?changed=1` },
      },
    },
  });
  return { ...subscriber, session, pro };
}

const priceOf = async (id: string) =>
  (await stripe().subscriptions.retrieve(id)).items.data[0]?.price.id;

test("upgrade: shown, confirmed, paid at once, and redirected back", async () => {
  const { customer, subscription, session, pro } = await startUpgrade();
  const page = await (await fetch(session.url)).text();
  expect(page).toContain("$7.00");
  expect(await submit(`${session.url}/confirm`)).toMatchObject({
    status: 303,
    location: `${returnUrl}?changed=1`,
  });
  expect(await priceOf(subscription)).toBe(pro.id);
  const { data } = await stripe().invoices.list({ customer });
  expect(data.map(({ status, total }) => [status, total])).toEqual([
    ["paid", 700],
    ["paid", 500],
  ]);
  expect((await stripe().subscriptions.list({ customer })).data).toHaveLength(
    1,
  );
});

test("upgrade: confirming twice charges once", async () => {
  const { customer, session } = await startUpgrade();
  await Promise.all([
    submit(`${session.url}/confirm`),
    submit(`${session.url}/confirm`),
  ]);
  expect((await stripe().invoices.list({ customer })).data).toHaveLength(2);
});

test("upgrade with a declined card: nothing changes, and the page says so", async () => {
  const { customer, subscription, session, pro } = await startUpgrade();
  const { id } = await stripe().paymentMethods.attach(
    "pm_card_chargeCustomerFail",
    { customer },
  );
  await stripe().customers.update(customer, {
    invoice_settings: { default_payment_method: id },
  });
  expect((await submit(`${session.url}/confirm`)).text).toContain(
    "Your card was declined.",
  );
  expect((await submit(`${session.url}/decline`)).status).toBe(402);
  expect(await priceOf(subscription)).not.toBe(pro.id);
  expect((await stripe().invoices.list({ customer })).data).toHaveLength(1);
});

test("the portal shows plan, card and invoices", async () => {
  const { customer } = await createSubscriber();
  const { url: address } = await stripe().billingPortal.sessions.create({
    customer,
    return_url: returnUrl,
  });
  const page = await (await fetch(address)).text();
  for (const text of [
    "standard (at $5.00 / month)",
    "visa ending in 4242",
    "-0001",
    returnUrl,
  ])
    expect(page).toContain(text);
});

test("cancel: sets cancel_at but not cancel_at_period_end, as billing mode flexible does", async () => {
  const { customer, subscription } = await createSubscriber();
  const { url: address } = await stripe().billingPortal.sessions.create({
    customer,
  });
  expect((await submit(`${address}/cancel`, { subscription })).status).toBe(
    303,
  );
  const canceled = await stripe().subscriptions.retrieve(subscription);
  expect(canceled).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: canceled.items.data[0]?.current_period_end,
  });
  await submit(`${address}/keep`, { subscription });
  expect(
    (await stripe().subscriptions.retrieve(subscription)).cancel_at,
  ).toBeNull();
  await submit(`${address}/cancel`, { subscription });
  await advance(32, customer);
  expect((await stripe().subscriptions.retrieve(subscription)).status).toBe(
    "canceled",
  );
});

test("cancel: the API undoes it by clearing cancel_at", async () => {
  const { customer, subscription } = await createSubscriber();
  const { url: address } = await stripe().billingPortal.sessions.create({
    customer,
  });
  await submit(`${address}/cancel`, { subscription });
  const unchanged = await stripe().subscriptions.update(subscription, {
    cancel_at_period_end: false,
  });
  expect(unchanged.cancel_at).not.toBeNull();
  expect(
    (await stripe().subscriptions.update(subscription, { cancel_at: "" }))
      .cancel_at,
  ).toBeNull();
  const both = stripe().subscriptions.update(subscription, {
    cancel_at: "",
    cancel_at_period_end: false,
  });
  expect((await errorOf(both)).message).toContain("Please pass in only one");
});

test("card: a card whose payments are declined can be chosen", async () => {
  const { customer, subscription } = await createSubscriber();
  const { url: address } = await stripe().billingPortal.sessions.create({
    customer,
  });
  expect(
    (await submit(`${address}/card`, { card: "pm_card_chargeCustomerFail" }))
      .status,
  ).toBe(303);
  await advance(32, customer);
  expect((await stripe().subscriptions.retrieve(subscription)).status).toBe(
    "past_due",
  );
  expect((await submit(`${address}/card`, { card: "nonsense" })).status).toBe(
    402,
  );
  expect(await eventTypesOf(customer)).toContain("customer.updated");
});

test("upgrade: refused by the default portal, for a price outside its configuration, and for another customer", async () => {
  const { standard, pro } = await plans();
  const { customer, subscription, item } = await createSubscriber();
  const confirm = (price: string, configuration?: string, of = customer) =>
    stripe().billingPortal.sessions.create({
      customer: of,
      ...(configuration === undefined ? {} : { configuration }),
      flow_data: {
        type: "subscription_update_confirm",
        subscription_update_confirm: {
          subscription,
          items: [{ id: item, price }],
        },
      },
    });
  const { id } = await createConfiguration();
  expect((await errorOf(confirm(pro.id))).message).toContain("is disabled");
  expect((await errorOf(confirm(standard.id, id))).message).toContain(
    "no changes",
  );
  expect((await errorOf(confirm("price_none", id))).message).toContain(
    "not in the portal configuration",
  );
  const other = await stripe().customers.create({});
  expect((await errorOf(confirm(pro.id, id, other.id))).code).toBe(
    "resource_missing",
  );
  await stripe().subscriptionSchedules.create({
    from_subscription: subscription,
  });
  expect((await errorOf(confirm(pro.id, id))).message).toContain(
    "managed by the subscription schedule",
  );
});

test("upgrade: refused after the subscription was canceled", async () => {
  const { subscription, session } = await startUpgrade();
  await stripe().subscriptions.cancel(subscription);
  expect((await fetch(session.url)).status).toBe(400);
  expect((await submit(`${session.url}/confirm`)).text).toContain(
    "can no longer be changed",
  );
});

test("cancel: another customer's subscription is not affected", async () => {
  const [a, b] = [await createSubscriber(), await createSubscriber()];
  const { url: address } = await stripe().billingPortal.sessions.create({
    customer: a.customer,
  });
  await submit(`${address}/cancel`, { subscription: b.subscription });
  expect(
    (await stripe().subscriptions.retrieve(b.subscription)).cancel_at,
  ).toBeNull();
  expect((await fetch(`${url()}/portal/bps_none`)).status).toBe(404);
});

test("portal page: the email is escaped", async () => {
  const { customer } = await createSubscriber();
  await stripe().customers.update(customer, {
    email: "<script>alert(1)</script>@x",
  });
  const { url: address } = await stripe().billingPortal.sessions.create({
    customer,
  });
  const page = await (await fetch(address)).text();
  expect(page).not.toContain("<script>");
});
