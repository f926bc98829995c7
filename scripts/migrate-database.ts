import { readdirSync, readFileSync } from "node:fs";
import { Logger, runMigrations } from "graphile-worker";
import type pg from "pg";
import { markBaseline } from "./mark-baseline";
import {
  insertMigrationRow,
  listFinished,
  listUnfinished,
  type Migration,
  markFailed,
  markFinished,
  markRolledBack,
  type Unfinished,
} from "./migration-rows";
import { Stop } from "./settings";
import { withMigrationLock } from "./with-migration-lock";

const committed = "prisma/migrations";
const silent = new Logger(() => () => {});
/**
 * PostgreSQL's error for statements not allowed in a transaction, such as
 * CREATE INDEX CONCURRENTLY.
 */
const notInTransaction = "25001";

function listMigrations(folder: string): Migration[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const names = entries.map((entry) => entry.name).sort();
  return names.map((name) => ({
    name,
    script: readFileSync(`${folder}/${name}/migration.sql`, "utf8"),
  }));
}

function codeOf(error: unknown) {
  return (error as { code?: string }).code;
}

/**
 * Runs the script and inserts its row in one transaction. Resolves with false
 * if PostgreSQL does not allow that.
 */
async function applyInTransaction(
  client: pg.Client,
  migration: Migration,
  earlier?: Unfinished,
) {
  await client.query("begin");
  try {
    if (earlier) await markRolledBack(client, earlier.id);
    await client.query(migration.script);
    await insertMigrationRow(client, migration, true, 1);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    if (codeOf(error) === notInTransaction) return false;
    throw new Stop(
      `Migration ${migration.name} failed and was rolled back: ${(error as Error).message}`,
    );
  }
}

/**
 * Runs the script without a transaction. If it fails or is killed, its row
 * stays unfinished.
 */
async function applyAlone(client: pg.Client, migration: Migration) {
  const id = await insertMigrationRow(client, migration, false, 0);
  try {
    await client.query(migration.script);
  } catch (error) {
    if (codeOf(error) === notInTransaction) {
      await markRolledBack(client, id);
      throw new Stop(
        `Migration ${migration.name} did nothing: ${(error as Error).message}; it must be alone in its file.`,
      );
    }
    await markFailed(client, id, (error as Error).message);
    throw new Stop(
      `Migration ${migration.name} failed: ${(error as Error).message}`,
    );
  }
  await markFinished(client, id);
}

const indexPattern = /^create (?:unique )?index concurrently ("?\w+"?) on/im;

/**
 * Of a killed or failed script that creates an index concurrently, the catalog
 * tells whether the index is complete. What is left of an incomplete one is
 * dropped, and it is created again. Resolves with whether it was such a script.
 */
async function repeatIndex(
  client: pg.Client,
  migration: Migration,
  { id }: Unfinished,
) {
  const index = indexPattern.exec(migration.script)?.[1];
  if (index === undefined) return false;
  const { rows } = await client.query(
    "select 1 from pg_index where indexrelid = to_regclass($1) and indisvalid",
    [index],
  );
  if (rows.length === 1) {
    await markFinished(client, id);
    return true;
  }
  await client.query(`drop index concurrently if exists ${index}`);
  await markRolledBack(client, id);
  await applyAlone(client, migration);
  return true;
}

function unresolvable({ name, startedAt, logs }: Unfinished) {
  const command = `npm run migrate -- --resolve ${name}`;
  return new Stop(
    `Migration ${name} began at ${startedAt.toISOString()} and ${logs ? `failed (${logs.trim()})` : "was killed"}, and its result is unknown. ` +
      `If the changes of its migration.sql are in the database, run "${command} applied"; if not, "${command} rolled-back".`,
  );
}

/**
 * Resolves the rows of killed or failed runs if their result is certain.
 * Otherwise throws the command that resolves them.
 */
async function resolveUnfinished(
  client: pg.Client,
  migrations: Migration[],
  say: (line: string) => void,
) {
  const retried: string[] = [];
  for (const row of await listUnfinished(client)) {
    const migration = migrations.find(({ name }) => name === row.name);
    if (row.steps > 0) {
      await markFinished(client, row.id);
      say(
        `Migration ${row.name} had been applied by a run that was killed before it recorded that.`,
      );
    } else if (
      row.logs &&
      migration &&
      (await applyInTransaction(client, migration, row))
    ) {
      retried.push(row.name);
      say(
        `Migration ${row.name} had failed and been rolled back; it is applied now.`,
      );
    } else if (migration && (await repeatIndex(client, migration, row))) {
      retried.push(row.name);
      say(`Migration ${row.name} had been killed; its index is complete now.`);
    } else {
      throw unresolvable(row);
    }
  }
  return retried;
}

/**
 * Applies missing migrations, ours and the job queue's. Any number of processes
 * may run it in parallel and be killed. Resolves with the names of the applied
 * ones.
 */
export async function migrateDatabase(
  connectionString: string,
  folder = committed,
  say = console.error,
) {
  return withMigrationLock(connectionString, say, async (client) => {
    const migrations = listMigrations(folder);
    await markBaseline(client, migrations, await listFinished(client));
    const applied = await resolveUnfinished(client, migrations, say);
    const finished = await listFinished(client);
    for (const migration of migrations.filter(
      ({ name }) => !finished.includes(name),
    )) {
      if (!(await applyInTransaction(client, migration)))
        await applyAlone(client, migration);
      applied.push(migration.name);
    }
    await runMigrations({ connectionString, logger: silent });
    return applied;
  });
}

/** Records the result of an unfinished migration that was checked manually. */
export async function resolveMigration(
  connectionString: string,
  name: string,
  isApplied: boolean,
  folder = committed,
) {
  return withMigrationLock(connectionString, console.error, async (client) => {
    const rows = (await listUnfinished(client)).filter(
      (row) => row.name === name,
    );
    const migration = listMigrations(folder).find((each) => each.name === name);
    if (rows.length === 0 || !migration)
      throw new Stop(`There is no unfinished migration ${name}.`);
    await client.query("begin");
    for (const { id } of rows) await markRolledBack(client, id);
    if (isApplied) await insertMigrationRow(client, migration, true, 0);
    await client.query("commit");
  });
}
