import { randomUUID } from "node:crypto";
import {
  deleteStripeCustomer,
  endSubscriptions,
} from "@/lib/billing/deletion/delete-stripe-customer";
import {
  syncCustomer,
  syncCustomerOfCharge,
} from "@/lib/billing/sync/sync-customer";
import { syncChargeTask } from "@/lib/billing/tasks";
import { setUpStripe } from "@/scripts/set-up-stripe";
import { takeJobs } from "@/tests/support/jobs";
import { createPayer, createSeller, urlOf } from "@/tests/support/payer";
import { postEvent, signed } from "@/tests/support/stripe";
import type { Stage } from "./stage";

const tierOf = async (one: {
  status: () => Promise<{ subscriptionTier?: unknown }>;
}) => (await one.status()).subscriptionTier;

async function checkout({ stripe, begin, deliver }: Stage) {
  begin("stripe:setup after changes by hand");
  const { prices, products, billingPortal } = stripe.stripe;
  await prices.update(stripe.prices.STRIPE_PRICE_PRO, {
    metadata: { note: "x" },
  });
  await products.update("listwright_pro", { active: false });
  await billingPortal.configurations.update(
    stripe.prices.STRIPE_PORTAL_ACCOUNT,
    {
      features: { invoice_history: { enabled: false } },
    },
  );
  await setUpStripe("sk_test_sandbox_tests", stripe.url);

  begin("checkout");
  const one = await createPayer(stripe);
  expect((await one.verify(one.sessionId)).status).toBe(200);
  await deliver(one.id);
  expect(await tierOf(one)).toBe("standard");

  begin("checkout that expires");
  const other = await createSeller();
  await other.checkout("pro");
  const customer = await other.customer();
  await stripe.advance(customer, 2);
  await deliver(customer);
}

async function planChanges({ stripe, begin, deliver }: Stage) {
  begin("change to a higher plan");
  const one = await createPayer(stripe);
  await deliver(one.id);
  await stripe.submit(`${urlOf(await one.change("pro"))}/confirm`);
  await deliver(one.id);
  expect(await tierOf(one)).toBe("pro");

  begin("change to a lower plan, taken back, and done");
  await one.change("standard");
  await one.change("pro");
  await one.change("standard");
  await stripe.advance(one.id, 35);
  await deliver(one.id);
  expect(await tierOf(one)).toBe("standard");

  begin("cancellation, taken back, and done");
  await one.change("free");
  await one.change("standard");
  await one.change("free");
  await stripe.advance(one.id, 70);
  await deliver(one.id);
  expect(await tierOf(one)).toBe("free");
}

async function portal({ stripe, begin, deliver }: Stage) {
  begin("portal");
  const one = await createPayer(stripe);
  await deliver(one.id);
  const { portalUrl } = Object((await one.portal()).body);
  const [subscription] = (
    await stripe.stripe.subscriptions.list({ customer: one.id })
  ).data;
  for (const action of ["cancel", "keep", "cancel"]) {
    await stripe.submit(`${portalUrl}/${action}`, {
      subscription: subscription?.id ?? "",
    });
  }
  await deliver(one.id);
  expect(await one.status()).toMatchObject({ scheduledTier: "free" });
  await one.change("standard");

  begin("a renewal that is declined");
  await stripe.submit(`${portalUrl}/card`, {
    card: "pm_card_chargeCustomerFail",
  });
  await stripe.advance(one.id, 35);
  await deliver(one.id);
  expect(await one.status()).toMatchObject({ hasPaymentIssue: true });
  await stripe.advance(one.id, 60);
  await deliver(one.id);
  expect(await tierOf(one)).toBe("free");
}

async function refundsAndDisputes({ stripe, sandbox, begin, deliver }: Stage) {
  begin("refund");
  const one = await createPayer(stripe, "pro");
  await deliver(one.id);
  const [refunded] = (await stripe.stripe.charges.list({ customer: one.id }))
    .data;
  await stripe.stripe.refunds.create({
    charge: refunded?.id ?? "",
    amount: 100,
    reason: "requested_by_customer",
  });
  await stripe.stripe.refunds.create({ charge: refunded?.id ?? "" });
  await stripe.stripe.refunds.list({ charge: refunded?.id ?? "" });
  await deliver(one.id);
  expect(await tierOf(one)).toBe("free");

  begin("dispute");
  const other = await createPayer(stripe);
  await deliver(other.id);
  const [disputed] = (await stripe.stripe.charges.list({ customer: other.id }))
    .data;
  const charge = disputed?.id ?? "";
  for (const outcome of [{}, { status: "won" }]) {
    await sandbox.control("/stripe/disputes", { charge, ...outcome });
    await deliver(other.id);
    for (const { payload } of await takeJobs(
      syncChargeTask,
      `charge:${charge}`,
    ))
      await syncCustomerOfCharge(payload.charge, new Date());
    await syncCustomer(other.id, new Date());
  }
  const [dispute] = (await stripe.stripe.disputes.list({ charge })).data;
  expect(
    (await stripe.stripe.disputes.retrieve(dispute?.id ?? "")).status,
  ).toBe("won");
}

async function delayedPayments({ stripe, begin, deliver }: Stage) {
  const outcomes = [
    ["pm_card_authenticationRequired", "refuse", "free"],
    ["pm_card_authenticationRequired", "confirm", "standard"],
    ["bank_debit", "debit-fails", "free"],
    ["bank_debit", "debit-arrives", "standard"],
  ] as const;
  for (const [card, action, tier] of outcomes) {
    begin(`a payment with ${card}: ${action}`);
    const one = await createSeller();
    const page = urlOf(await one.checkout("standard"));
    await stripe.submit(`${page}/pay`, { card });
    const customer = await one.customer();
    await deliver(customer);
    await one.verify(page.split("/").at(-1) ?? "");
    await stripe.submit(`${page}/${action}`);
    await deliver(customer);
    expect([action, await tierOf(one)]).toEqual([action, tier]);
  }
}

async function deletion({ stripe, begin, deliver }: Stage) {
  begin("deleted account");
  const one = await createPayer(stripe);
  await deliver(one.id);
  await one.change("free");
  await endSubscriptions(one.user.id);
  await deleteStripeCustomer({ customer: one.id });
  await syncCustomer(one.id, new Date());
  await deliver(one.id);

  begin("deleted account with an open checkout");
  const other = await createSeller();
  await other.checkout("pro");
  await endSubscriptions(other.user.id);
}

/**
 * A thin event names its object and has nothing of it. The sandbox sends none,
 * so this is what an endpoint gets.
 */
async function thinEvent({ recorder, stripe, begin }: Stage) {
  begin("thin event");
  const { id: customer } = await stripe.stripe.customers.create({
    email: `${randomUUID()}@example.com`,
  });
  const body = JSON.stringify({
    id: `evt_test_${randomUUID().replaceAll("-", "")}`,
    object: "v2.core.event",
    type: "v1.customer.updated",

    livemode: false,
    context: null,
    created: new Date().toISOString(),
    related_object: {
      id: customer,
      type: "customer",
      url: `/v1/customers/${customer}`,
    },
  });
  recorder.events.push({ journey: "thin event", body });
  expect((await postEvent(signed(body))).status).toBe(200);
}

export async function runBillingJourneys(stage: Stage) {
  for (const run of [
    checkout,
    thinEvent,
    planChanges,
    portal,
    refundsAndDisputes,
    delayedPayments,
    deletion,
  ]) {
    await run(stage);
  }
}
