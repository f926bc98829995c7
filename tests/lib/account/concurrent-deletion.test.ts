import { randomUUID } from "node:crypto";
import { removeAccount } from "@/lib/account/deletion-data";
import { findPasswordHash } from "@/lib/auth/user-data";
import { purgeCustomers } from "@/lib/billing/deletion/delete-stripe-customer";
import { markDeletedAtStripe } from "@/lib/billing/deletion/deletion-data";
import { receiveEvent } from "@/lib/billing/events/receive-event";
import type { Entitlement } from "@/lib/billing/sync/entitlement";
import { applyEntitlement, beginSync } from "@/lib/billing/sync/sync-data";
import { db } from "@/lib/database/db";
import { queueEmail } from "@/lib/email/queue-email";
import { purgeFailedJobs } from "@/lib/maintenance/jobs";
import { closeConnections } from "@/tests/support/connections";
import { queuedEmails } from "@/tests/support/emails";
import { createUser } from "@/tests/support/factories";
import { failJob, listJobs, lockJob, unlockJobs } from "@/tests/support/jobs";
import { until } from "@/tests/support/one-more-instance";
import { signed } from "@/tests/support/stripe";

afterAll(closeConnections);

const email = { template: "account_exists" } as const;
const newCustomer = () => `cus_${randomUUID().replaceAll("-", "")}`;
const rowOf = (id: string) => db().stripeCustomer.findUnique({ where: { id } });
const jobsOf = (customer: string) => listJobs({ customer });

async function createCustomer() {
  const customer = newCustomer();
  return { customer, user: await createUser({ stripeCustomerId: customer }) };
}
const remove = async ({ id }: { id: number }) =>
  removeAccount(id, (await findPasswordHash(id)) ?? "");
async function createDeleted() {
  const { customer, user } = await createCustomer();
  expect(await remove(user)).toBe(true);
  return customer;
}

