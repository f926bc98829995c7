import { randomUUID } from "node:crypto";
import pg from "pg";
import { removeAccount } from "@/lib/account/deletion-data";
import { createEmailToken } from "@/lib/auth/token";
import { insertUser } from "@/lib/auth/user-data";
import {
  commitReservation,
  refundReservation,
  reserveListing,
} from "@/lib/billing/quota/quota-data";
import {
  expireReservations,
  notifyLimitReached,
} from "@/lib/billing/quota/reservations";
import { notifyLimitReachedTask } from "@/lib/billing/tasks";
import { db } from "@/lib/database/db";
import { queuedEmails } from "@/tests/support/emails";
import { createUser } from "@/tests/support/factories";
import { listJobs } from "@/tests/support/jobs";
import { until } from "@/tests/support/one-more-instance";
import { runs } from "@/tests/support/repetitions";
import { findRetained } from "@/tests/support/retained-identity";

afterAll(() => db().$disconnect());

const uncapped = { inFlight: 1_000, failuresPerHour: 1_000, perMinute: 1_000 };
const hash = "the password's hash";

async function reserve(userId: number, quota: number | null = 5) {
  const outcome = await reserveListing(
    { userId, quota, idempotencyKey: randomUUID(), requestHash: "h" },
    uncapped,
  );
  return outcome.kind === "reserved" ? outcome.id : null;
}
async function mustReserve(userId: number, quota: number | null = 5) {
  const id = await reserve(userId, quota);
  if (id === null) throw new Error("not reserved");
  return id;
}
const commit = (id: string) =>
  db().$transaction((tx) => commitReservation(tx, id));

/** A user with `used` listings this month. */
async function createUserWithListings(
  used: number,
  fields: Parameters<typeof createUser>[0] = {},
) {
  const user = await createUser({ password: hash, ...fields });
  for (let made = 0; made < used; made++)
    await commit(await mustReserve(user.id, null));
  return user;
}
const signUp = (email: string) =>
  insertUser(
    { email, password: hash, signUpCookie: "" },
    { ...emailToken(), callbackUrl: undefined },
    null,
  );
const emailToken = () => createEmailToken("verify", new Date());

async function signUpAgain(email: string) {
  expect(await signUp(email)).toBe(true);
  return db().user.findUniqueOrThrow({ where: { email } });
}
const usageOf = (userId: number) =>
  db().usage.findMany({
    where: { userId },
    select: { used: true, carriedOver: true },
  });

/** used = carried over + reserved + committed, in every period. */
async function expectConsistentLedger(userId: number) {
  const wrong = await db().$queryRaw`
    SELECT u.* FROM "Usage" u WHERE u."userId" = ${userId} AND u.used <> u."carriedOver" + (
      SELECT count(*) FROM "Reservation" r
      WHERE r."userId" = u."userId" AND r.period = u.period AND r.state <> 'refunded')`;
  expect(wrong).toEqual([]);
}

test("usage carried over from a deleted account is never refunded, and new listings add to it", async () => {
  const first = await createUserWithListings(2);
  expect(await removeAccount(first.id, hash)).toBe(true);
  const again = await signUpAgain(first.email);
  expect(await usageOf(again.id)).toEqual([{ used: 2, carriedOver: 2 }]);

  const [committed, refunded] = [
    await mustReserve(again.id),
    await mustReserve(again.id),
  ];
  await commit(committed);
  await refundReservation(refunded);
  expect(await usageOf(again.id)).toEqual([{ used: 3, carriedOver: 2 }]);
  await expectConsistentLedger(again.id);
  const row = await db().user.findUniqueOrThrow({ where: { id: again.id } });
  expect(row.listingsThisMonth).toBe(3);

  expect(await removeAccount(again.id, hash)).toBe(true);
  const third = await signUpAgain(first.email);
  expect(await usageOf(third.id)).toEqual([{ used: 3, carriedOver: 3 }]);
  expect([
    await reserve(third.id),
    await reserve(third.id),
    await reserve(third.id),
  ]).toEqual([expect.any(String), expect.any(String), null]);
  await expectConsistentLedger(third.id);
});

test("the month's last listing sends the limit email, also with usage carried over", async () => {
  const first = await createUserWithListings(4);
  await removeAccount(first.id, hash);
  const again = await signUpAgain(first.email);
  await commit(await mustReserve(again.id));
  const jobs = await listJobs({
    task: "notify_limit_reached",
    userId: again.id,
  });
  expect(jobs).toHaveLength(1);
  await notifyLimitReached(
    notifyLimitReachedTask.schema.parse(jobs[0]?.payload),
  );
  expect(
    (await queuedEmails(first.email)).map(({ email }) => email.template),
  ).toContain("limit_reached");
});

