import { db } from "@/lib/database/db";
import { createUser } from "@/tests/support/factories";

afterAll(() => db().$disconnect());

const row = {
  productName: "Mug",
  results: {},
  writer: "w",
  promptVersion: "p",
  inputTokens: 1,
  outputTokens: 1,
  durationMs: 1,
};

const totalOf = async (id: number) =>
  (await db().user.findUniqueOrThrow({ where: { id } })).totalListings;
const add = (userId: number, number = 1, fields = {}) =>
  db().listing.createManyAndReturn({
    data: Array.from({ length: number }, () => ({ userId, ...row, ...fields })),
  });

test("user's total: equals the history after any change", async () => {
  const [seller, other] = [await createUser(), await createUser()];
  const listings = await add(seller.id, 7);
  await add(seller.id, 2, { deletedAt: new Date() });
  await add(other.id, 3);
  expect([await totalOf(seller.id), await totalOf(other.id)]).toEqual([7, 3]);

  const some = { id: { in: listings.slice(0, 4).map(({ id }) => id) } };
  await db().listing.updateMany({
    where: some,
    data: { deletedAt: new Date() },
  });
  expect(await totalOf(seller.id)).toBe(3);
  await db().listing.updateMany({ where: some, data: { version: 2 } });
  expect(await totalOf(seller.id)).toBe(3);
  await db().listing.deleteMany({ where: { ...some, version: 2 } });
  expect(await totalOf(seller.id)).toBe(3);

  await db().listing.updateMany({
    where: { deletedAt: { not: null }, userId: seller.id },
    data: { deletedAt: null },
  });
  expect(await totalOf(seller.id)).toBe(5);
  await db().listing.deleteMany({ where: { userId: seller.id } });
  expect([await totalOf(seller.id), await totalOf(other.id)]).toEqual([0, 3]);
});

test("user's total: without what was rolled back, and parallel changes counted once", async () => {
  const { id } = await createUser();
  const failing = db().$transaction(async (tx) => {
    await tx.listing.create({ data: { userId: id, ...row } });
    throw new Error("on purpose");
  });
  await expect(failing).rejects.toThrow("on purpose");
  expect(await totalOf(id)).toBe(0);
  const listings = (
    await Promise.all(Array.from({ length: 8 }, () => add(id)))
  ).flat();
  expect(await totalOf(id)).toBe(8);
  await Promise.all(
    listings
      .slice(0, 3)
      .map((listing) => db().listing.deleteMany({ where: { id: listing.id } })),
  );
  expect(await totalOf(id)).toBe(5);
});

test("deleted user: the listings are deleted too", async () => {
  const { id } = await createUser();
  await add(id, 3);
  await db().user.delete({ where: { id } });
  expect(await db().listing.count({ where: { userId: id } })).toBe(0);
});
