import { randomUUID } from "node:crypto";
import { db } from "@/lib/database/db";
import { limit, purgeRateLimits } from "@/lib/resilience/rate-limit";
import { closeConnections } from "@/tests/support/connections";

afterAll(closeConnections);

const allowance = { points: 5, seconds: 60 };
const outcome = (attempt: Promise<unknown>) =>
  attempt.then(() => "passed").catch((error) => error.code);

test("rate limit: of 200 parallel calls exactly the allowed number pass", async () => {
  const key = randomUUID();
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, () => outcome(limit("test", key, allowance))),
  );
  expect(outcomes.filter((one) => one === "passed")).toHaveLength(5);
  expect(outcomes.filter((one) => one === "rate_limited")).toHaveLength(195);
});

test("rate limit: keys and names are counted separately, and keys are stored hashed", async () => {
  const key = `${randomUUID()}@example.com`;
  const one = { points: 1, seconds: 60 };
  expect(await outcome(limit("test-a", key, one))).toBe("passed");
  expect(await outcome(limit("test-b", key, one))).toBe("passed");
  expect(await outcome(limit("test-a", `${key}2`, one))).toBe("passed");
  expect(await outcome(limit("test-a", key, one))).toBe("rate_limited");
  expect(
    await db().rateLimit.count({
      where: { key: { contains: key.slice(0, 8) } },
    }),
  ).toBe(0);
});

test("rate limit: a refusal has Retry-After and the limit's own message", async () => {
  const key = randomUUID();
  const words = { points: 1, seconds: 60, message: "Later, please." };
  await limit("test", key, words);
  await expect(limit("test", key, words)).rejects.toMatchObject({
    message: "Later, please.",
    retryAfter: 60,
  });
});

test("rate limit: a key may have any length", async () => {
  expect(await outcome(limit("test", "x".repeat(100_000), allowance))).toBe(
    "passed",
  );
});

test("rate limit: the purge deletes expired windows only", async () => {
  const [over, running] = [randomUUID(), randomUUID()];
  await db().rateLimit.createMany({
    data: [
      { key: over, points: 9, expire: Date.now() - 1_000 },
      { key: running, points: 9, expire: Date.now() + 60_000 },
    ],
  });
  await purgeRateLimits();
  const left = await db().rateLimit.findMany({
    where: { key: { in: [over, running] } },
  });
  expect(left.map(({ key }) => key)).toEqual([running]);
});
