import { createHash, randomBytes } from "node:crypto";
import pg from "pg";
import { compare } from "../statistics";
import type { BenchTarget, Measurements } from "./measurements";

export const adminEmail = "bench-admin@example.com";
const sizes = [1_000, 100_000];
const rounds = 300;

/**
 * Every answer has as many users, so that only the number of all users differs.
 */
const calls = {
  "admin list, newest first": "/admin/api/users?limit=100",
  "admin list, most listings first":
    "/admin/api/users?limit=100&sort=-total_listings",
  "admin search, start of an address": "/admin/api/users?q=crowd-77",
  "admin metrics by day": "/admin/api/metrics",
};

async function signInAdmin(client: pg.Client) {
  const token = randomBytes(32).toString("base64url");
  await client.query(
    `INSERT INTO "User" (email, password, "isVerified", "updatedAt") VALUES ($1, 'x', true, now())
     ON CONFLICT (email) DO NOTHING`,
    [adminEmail],
  );
  await client.query(
    `INSERT INTO "Session" (sid, "userId", sess, expire)
     SELECT $1, id, '{}', now() + interval '1 hour' FROM "User" WHERE email = $2`,
    [createHash("sha256").update(token).digest("hex"), adminEmail],
  );
  return `next-auth.session-token=${token}`;
}

/**
 * Fills up to so many: three months of sign-ups, one in ten paying, half of
 * them active.
 */
async function fillUp(client: pg.Client, size: number) {
  await client.query(
    `INSERT INTO "User" (email, password, "isVerified", "subscriptionTier", "subscriptionExpiresAt", "createdAt",
       "lastListingDate", "updatedAt")
     SELECT 'crowd-' || number || '@example.com', 'x', true,
       CASE WHEN number % 10 = 0 THEN 'standard' ELSE 'free' END,
       CASE WHEN number % 10 = 0 THEN now() + (number % 30) * interval '1 day' END,
       now() - (number % 90) * interval '1 day',
       CASE WHEN number % 2 = 0 THEN now() - (number % 60) * interval '1 day' END, now()
     FROM generate_series(1, $1::int) AS number
     ON CONFLICT (email) DO NOTHING`,
    [size],
  );
  await client.query(`VACUUM ANALYZE "User", "DailyCount"`);
}

export async function benchAdmin({
  address,
  connectionString,
}: BenchTarget): Promise<Measurements[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const headers = { Cookie: await signInAdmin(client) };
  const figures = Object.keys(calls).map(
    (call): Measurements => ({ call, sizes: [] }),
  );
  for (const size of sizes) {
    await fillUp(client, size);
    const works = Object.entries(calls).map(([call, path]) => {
      const sendRequest = async () => {
        const response = await fetch(address + path, { headers });
        if (!response.ok)
          throw new Error(`${path} answered ${response.status}.`);
        await response.arrayBuffer();
      };
      return [call, sendRequest] as const;
    });
    const medians = await compare(Object.fromEntries(works), rounds);
    for (const { call, sizes: measured } of figures)
      measured.push({ size, median: medians[call] ?? Number.NaN });
  }
  await client.end();
  return figures;
}
