import type pg from "pg";
import { insertMigrationRow, type Migration } from "./migration-rows";
import { Stop } from "./settings";

/** Stands for the migrations of version 4a76273b. */
const baseline = "20261126000000_baseline";
const lastBefore = "20261125180000_failures_beside_written";
const countBefore = 53;

/**
 * Marks a database that version 4a76273b migrated as having the baseline.
 * Throws when it lacks some of that version's migrations.
 */
export async function markBaseline(
  client: pg.Client,
  migrations: Migration[],
  finished: string[],
) {
  const migration = migrations.find(({ name }) => name === baseline);
  const before = new Set(finished.filter((name) => name <= lastBefore));
  if (!migration || before.size === 0 || finished.includes(baseline)) return;
  if (before.size < countBefore)
    throw new Stop(
      "This database is older than version 4a76273b: start 4a76273b first, then this version.",
    );
  await insertMigrationRow(client, migration, true, 0);
}
