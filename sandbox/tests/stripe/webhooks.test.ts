import Stripe from "stripe";
import { startSandbox } from "../../start-sandbox";
import { getJson, postJson } from "../support/sandbox";
import { createClient, useStripe } from "../support/stripe";
import { useWebhookReceiver, webhookSecret } from "../support/webhook-receiver";

const { url, dataDir, stripe, createSubscriber, eventTypesOf, advance } =
  useStripe();
const { state, types, until } = useWebhookReceiver();

type Delivered = {
  id: string;
  type: string;
  state: string;
  attempts: number;
  answer: string | null;
};
const setMode = (rule: object) =>
  postJson(`${url()}/stripe/webhooks`, { url: state.url, ...rule });
const deliver = async (request: object = {}) =>
  (await postJson(`${url()}/stripe/webhooks/deliver`, request))
    .body as Delivered[];
const deliveries = async (customer: string) =>
  (
    (await getJson(`${url()}/stripe/webhooks?customer=${customer}`)) as {
      deliveries: Delivered[];
    }
  ).deliveries;

/** A customer whose events are held. */
async function createHeldEvents() {
  await setMode({ mode: "hold" });
  const { customer } = await createSubscriber();
  const ids = (await deliveries(customer)).map(({ id }) => id).reverse();
  return { customer, ids };
}

test("events arrive signed and in order, and can be retrieved", async () => {
  await setMode({ mode: "normal" });
  const { customer } = await createSubscriber();
  const expected = await eventTypesOf(customer);
  await until(expected.length, customer);
  const own = state.received.filter(({ data }) =>
    JSON.stringify(data).includes(customer),
  );
  expect(own.map(({ type }) => type)).toEqual(expected);
  expect(state.refused).toBe(0);
  expect(state.headers[0]).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  const [first] = own;
  expect(first).toMatchObject({
    object: "event",
    api_version: Stripe.API_VERSION,
    livemode: false,
  });
  expect((await stripe().events.retrieve(first?.id ?? "")).data.object).toEqual(
    first?.data.object,
  );
});

test("an update event has the previous values and the request that caused it", async () => {
  await createHeldEvents();
  const { id } = await stripe().customers.create({ name: "Before" });
  await stripe().customers.update(
    id,
    { name: "After" },
    { idempotencyKey: `rename-${id}` },
  );
  const [event] = (
    await stripe().events.list({ type: "customer.updated", limit: 1 })
  ).data;
  expect(event).toMatchObject({
    data: {
      object: { id, name: "After" },
      previous_attributes: { name: "Before" },
    },
    request: {
      id: expect.stringMatching(/^req_/),
      idempotency_key: `rename-${id}`,
    },
  });
});

test("an event that the clock caused has no request", async () => {
  await createHeldEvents();
  const { customer, subscription } = await createSubscriber();
  await advance(32, customer);
  const { data } = await stripe().events.list({
    type: "customer.subscription.updated",
    limit: 1,
  });
  expect(data[0]).toMatchObject({
    data: { object: { id: subscription } },
    request: { id: null, idempotency_key: null },
  });
});

test("an event has a copy of its object at that time", async () => {
  await createHeldEvents();
  const { subscription } = await createSubscriber();
  await stripe().subscriptions.cancel(subscription);
  const { data } = await stripe().events.list({
    type: "customer.subscription.created",
    limit: 1,
  });
  expect(data[0]?.data.object).toMatchObject({
    id: subscription,
    status: "incomplete",
  });
});

test("deliver: held events are sent in the given order", async () => {
  const { customer, ids } = await createHeldEvents();
  expect(state.received).toEqual([]);
  const order = [...ids].reverse();
  const result = await deliver({ ids: order });
  expect(state.received.map(({ id }) => id)).toEqual(order);
  expect(result.map(({ state: each, answer }) => [each, answer])).toEqual(
    order.map(() => ["delivered", "200"]),
  );
  expect(await deliver({ customer })).toEqual([]);
});

test("deliver: events are reversed or shuffled, in the same way for the same seed", async () => {
  const { customer, ids } = await createHeldEvents();
  const shuffled = (
    await deliver({ customer, order: "shuffled", seed: 7 })
  ).map(({ id }) => id);
  expect([...shuffled].sort()).toEqual([...ids].sort());
  expect(shuffled).not.toEqual(ids);
  const other = await createHeldEvents();
  const again = (
    await deliver({ customer: other.customer, order: "shuffled", seed: 7 })
  ).map(({ id }) => id);
  expect(again.map((id) => other.ids.indexOf(id))).toEqual(
    shuffled.map((id) => ids.indexOf(id)),
  );
  const third = await createHeldEvents();
  await deliver({ customer: third.customer, order: "reversed" });
  expect(state.received.slice(-third.ids.length).map(({ id }) => id)).toEqual(
    [...third.ids].reverse(),
  );
});

test("deliver: copies are sent one after the other, or in parallel", async () => {
  const { ids } = await createHeldEvents();
  await deliver({ ids: ids.slice(0, 1), copies: 3 });
  await deliver({ ids: ids.slice(1, 2), copies: 20, parallel: true });
  const counts = ids
    .slice(0, 2)
    .map((id) => state.received.filter((event) => event.id === id).length);
  expect(counts).toEqual([3, 20]);
});

