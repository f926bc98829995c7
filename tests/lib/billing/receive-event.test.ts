import { randomUUID } from "node:crypto";
import { receiveEvent } from "@/lib/billing/events/receive-event";
import { db } from "@/lib/db";
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
  const { customer, state } = await db().stripeEvent.findUniqueOrThrow({ where: { id } });
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
])("event: %s is kept for a sync of its customer", async (type) => {
  const customer = `cus_${unique()}`;
  expect(await stored(type, { object: "subscription", customer })).toEqual({ customer, state: "received" });
});

test.each(["charge.succeeded", "customer.source.created", "my.invoice.paid", "setup_intent.created"])(
  "event: %s is ignored",
  async (type) => {
    expect(await stored(type, { customer: `cus_${unique()}` })).toMatchObject({ state: "ignored" });
  },
);

test("event: the customer is named, expanded, or the object itself", async () => {
  const id = `cus_${unique()}`;
  for (const object of [{ customer: id }, { customer: { id } }, { object: "customer", id, customer: "cus_other" }]) {
    expect(await stored("customer.updated", object)).toEqual({ customer: id, state: "received" });
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
])("event: %j has no customer of ours, so nothing is synced", async (object) => {
  expect(await stored("customer.updated", object)).toEqual({ customer: null, state: "ignored" });
});

test.each(["evt_", "evt_a-b", `evt_${"x".repeat(101)}`, "x evt_1", ""])("event: the id %j is refused", async (id) => {
  await expect(receive({ id, type: "invoice.paid" })).rejects.toMatchObject({ code: "bad_request" });
});

test("event: without a signature, or with too long a type, it is refused", async () => {
  const event = { id: `evt_${unique()}`, type: "x".repeat(201) };
  await expect(receive(event)).rejects.toMatchObject({ code: "bad_request" });
  await expect(receiveEvent(Buffer.from(JSON.stringify(event)), null)).rejects.toMatchObject({ code: "bad_request" });
});

test("event: one without data is stored and ignored", async () => {
  const id = `evt_${unique()}`;
  await receive({ id, type: "invoice.paid" });
  expect(await db().stripeEvent.findUnique({ where: { id } })).toMatchObject({ customer: null, state: "ignored" });
});
