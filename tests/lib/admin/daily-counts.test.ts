import { randomUUID } from "node:crypto";
import { countUsers } from "@/lib/admin/users/list-users";
import { insertSession } from "@/lib/auth/sessions/session-data";
import { db } from "@/lib/database/db";
import { createUser, signIn } from "@/tests/support/factories";
import { startOwnDatabase } from "@/tests/support/own-database";

let database: Awaited<ReturnType<typeof startOwnDatabase>>;
beforeAll(async () => {
  database = await startOwnDatabase();
});
afterAll(() => database.close());

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

/**
 * The stored daily counts and the rows counted one by one, from one snapshot,
 * since other tests add users.
 */
async function readBoth() {
  return db().$transaction(
    async (tx) => {
      const [counted] = await tx.$queryRaw<Record<string, number>[]>`
        WITH today AS (SELECT (now() AT TIME ZONE 'utc')::date AS day)
        SELECT count(*)::int AS "sign_up",
          (count(*) FILTER (WHERE "lastActiveOn" > today.day - 30))::int AS active,
          (count(*) FILTER (WHERE "subscriptionTier" = 'standard'))::int AS standard,
          (count(*) FILTER (WHERE "subscriptionTier" = 'pro'))::int AS pro,
          (count(*) FILTER (WHERE "subscriptionTier" = 'free' AND "trialExpiresAt" IS NOT NULL))::int AS trial
        FROM "User", today`;
      const [stored] = await tx.$queryRaw<Record<string, number>[]>`
        WITH today AS (SELECT (now() AT TIME ZONE 'utc')::date AS day)
        SELECT (sum("count") FILTER (WHERE "kind" = 'sign_up') - COALESCE(sum("count") FILTER (WHERE "kind" = 'account_deleted'), 0))::int AS "sign_up",
          COALESCE(sum("count") FILTER (WHERE "kind" = 'active' AND "DailyCount"."day" > today.day - 30), 0)::int AS active,
          COALESCE(sum("count") FILTER (WHERE "kind" = 'standard'), 0)::int AS standard,
          COALESCE(sum("count") FILTER (WHERE "kind" = 'pro'), 0)::int AS pro,
          COALESCE(sum("count") FILTER (WHERE "kind" = 'trial'), 0)::int AS trial
        FROM "DailyCount", today`;
      return { counted, stored };
    },
    { isolationLevel: "RepeatableRead" },
  );
}

async function expectEqualCounts() {
  const { counted, stored } = await readBoth();
  expect(stored).toEqual(counted);
}

test("daily counts: equal to counting the rows after any changes to users", async () => {
  const users = await Promise.all([
    createUser({ createdAt: inDays(-40) }),
    createUser({ subscriptionTier: "pro" }),
    createUser({
      subscriptionTier: "standard",
      subscriptionExpiresAt: inDays(20),
    }),
    createUser({ trialExpiresAt: inDays(3), hasUsedTrial: true }),
    createUser({ lastListingDate: inDays(-3) }),
  ]);
  await expectEqualCounts();
  const [free, pro, standard, trial, active] = users.map(({ id }) => ({ id }));
  await db().user.update({
    where: free ?? { id: 0 },
    data: { subscriptionTier: "standard" },
  });
  await db().user.update({
    where: pro ?? { id: 0 },
    data: { subscriptionTier: "free", trialExpiresAt: inDays(5) },
  });
  await db().user.update({
    where: standard ?? { id: 0 },
    data: { subscriptionExpiresAt: inDays(50) },
  });
  await db().user.update({
    where: trial ?? { id: 0 },
    data: { subscriptionTier: "pro", trialExpiresAt: inDays(1) },
  });
  await db().user.update({
    where: active ?? { id: 0 },
    data: { lastListingDate: new Date() },
  });
  await Promise.all(users.map((user) => signIn(user)));
  await expectEqualCounts();
  await db().user.deleteMany({
    where: { id: { in: users.map(({ id }) => id) } },
  });
  await expectEqualCounts();
});

