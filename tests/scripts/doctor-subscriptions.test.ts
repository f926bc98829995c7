import { checkSubscriptions } from "@/lib/doctor/check-subscriptions";
import { runChecks } from "@/scripts/doctor/run-checks";
import { createDatabase } from "@/tests/support/migrating";
import { startOwnDatabase } from "@/tests/support/own-database";

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
let url: string;
beforeAll(async () => {
  database = await startOwnDatabase();
  url = process.env.DATABASE_URL ?? "";
}, 120_000);
afterAll(() => database.close());
beforeEach(() =>
  database.query('truncate "StripeCustomer", "BillingIssue", "StripeEvent"'),
);

const check = () => checkSubscriptions(url, 10_000);
const addCustomer = (
  id: string,
  status: string | null,
  scheduledTier: string | null = null,
) =>
  database.query(
    'insert into "StripeCustomer" (id, status, "scheduledTier") values ($1, $2, $3)',
    [id, status, scheduledTier],
  );

const statuses: [
  status: string | null,
  scheduled: string | null,
  isCharged: boolean,
][] = [
  [null, null, false],
  ["canceled", null, false],
  ["incomplete_expired", null, false],
  ["active", "free", false],
  ["trialing", "free", false],
  ["active", null, true],
  ["active", "standard", true],
  ["trialing", null, true],
  ["past_due", "free", true],
  ["unpaid", null, true],
  ["incomplete", null, true],
  ["paused", null, true],
  ["of_tomorrow", null, true],
];

test.each(statuses)(
  "a subscription that is %s, with %s scheduled: goes on is %s",
  async (status, scheduled, isCharged) => {
    await addCustomer("cus_1", status, scheduled);
    expect(await check()).toMatchObject(
      isCharged
        ? {
            status: "error",
            message:
              "Stripe would go on charging 1 customer (cus_1), though BILLING is off.",
            fix: expect.stringContaining("Start with BILLING=on, cancel"),
          }
        : { status: "ok", fix: "" },
    );
  },
);

test("what a sync could not end, and what was not processed, counts; each customer once", async () => {
  await addCustomer("cus_1", "active");
  await addCustomer("cus_2", "active", "free");
  await addCustomer("cus_gone", "active");
  await database.query(
    `update "StripeCustomer" set "deletedAt" = now() where id = 'cus_gone'`,
  );
  await database.query(
    `insert into "BillingIssue" (customer, kind, detail) values
     ('cus_1', 'past_due', ''), ('cus_2', 'multiple_subscriptions', ''), ('cus_3', 'orphan', ''),
     ('cus_4', 'unknown_price', ''), ('cus_5', 'dispute', ''), ('cus_6', 'unknown_customer', '')`,
  );
  await database.query(
    `insert into "StripeEvent" (id, type, customer, state) values
     ('evt_1', 'invoice.paid', 'cus_1', 'received'), ('evt_2', 'invoice.paid', 'cus_7', 'received'),
     ('evt_3', 'invoice.paid', 'cus_8', 'processed'), ('evt_4', 'invoice.paid', 'cus_9', 'deferred')`,
  );
  const { message } = await check();
  expect(message).toBe(
    "Stripe would go on charging 5 customers (cus_1, cus_2, cus_3, cus_4, cus_7), though BILLING is off.",
  );
  await addCustomer("cus_0", "unpaid");
  expect((await check()).message).toContain(
    "6 customers (cus_0, cus_1, cus_2, cus_3, cus_4 and 1 more)",
  );
});

test("doctor: says it with BILLING=off, and asks nothing of Stripe", async () => {
  await addCustomer("cus_1", "active");
  const source = { BILLING: "off", DATABASE_URL: url };
  const rows = await runChecks({ source, callLimit: 5_000 });
  const ofStripe = rows.filter(({ name }) => /stripe/i.test(name));
  expect(ofStripe).toEqual([
    expect.objectContaining({ name: "Stripe subscriptions", status: "error" }),
  ]);
});

test("before the first migration: none", async () => {
  const empty = await createDatabase();
  expect(await checkSubscriptions(empty.url, 10_000)).toMatchObject({
    status: "ok",
  });
  await empty.drop();
});

test("a database that is not reached: an error, without its password", async () => {
  const row = await checkSubscriptions(
    "postgresql://user:kiln-secret@127.0.0.1:1/none",
    2_000,
  );
  expect(row).toMatchObject({
    status: "error",
    message: expect.stringContaining("ECONNREFUSED"),
  });
  expect(JSON.stringify(row)).not.toContain("kiln-secret");
});
