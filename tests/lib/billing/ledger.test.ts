import { randomUUID } from "node:crypto";
import {
  commitReservation,
  countUsed,
  findReservation,
  listExpiredReservations,
  refundReservation,
  reserveListing,
} from "@/lib/billing/quota/quota-data";
import { expireReservations } from "@/lib/billing/quota/reservations";
import { db } from "@/lib/database/db";
import { env } from "@/lib/env";
import { createConcurrencyLimiter } from "@/lib/resilience/create-concurrency-limiter";
import { createUser } from "@/tests/support/factories";
import { runs } from "@/tests/support/repetitions";

afterAll(() => db().$disconnect());

const uncapped = { inFlight: 1_000, failuresPerHour: 1_000, perMinute: 1_000 };
/**
 * As many in parallel as there are connections, so that none times out while
 * waiting for one.
 */
const limitCalls = createConcurrencyLimiter({
  maxConcurrent: 10,
  maxPerKey: 10,
  maxQueued: 1_000,
});
const reserve = (
  userId: number,
  quota: number | null,
  idempotencyKey: string = randomUUID(),
  caps = uncapped,
) =>
  limitCalls("", () =>
    reserveListing(
      { userId, quota, idempotencyKey, requestHash: "hash" },
      caps,
    ),
  );

async function mustReserve(
  userId: number,
  quota: number | null = 5,
  key?: string,
) {
  const outcome = await reserve(userId, quota, key);
  if (outcome.kind !== "reserved")
    throw new Error(`not reserved: ${outcome.kind}`);
  return outcome.id;
}

const commit = (id: string) =>
  db().$transaction((tx) => commitReservation(tx, id));
const expire = (id: string) =>
  db().reservation.update({
    where: { id },
    data: { expiresAt: new Date("2026-01-01T00:00:00Z") },
  });

async function currentPeriod() {
  const [row] = await db().$queryRaw<
    { period: string }[]
  >`SELECT listing_period() AS period`;
  return row?.period ?? "";
}

/**
 * used = carried over + reserved + committed, in every period, and the user's
 * row matches.
 */
async function expectConsistentLedger(userId: number) {
  const wrong = await db().$queryRaw`
    SELECT u.* FROM "Usage" u WHERE u."userId" = ${userId} AND u.used <> u."carriedOver" + (
      SELECT count(*) FROM "Reservation" r
      WHERE r."userId" = u."userId" AND r.period = u.period AND r.state <> 'refunded')`;
  expect(wrong).toEqual([]);
  const user = await db().user.findUniqueOrThrow({ where: { id: userId } });
  const period = user.lastListingDate?.toISOString().slice(0, 7) ?? "";
  const usage = await db().usage.findUnique({
    where: { userId_period: { userId, period } },
  });
  expect(user.listingsThisMonth).toBe(usage?.used ?? 0);
}

test("parallel reservations never exceed the quota", async () => {
  const period = await currentPeriod();
  for (let round = 0; round < runs(50); round++) {
    const user = await createUser();
    await db().usage.create({ data: { userId: user.id, period, used: 4 } });
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () => reserve(user.id, 5)),
    );
    expect(
      outcomes.filter((outcome) => outcome.kind === "reserved"),
    ).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.kind === "limit")).toHaveLength(
      99,
    );
    expect(await countUsed(user.id)).toBe(5);
  }
}, 120_000);

test("parallel reservations with one key: one reservation", async () => {
  const user = await createUser();
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, () => reserve(user.id, 5, "the-same-click")),
  );
  expect(
    outcomes.filter((outcome) => outcome.kind === "reserved"),
  ).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome.kind === "known")).toHaveLength(
    99,
  );
  expect(await countUsed(user.id)).toBe(1);
});

test("the same key of another user: a separate reservation", async () => {
  const [one, other] = await Promise.all([createUser(), createUser()]);
  await mustReserve(one.id, 5, "shared-key");
  await mustReserve(other.id, 5, "shared-key");
  expect([await countUsed(one.id), await countUsed(other.id)]).toEqual([1, 1]);
});

test("a quota of zero reserves nothing, an unlimited quota always reserves", async () => {
  const user = await createUser();
  expect(await reserve(user.id, 0)).toEqual({ kind: "limit" });
  for (let i = 0; i < 40; i++) await mustReserve(user.id, null);
  expect(await countUsed(user.id)).toBe(40);
});

