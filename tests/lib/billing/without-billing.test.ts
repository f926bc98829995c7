import { randomUUID } from "node:crypto";
import { deleteAccount } from "@/lib/account/delete-account";
import { findMetrics, findShownMetrics } from "@/lib/admin/find-metrics";
import { listUsers } from "@/lib/admin/users/list-users";
import { holdCost } from "@/lib/ai/model-budget/payer";
import { purgeCustomers } from "@/lib/billing/deletion/delete-stripe-customer";
import { findSubscriptionStatus } from "@/lib/billing/find-subscription-status";
import {
  beginReservation,
  requireBrandBuilder,
  requireQuota,
  reserve,
  reserveLong,
} from "@/lib/billing/quota/reservations";
import { callStripe } from "@/lib/billing/stripe";
import { deleteCustomerTask } from "@/lib/billing/tasks";
import { tierOf, usageOf } from "@/lib/billing/usage";
import { db } from "@/lib/database/db";
import { AppError } from "@/lib/errors";
import { closeConnections } from "@/tests/support/connections";
import { createUser, password } from "@/tests/support/factories";
import { listJobs, takeJobs } from "@/tests/support/jobs";
import { runs } from "@/tests/support/repetitions";

process.env.MODEL_DAILY_BUDGET_USD = "1000000";
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

/** Runs with these settings of the installation, and forgets them. */
function setBilling(billing: "on" | "off", listings?: number) {
  process.env.BILLING = billing;
  process.env.LISTINGS_PER_MONTH = listings === undefined ? "" : `${listings}`;
}
beforeEach(() => setBilling("off"));
afterAll(async () => {
  delete process.env.BILLING;
  delete process.env.LISTINGS_PER_MONTH;
  await closeConnections();
});

const accounts = {
  free: {},
  trial: { hasUsedTrial: true, trialExpiresAt: inDays(5) },
  "past trial": { hasUsedTrial: true, trialExpiresAt: inDays(-5) },
  standard: {
    subscriptionTier: "standard",
    subscriptionExpiresAt: inDays(20),
  },
  "former pro": {
    subscriptionTier: "pro",
    subscriptionExpiresAt: inDays(-1),
  },
};

test.each(Object.entries(accounts))(
  "%s: Pro without billing, and with it again as before",
  async (_, fields) => {
    const user = await createUser(fields);
    setBilling("on");
    const before = await findSubscriptionStatus(user, now);
    setBilling("off");
    expect(await findSubscriptionStatus(user, now)).toEqual({
      subscriptionTier: "pro",
      canCreateListing: true,
      listingsRemaining: null,
      quota: null,
      needsUpgrade: false,
      listingsThisMonth: 0,
      resetDate: before.resetDate,
      isInTrial: false,
      trialExpiresAt: null,
      canStartTrial: false,
      scheduledTier: null,
      scheduledAt: null,
      currentPeriodEnd: null,
      hasPaymentIssue: false,
      isPaymentPending: false,
      pastDueSince: null,
      hostedInvoiceUrl: null,
      canManageBilling: false,
    });
    expect(() => requireBrandBuilder(user, now)).not.toThrow();
    expect(await db().user.findUnique({ where: { id: user.id } })).toEqual(
      user,
    );
    setBilling("on");
    expect(await findSubscriptionStatus(user, now)).toEqual(before);
  },
);

test("LISTINGS_PER_MONTH: the quota of each account, whatever its plan was", async () => {
  setBilling("off", 12);
  for (const fields of Object.values(accounts)) {
    const user = await createUser(fields);
    expect(tierOf(user, now)).toBe("pro");
    expect(usageOf(user, 11, now)).toMatchObject({ quota: 12, remaining: 1 });
    expect(usageOf(user, 14, now)).toMatchObject({
      remaining: 0,
      canCreateListing: false,
      needsUpgrade: false,
    });
  }
});

