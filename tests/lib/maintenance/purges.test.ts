import { randomUUID } from "node:crypto";
import { purgeExpiredSessions } from "@/lib/auth/sessions/session-data";
import { db } from "@/lib/database/db";
import { purgeBatchSize } from "@/lib/database/purge-in-batches";
import {
  purgeExpiredIdentities,
  purgeRecords,
  purgeRefunds,
  purgeTokens,
} from "@/lib/maintenance/jobs";
import { purgeRateLimits } from "@/lib/resilience/rate-limit";
import { closeConnections } from "@/tests/support/connections";
import { createUser } from "@/tests/support/factories";

afterAll(closeConnections);

const longAgo = new Date(0);

/** One row that is due, and how to find it. */
type Due = { table: string; key: string; id: string | number };

async function addDueRows() {
  const { id: userId } = await createUser();
  const name = randomUUID();
  const sid = (
    await db().session.create({
      data: { sid: name, userId, sess: {}, expire: longAgo },
    })
  ).sid;
  const identity = { hash: name, hasUsedTrial: true, expiresAt: longAgo };
  const { hash } = await db().retainedIdentity.create({ data: identity });
  const failure = { userId, template: "x", reason: "x", createdAt: longAgo };
  const { id: emailFailure } = await db().emailFailure.create({
    data: failure,
  });
  const audit = { adminId: userId, action: "read_user", createdAt: longAgo };
  const { id: adminAudit } = await db().adminAudit.create({ data: audit });
  const { key } = await db().rateLimit.create({
    data: { key: name, expire: 1 },
  });
  const rows: Due[] = [
    { table: "Session", key: "sid", id: sid },
    { table: "RetainedIdentity", key: "hash", id: hash },
    { table: "EmailFailure", key: "id", id: emailFailure },
    { table: "AdminAudit", key: "id", id: adminAudit },
    { table: "rate_limit", key: "key", id: key },
  ];
  return rows;
}

const purgeAll = async () => {
  for (const purge of [
    purgeExpiredSessions,
    purgeExpiredIdentities,
    purgeRecords,
    purgeRateLimits,
  ])
    await purge();
};

const isLeft = async ({ table, key, id }: Due) =>
  (
    await db().$queryRawUnsafe<unknown[]>(
      `SELECT 1 FROM "${table}" WHERE "${key}" = $1`,
      id,
    )
  ).length === 1;

test("purges: a row that is locked does not hold up the others", async () => {
  const [locked, free] = [await addDueRows(), await addDueRows()];
  await db().$transaction(async (tx) => {
    for (const { table, key, id } of locked) {
      await tx.$queryRawUnsafe(
        `SELECT 1 FROM "${table}" WHERE "${key}" = $1 FOR UPDATE`,
        id,
      );
    }
    await purgeAll();
  });
  for (const row of free)
    expect([row.table, await isLeft(row)]).toEqual([row.table, false]);
  for (const row of locked)
    expect([row.table, await isLeft(row)]).toEqual([row.table, true]);
  await purgeAll();
  for (const row of locked)
    expect([row.table, await isLeft(row)]).toEqual([row.table, false]);
});

test("purges: more rows than one statement takes are all deleted", async () => {
  const { id: userId } = await createUser();
  const count = 2 * purgeBatchSize + 1;
  const start = randomUUID();
  const each = <Row>(rowOf: (number: number) => Row) =>
    Array.from({ length: count }, (_, number) => rowOf(number));
  await db().session.createMany({
    data: each((number) => ({
      sid: `${start}-${number}`,
      userId,
      sess: {},
      expire: longAgo,
    })),
  });
  await db().reservation.createMany({
    data: each((number) => ({
      userId,
      period: "1970-01",
      idempotencyKey: `${start}-${number}`,
      requestHash: "",

      state: "refunded",
      expiresAt: longAgo,
    })),
  });
  expect(await purgeExpiredSessions()).toBeGreaterThanOrEqual(count);
  expect(await purgeRefunds()).toBeGreaterThanOrEqual(count);
  expect(await db().session.count({ where: { userId } })).toBe(0);
  expect(await db().reservation.count({ where: { userId } })).toBe(0);
});

test("purge of tokens: expired links are forgotten, valid ones stay", async () => {
  const soon = new Date(Date.now() + 3_600_000);
  const tokens = (expires: Date) => ({
    verificationToken: randomUUID(),
    verificationTokenExpires: expires,
    signUpCookie: randomUUID(),

    passwordResetToken: randomUUID(),
    passwordResetTokenExpires: expires,
  });
  const [expired, valid] = [
    await createUser(tokens(longAgo)),
    await createUser(tokens(soon)),
  ];
  expect(await purgeTokens()).toBeGreaterThanOrEqual(2);
  const read = (id: number) =>
    db().user.findUniqueOrThrow({
      where: { id },
      select: {
        verificationToken: true,
        signUpCookie: true,
        passwordResetToken: true,
      },
    });
  expect(Object.values(await read(expired.id))).toEqual([null, null, null]);
  expect(Object.values(await read(valid.id))).not.toContain(null);
});
