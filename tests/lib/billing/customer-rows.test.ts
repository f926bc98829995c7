import { randomUUID } from "node:crypto";
import { replaceIssues } from "@/lib/billing/sync/issue-data";
import {
  applyEntitlement,
  beginSync,
  replaceCustomer,
} from "@/lib/billing/sync/sync-data";
import { db } from "@/lib/database/db";
import { closeConnections } from "@/tests/support/connections";
import { createUser } from "@/tests/support/factories";

afterAll(closeConnections);

const idOf = (kind: string) => `${kind}_${randomUUID().replaceAll("-", "")}`;
const monthAgo = new Date("2026-10-28T12:00:00Z");
const issue = { kind: "past_due" as const, detail: "unpaid" };

/** A customer with an event and an issue that is a month old. */
async function createCustomer() {
  const [customer, event] = [idOf("cus"), idOf("evt")];
  await db().stripeCustomer.create({ data: { id: customer } });
  await db().stripeEvent.create({
    data: { id: event, type: "invoice.paid", customer },
  });
  await db().billingIssue.create({
    data: { ...issue, customer, since: monthAgo },
  });
  return { customer, event };
}

const issuesOf = (customer: string) =>
  db().billingIssue.findMany({ where: { customer } });

test("the sync of a customer takes the events of this customer alone", async () => {
  const [one] = [await createCustomer(), await createCustomer()];
  expect(await beginSync(one.customer)).toMatchObject({ events: [one.event] });
});

test("an issue that is found again is as old as before, and those of others stay", async () => {
  const [one, other] = [await createCustomer(), await createCustomer()];
  const found = { ...issue, detail: "still unpaid" };
  await db().$transaction((tx) => replaceIssues(tx, one.customer, [found]));
  expect(await issuesOf(one.customer)).toEqual([
    { ...found, customer: one.customer, since: monthAgo },
  ]);
  await db().$transaction((tx) => replaceIssues(tx, one.customer, []));
  expect(await issuesOf(one.customer)).toEqual([]);
  expect(await issuesOf(other.customer)).toHaveLength(1);
});

test("another customer in place of one: the issues of the old one go, and those of others stay", async () => {
  const [one, other, next] = [
    await createCustomer(),
    await createCustomer(),
    await createCustomer(),
  ];
  const user = await createUser({ stripeCustomerId: one.customer });
  expect(await replaceCustomer(user.id, one.customer, next.customer)).toBe(
    true,
  );
  expect(await issuesOf(one.customer)).toEqual([]);
  expect(await issuesOf(other.customer)).toHaveLength(1);
});

test("of two syncs of a customer, the later one counts, whichever writes first", async () => {
  const { customer } = await createCustomer();
  const entitlement = {
    tier: "free" as const,
    expiresAt: null,
    subscriptionId: null,
    status: null,
    currentPeriodEnd: null,
    scheduledTier: null,
    scheduledAt: null,
    pastDueSince: null,
    openInvoice: null,
    nextSyncAt: null,
    hasMultipleSubscriptions: false,
  };
  const [first, second] = [
    await beginSync(customer),
    await beginSync(customer),
  ];
  if (first === null || second === null) throw new Error("not begun");
  const write = (sync: typeof first, status: string) =>
    applyEntitlement(sync, { ...entitlement, status }, [], new Date());
  expect(await write(second, "active")).toBe(true);
  expect(await write(first, "past_due")).toBe(false);
  expect(
    await db().stripeCustomer.findUnique({ where: { id: customer } }),
  ).toMatchObject({ status: "active" });
});