test("a used-up month: the refusal says when it starts anew, and of no plan", async () => {
  setBilling("off", 2);
  const user = await createUser();
  const december = new Date("2026-12-07T10:00:00Z");
  await db().usage.create({
    data: {
      userId: user.id,
      period: now.toISOString().slice(0, 7),
      used: 2,
    },
  });
  const refusal = {
    code: "limit_reached",
    message: "You've reached your monthly limit. It resets on January 1.",
    resetsAt: new Date("2027-01-01T00:00:00Z"),
  };
  await expect(requireQuota(user, null, december)).rejects.toMatchObject(
    refusal,
  );
  const request = { idempotencyKey: randomUUID(), requestHash: "hash" };
  for (const take of [reserve, beginReservation, reserveLong])
    await expect(take(user, request, december)).rejects.toMatchObject(refusal);
});

test("pages, programs, assistants and batches at once: never more than the quota", async () => {
  const quota = 7;
  setBilling("off", quota);
  for (let round = 0; round < runs(20); round++) {
    // What a paid plan allowed counts no more.
    const user = await createUser(accounts[round % 2 ? "standard" : "free"]);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const take = [reserveLong, reserve, beginReservation][index % 3];
        const request = { idempotencyKey: randomUUID(), requestHash: "hash" };
        return take?.(user, request, now).then(
          () => "reserved",
          (error: unknown) => (error instanceof AppError ? error.code : error),
        );
      }),
    );
    for (const outcome of outcomes)
      expect(["reserved", "limit_reached", "rate_limited"]).toContain(outcome);
    const usage = await db().usage.findFirst({ where: { userId: user.id } });
    const reserved = outcomes.filter((outcome) => outcome === "reserved");
    expect(reserved).toHaveLength(quota);
    expect(usage?.used).toBe(quota);
  }
});

test("a model call: the share of Pro, out of nothing that all share", async () => {
  const user = await createUser();
  const tokens = {
    model: "claude-sonnet-5-5",
    inputTokens: 10,
    outputTokens: 10,
  };
  const held = await holdCost({ userId: user.id }, tokens, now);
  expect(held?.pots).toEqual([`user:${user.id}`]);
});

test("Stripe: never called", async () => {
  const call = jest.fn();
  await expect(callStripe(call)).rejects.toMatchObject({ code: "unavailable" });
  expect(call).not.toHaveBeenCalled();
});

test("a former customer's account: deleted at once, at Stripe once there is billing again", async () => {
  const customer = `cus_${randomUUID().replaceAll("-", "")}`;
  await db().stripeCustomer.create({ data: { id: customer } });
  const user = await createUser({ stripeCustomerId: customer });
  await deleteAccount(user.id, password);
  const find = () =>
    db().stripeCustomer.findUnique({ where: { id: customer } });
  expect(await find()).toMatchObject({
    erasedAt: null,
    deletedAt: expect.any(Date),
  });

  // Its tasks are made for how this instance is set.
  const { tasks } = await import("@/lib/tasks");
  const run = (name: string, payload: object) =>
    tasks
      .find((task) => task.name === name)
      ?.run(payload, { attempt: 1, signal: AbortSignal.timeout(10_000) });
  await run("delete_customer", { customer });
  await run("sync_customer", { customer });
  await run("sync_charge", { charge: "ch_1" });
  await run("retry_stripe_events", {});
  await run("reconcile_customers", {});
  await run("purge_customers", {});
  expect(await find()).toMatchObject({ erasedAt: null });

  const key = `delete:${customer}`;
  expect(await takeJobs(deleteCustomerTask, key)).toHaveLength(1);
  await db().stripeCustomer.update({
    where: { id: customer },
    data: { deletedAt: inDays(-2) },
  });
  setBilling("on");
  await purgeCustomers();
  expect(await listJobs({ key })).toHaveLength(1);
});

test("analytics: nothing about plans and payments", async () => {
  await createUser(accounts.standard);
  const { plans, billingIssues, ...others } = await findMetrics(now);
  expect([plans.free, billingIssues]).toEqual([
    expect.any(Number),
    expect.any(Array),
  ]);
  const shown = await findShownMetrics(now);
  expect(Object.keys(shown)).toEqual(Object.keys(others));
  const names = shown.jobs.map(({ task }) => task).join();
  expect(names).not.toMatch(/stripe|customers/);
  const query = { q: "", limit: 5, sort: "-created_at" } as const;
  const { summary, data } = await listUsers(query, now);
  expect(Object.keys(summary)).toEqual(["totalUsers", "activeUsers"]);
  for (const user of data)
    expect(Object.keys(user).join()).not.toMatch(/stripe|tier/);
});
