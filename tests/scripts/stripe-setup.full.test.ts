import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { setUpStripe } from "@/scripts/set-up-stripe";
import { startTestStripe } from "@/tests/support/stripe";

let sandbox: Awaited<ReturnType<typeof startTestStripe>>;
beforeEach(async () => {
  sandbox = await startTestStripe();
});
afterEach(() => sandbox.close());

const setUp = () => setUpStripe("sk_test_sandbox_tests", sandbox.url);

async function held() {
  const { products, prices, billingPortal } = sandbox.stripe;
  const portals = (await billingPortal.configurations.list({ limit: 100 }))
    .data;
  return {
    products: (await products.list({ limit: 100 })).data,
    prices: (await prices.list({ limit: 100 })).data,
    portals: portals.filter(({ metadata }) => metadata?.listwright_portal),
  };
}

const portalOf = (id: string) =>
  sandbox.stripe.billingPortal.configurations.retrieve(id);
/** Without the time of the last change. */
const stable = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (key, each) => (key === "updated" ? 0 : each)),
  );

test("a second run creates nothing", async () => {
  const before = await held();
  expect(
    before.prices
      .map(({ unit_amount: amount, metadata }) => [
        metadata.listwright_plan,
        amount,
      ])
      .sort(),
  ).toEqual([
    ["pro", 1200],
    ["standard", 500],
  ]);
  expect([before.products.length, before.portals.length]).toEqual([2, 2]);
  expect(await setUp()).toEqual(sandbox.prices);
  expect(await setUp()).toEqual(sandbox.prices);
  expect(stable(await held())).toEqual(stable(before));
});

type WrongPrice = [name: string, wrong: Partial<Stripe.PriceCreateParams>];

test.each<WrongPrice>([
  ["another amount", { unit_amount: 400 }],
  ["another currency", { currency: "eur" }],
  ["another interval", { recurring: { interval: "year" } }],
])(
  "a price of %s: replaced by a correct one, still known as the plan's, and archived",
  async (_, wrong) => {
    const old = await sandbox.stripe.prices.create({
      currency: "usd",
      unit_amount: 500,
      recurring: { interval: "month" },
      ...wrong,
      product: "listwright_standard",
      lookup_key: "listwright_standard_monthly",
      transfer_lookup_key: true,
    });
    const settings = await setUp();
    const price = await sandbox.stripe.prices.retrieve(
      settings.STRIPE_PRICE_STANDARD,
    );
    expect(price).toMatchObject({
      currency: "usd",
      unit_amount: 500,
      product: "listwright_standard",
      active: true,

      lookup_key: "listwright_standard_monthly",
      metadata: { listwright_plan: "standard" },
    });
    expect(price.recurring).toMatchObject({
      interval: "month",
      interval_count: 1,
    });
    expect(await sandbox.stripe.prices.retrieve(old.id)).toMatchObject({
      lookup_key: null,
      metadata: { listwright_plan: "standard" },
    });
    const { products } = (await portalOf(settings.STRIPE_PORTAL_UPGRADE))
      .features.subscription_update;
    expect(products?.flatMap(({ prices }) => prices).sort()).toEqual(
      [settings.STRIPE_PRICE_STANDARD, settings.STRIPE_PRICE_PRO].sort(),
    );
    expect(await setUp()).toEqual(settings);
  },
);

test("an archived price is created again, an archived product is activated", async () => {
  await sandbox.stripe.prices.update(sandbox.prices.STRIPE_PRICE_PRO, {
    active: false,
  });
  await sandbox.stripe.products.update("listwright_pro", { active: false });
  await sandbox.stripe.products.update("listwright_standard", {
    active: false,
  });
  const settings = await setUp();
  expect(settings.STRIPE_PRICE_PRO).not.toBe(sandbox.prices.STRIPE_PRICE_PRO);
  expect(settings.STRIPE_PRICE_STANDARD).toBe(
    sandbox.prices.STRIPE_PRICE_STANDARD,
  );
  expect((await held()).products.map(({ active }) => active)).toEqual([
    true,
    true,
  ]);
});

test("manual changes to the portals are corrected", async () => {
  const { STRIPE_PORTAL_ACCOUNT: account, STRIPE_PORTAL_UPGRADE: upgrade } =
    sandbox.prices;
  const { configurations } = sandbox.stripe.billingPortal;
  const products = [
    { product: "listwright_pro", prices: [sandbox.prices.STRIPE_PRICE_PRO] },
  ];
  await configurations.update(account, {
    features: {
      invoice_history: { enabled: false },
      subscription_cancel: { enabled: true, mode: "immediately" },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        products,
      },
    },
  });
  await configurations.update(upgrade, {
    features: {
      subscription_cancel: { enabled: true },
      subscription_update: { enabled: true, proration_behavior: "none" },
    },
  });
  expect(await setUp()).toEqual(sandbox.prices);
  expect((await portalOf(account)).features).toMatchObject({
    invoice_history: { enabled: true },
    subscription_cancel: { enabled: true, mode: "at_period_end" },
    subscription_update: { enabled: false },
  });
  expect((await portalOf(upgrade)).features).toMatchObject({
    subscription_cancel: { enabled: false },
    subscription_update: {
      enabled: true,
      proration_behavior: "always_invoice",
    },
  });
});

test("an invalid key: creates nothing and reports the error", async () => {
  await expect(setUpStripe("", sandbox.url)).rejects.toThrow();
  await expect(setUpStripe("pk_live_x", sandbox.url)).rejects.toBeInstanceOf(
    Stripe.errors.StripeError,
  );
});

/** `npm run stripe:setup`, without its check of the installed packages. */
async function runScript(key: string, url: string) {
  const env = { ...process.env, STRIPE_SECRET_KEY: key, STRIPE_BASE_URL: url };
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "scripts/stripe-setup.ts"],
    { env },
  );
  const exited = once(child, "exit");
  const [out, err] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
  ]);
  const [code] = await exited;
  return { code, out, lines: err.trim().split("\n") };
}

test.each([
  [
    "a wrong key",
    "sk_live_wrong",
    (url: string) => url,
    /^Stripe refused the key in STRIPE_SECRET_KEY: .+\.$/,
  ],
  [
    "no connection",
    "sk_test_sandbox_tests",
    () => "http://127.0.0.1:1",
    /^Stripe can't be reached\. .+\.$/,
  ],
])(
  "npm run stripe:setup: %s is one sentence, and exit code 1",
  async (_, key, urlOf, sentence) => {
    const { code, out, lines } = await runScript(key, urlOf(sandbox.url));
    expect([code, out, lines]).toEqual([
      1,
      "",
      [expect.stringMatching(sentence)],
    ]);
  },
);
