import { hash } from "@node-rs/argon2";
import pg from "pg";
import { benchPassword, type Dataset } from "./dataset";
import {
  type Load,
  listingRows,
  listingsSql,
  reservationsSql,
  restOfJobs,
  restOfRows,
} from "./listing-rows";
import { templates } from "./templates";

const chunk = 100_000;
/** Connections that insert at the same time. */
const lanes = 2;
type Say = (line: string) => void;

async function connect(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`SET session_replication_role = replica; SET maintenance_work_mem = '1GB'; SET work_mem = '256MB';
    SET max_parallel_maintenance_workers = 2; SET synchronous_commit = off`);
  return client;
}

/** The rows of templates, which PostgreSQL copies as it stores them. */
async function storeTemplates(client: pg.Client) {
  await client.query(`
    CREATE SCHEMA bench;
    CREATE TABLE bench.template (id int PRIMARY KEY, "productName" text, materials text, "styleDesign" text, colors jsonb,
      audience text, category text, "extraDetails" text, results jsonb, facts jsonb, missing jsonb, notes jsonb)`);
  await client.query(
    `INSERT INTO bench.template SELECT row.* FROM jsonb_array_elements($1::jsonb) AS entry,
       jsonb_populate_record(NULL::bench.template, entry) AS row`,
    [JSON.stringify(templates.map((template, id) => ({ id, ...template })))],
  );
  await client.query(`
    CREATE TABLE bench.words AS SELECT DISTINCT ON (title) results->>'title' AS title,
      search_words("productName" || ' ' || (results->>'title') || ' ' || (results->>'tags')) AS words FROM bench.template;
    ALTER TABLE bench.words ADD PRIMARY KEY (title);
    ANALYZE bench.template, bench.words`);
}

/**
 * Computing the words of a listing takes most of its insert, so those of the
 * templates are looked up meanwhile.
 */
async function replaceSearch(client: pg.Client) {
  const { rows } = await client.query<{ definition: string }>(
    `SELECT pg_get_functiondef('listing_search'::regproc) AS definition`,
  );
  await client.query(`
    CREATE OR REPLACE FUNCTION listing_search("userId" INTEGER, "productName" TEXT, "category" TEXT, "results" JSONB)
      RETURNS TSVECTOR LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN array_to_tsvector(ARRAY[':u' || "userId"::text, ':c' || COALESCE("category", '')]
        || (SELECT words FROM bench.words WHERE title = "results"->>'title') || string_to_array(lower("productName"), ' '))`);
  return async () => {
    await client.query(rows[0]?.definition ?? "");
    const wrong = await client.query(
      `SELECT id FROM "Listing" WHERE id <= 1000 AND search <> listing_search("userId", "productName", category, results)`,
    );
    if (wrong.rows.length > 0)
      throw new Error(
        "The words that were looked up differ from the computed ones.",
      );
  };
}

const largeTables = ["Listing", "Reservation"];

/**
 * Drops the indexes that are no keys, and returns the statements that create
 * them again.
 */
async function dropIndexes(client: pg.Client) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE NOT indisprimary AND indrelid = ANY (SELECT oid FROM pg_class WHERE relname = ANY($1))`,
    [largeTables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Runs the statements on several connections, each taking the next one. */
async function runAll(connectionString: string, statements: string[]) {
  const waiting = [...statements];
  const lane = async () => {
    const client = await connect(connectionString);
    for (let sql = waiting.shift(); sql !== undefined; sql = waiting.shift())
      await client.query(sql);
    await client.end();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

function chunksOf(load: Load, sqlOf: typeof listingsSql) {
  const rows = listingRows(load);
  return Array.from({ length: Math.ceil(rows / chunk) }, (_, index) =>
    sqlOf(load, index * chunk + 1, Math.min((index + 1) * chunk, rows)),
  );
}

/**
 * Fills a migrated, empty database. Does nothing to one that was filled before.
 */
export async function load(
  connectionString: string,
  dataset: Dataset,
  say: Say,
) {
  const client = await connect(connectionString);
  const { rows } = await client.query<{ name: string | null }>(
    "SELECT to_regclass('bench.loaded') AS name",
  );
  if (rows[0]?.name === null)
    await fill(client, connectionString, dataset, say);
  await client.end();
}

async function fill(
  client: pg.Client,
  connectionString: string,
  dataset: Dataset,
  say: Say,
) {
  const startedAt = Date.now();
  const tell = (what: string) =>
    say(
      `  ${dataset.users.toLocaleString("en")} users: ${what} after ${Math.round((Date.now() - startedAt) / 1_000)} s`,
    );
  await storeTemplates(client);
  const passwordHash = await hash(benchPassword);
  const at = new Date(startedAt - 3_600_000).toISOString();
  const load: Load = {
    ...dataset,
    at,
    passwordHash,
    templates: templates.length,
  };
  const indexes = await dropIndexes(client);
  const restoreSearch = await replaceSearch(client);
  await runAll(connectionString, chunksOf(load, listingsSql));
  await restoreSearch();
  tell("listings");
  await runAll(connectionString, chunksOf(load, reservationsSql));
  tell("reservations");
  for (const sql of indexes) await client.query(sql);
  await client.query(`VACUUM (FREEZE, ANALYZE) "Listing", "Reservation"`);
  tell("indexes");
  for (const sql of restOfRows(load)) await client.query(sql);
  for (const sql of restOfJobs(load)) await runAll(connectionString, [sql]);
  await client.query("VACUUM (FREEZE, ANALYZE)");
  await client.query("CREATE TABLE bench.loaded AS SELECT now() AS at");
  await client.query("CHECKPOINT");
  tell("everything");
}