test("a reservation is settled once, by the first of parallel calls", async () => {
  for (let round = 0; round < runs(20); round++) {
    const user = await createUser();
    const id = await mustReserve(user.id);
    const settled = await Promise.all([
      commit(id),
      refundReservation(id),
      commit(id),
      refundReservation(id),
      refundReservation(id),
    ]);
    expect(settled.filter(Boolean)).toHaveLength(1);
    const [committed] = settled;
    expect(await countUsed(user.id)).toBe(committed || settled[2] ? 1 : 0);
    await expectConsistentLedger(user.id);
  }
});

test("a refunded key can be reserved again", async () => {
  const user = await createUser();
  const first = await mustReserve(user.id, 5, "again-please");
  await refundReservation(first);
  const second = await mustReserve(user.id, 5, "again-please");
  expect(second).not.toBe(first);
  expect(await refundReservation(first)).toBe(false);
  expect(await countUsed(user.id)).toBe(1);
  await expectConsistentLedger(user.id);
});

test("expireReservations: refunds expired reservations only", async () => {
  const user = await createUser();
  const [left, running, done] = [
    await mustReserve(user.id),
    await mustReserve(user.id),
    await mustReserve(user.id),
  ];
  await expire(left);
  await expire(done);
  await commit(done);
  expect(await listExpiredReservations()).toContain(left);
  await Promise.all([
    expireReservations(),
    expireReservations(),
    expireReservations(),
  ]);
  expect(await commit(left)).toBe(false);
  expect(await commit(running)).toBe(true);
  expect(await countUsed(user.id)).toBe(2);
  await expectConsistentLedger(user.id);
});

test("an expired reservation that can't be refunded doesn't block the others", async () => {
  const [broken, user] = [await createUser(), await createUser()];
  const [stuck, left] = [
    await mustReserve(broken.id),
    await mustReserve(user.id),
  ];
  await db().usage.updateMany({
    where: { userId: broken.id },
    data: { used: 0 },
  });
  await expire(stuck);
  await expire(left);
  await expireReservations();
  expect(await countUsed(user.id)).toBe(0);
  await db().user.delete({ where: { id: broken.id } });
});

test("parallel reservations, settlements and expirations: the ledger stays consistent", async () => {
  const users = await Promise.all(
    Array.from({ length: 8 }, () => createUser()),
  );
  const at = (i: number) => users[i % users.length]?.id ?? 0;
  await Promise.all(
    Array.from({ length: 8 }, async (_, worker) => {
      for (let i = 0; i < 40; i++) {
        const outcome = await reserve(at(i * 7 + worker * 3), 30);
        if (outcome.kind !== "reserved") continue;
        const { id } = outcome;
        if (i % 5 === 0) await expire(id);
        if (i % 3 === 0)
          await Promise.all([
            commit(id),
            refundReservation(id),
            refundReservation(id),
          ]);
        else if (i % 3 === 1) await refundReservation(id);
        if (i % 8 === 0) await expireReservations();
      }
    }),
  );
  await expireReservations();
  for (const user of users) {
    expect(await countUsed(user.id)).toBeLessThanOrEqual(30);
    await expectConsistentLedger(user.id);
  }
}, 60_000);

test("rate limits refuse without reserving", async () => {
  const user = await createUser();
  const first = await mustReserve(user.id, null);
  await mustReserve(user.id, null);
  expect(
    (await reserve(user.id, null, "a", { ...uncapped, inFlight: 2 })).kind,
  ).toBe("inFlight");
  expect(
    (await reserve(user.id, null, "b", { ...uncapped, perMinute: 2 })).kind,
  ).toBe("perMinute");
  await refundReservation(first);
  expect(
    (await reserve(user.id, null, "c", { ...uncapped, failuresPerHour: 1 }))
      .kind,
  ).toBe("failuresPerHour");
  expect(await countUsed(user.id)).toBe(1);
  expect(await findReservation(user.id, "a")).toBeNull();
});

