import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Resend } from "resend";
import { type Sandbox, startSandbox } from "../start-sandbox";
import { getJson, postJson } from "./support/sandbox";
import { createClient, day, submit } from "./support/stripe";
import { useWebhookReceiver, webhookSecret } from "./support/webhook-receiver";

// The files in fixtures/ were written by version 0.1.0, with webhooks on hold.
// Their data must stay readable.
const fixtures = path.join(__dirname, "fixtures");
const { tables } = JSON.parse(
  readFileSync(path.join(fixtures, "stripe.json"), "utf8"),
);
const customerOf = (email: string): string =>
  tables.customers.find((each: { email: string }) => each.email === email).id;
const [trial, downgrade, upgrade] = ["trial", "downgrade", "upgrade"].map(
  (name) => customerOf(`${name}@example.com`),
);
const { state } = useWebhookReceiver();

let sandbox: Sandbox;
let dataDir: string;

beforeAll(() => {
  // A few minutes after the files were written; only the date is fake.
  jest.useFakeTimers({
    now: new Date("2026-11-22T18:00:00Z"),
    doNotFake: [
      "hrtime",
      "nextTick",
      "performance",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setInterval",
      "clearInterval",
      "setTimeout",
      "clearTimeout",
    ],
  });
});
afterAll(() => jest.useRealTimers());

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "sandbox-"));
  cpSync(fixtures, dataDir, { recursive: true });
  sandbox = await startSandbox({
    port: 0,
    dataDir,
    stripeWebhook: { url: state.url, secret: webhookSecret },
  });
});
afterEach(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const stripe = () => createClient(sandbox.url);
const advance = (customer: string | undefined, days: number) =>
  postJson(`${sandbox.url}/stripe/clock`, {
    customer,
    advanceSeconds: days * day,
  });
const subscriptionOf = async (customer = "") =>
  (await stripe().subscriptions.list({ customer })).data[0];

test("all objects are as they were saved", async () => {
  const loaded = await getJson(`${sandbox.url}/stripe/state.json`);
  const {
    customers,
    subscriptions,
    schedules,
    invoices,
    paymentMethods,
    checkoutSessions,
    portalSessions,
  } = tables;
  const { products, prices } = tables;
  expect(loaded).toMatchObject({
    customers,
    subscriptions,
    schedules,
    invoices,
    paymentMethods,
    checkoutSessions,
    portalSessions,

    products,
    prices,
    events: tables.events.map(
      ({ id, type, created }: Record<string, unknown>) => ({
        id,
        type,
        created,
        delivery: "held",
      }),
    ),
  });
});

test("an idempotency key still replays its response", async () => {
  const [{ id: idempotencyKey }] = tables.replays;
  const { id, lastResponse } = await stripe().customers.create(
    { email: "upgrade@example.com" },
    { idempotencyKey },
  );
  expect([id, lastResponse.headers["idempotent-replayed"]]).toEqual([
    upgrade,
    "true",
  ]);
});

test("held events can be delivered", async () => {
  await postJson(`${sandbox.url}/stripe/webhooks/deliver`, {});
  expect(state.received.map(({ id }) => id)).toEqual(
    tables.events.map(({ id }: { id: string }) => id),
  );
});

test("a customer's clock is as far ahead as it was, and a trial reminder is not repeated", async () => {
  const { aheadSeconds } = (await getJson(
    `${sandbox.url}/stripe/clock?customer=${trial}`,
  )) as { aheadSeconds: number };
  expect(aheadSeconds).toBe(5 * day);
  await advance(trial, 1);
  expect(
    (
      await stripe().events.list({
        type: "customer.subscription.trial_will_end",
      })
    ).data,
  ).toEqual([]);
  await advance(trial, 2);
  expect(await subscriptionOf(trial)).toMatchObject({ status: "active" });
});

test("a scheduled downgrade takes effect", async () => {
  await advance(downgrade, 32);
  expect(
    (await subscriptionOf(downgrade))?.items.data[0]?.price.lookup_key,
  ).toBe("standard");
});

test("the dunning setting applies", async () => {
  const customer = downgrade ?? "";
  const { id } = await stripe().paymentMethods.attach(
    "pm_card_chargeCustomerFail",
    { customer },
  );
  await stripe().customers.update(customer, {
    invoice_settings: { default_payment_method: id },
  });
  await advance(customer, 32);
  await advance(customer, 16);
  expect(await subscriptionOf(customer)).toMatchObject({ status: "unpaid" });
});

test("pending prorations are on the next invoice", async () => {
  await advance(upgrade, 32);
  const [invoice] = (await stripe().invoices.list({ customer: upgrade ?? "" }))
    .data;
  expect([invoice?.lines.data.length, invoice?.total]).toEqual([3, 1_900]);
});

test("an open checkout session can be paid, with the trial it was created with", async () => {
  const [{ id }] = tables.checkoutSessions;
  const paid = await submit(`${sandbox.url}/checkout/${id}/pay`, {
    card: "none",
  });
  expect(paid).toMatchObject({
    status: 303,
    location: `https://shop.example/ok?id=${id}`,
  });
  const { subscription } = await stripe().checkout.sessions.retrieve(id, {
    expand: ["subscription"],
  });
  expect(subscription).toMatchObject({
    status: "trialing",
    trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
  });
});

test("a portal session opens with its configuration", async () => {
  const [{ id }] = tables.portalSessions;
  const response = await fetch(`${sandbox.url}/portal/${id}`);
  const page = await response.text();
  expect(response.status).toBe(200);
  for (const text of ["upgrade@example.com", "Cancel plan", "Invoices"])
    expect(page).toContain(text);
  expect(page).not.toContain("Use this card");
});

test("emails and their idempotency keys are kept", async () => {
  const emails = (await getJson(`${sandbox.url}/outbox.json`)) as {
    id: string;
    to: string;
  }[];
  expect(emails.map(({ to }) => to)).toEqual([
    "bob@example.com",
    "ada@example.com",
  ]);
  const resend = new Resend("re_sandbox_tests", { baseUrl: sandbox.url });
  const other = {
    from: "hello@example.com",
    to: "ada@example.com",
    subject: "Other",
    text: "Hi",
  };
  const { error } = await resend.emails.send(other, {
    idempotencyKey: "welcome/1",
  });
  expect(error).toMatchObject({
    statusCode: 409,
    name: "invalid_idempotent_request",
  });
});
