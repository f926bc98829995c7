import pg from "pg";
import { seedListings } from "../../seed-listings";
import { seedSellers } from "../seed-sellers";
import { compare } from "../statistics";
import type { BenchTarget, Measurements } from "./measurements";

const sizes = [10, 10_000, 100_000];
const rounds = 300;

/**
 * Of every size one answer of as many entries, so that only the size of the
 * history differs.
 */
const calls = {
  "history, first page": "/api/listings/history?limit=10",
  "history, best score first": "/api/listings/history?limit=10&sort=score",
  "search, a word of every listing": "/api/listings/history?limit=10&q=ston",
  "search, a word of one listing": "/api/listings/history?limit=10&q=unique1x",
  "search, a word of no listing": "/api/listings/history?limit=10&q=nothing",
  "subscription status": "/api/subscription-status",
};

/**
 * Gives the newest sellers histories of these sizes, written in pieces by
 * PostgreSQL itself.
 */
async function seedHistories(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM "User" ORDER BY id DESC LIMIT $1`,
    [sizes.length],
  );
  const results = seedListings[0]?.results;
  for (const [index, size] of sizes.entries()) {
    await client.query(
      `INSERT INTO "Listing" ("userId", "productName", category, results, score, writer, "promptVersion",
         "inputTokens", "outputTokens", "durationMs", "createdAt")
       SELECT $1, 'Stoneware unique' || number || 'x', 'home_living', $2::jsonb, number % 100, 'w', 'p', 1, 1, 1,
         now() - number * interval '1 minute'
       FROM generate_series(1, $3::int) AS number`,
      [rows[index]?.id, JSON.stringify(results), size],
    );
  }
  await client.query(`VACUUM ANALYZE "Listing", "User"`);
  await client.end();
}

export async function benchHistory({
  address,
  connectionString,
}: BenchTarget): Promise<Measurements[]> {
  const cookies = (
    await seedSellers(connectionString, sizes.length)
  ).toReversed();
  await seedHistories(connectionString);
  const figures: Measurements[] = [];
  for (const [call, path] of Object.entries(calls)) {
    const works = sizes.map((size, index) => {
      const headers = {
        Cookie: cookies[index] ?? "",
        "Sec-Fetch-Site": "same-origin",
      };
      const sendRequest = async () => {
        const response = await fetch(address + path, { headers });
        if (!response.ok)
          throw new Error(`${path} answered ${response.status}.`);
        await response.arrayBuffer();
      };
      return [String(size), sendRequest] as const;
    });
    const medians = await compare(Object.fromEntries(works), rounds);
    figures.push({
      call,
      sizes: sizes.map((size) => ({
        size,
        median: medians[String(size)] ?? Number.NaN,
      })),
    });
  }
  return figures;
}
