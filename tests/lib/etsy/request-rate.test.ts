import { createHash, randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { correctLimits, reserveRequest } from "@/lib/etsy/api/reserve-request";
import { closeConnections } from "@/tests/support/connections";

afterAll(closeConnections);

const hour = 3_600_000;
const keystring = () => `etsy-sandbox-${randomUUID()}`;
/** The row of a key. */
const rowOf = (key: string) =>
  db().etsyRate.findUniqueOrThrow({
    where: { key: createHash("sha256").update(key).digest("hex") },
  });
const busy = {
  kind: "busy",
  code: "unavailable",
  retryAfter: expect.any(Number),
};
const answer = (headers: Record<string, string>, status = 200) => ({
  status,
  headers: new Headers(headers),
});
const limitsOf = (perSecond: number, perDay: number, remaining: number) =>
  answer({
    "x-limit-per-second": String(perSecond),
    "x-limit-per-day": String(perDay),
    "x-remaining-today": String(remaining),
  });
/** When each of the requests may be sent, in milliseconds from now on. */
const reserve = async (key: string, count: number, maxWait = hour) =>
  (
    await Promise.all(
      Array.from({ length: count }, () => reserveRequest(key, { maxWait })),
    )
  ).sort((a, b) => a - b);

test("an unknown key: 100 parallel requests get turns of at most five in any second", async () => {
  const key = keystring();
  const before = performance.now();
  const waits = await reserve(key, 100);
  const took = performance.now() - before;
  for (let at = 5; at < waits.length; at += 1) {
    // What is waited counts from the moment of its own answer, so that the
    // difference may be off by the time of all.
    expect((waits[at] ?? 0) - (waits[at - 5] ?? 0)).toBeGreaterThan(
      1_000 - took,
    );
  }
  expect(waits.at(-1)).toBeGreaterThan(19 * 1_000 - took);
  const times = (await rowOf(key)).recent.map((time) => time.getTime());
  for (let at = 5; at < times.length; at += 1)
    expect((times[at] ?? 0) - (times[at - 5] ?? 0)).toBeGreaterThan(1_000);
});

test("a turn that is too far away is not taken", async () => {
  const key = keystring();
  await reserve(key, 200);
  await expect(reserveRequest(key, { maxWait: 10 })).rejects.toMatchObject(
    busy,
  );
  const { remainingToday } = await rowOf(key);
  expect(remainingToday).toBe(4_800);
});

test("headers: other limits than expected are taken over, and so is what is left of the day", async () => {
  const key = keystring();
  await reserve(key, 1);
  await correctLimits(key, limitsOf(50, 100, 60));
  expect((await reserve(key, 40)).at(-1)).toBeLessThan(1_000);
  await reserve(key, 20);
  await expect(reserveRequest(key, { maxWait: hour })).rejects.toMatchObject({
    ...busy,
    message: expect.stringContaining("in a day"),
  });
});

test("the day is over: after 24 hours the requests are there again", async () => {
  const key = keystring();
  await reserve(key, 1);
  await correctLimits(key, limitsOf(5, 5_000, 0));
  await expect(reserveRequest(key)).rejects.toMatchObject(busy);
  const { key: id } = await rowOf(key);
  await db().etsyRate.update({
    where: { key: id },
    data: { dayStartsAt: new Date(Date.now() - 25 * hour) },
  });
  expect(await reserveRequest(key)).toBeLessThan(5_000);
});

test("429 with retry-after: nobody's turn comes before", async () => {
  const key = keystring();
  await reserve(key, 1);
  await correctLimits(key, answer({ "retry-after": "100" }, 429));
  await expect(reserveRequest(key)).rejects.toMatchObject(busy);
  expect(await reserveRequest(key, { maxWait: hour })).toBeLessThanOrEqual(
    100_000,
  );
});

test("429 without retry-after: the next turn comes two seconds later", async () => {
  const key = keystring();
  await reserve(key, 1);
  const before = Date.now();
  await correctLimits(key, answer({}, 429));
  const { blockedUntil } = await rowOf(key);
  expect(Number(blockedUntil)).toBeGreaterThanOrEqual(before + 1_900);
});

test("429 that asks to wait for hours: the day counts as used up until then", async () => {
  const key = keystring();
  await reserve(key, 1);
  await correctLimits(key, answer({ "retry-after": "7200" }, 429));
  await expect(reserveRequest(key)).rejects.toMatchObject({
    ...busy,
    message: expect.stringContaining("in a day"),
  });
});

test("headers that make no sense change nothing", async () => {
  const key = keystring();
  await reserve(key, 1);
  await correctLimits(
    key,
    answer({
      "x-limit-per-second": "many",
      "x-limit-per-day": "-1",
      "x-remaining-today": "0",
    }),
  );
  expect(await reserveRequest(key)).toBeLessThan(1_100);
});

describe("alt texts of a shop", () => {
  let lastShop = 93_000_000_000n + BigInt(Date.now());
  const newShop = () => (lastShop += 1n);
  const takeFor = (key: string, altTextOf: bigint) =>
    reserveRequest(key, { maxWait: hour, altTextOf });
  const keyWithDay = async (perDay: number) => {
    const key = keystring();
    await reserve(key, 1);
    await correctLimits(key, limitsOf(50, perDay, perDay));
    return key;
  };
  /** How many of so many parallel requests got one; the others are told when. */
  async function countTaken(key: string, shops: bigint[]) {
    let taken = 0;
    // A turn at once is needed, too: fifty in a second.
    const results = await Promise.allSettled(
      shops.map((shop) => takeFor(key, shop)),
    );
    for (const { status } of results) taken += status === "fulfilled" ? 1 : 0;
    return taken;
  }

  test("of 40 parallel requests of one shop exactly its tenth of the day is made", async () => {
    const key = await keyWithDay(120);
    const shop = newShop();
    const shops = Array.from({ length: 40 }, () => shop);
    expect(await countTaken(key, shops)).toBe(12);
    const refused = await takeFor(key, shop).catch((error) => error);
    expect(refused).toMatchObject({
      kind: "busy",
      message: expect.stringContaining("its share"),
    });
    expect(refused.retryAfter).toBeGreaterThan(86_000);
    // Everything else goes on, and so does another shop.
    expect(await reserveRequest(key)).toBeLessThan(5_000);
    expect(await takeFor(key, newShop())).toBeLessThan(1_100);
  });

  test("a day later the shop has its share again", async () => {
    const key = await keyWithDay(10);
    const shop = newShop();
    await takeFor(key, shop);
    await expect(takeFor(key, shop)).rejects.toMatchObject(busy);
    await db().etsyShopDay.update({
      where: { etsyShopId: shop },
      data: { startedAt: new Date(Date.now() - 25 * hour) },
    });
    expect(await takeFor(key, shop)).toBeLessThan(1_100);
    await expect(takeFor(key, shop)).rejects.toMatchObject(busy);
  });

  test("half of the key's day is left to everything else, whatever the shops", async () => {
    const key = await keyWithDay(40);
    const shops = Array.from({ length: 40 }, newShop);
    expect(await countTaken(key, shops)).toBe(20);
    await expect(takeFor(key, newShop())).rejects.toMatchObject({
      ...busy,
      message: expect.stringContaining("kept for drafts"),
    });
    expect(await reserveRequest(key)).toBeLessThan(5_000);
  });

  test("what gets no turn takes nothing of the share", async () => {
    const key = await keyWithDay(1_000);
    await reserve(key, 200);
    const shop = newShop();
    await expect(takeFor(key, shop)).rejects.toMatchObject(busy);
    expect(
      await db().etsyShopDay.findUnique({ where: { etsyShopId: shop } }),
    ).toBeNull();
  });
});
