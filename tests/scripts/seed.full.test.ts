import { PrismaPg } from "@prisma/adapter-pg";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { shopEditSchema } from "@/lib/listings/shop/schema";
import { PrismaClient } from "@/prisma/generated/client";
import { seedListings } from "@/scripts/seed-listings";
import { seedShop } from "@/scripts/seed-shop";
import { seedUsers } from "@/scripts/seed-users";

const db = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL ?? "" }),
});
afterAll(() => db.$disconnect());

test.each(
  seedListings.map((listing) => [listing.form.productName, listing] as const),
)("%s follows the rules", (_, { results }) => {
  expect(checkListing(generatedListingSchema.parse(results))).toEqual([]);
  expect(results.tags).toHaveLength(13);
});

test("seeded shop: could be saved on its page", () => {
  expect(shopEditSchema.parse({ ...seedShop, version: 0 })).toEqual({
    ...seedShop,
    version: 0,
  });
});

test("seeding twice: the same rows, and a consistent ledger", async () => {
  const count = () =>
    db.listing.count({
      where: { user: { email: { endsWith: "@example.com" }, id: { in: ids } } },
    });
  const users = await seedUsers(db);
  const emails = users.map(({ email }) => email);
  const rows = await db.user.findMany({
    where: { email: { in: emails } },
    include: { usage: true },
  });
  const ids = rows.map(({ id }) => id);
  const before = await count();
  await seedUsers(db);
  expect(await count()).toBe(before);
  for (const { id, usage, listingsThisMonth } of rows) {
    const committed = await db.reservation.count({
      where: { userId: id, state: "committed" },
    });
    const used = usage.reduce((total, { used }) => total + used, 0);
    expect([listingsThisMonth, used]).toEqual([committed, committed]);
  }
});
