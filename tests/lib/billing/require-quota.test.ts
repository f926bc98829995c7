import { randomUUID } from "node:crypto";
import { consumeQuota } from "@/lib/billing/quota/consume-quota";
import {
  requireBrandBuilder,
  requireQuota,
  reserve,
} from "@/lib/billing/quota/reservations";
import { db } from "@/lib/database/db";
import { admitGeneration } from "@/lib/http/admit-generation";
import { closeConnections } from "@/tests/support/connections";
import { createUser } from "@/tests/support/factories";
import { setUsed } from "@/tests/support/used-limits";

afterAll(closeConnections);

const now = new Date();
const period = now.toISOString().slice(0, 7);
const reached = { code: "limit_reached" };

/** A user on the free plan who has used all five listings. */
async function createUsedUp() {
  const user = await createUser();
  await db().usage.create({ data: { userId: user.id, period, used: 5 } });
  return user;
}

async function createReservation(userId: number, state: string) {
  const idempotencyKey = randomUUID();
  await db().reservation.create({
    data: {
      userId,
      period,
      idempotencyKey,
      requestHash: "hash",
      state,
      expiresAt: new Date(now.getTime() + 60_000),
    },
  });
  return idempotencyKey;
}

test("quota: without listings left, only a request that has taken one already passes", async () => {
  const user = await createUsedUp();
  await expect(requireQuota(user, null, now)).rejects.toMatchObject(reached);
  await expect(requireQuota(user, randomUUID(), now)).rejects.toMatchObject(
    reached,
  );
  await expect(
    requireQuota(user, await createReservation(user.id, "refunded"), now),
  ).rejects.toMatchObject(reached);
  for (const state of ["reserved", "committed"]) {
    await expect(
      requireQuota(user, await createReservation(user.id, state), now),
    ).resolves.toBeUndefined();
  }
});

test("quota: another user's key is no excuse", async () => {
  const [user, other] = await Promise.all([createUsedUp(), createUsedUp()]);
  const key = await createReservation(other.id, "committed");
  await expect(requireQuota(user, key, now)).rejects.toMatchObject(reached);
});

test("quota: with listings left, any key passes", async () => {
  await expect(
    requireQuota(await createUser(), null, now),
  ).resolves.toBeUndefined();
});

test("quota: more than thirty requests in a minute are refused for a minute", async () => {
  const user = await createUser({ subscriptionTier: "pro" });
  await Promise.all(
    Array.from({ length: 30 }, () => createReservation(user.id, "committed")),
  );
  await expect(
    reserve(user, { idempotencyKey: randomUUID(), requestHash: "hash" }, now),
  ).rejects.toMatchObject({
    code: "rate_limited",
    message: "Too many requests. Please wait a minute.",
    retryAfter: 60,
  });
});

test("quota: a request that was canceled takes nothing and makes nothing", async () => {
  const user = await createUser();
  const make = jest.fn();
  const request = {
    user,
    idempotencyKey: randomUUID(),
    requestHash: "hash",
    signal: AbortSignal.abort(),
  };
  await expect(
    consumeQuota({ ...request, make, replay: jest.fn() }, now),
  ).rejects.toMatchObject({ status: 499 });
  expect(make).not.toHaveBeenCalled();
  expect(await db().reservation.count({ where: { userId: user.id } })).toBe(0);
});

test("brand builder: refused on the free plan, with the plans that have it", async () => {
  const user = await createUser();
  expect(() => requireBrandBuilder(user, now)).toThrow(
    "The brand builder is part of the Standard and Pro plans.",
  );
  expect(() =>
    requireBrandBuilder({ ...user, subscriptionTier: "pro" }, now),
  ).not.toThrow();
});

test("more generations of one user in a minute than anyone clicks: refused", async () => {
  const user = { ...(await createUser()), isAdmin: false };
  const admit = () =>
    admitGeneration(new Request("http://localhost/"), user, now);
  await admit();
  await setUsed("generate", String(user.id), 299);
  await admit();
  await expect(admit()).rejects.toMatchObject({ code: "rate_limited" });
});