test("failures in an hour: as many as the cap and the listings that were written in it, and no more", async () => {
  const user = await createUser();
  const caps = { ...uncapped, failuresPerHour: 2 };
  const [old, written] = [
    await mustReserve(user.id, null),
    await mustReserve(user.id, null),
  ];
  await Promise.all([commit(old), commit(written)]);
  await db().reservation.update({
    where: { id: old },
    data: { createdAt: new Date(Date.now() - 3_700_000) },
  });
  const kinds: string[] = [];
  for (let tries = 1; tries <= 5; tries++) {
    const outcome = await reserve(user.id, null, `try ${tries}`, caps);
    kinds.push(outcome.kind);
    if (outcome.kind === "reserved")
      await refundReservation(outcome.id, "refused");
  }
  expect(kinds).toEqual([
    "reserved",
    "reserved",
    "reserved",
    "failuresPerHour",
    "failuresPerHour",
  ]);
});

test("an unlimited plan: at most the cap of reservations in progress", async () => {
  const user = await createUser();
  const caps = { ...uncapped, inFlight: 3 };
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, () =>
      reserve(user.id, null, randomUUID(), caps),
    ),
  );
  expect(
    outcomes.filter((outcome) => outcome.kind === "reserved"),
  ).toHaveLength(3);
  expect(
    outcomes.filter((outcome) => outcome.kind === "inFlight"),
  ).toHaveLength(57);
});

test("a refund counts for the month of its reservation", async () => {
  const user = await createUser();
  const id = await mustReserve(user.id);
  await db().usage.create({
    data: { userId: user.id, period: "2020-02", used: 3 },
  });
  await db().reservation.update({ where: { id }, data: { period: "2020-02" } });
  expect(await refundReservation(id)).toBe(true);
  const old = await db().usage.findUnique({
    where: { userId_period: { userId: user.id, period: "2020-02" } },
  });
  expect(old?.used).toBe(2);
  expect(await countUsed(user.id)).toBe(1);
});

test("months are in UTC, whatever the session's time zone", async () => {
  const borders = [
    ["2026-11-30T23:59:59.999Z", "2026-11"],
    ["2026-12-01T00:00:00Z", "2026-12"],
    ["2026-12-31T23:59:59.999Z", "2026-12"],
    ["2027-01-01T00:00:00Z", "2027-01"],
    ["2027-02-28T23:59:59.999Z", "2027-02"],
    ["2028-02-29T23:59:59.999Z", "2028-02"],
    ["2028-03-01T00:00:00Z", "2028-03"],
  ];
  for (const zone of [
    "UTC",
    "Pacific/Kiritimati",
    "Pacific/Honolulu",
    "Europe/Berlin",
  ]) {
    for (const [instant, period] of borders) {
      const [, [row]] = await db().$transaction([
        db().$executeRawUnsafe(`SET LOCAL TIME ZONE '${zone}'`),
        db().$queryRaw<
          { period: string }[]
        >`SELECT listing_period(${instant}::timestamptz) AS period`,
      ]);
      expect([zone, instant, row?.period]).toEqual([zone, instant, period]);
    }
  }
});

test("the database refuses negative counts and unknown states", async () => {
  const user = await createUser();
  await expect(
    db().usage.create({
      data: { userId: user.id, period: "2020-01", used: -1 },
    }),
  ).rejects.toThrow();
  const id = await mustReserve(user.id);
  await expect(
    db().reservation.update({ where: { id }, data: { state: "gone" } }),
  ).rejects.toThrow();
});

test("the user's row follows the ledger", async () => {
  const user = await createUser();
  const [one, two] = [await mustReserve(user.id), await mustReserve(user.id)];
  await commit(one);
  const during = await db().user.findUniqueOrThrow({ where: { id: user.id } });
  expect(during.listingsThisMonth).toBe(2);
  expect(during.lastListingDate).not.toBeNull();
  await refundReservation(two);
  const after = await db().user.findUniqueOrThrow({ where: { id: user.id } });
  expect([after.listingsThisMonth, after.lastListingDate]).toEqual([
    1,
    during.lastListingDate,
  ]);
});

test.each([
  [2_500, 120],
  [26_000, 120],
  [180_000, 274],
])(
  "with a deadline of %d ms for the model, a reservation lives %d seconds",
  async (ms, seconds) => {
    const restored = jest.replaceProperty(env(), "MODEL_DEADLINE_MS", ms);
    const id = await mustReserve((await createUser()).id);
    restored.restore();
    const [row] = await db().$queryRaw<{ lifetime: number }[]>`
    SELECT extract(epoch FROM "expiresAt" - "createdAt")::float8 AS lifetime FROM "Reservation" WHERE id = ${id}::uuid`;
    expect(row?.lifetime).toBe(seconds);
  },
);
