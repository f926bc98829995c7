import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { postJson, runningSandbox } from "@/tests/sandbox/running";

export const day = 24 * 60 * 60;

/** A sandbox of the test file's own, and the real SDK pointed at it. */
export function runningStripe() {
  const { url, dataDir } = runningSandbox();
  const stripe = () => client(url());
  return {
    url,
    dataDir,
    stripe,
    plans: () => plans(stripe()),
    /** Moves the time of one customer, or of all. */
    advance: (days: number, customer?: string) => advance(url(), days, customer),
    subscriber: (options: Partial<Wish> = {}) => subscriber(stripe(), options),
    pay: (session: Stripe.Checkout.Session, card?: string) => pay(session, card),
    eventsOf: (customer: string) => eventsOf(stripe(), customer),
  };
}

export function client(url: string, key = "sk_test_sandbox_tests", config: Stripe.StripeConfig = {}): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries: 0, telemetry: false, ...config });
}

/** The two plans, made once for each sandbox. */
export async function plans(stripe: Stripe) {
  const { data } = await stripe.prices.list({ lookup_keys: ["standard", "pro"] });
  const found = (key: string) => data.find((price) => price.lookup_key === key);
  return {
    standard: found("standard") ?? (await plan(stripe, "standard", 500)),
    pro: found("pro") ?? (await plan(stripe, "pro", 1_200)),
  };
}

async function plan(stripe: Stripe, key: string, amount: number): Promise<Stripe.Price> {
  return stripe.prices.create({
    currency: "usd",
    unit_amount: amount,
    lookup_key: key,
    nickname: key,
    recurring: { interval: "month" },
    product_data: { name: key },
  });
}

type Wish = { plan: "standard" | "pro"; card: string; params: Partial<Stripe.SubscriptionCreateParams> };

/** A new customer with a card and a subscription. */
async function subscriber(
  stripe: Stripe,
  { plan: name = "standard", card = "pm_card_visa", params = {} }: Partial<Wish>,
) {
  const { [name]: price } = await plans(stripe);
  const customer = await stripe.customers.create({ email: `${randomUUID()}@example.com` });
  const { id: method } = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method } });
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: price.id }],
    ...params,
  });
  return {
    customer: customer.id,
    subscription: subscription.id,
    item: subscription.items.data[0]?.id ?? "",
    created: subscription,
  };
}

export async function advance(url: string, days: number, customer?: string): Promise<void> {
  const advanceSeconds = Math.round(days * day);
  const { status } = await postJson(
    `${url}/stripe/clock`,
    customer === undefined ? { advanceSeconds } : { advanceSeconds, customer },
  );
  expect(status).toBe(200);
}

/** What a browser does with the form of a hosted page. */
export async function submit(address: string, fields: Record<string, string> = {}) {
  const response = await fetch(address, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  return { status: response.status, location: response.headers.get("location"), text: await response.text() };
}

async function pay(session: Stripe.Checkout.Session, card = "pm_card_visa") {
  return submit(`${session.url}/pay`, { card });
}

/** The types of a customer's events, oldest first. */
async function eventsOf(stripe: Stripe, customer: string): Promise<string[]> {
  const all = await stripe.events.list({ limit: 100 });
  const mine = all.data.filter(({ data }) => {
    const object = data.object as { id?: string; customer?: string };
    return object.customer === customer || object.id === customer;
  });
  return mine.map(({ type }) => type).reverse();
}

/** The error a call ends with. */
export async function failing(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error("The call did not fail as Stripe fails.");
  return error;
}