const isHeldUp = async (pid: number) => {
  const [row] = await db().$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM pg_stat_activity WHERE ${pid} = ANY(pg_blocking_pids(pid))`;
  return row?.count === 1;
};

test("account deletion: an email queued meanwhile is deleted too", async () => {
  const user = await createUser();
  let removing: Promise<boolean> | undefined;
  await db().$transaction(async (tx) => {
    await queueEmail(tx, { to: user.email, email });
    const [backend] = await tx.$queryRaw<
      [{ pid: number }]
    >`SELECT pg_backend_pid() AS pid`;
    removing = remove(user);
    await until(() => isHeldUp(backend.pid));
  });
  expect(await removing).toBe(true);
  expect(await queuedEmails(user.email)).toEqual([]);
});

test("account deletion: an email already in progress is not retried, and its job is deleted", async () => {
  const user = await createUser();
  await db().$transaction((tx) => queueEmail(tx, { to: user.email, email }));
  const [waiting] = await listJobs({ to: user.email });
  const worker = `worker-${randomUUID()}`;
  await lockJob(waiting?.key ?? "", worker);
  expect(await remove(user)).toBe(true);
  expect(await listJobs({ to: user.email, lockedBy: worker })).toHaveLength(1);
  expect(await queuedEmails(user.email)).toHaveLength(1);
  await purgeFailedJobs();
  expect(await queuedEmails(user.email)).toHaveLength(1);
  // What the queue does with a failed job.
  await unlockJobs(worker);
  await purgeFailedJobs();
  expect(await queuedEmails(user.email)).toEqual([]);
});

test("account deletion: a refused one deletes nothing", async () => {
  const { customer, user } = await createCustomer();
  await db().$transaction((tx) => queueEmail(tx, { to: user.email, email }));
  expect(await removeAccount(user.id, "another hash")).toBe(false);
  expect(await queuedEmails(user.email)).toHaveLength(1);
  expect(await rowOf(customer)).toMatchObject({ deletedAt: null });
  expect(await jobsOf(customer)).toEqual([]);
});

test("account deletion: a user whose id has the same prefix keeps their emails", async () => {
  const user = await createUser();
  const other = await createUser({ id: Number(`${user.id}0`) });
  for (const { email: to } of [user, other])
    await db().$transaction((tx) => queueEmail(tx, { to, email }));
  expect(await remove(user)).toBe(true);
  expect(await queuedEmails(user.email)).toEqual([]);
  expect(await queuedEmails(other.email)).toHaveLength(1);
});

const entitlement: Entitlement = {
  tier: "pro",
  expiresAt: null,
  subscriptionId: "sub_1",
  status: "active",
  currentPeriodEnd: null,

  scheduledTier: null,
  scheduledAt: null,
  pastDueSince: null,
  openInvoice: null,
  nextSyncAt: null,
  hasMultipleSubscriptions: false,
};

test("account deletion: a sync in progress writes nothing afterwards, and no sync starts", async () => {
  const { customer, user } = await createCustomer();
  const sync = await beginSync(customer);
  if (sync === null) throw new Error("It was not deleted yet.");
  expect(await remove(user)).toBe(true);
  const tombstone = await rowOf(customer);
  expect(tombstone).toMatchObject({
    deletedAt: expect.any(Date),
    erasedAt: null,
    syncRequested: 0,
    status: null,
  });
  expect(
    await applyEntitlement(
      sync,
      entitlement,
      [{ kind: "past_due", detail: "unpaid" }],
      new Date(),
    ),
  ).toBe(false);
  expect(await beginSync(customer)).toBeNull();
  expect(await rowOf(customer)).toEqual(tombstone);
  expect(await db().billingIssue.count({ where: { customer } })).toBe(0);
});

test("a Stripe event of a deleted customer: only its id is stored, and no sync is queued", async () => {
  const customer = await createDeleted();
  const id = `evt_${randomUUID().replaceAll("-", "")}`;
  const event = {
    id,
    object: "event",
    type: "customer.deleted",
    data: { object: { object: "customer", id: customer } },
  };
  const { body, signature } = signed(JSON.stringify(event));
  for (let times = 0; times < 2; times += 1)
    await receiveEvent(Buffer.from(body), signature);
  const { customer: stored, state } = await db().stripeEvent.findUniqueOrThrow({
    where: { id },
  });
  expect([stored, state]).toEqual([null, "ignored"]);
  expect(await jobsOf(customer)).toMatchObject([{ key: `delete:${customer}` }]);
});

test("a Stripe event during the deletion: its sync discards it", async () => {
  const customer = await createDeleted();
  const id = `evt_${randomUUID().replaceAll("-", "")}`;
  await db().stripeEvent.create({
    data: { id, type: "customer.updated", customer },
  });
  expect(await beginSync(customer)).toBeNull();
  expect(await db().stripeEvent.findUnique({ where: { id } })).toMatchObject({
    customer: null,
    state: "ignored",
  });
});

test("customer deletion is retried until Stripe confirms it; the id is purged long after that", async () => {
  const [fresh, late, erased, old] = await Promise.all(
    Array.from({ length: 4 }, createDeleted),
  );
  if (!fresh || !late || !erased || !old) throw new Error("four");
  for (const customer of [fresh, late]) await failJob(`delete:${customer}`);
  await db()
    .$executeRaw`UPDATE "StripeCustomer" SET "deletedAt" = now() - interval '25 hours' WHERE id = ${late}`;
  for (const customer of [erased, old]) await markDeletedAtStripe(customer);
  await db()
    .$executeRaw`UPDATE "StripeCustomer" SET "erasedAt" = now() - interval '91 days' WHERE id = ${old}`;
  await purgeCustomers();
  const triesOf = async (customer: string) =>
    (await jobsOf(customer)).map(({ attempts }) => attempts);
  expect(await triesOf(fresh)).toEqual([12]);
  expect((await triesOf(late)).at(-1)).toBe(0);
  expect([
    await rowOf(fresh),
    await rowOf(late),
    await rowOf(erased),
  ]).not.toContain(null);
  expect(await rowOf(old)).toBeNull();
});