test("a listing in progress when its account is deleted stays counted and is never settled", async () => {
  const first = await createUserWithListings(1);
  const open = await mustReserve(first.id);
  await removeAccount(first.id, hash);
  const again = await signUpAgain(first.email);
  expect(await commit(open)).toBe(false);
  expect(await refundReservation(open)).toBe(false);
  await expireReservations();
  expect(await usageOf(again.id)).toEqual([{ used: 2, carriedOver: 2 }]);
  await expectConsistentLedger(again.id);
});

test("listings reserved during an account deletion are all counted", async () => {
  for (let round = 0; round < runs(30); round++) {
    const first = await createUserWithListings(1);
    const [taken] = await Promise.all([
      Promise.all(
        Array.from({ length: 4 }, () =>
          reserve(first.id, 50).catch(() => null),
        ),
      ),
      removeAccount(first.id, hash),
    ]);
    const used = 1 + taken.filter((id) => id !== null).length;
    expect(await usageOf((await signUpAgain(first.email)).id)).toEqual([
      { used, carriedOver: used },
    ]);
  }
});

test("a sign-up during an account deletion: 409, or the retained usage", async () => {
  for (let round = 0; round < runs(20); round++) {
    const first = await createUserWithListings(2, { hasUsedTrial: true });
    const [, ...attempts] = await Promise.all([
      removeAccount(first.id, hash),
      ...Array.from({ length: 3 }, () => signUp(first.email)),
    ]);
    expect(attempts.filter(Boolean).length).toBeLessThanOrEqual(1);
    if (!attempts.some(Boolean)) await signUp(first.email);
    const again = await db().user.findUniqueOrThrow({
      where: { email: first.email },
    });
    expect(again).toMatchObject({ hasUsedTrial: true });
    expect(await usageOf(again.id)).toEqual([{ used: 2, carriedOver: 2 }]);
  }
});

test("a sign-up that waits for a deletion to commit: gets the retained usage", async () => {
  const first = await createUserWithListings(3, { hasUsedTrial: true });
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  await client.query(`CREATE FUNCTION held_${first.id}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    PERFORM pg_advisory_xact_lock(472000, ${first.id}); RETURN NULL; END $$`);
  await client.query(`CREATE TRIGGER held_${first.id} AFTER DELETE ON "User" FOR EACH ROW WHEN (OLD.id = ${first.id})
    EXECUTE FUNCTION held_${first.id}()`);
  const waits = async (condition: string) =>
    ((
      await client.query(
        `SELECT FROM pg_locks WHERE NOT granted AND ${condition}`,
      )
    ).rowCount ?? 0) > 0;
  await client.query("SELECT pg_advisory_lock(472000, $1)", [first.id]);
  try {
    const deletion = removeAccount(first.id, hash);
    await until(() => waits(`classid = 472000 AND objid = ${first.id}`));
    const [{ holder }] = (
      await client.query(
        `SELECT pid AS holder FROM pg_locks WHERE classid = 472000 AND objid = ${first.id} AND NOT granted`,
      )
    ).rows as [{ holder: number }];
    const signingUp = signUp(first.email);
    await until(() => waits(`${holder} = ANY(pg_blocking_pids(pid))`));
    await client.query("SELECT pg_advisory_unlock(472000, $1)", [first.id]);
    expect(await Promise.all([deletion, signingUp])).toEqual([true, true]);
  } finally {
    await client.query(`DROP FUNCTION held_${first.id}() CASCADE`);
    await client.end();
  }
  const again = await db().user.findUniqueOrThrow({
    where: { email: first.email },
  });
  expect(again).toMatchObject({ hasUsedTrial: true });
  expect(await usageOf(again.id)).toEqual([{ used: 3, carriedOver: 3 }]);
});

test("carried-over usage is never more than the used number", async () => {
  const user = await createUser();
  const over = db().usage.create({
    data: { userId: user.id, period: "2020-01", used: 1, carriedOver: 2 },
  });
  await expect(over).rejects.toThrow();
});

test("a password change during an account deletion: the account isn't deleted, and no identity is retained", async () => {
  const user = await createUserWithListings(1, { hasUsedTrial: true });
  expect(await removeAccount(user.id, "the hash before")).toBe(false);
  expect(await db().user.count({ where: { id: user.id } })).toBe(1);
  expect(await usageOf(user.id)).toEqual([{ used: 1, carriedOver: 0 }]);
  expect(await findRetained(user.email)).toBeNull();
});