test("mode duplicate: every event is sent twice", async () => {
  await setMode({ mode: "duplicate" });
  const { id } = await stripe().customers.create({});
  await until(2);
  expect(
    state.received.map(({ data }) => (data.object as { id: string }).id),
  ).toEqual([id, id]);
});

test("mode shuffle: events of one time window are sent in another order", async () => {
  await setMode({ mode: "shuffle", windowMs: 60 });
  const { customer } = await createSubscriber();
  const expected = await eventTypesOf(customer);
  await until(expected.length, customer);
  const own = state.received.filter((event) =>
    JSON.stringify(event).includes(customer),
  );
  expect(own.map(({ type }) => type).sort()).toEqual([...expected].sort());
});

test("mode drop: no event is sent, but each can be delivered by id", async () => {
  await setMode({ mode: "drop" });
  const { id } = await stripe().customers.create({});
  const [lost] = await deliveries(id);
  expect(lost).toMatchObject({ state: "dropped", attempts: 0 });
  expect(await deliver({ customer: id })).toEqual([]);
  await deliver({ ids: [lost?.id ?? ""] });
  expect(state.received.map((event) => event.id)).toEqual([lost?.id]);
});

test("an event is retried until it is accepted", async () => {
  await setMode({ mode: "normal" });
  state.status = 500;
  const { id } = await stripe().customers.create({});
  await until(2);
  state.status = 200;
  await until(3);
  expect(new Set(state.received.map((event) => event.id)).size).toBe(1);
  await deliver();
  expect(await deliveries(id)).toEqual([
    expect.objectContaining({ state: "delivered" }),
  ]);
});

test("one customer can have another mode than all others", async () => {
  await setMode({ mode: "hold" });
  const { id } = await stripe().customers.create({});
  await postJson(`${url()}/stripe/webhooks`, { mode: "normal", customer: id });
  await stripe().customers.update(id, { name: "Changed" });
  await until(1);
  await stripe().customers.create({});
  expect(types()).toEqual(["customer.updated"]);
});

test.each([{ mode: "sideways" }, { mode: "hold", foo: 1 }, { url: "nowhere" }])(
  "the rule %j is refused",
  async (rule) => {
    expect((await postJson(`${url()}/stripe/webhooks`, rule)).status).toBe(400);
  },
);

test("a signature with another secret is invalid", () => {
  const payload = "{}";
  const header = stripe().webhooks.generateTestHeaderString({
    payload,
    secret: "whsec_other",
  });
  expect(() =>
    stripe().webhooks.constructEvent(payload, header, webhookSecret),
  ).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test("restart: held events, the clock and idempotency keys are kept", async () => {
  const { customer } = await createHeldEvents();
  await advance(3);
  const before = (await getJson(`${url()}/stripe/state.json`)) as {
    now: number;
    subscriptions: unknown[];
  };
  const first = await startSandbox({
    port: 0,
    dataDir: `${dataDir()}/again`,
    stripeWebhook: { url: state.url, secret: webhookSecret },
  });
  await postJson(`${first.url}/stripe/webhooks`, { mode: "hold" });
  await postJson(`${first.url}/stripe/clock`, { advanceSeconds: 1_000_000 });
  const created = await createClient(first.url).customers.create(
    { name: "Kept" },
    { idempotencyKey: "kept" },
  );
  await first.close();
  const second = await startSandbox({
    port: 0,
    dataDir: `${dataDir()}/again`,
    stripeWebhook: { url: state.url, secret: webhookSecret },
  });
  const again = await createClient(second.url).customers.create(
    { name: "Kept" },
    { idempotencyKey: "kept" },
  );
  const { aheadSeconds } = (await getJson(`${second.url}/stripe/clock`)) as {
    aheadSeconds: number;
  };
  await postJson(`${second.url}/stripe/webhooks/deliver`, {});
  await second.close();
  expect([again.id, aheadSeconds]).toEqual([created.id, 1_000_000]);
  expect(types()).toEqual(["customer.created"]);
  expect(before.subscriptions.length).toBeGreaterThan(0);
  expect(customer).toMatch(/^cus_/);
});

test("state.json: has one customer's objects; clock: invalid bodies are refused", async () => {
  const { customer } = await createHeldEvents();
  const dumped = (await getJson(
    `${url()}/stripe/state.json?customer=${customer}`,
  )) as Record<string, { customer?: string }[]>;
  expect(dumped.subscriptions).toMatchObject([{ customer, status: "active" }]);
  expect(dumped.invoices).toMatchObject([{ customer }]);
  expect(dumped.customers).toMatchObject([{ id: customer }]);
  for (const body of [
    { advanceSeconds: -1 },
    { advanceSeconds: 1.5 },
    { advance: 1 },
    {},
  ]) {
    expect((await postJson(`${url()}/stripe/clock`, body)).status).toBe(400);
  }
});

test("the account may charge, and its one endpoint is the address of the events", async () => {
  expect(await stripe().accounts.retrieveCurrent()).toMatchObject({
    charges_enabled: true,
  });
  const endpoint = async () =>
    (await stripe().webhookEndpoints.list({ limit: 100 })).data;
  await setMode({ mode: "normal" });
  expect(await endpoint()).toMatchObject([
    { url: state.url, status: "enabled", enabled_events: ["*"] },
  ]);
  await setMode({ mode: "drop" });
  expect(await endpoint()).toMatchObject([
    { url: state.url, status: "disabled" },
  ]);
  await setMode({ mode: "normal" });
});
