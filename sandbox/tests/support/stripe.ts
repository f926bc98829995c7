import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { postJson, useSandbox } from "./sandbox";

export const day = 24 * 60 * 60;

/** Starts a sandbox for the test file, with the real SDK pointed at it. */
export function useStripe() {
  const { url, dataDir } = useSandbox();
  const stripe = () => createClient(url());
  return {
    url,
    dataDir,
    stripe,
    plans: () => findOrCreatePlans(stripe()),
    /** Moves the clock of one customer, or of all. */
    advance: (days: number, customer?: string) =>
      advance(url(), days, customer),
    createSubscriber: (options: SubscriberOptions = {}) =>
      createSubscriber(stripe(), options),
    pay: (session: Stripe.Checkout.Session, card = "pm_card_visa") =>
      submit(`${session.url}/pay`, { card }),
    eventTypesOf: (customer: string) => eventTypesOf(stripe(), customer),
  };
}

export function createClient(
  url: string,
  key = "sk_test_sandbox_tests",
  config: Stripe.StripeConfig = {},
): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  });
}

/** Two plans, made once for each sandbox. */
export async function findOrCreatePlans(stripe: Stripe) {
  const { data } = await stripe.prices.list({
    lookup_keys: ["standard", "pro"],
  });
  const find = (key: string) => data.find((price) => price.lookup_key === key);
  return {
    standard: find("standard") ?? (await createPlan(stripe, "standard", 500)),
    pro: find("pro") ?? (await createPlan(stripe, "pro", 1_200)),
  };
}

async function createPlan(
  stripe: Stripe,
  key: string,
  amount: number,
): Promise<Stripe.Price> {
  return stripe.prices.create({
    currency: "usd",
    unit_amount: amount,
    lookup_key: key,
    nickname: key,
    recurring: { interval: "month" },
    product_data: { name: key },
  });
}

type SubscriberOptions = {
  plan?: "standard" | "pro";
  card?: string;
  params?: Partial<Stripe.SubscriptionCreateParams>;
};

/** A new customer with a card and a subscription. */
async function createSubscriber(
  stripe: Stripe,
  { plan = "standard", card = "pm_card_visa", params = {} }: SubscriberOptions,
) {
  const { [plan]: price } = await findOrCreatePlans(stripe);
  const customer = await stripe.customers.create({
    email: `${randomUUID()}@example.com`,
  });
  const { id: method } = await stripe.paymentMethods.attach(card, {
    customer: customer.id,
  });
  await stripe.customers.update(customer.id, {
    invoice_settings: { default_payment_method: method },
  });
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

async function advance(
  url: string,
  days: number,
  customer?: string,
): Promise<void> {
  const advanceSeconds = Math.round(days * day);
  const { status } = await postJson(
    `${url}/stripe/clock`,
    customer === undefined ? { advanceSeconds } : { advanceSeconds, customer },
  );
  expect(status).toBe(200);
}

/** What a browser does with the form of a hosted page. */
export async function submit(url: string, fields: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: "POST",
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return {
    status: response.status,
    location: response.headers.get("location"),
    text: await response.text(),
  };
}

/** The types of a customer's events, oldest first. */
async function eventTypesOf(
  stripe: Stripe,
  customer: string,
): Promise<string[]> {
  const all = await stripe.events.list({ limit: 100 });
  const own = all.data.filter(({ data }) => {
    const object = data.object as { id?: string; customer?: string };
    return object.customer === customer || object.id === customer;
  });
  return own.map(({ type }) => type).reverse();
}

/** The error that a call ends with. */
export async function errorOf(
  call: Promise<unknown>,
): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Stripe.errors.StripeError))
    throw new Error("The call did not fail with a Stripe error.");
  return error;
}
