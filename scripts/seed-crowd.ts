import { randomUUID } from "node:crypto";
import type { PrismaClient } from "@/prisma/generated/client";
import { listingRow } from "./listing-row";

const size = 160;
const days = 90;
const dayMs = 86_400_000;
const emailOf = (number: number) =>
  `seller-${String(number).padStart(3, "0")}@example.com`;

/** The same crowd every time: a number between 0 and 1 for each `seed`. */
function share(seed: number) {
  const value = Math.sin(seed * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

const ago = (daysAgo: number) =>
  new Date(Date.now() - Math.round(daysAgo * dayMs));

/** More of them lately than three months ago. */
const joinedDaysAgo = (number: number) =>
  days * (1 - Math.sqrt((number + share(number)) / size));

function planOf(number: number) {
  const kind = share(number + 1_000);
  if (kind > 0.92)
    return { subscriptionTier: "pro", subscriptionExpiresAt: ago(-20) };
  if (kind > 0.8)
    return { subscriptionTier: "standard", subscriptionExpiresAt: ago(-12) };
  if (kind > 0.72)
    return {
      hasUsedTrial: true,
      trialStartedAt: ago(3),
      trialExpiresAt: ago(-4),
    };
  return {};
}

/**
 * Sellers who joined over the last 90 days, each with listings and ledger rows.
 * A second run adds nothing.
 */
export async function seedCrowd(db: PrismaClient, password: string) {
  if (
    await db.user.findUnique({
      where: { email: emailOf(1) },
      select: { id: true },
    })
  )
    return;
  for (let number = 1; number <= size; number += 1) {
    const joined = joinedDaysAgo(number - 1);
    const plan = planOf(number);
    // Nobody may have more in a month than the plan allows.
    const atMost = "subscriptionTier" in plan ? 50 : 5;
    const { id } = await db.user.create({
      data: {
        email: emailOf(number),
        password,
        isVerified: true,
        createdAt: ago(joined),
        ...plan,
      },
    });
    const wanted = Math.floor(share(number + 2_000) ** 2 * (atMost + 1));
    const times = Array.from({ length: wanted }, (_, index) =>
      ago(joined * share(number * 31 + index)),
    );
    await addListings(db, id, times);
  }
  await addModelUsage(db);
}

async function addListings(db: PrismaClient, userId: number, times: Date[]) {
  const data = times.map((createdAt, index) => ({
    userId,
    createdAt,
    ...listingRow(userId + index),
  }));
  const listings = await db.listing.createManyAndReturn({
    data,
    select: { id: true, createdAt: true },
  });
  const periodOf = (at: Date) => at.toISOString().slice(0, 7);
  await db.reservation.createMany({
    data: listings.map(({ id: listingId, createdAt }) => ({
      userId,
      listingId,
      createdAt,
      expiresAt: createdAt,
      period: periodOf(createdAt),

      state: "committed",
      idempotencyKey: randomUUID(),
      requestHash: "",
    })),
  });
  const periods = [...new Set(times.map(periodOf))];
  const usedIn = (period: string) =>
    times.filter((at) => periodOf(at) === period).length;
  await db.usage.createMany({
    data: periods.map((period) => ({ userId, period, used: usedIn(period) })),
  });
  const last = times.toSorted((a, b) => b.getTime() - a.getTime())[0];
  if (!last) return;
  const usage = {
    lastListingDate: last,
    listingsThisMonth: usedIn(periodOf(last)),
  };
  await db.user.update({ where: { id: userId }, data: usage });
}

async function addModelUsage(db: PrismaClient) {
  const data = Array.from({ length: days }, (_, daysAgo) => {
    const requests = Math.round(
      (days - daysAgo) / 6 + share(daysAgo + 3_000) * 12,
    );
    return {
      day: new Date(ago(daysAgo).toISOString().slice(0, 10)),
      model: "claude-haiku-5-5",
      requests,

      failed: Math.round(requests * share(daysAgo + 4_000) * 0.08),

      inputTokens: requests * 2_350,
      outputTokens: requests * 910,
    };
  });
  await db.modelUsage.createMany({ data, skipDuplicates: true });
}
