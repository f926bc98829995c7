import { failing, runningStripe, submit } from "@/tests/sandbox/stripe/paying";

const { stripe, plans, advance, subscriber, eventsOf, url } = runningStripe();
const back = "https://shop.example/pricing";

/** What `stripe:setup` of a product would make. */
async function configuration() {
  const { standard, pro } = await plans();
  const products = [standard, pro].map((price) => ({ product: String(price.product), prices: [price.id] }));
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

/** A customer on standard in front of the page that confirms pro. */
async function raising() {
  const { pro } = await plans();
  const pupil = await subscriber();
  const { id } = await configuration();
  const session = await stripe().billingPortal.sessions.create({
    customer: pupil.customer,
    configuration: id,
    return_url: back,
    flow_data: {
      type: "subscription_update_confirm",
      subscription_update_confirm: {
        subscription: pupil.subscription,
        items: [{ id: pupil.item, price: pro.id, quantity: 1 }],
      },
      after_completion: { type: "redirect", redirect: { return_url: `${back}?changed=1` } },
    },
  });
  return { ...pupil, session, pro };
}

const priceOf = async (id: string) => (await stripe().subscriptions.retrieve(id)).items.data[0]?.price.id;

test("a change of plan is shown, confirmed, paid at once, and leads back", async () => {
  const { customer, subscription, session, pro } = await raising();
  const page = await (await fetch(session.url)).text();
  expect(page).toContain("$7.00");
  expect(await submit(`${session.url}/confirm`)).toMatchObject({ status: 303, location: `${back}?changed=1` });
  expect(await priceOf(subscription)).toBe(pro.id);
  const { data } = await stripe().invoices.list({ customer });
  expect(data.map(({ status, total }) => [status, total])).toEqual([
    ["paid", 700],
    ["paid", 500],
  ]);
  expect((await stripe().subscriptions.list({ customer })).data).toHaveLength(1);
});

test("confirming twice changes and charges once", async () => {
  const { customer, session } = await raising();
  await Promise.all([submit(`${session.url}/confirm`), submit(`${session.url}/confirm`)]);
  expect((await stripe().invoices.list({ customer })).data).toHaveLength(2);
});

test("a declined card changes nothing and says so", async () => {
  const { customer, subscription, session, pro } = await raising();
  const { id } = await stripe().paymentMethods.attach("pm_card_chargeCustomerFail", { customer });
  await stripe().customers.update(customer, { invoice_settings: { default_payment_method: id } });
  expect((await submit(`${session.url}/confirm`)).text).toContain("Your card was declined.");
  expect((await submit(`${session.url}/decline`)).status).toBe(402);
  expect(await priceOf(subscription)).not.toBe(pro.id);
  expect((await stripe().invoices.list({ customer })).data).toHaveLength(1);
});

test("the portal shows plan, card and invoices", async () => {
  const { customer } = await subscriber();
  const { url: address } = await stripe().billingPortal.sessions.create({ customer, return_url: back });
  const page = await (await fetch(address)).text();
  for (const words of ["standard (at $5.00 / month)", "visa ending in 4242", "-0001", back])
    expect(page).toContain(words);
});

test("cancelling in the portal sets only the time, as billing mode flexible does", async () => {
  const { customer, subscription } = await subscriber();
  const { url: address } = await stripe().billingPortal.sessions.create({ customer });
  expect((await submit(`${address}/cancel`, { subscription })).status).toBe(303);
  const leaving = await stripe().subscriptions.retrieve(subscription);
  expect(leaving).toMatchObject({ cancel_at_period_end: false, cancel_at: leaving.items.data[0]?.current_period_end });
  await submit(`${address}/keep`, { subscription });
  expect((await stripe().subscriptions.retrieve(subscription)).cancel_at).toBeNull();
  await submit(`${address}/cancel`, { subscription });
  await advance(32, customer);
  expect((await stripe().subscriptions.retrieve(subscription)).status).toBe("canceled");
});

test("a cancellation by the portal is taken back by clearing cancel_at", async () => {
  const { customer, subscription } = await subscriber();
  const { url: address } = await stripe().billingPortal.sessions.create({ customer });
  await submit(`${address}/cancel`, { subscription });
  const still = await stripe().subscriptions.update(subscription, { cancel_at_period_end: false });
  expect(still.cancel_at).not.toBeNull();
  expect((await stripe().subscriptions.update(subscription, { cancel_at: "" })).cancel_at).toBeNull();
  const both = stripe().subscriptions.update(subscription, { cancel_at: "", cancel_at_period_end: false });
  expect((await failing(both)).message).toContain("Please pass in only one");
});

test("a card that will be declined can be chosen in the portal", async () => {
  const { customer, subscription } = await subscriber();
  const { url: address } = await stripe().billingPortal.sessions.create({ customer });
  expect((await submit(`${address}/card`, { card: "pm_card_chargeCustomerFail" })).status).toBe(303);
  await advance(32, customer);
  expect((await stripe().subscriptions.retrieve(subscription)).status).toBe("past_due");
  expect((await submit(`${address}/card`, { card: "nonsense" })).status).toBe(402);
  expect(await eventsOf(customer)).toContain("customer.updated");
});

test("the default portal does not change plans, nor is a foreign price confirmed", async () => {
  const { standard, pro } = await plans();
  const { customer, subscription, item } = await subscriber();
  const confirm = (price: string, configuration?: string, of = customer) =>
    stripe().billingPortal.sessions.create({
      customer: of,
      ...(configuration === undefined ? {} : { configuration }),
      flow_data: {
        type: "subscription_update_confirm",
        subscription_update_confirm: { subscription, items: [{ id: item, price }] },
      },
    });
  const { id } = await configuration();
  expect((await failing(confirm(pro.id))).message).toContain("is disabled");
  expect((await failing(confirm(standard.id, id))).message).toContain("no changes");
  expect((await failing(confirm("price_none", id))).message).toContain("not in the portal configuration");
  const stranger = await stripe().customers.create({});
  expect((await failing(confirm(pro.id, id, stranger.id))).code).toBe("resource_missing");
  await stripe().subscriptionSchedules.create({ from_subscription: subscription });
  expect((await failing(confirm(pro.id, id))).message).toContain("managed by the subscription schedule");
});

test("a change that came too late is not confirmed", async () => {
  const { subscription, session } = await raising();
  await stripe().subscriptions.cancel(subscription);
  expect((await fetch(session.url)).status).toBe(400);
  expect((await submit(`${session.url}/confirm`)).text).toContain("can no longer be changed");
});

test("one customer's portal does not reach another's plan", async () => {
  const [a, b] = [await subscriber(), await subscriber()];
  const { url: address } = await stripe().billingPortal.sessions.create({ customer: a.customer });
  await submit(`${address}/cancel`, { subscription: b.subscription });
  expect((await stripe().subscriptions.retrieve(b.subscription)).cancel_at).toBeNull();
  expect((await fetch(`${url()}/portal/bps_none`)).status).toBe(404);
});

test("hostile names are text on the pages", async () => {
  const { customer } = await subscriber();
  await stripe().customers.update(customer, { email: "<script>alert(1)</script>@x" });
  const { url: address } = await stripe().billingPortal.sessions.create({ customer });
  const page = await (await fetch(address)).text();
  expect(page).not.toContain("<script>");
});
