import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { type PaidTier, paidTiers, plans, trial } from "@/lib/settings/plans";
import type { Prisma, PrismaClient } from "@/prisma/generated/client";
import { drawThumbnail } from "./draw-thumbnail";
import { listingRow } from "./listing-row";
import { seedShop } from "./seed-shop";

export const seedPassword = "Listwright-2026";

type SeedUser = {
  email: string;
  description: string;
  listings: number;
  hasShop?: boolean;
  fields?: Partial<Prisma.UserUncheckedCreateInput>;
};

/**
 * A share of the present month (UTC) so far, so that the listings lie apart and
 * all count for it.
 */
function sinceMonthBegan(share: number) {
  const now = new Date();
  const begun = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  return new Date(begun + (now.getTime() - begun) * share);
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** The one whose seller also has a shop. */
const tierWithShop: PaidTier = "pro";

function payerOf(tier: PaidTier): SeedUser {
  const { name, monthlyListings } = plans[tier];
  const hasShop = tier === tierWithShop;
  return {
    email: `${tier}@example.com`,
    description: hasShop ? `${name}, with a shop` : name,
    listings: Math.round((monthlyListings ?? 100) * 0.4),
    hasShop,
    fields: { subscriptionTier: tier, subscriptionExpiresAt: inDays(30) },
  };
}

function seedUsersOf(): SeedUser[] {
  return [
    {
      email: "free@example.com",
      description: "free, two of five used",
      listings: 2,
    },
    {
      email: "limit@example.com",
      description: "free, at the limit",
      listings: 5,
    },
    {
      email: "trial@example.com",
      description: `in the trial of ${plans[trial.tier].name}`,
      listings: 6,
      fields: {
        hasUsedTrial: true,
        trialStartedAt: inDays(-2),
        trialExpiresAt: inDays(trial.days - 2),
      },
    },
    ...paidTiers.map(payerOf),
    {
      email: "admin@example.com",
      description: "administrator, when ADMIN_EMAILS names it",
      listings: 1,
    },
    {
      email: "unverified@example.com",
      description: "not verified yet",
      listings: 0,
      fields: { isVerified: false },
    },
  ];
}

/**
 * One user per state, each with listings of this month. A second run only adds
 * missing ones.
 */
export async function seedUsers(db: PrismaClient) {
  const password = await hash(seedPassword);
  const users = seedUsersOf();
  for (const [index, { email, fields, listings, hasShop }] of users.entries()) {
    const data = { isVerified: true, ...fields };
    const { id } = await db.user.upsert({
      where: { email },
      create: { email, password, createdAt: inDays(-40 + index * 6), ...data },
      update: { password, ...data },
    });
    await fillUp(db, id, listings);
    if (hasShop && (await db.shop.count({ where: { userId: id } })) === 0) {
      await db.shop.create({ data: { userId: id, ...seedShop } });
    }
  }
  return users.map(({ email, description }) => ({ email, description }));
}

/** Stores listings with their ledger rows, until the month has `wanted`. */
async function fillUp(db: PrismaClient, userId: number, wanted: number) {
  const [now] = await db.$queryRaw<
    { period: string }[]
  >`SELECT listing_period() AS period`;
  const key = { userId, period: now?.period ?? "" };
  const usage = await db.usage.findUnique({ where: { userId_period: key } });
  for (let number = usage?.used ?? 0; number < wanted; number += 1) {
    const image = new Uint8Array(await drawThumbnail(number));
    // Others may hold the day's count for longer than the default of five
    // seconds.
    const options = { timeout: 60_000, maxWait: 60_000 };
    await db.$transaction(async (tx) => {
      const createdAt = sinceMonthBegan((number + 1) / (wanted + 1));
      const listing = await tx.listing.create({
        data: { userId, createdAt, ...listingRow(number) },
      });
      await tx.thumbnail.create({ data: { listingId: listing.id, image } });
      const imagePath = `/api/listings/${listing.id}/thumbnail`;
      await tx.listing.update({
        where: { id: listing.id },
        data: { imagePath },
      });
      const settled = {
        state: "committed",
        requestHash: "",
        expiresAt: createdAt,
        createdAt,
        listingId: listing.id,
      };
      await tx.reservation.create({
        data: { ...key, idempotencyKey: randomUUID(), ...settled },
      });
      await tx.usage.upsert({
        where: { userId_period: key },
        create: { ...key, used: 1 },
        update: { used: { increment: 1 } },
      });
      await tx.user.update({
        where: { id: userId },
        data: { listingsThisMonth: number + 1, lastListingDate: createdAt },
      });
    }, options);
  }
}
