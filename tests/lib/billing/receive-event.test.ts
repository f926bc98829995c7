import { randomUUID } from "node:crypto";
import { receiveEvent } from "@/lib/billing/events/receive-event";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { signed } from "@/tests/support/stripe";

afterAll(closeConnections);

const unique = () => randomUUID().replaceAll("-", "");

async function receive(event: object) {
  const { body, signature } = signed(JSON.stringify(event));
  await receiveEvent(Buffer.from(body), signature);
}

async function stored(type: string, object: unknown) {
  const id = `evt_${unique()}`;
  await receive({ id, type, data: { object } });
  const { customer, state } = await db().stripeEvent.findUniqueOrThrow({
    where: { id },
  });
  return { customer, state };
}

test.each([
  "checkout.session.completed",
  "customer.created",
  "customer.updated",
  "customer.deleted",
  "customer.subscription.updated",
  "invoice.paid",
  "subscription_schedule.released",
  "charge.refunded",
])("event: %s is kept for a sync of its customer", async (type) => {
  const customer = `cus_${unique()}`;
  expect(await stored(type, { object: "subscription", customer })).toEqual({
    customer,
    state: "received",
  });
});

test.each([
  "charge.succeeded",
  "customer.source.created",
  "my.invoice.paid",
  "setup_intent.created",
])("event: %s is ignored", async (type) => {
  expect(await stored(type, { customer: `cus_${unique()}` })).toMatchObject({
    state: "ignored",
  });
});

test("event: the customer is named, expanded, or the object itself", async () => {
  const id = `cus_${unique()}`;
  for (const object of [
    { customer: id },
    { customer: { id } },
    { object: "customer", id, customer: "cus_other" },
  ]) {
    expect(await stored("customer.updated", object)).toEqual({
      customer: id,
      state: "received",
    });
  }
});

test.each([
  [{ customer: "cus_" }],
  [{ customer: `cus_${"x".repeat(61)}` }],
  [{ customer: "x cus_1" }],
  [{ customer: "cus_1-2" }],
  [{ customer: 1 }],
  [{ customer: null }],
  [{}],
  [null],
])(
  "event: %j has no customer of ours, so nothing is synced",
  async (object) => {
    expect(await stored("customer.updated", object)).toEqual({
      customer: null,
      state: "ignored",
    });
  },
);

test.each(["evt_", "evt_a-b", `evt_${"x".repeat(101)}`, "x evt_1", ""])(
  "event: the id %j is refused",
  async (id) => {
    await expect(receive({ id, type: "invoice.paid" })).rejects.toMatchObject({
      code: "bad_request",
    });
  },
);

test("event: without a signature, or with too long a type, it is refused", async () => {
  const event = { id: `evt_${unique()}`, type: "x".repeat(201) };
  await expect(receive(event)).rejects.toMatchObject({ code: "bad_request" });
  await expect(
    receiveEvent(Buffer.from(JSON.stringify(event)), null),
  ).rejects.toMatchObject({ code: "bad_request" });
});

test("event: one without data is stored and ignored", async () => {
  const id = `evt_${unique()}`;
  await receive({ id, type: "invoice.paid" });
  expect(await db().stripeEvent.findUnique({ where: { id } })).toMatchObject({
    customer: null,
    state: "ignored",
  });
});

describe("a thin event", () => {
  const thin = (type: string, related: unknown) => ({
    id: `evt_test_${unique()}`,
    object: "v2.core.event",
    type,
    livemode: false,
    context: null,

    created: "2026-11-22T12:00:00.000Z",
    related_object: related,
  });

  test.each([
    ["v1.customer.updated", "customer", "cus_", "received"],
    ["v1.customer.deleted", "customer", "cus_", "received"],
    ["v1.invoice.paid", "invoice", "in_", "ignored"],
    ["v2.core.account.updated", "v2.core.account", "acct_", "ignored"],
  ])(
    "%s: stored; synced if it names a customer",
    async (type, kind, prefix, state) => {
      const id = `${prefix}${unique()}`;
      const event = thin(type, { id, type: kind, url: `/v1/${kind}s/${id}` });
      await receive(event);
      const customer = state === "received" ? id : null;
      expect(
        await db().stripeEvent.findUnique({ where: { id: event.id } }),
      ).toMatchObject({ type, customer, state });
    },
  );

  test.each([
    null,
    undefined,
    {},
    "cus_1",
    { id: 1, type: "customer" },
    { id: "x cus_1", type: "customer" },
  ])("related object %j: stored and ignored", async (related) => {
    const event = thin("v1.customer.updated", related);
    await receive(event);
    expect(
      await db().stripeEvent.findUnique({ where: { id: event.id } }),
    ).toMatchObject({ state: "ignored" });
  });

  test("with a wrong signature: refused", async () => {
    const { body, signature } = signed(
      JSON.stringify(thin("v1.customer.updated", null)),
      "whsec_other",
    );
    await expect(
      receiveEvent(Buffer.from(body), signature),
    ).rejects.toMatchObject({ code: "bad_request" });
  });
});
