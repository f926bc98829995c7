import { randomUUID } from "node:crypto";
import { postJson } from "../support/sandbox";
import { errorOf, submit, useStripe } from "../support/stripe";

const { stripe, plans, pay, advance, createSubscriber, eventTypesOf, url } =
  useStripe();

async function charged() {
  const { customer, subscription } = await createSubscriber();
  const [charge] = (await stripe().charges.list({ customer })).data;
  return {
    customer,
    subscription,
    charge: charge?.id ?? "",
    intent: String(charge?.payment_intent),
  };
}

async function openCheckout() {
  const { standard } = await plans();
  const { id: customer } = await stripe().customers.create({
    email: `${randomUUID()}@example.com`,
  });
  const session = await stripe().checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price: standard.id, quantity: 1 }],
    success_url: "https://shop.example/success",
  });
  const living = async () =>
    (await stripe().subscriptions.list({ customer, status: "all" })).data;
  return { session, customer, living };
}

test("a paid invoice has a charge, which its invoice payment connects to it", async () => {
  const { subscription, charge, intent } = await charged();
  expect(await stripe().charges.retrieve(charge)).toMatchObject({
    amount: 500,
    refunded: false,
    disputed: false,
  });
  const { latest_invoice: invoice } =
    await stripe().subscriptions.retrieve(subscription);
  const payment = { type: "payment_intent" as const, payment_intent: intent };
  expect((await stripe().invoicePayments.list({ payment })).data).toMatchObject(
    [{ invoice, status: "paid" }],
  );
});

test("a refund, in part and then of the rest: the subscription continues", async () => {
  const { customer, subscription, charge, intent } = await charged();
  await stripe().refunds.create({ charge, amount: 200 });
  expect(await stripe().charges.retrieve(charge)).toMatchObject({
    amount_refunded: 200,
    refunded: false,
  });
  expect(
    (await errorOf(stripe().refunds.create({ charge, amount: 301 }))).param,
  ).toBe("amount");
  await stripe().refunds.create({ payment_intent: intent });
  expect(await stripe().charges.retrieve(charge)).toMatchObject({
    amount_refunded: 500,
    refunded: true,
  });
  expect((await errorOf(stripe().refunds.create({ charge }))).code).toBe(
    "charge_already_refunded",
  );
  expect(
    (await stripe().refunds.list({ charge })).data.map(({ amount }) => amount),
  ).toEqual([300, 200]);
  expect(
    (await eventTypesOf(customer)).filter((type) => type === "charge.refunded"),
  ).toHaveLength(2);
  expect((await stripe().subscriptions.retrieve(subscription)).status).toBe(
    "active",
  );
});

test("a dispute names the charge, not the customer, and can be closed", async () => {
  const { charge } = await charged();
  expect(
    (await postJson(`${url()}/stripe/disputes`, { charge, status: "won" }))
      .status,
  ).toBe(400);
  expect((await postJson(`${url()}/stripe/disputes`, { charge })).status).toBe(
    200,
  );
  expect((await postJson(`${url()}/stripe/disputes`, { charge })).status).toBe(
    400,
  );
  const [dispute] = (await stripe().disputes.list({ charge })).data;
  expect(dispute).toMatchObject({
    charge,
    status: "needs_response",
    amount: 500,
  });
  expect(dispute).not.toHaveProperty("customer");
  await postJson(`${url()}/stripe/disputes`, { charge, status: "lost" });
  expect((await stripe().disputes.retrieve(dispute?.id ?? "")).status).toBe(
    "lost",
  );
  expect((await stripe().charges.retrieve(charge)).disputed).toBe(true);
});

test("3-D Secure: incomplete until confirmed; refused, the session stays open", async () => {
  const { session, living } = await openCheckout();
  expect((await pay(session, "pm_card_authenticationRequired")).text).toContain(
    "Confirm the payment",
  );
  expect(await living()).toMatchObject([{ status: "incomplete" }]);
  expect((await submit(`${session.url}/refuse`)).status).toBe(402);
  expect((await stripe().checkout.sessions.retrieve(session.id)).status).toBe(
    "open",
  );
  await pay(session, "pm_card_authenticationRequired");
  expect(await submit(`${session.url}/confirm`)).toMatchObject({
    status: 303,
    location: "https://shop.example/success",
  });
  expect(await living()).toMatchObject([{ status: "active" }]);
  expect(await stripe().checkout.sessions.retrieve(session.id)).toMatchObject({
    status: "complete",
    payment_status: "paid",
  });
});

test.each([
  ["arrives", "paid", "active", "checkout.session.async_payment_succeeded"],
  [
    "fails",
    "unpaid",
    "incomplete_expired",
    "checkout.session.async_payment_failed",
  ],
])(
  "a bank debit that %s days later: %s",
  async (end, payment, status, event) => {
    const { session, customer, living } = await openCheckout();
    expect((await pay(session, "bank_debit")).status).toBe(303);
    await advance(4, customer);
    expect(await stripe().checkout.sessions.retrieve(session.id)).toMatchObject(
      {
        status: "complete",
        payment_status: "unpaid",
      },
    );
    expect(await living()).toMatchObject([{ status: "incomplete" }]);
    await submit(`${session.url}/debit-${end}`);
    expect(
      (await stripe().checkout.sessions.retrieve(session.id)).payment_status,
    ).toBe(payment);
    expect(await living()).toMatchObject([{ status }]);
    expect((await eventTypesOf(customer)).at(-1)).toBe(event);
  },
);
