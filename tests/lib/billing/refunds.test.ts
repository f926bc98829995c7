import { randomUUID } from "node:crypto";
import {
  listBillingIssues,
  reconcileCustomers,
  syncCustomer,
  syncCustomerOfCharge,
} from "@/lib/billing/sync/sync-customer";
import { syncChargeTask } from "@/lib/billing/tasks";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { queuedEmails } from "@/tests/support/emails";
import { fullTest } from "@/tests/support/full-test";
import { takeJobs } from "@/tests/support/jobs";
import { createPayer, deliverAll, urlOf } from "@/tests/support/payer";
import {
  postEvent,
  runSyncs,
  signed,
  startTestStripe,
} from "@/tests/support/stripe";

let stripe: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(async () => {
  await stripe.close();
  await closeConnections();
});

async function createPaid(plan: "standard" | "pro" = "standard") {
  const one = await createPayer(stripe, plan);
  await deliverAll(stripe, one.id);
  return one;
}

async function latestCharge(customer: string) {
  const [charge] = (await stripe.stripe.charges.list({ customer })).data;
  if (!charge) throw new Error("nothing was charged");
  return charge;
}

const refundLatest = async (customer: string, amount?: number) =>
  stripe.stripe.refunds.create({
    charge: (await latestCharge(customer)).id,
    ...(amount && { amount }),
  });
const livingOf = async (customer: string) =>
  (await stripe.stripe.subscriptions.list({ customer })).data;
const issuesOf = async (id: string) =>
  (await listBillingIssues()).filter(({ customer }) => customer === id);

describe("a refund", () => {
  test("in full: ends the plan here and at Stripe, with one email, however often the event arrives", async () => {
    const one = await createPaid("pro");
    await refundLatest(one.id);
    await deliverAll(stripe, one.id);
    await deliverAll(stripe, one.id);
    expect(await one.status()).toMatchObject({
      subscriptionTier: "free",
      currentPeriodEnd: null,
    });
    expect(await livingOf(one.id)).toEqual([]);
    const templates = (await queuedEmails(one.user.email)).map(
      ({ email }) => email.template,
    );
    expect(templates).toEqual(["plan_changed", "plan_changed"]);
    expect(urlOf(await one.checkout("standard"))).toContain("/checkout/");
  });

  fullTest(
    "in full, with a scheduled downgrade: the schedule is released, and the plan ends",
    async () => {
      const one = await createPaid("pro");
      await one.change("standard");
      await refundLatest(one.id);
      await deliverAll(stripe, one.id);
      expect([
        (await one.row()).subscriptionTier,
        await livingOf(one.id),
      ]).toEqual(["free", []]);
    },
  );

  test("in full, without an event: found by the daily reconciliation", async () => {
    const one = await createPaid();
    await refundLatest(one.id);
    await reconcileCustomers();
    await runSyncs(one.id);
    expect(await one.status()).toMatchObject({ subscriptionTier: "free" });
  });

  test("in part: the plan continues", async () => {
    const one = await createPaid();
    await refundLatest(one.id, 499);
    await deliverAll(stripe, one.id);
    expect(await one.status()).toMatchObject({ subscriptionTier: "standard" });
    expect(await livingOf(one.id)).toHaveLength(1);
  });

  fullTest("of an earlier period: the plan continues", async () => {
    const one = await createPaid();
    const { id } = await latestCharge(one.id);
    await stripe.advance(one.id, 35);
    expect((await latestCharge(one.id)).id).not.toBe(id);
    await stripe.stripe.refunds.create({ charge: id });
    await deliverAll(stripe, one.id);
    expect(await one.status()).toMatchObject({ subscriptionTier: "standard" });
  });

  test("during parallel syncs: ends the plan once", async () => {
    const one = await createPaid();
    await refundLatest(one.id);
    await Promise.all(
      Array.from({ length: 8 }, () => syncCustomer(one.id, new Date())),
    );
    expect(await one.status()).toMatchObject({ subscriptionTier: "free" });
    expect(await queuedEmails(one.user.email)).toHaveLength(2);
  });

  test("of something that isn't a plan of ours: its subscription continues", async () => {
    const one = await createPaid();
    const price = await stripe.stripe.prices.create({
      currency: "usd",
      unit_amount: 700,
      recurring: { interval: "month" },
      product_data: { name: "Something else" },
    });
    const { id } = await stripe.stripe.paymentMethods.attach("pm_card_visa", {
      customer: one.id,
    });
    const items = [{ price: price.id }];
    await stripe.stripe.subscriptions.create({
      customer: one.id,
      items,
      default_payment_method: id,
    });
    await refundLatest(one.id);
    await syncCustomer(one.id, new Date());
    expect(await livingOf(one.id)).toHaveLength(2);
  });
});

describe("a dispute", () => {
  async function dispute(charge: string, status?: "won" | "lost") {
    const body = JSON.stringify({ charge, ...(status && { status }) });
    const headers = { "content-type": "application/json" };
    const { ok } = await fetch(`${stripe.url}/stripe/disputes`, {
      method: "POST",
      headers,
      body,
    });
    expect(ok).toBe(true);
  }

  /**
   * Posts the newest event of a type and runs the job that it queues; a
   * dispute's event names no customer.
   */
  async function deliverNewest(type: string, charge: string) {
    const [event] = (await stripe.stripe.events.list({ type })).data;
    expect((await postEvent(signed(JSON.stringify(event)))).status).toBe(200);
    for (const { payload } of await takeJobs(
      syncChargeTask,
      `charge:${charge}`,
    ))
      await syncCustomerOfCharge(payload.charge, new Date());
  }

  test("opened: the plan continues, and administrators are told until it is closed", async () => {
    const one = await createPaid();
    const { id } = await latestCharge(one.id);
    await dispute(id);
    await deliverNewest("charge.dispute.created", id);
    expect(await one.status()).toMatchObject({ subscriptionTier: "standard" });
    expect(await issuesOf(one.id)).toMatchObject([
      {
        kind: "dispute",
        detail: expect.stringMatching(
          /^the bank disputes \$5\.00 as fraudulent \(du_\w+, needs_response, answer at Stripe by \d{4}-\d\d-\d\d\)$/,
        ),
      },
    ]);
    await dispute(id, "won");
    await deliverNewest("charge.dispute.closed", id);
    expect(await issuesOf(one.id)).toEqual([]);
  });

  test.each([null, 1, "ch 1", { id: 2 }])(
    "of the charge %j: stored, and nothing is queued",
    async (charge) => {
      const id = `evt_${randomUUID().replaceAll("-", "")}`;
      const object = { object: "dispute", id: "du_1", charge };
      const event = {
        id,
        object: "event",
        type: "charge.dispute.created",
        data: { object },
      };
      expect((await postEvent(signed(JSON.stringify(event)))).status).toBe(200);
      expect(
        await db().stripeEvent.findUnique({ where: { id } }),
      ).toMatchObject({ state: "ignored" });
    },
  );
});