test("a plan that ended today isn't counted, one that ends later today is", async () => {
  // A day far in the future, on which no plans of other tests end.
  const noon = new Date(
    `${2100 + Math.floor(Math.random() * 800)}-07-01T12:00:00.000Z`,
  );
  const at = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);
  const before = await countUsers(noon);
  await createUser({
    subscriptionTier: "standard",
    subscriptionExpiresAt: at(-1),
  });
  await createUser({
    subscriptionTier: "standard",
    subscriptionExpiresAt: at(1),
  });
  await createUser({ subscriptionTier: "pro", subscriptionExpiresAt: at(40) });
  await createUser({ trialExpiresAt: at(-1) });
  await createUser({ trialExpiresAt: at(2) });
  const { plans } = await countUsers(noon);
  const paid = (counts: typeof before) =>
    counts.plans.standard + counts.plans.pro;
  expect([
    plans.standard - before.plans.standard,
    plans.trial - before.plans.trial,
  ]).toEqual([1, 1]);
  expect(plans.pro - before.plans.pro).toBeGreaterThanOrEqual(1);
  expect((await countUsers(noon)).summary.paidUsers).toBeGreaterThanOrEqual(
    paid(before) + 2,
  );
});

test("active users: a sign-in or a new listing counts once a day", async () => {
  const user = await createUser();
  const read = () =>
    db().user.findUniqueOrThrow({
      where: { id: user.id },
      select: { lastActiveOn: true },
    });
  expect((await read()).lastActiveOn).toBeNull();
  await db().user.update({
    where: { id: user.id },
    data: { lastListingDate: inDays(-2) },
  });
  expect((await read()).lastActiveOn?.toISOString().slice(0, 10)).toBe(
    inDays(-2).toISOString().slice(0, 10),
  );
  await signIn(user);
  expect((await read()).lastActiveOn?.toISOString().slice(0, 10)).toBe(
    new Date().toISOString().slice(0, 10),
  );
});

test("100 sign-ins of one user, ten at once as there are connections: no deadlock", async () => {
  const user = await createUser();
  const { password } = await db().user.findUniqueOrThrow({
    where: { id: user.id },
    select: { password: true },
  });
  const session = () => ({
    sid: randomUUID(),
    userId: user.id,
    sess: {
      device: "",
      createdAt: "",
      remember: false,
      openedBy: "password" as const,
      confirmed: null,
    },
    expire: inDays(1),
  });
  const started: boolean[] = [];
  for (let round = 0; round < 10; round += 1) {
    const signIns = Array.from({ length: 10 }, () =>
      insertSession(session(), password, null),
    );
    started.push(...(await Promise.all(signIns)));
  }
  expect(started.filter(Boolean)).toHaveLength(100);
});

test("listings of a day: those that were written count, imported ones don't", async () => {
  const { id: userId } = await createUser();
  // A day that no other test has.
  const createdAt = new Date(Date.UTC(1970, 0, 1) + (userId % 8_000) * day);
  const row = {
    userId,
    productName: "Mug",
    results: {},
    writer: "w",
    promptVersion: "p",
    createdAt,
  };
  const spent = { inputTokens: 1, outputTokens: 1, durationMs: 1 };
  await db().listing.create({ data: { ...row, ...spent } });
  await db().listing.create({
    data: { ...row, ...spent, notes: { isImported: true } },
  });
  await db().listing.create({
    data: { ...row, ...spent, notes: { isImported: false } },
  });
  const [counted] = await db().$queryRaw<{ count: number }[]>`
    SELECT "count"::int FROM "DailyCount" WHERE "kind" = 'listing' AND "day" = (${createdAt}::timestamptz AT TIME ZONE 'utc')::date`;
  expect(counted).toEqual({ count: 2 });
});
