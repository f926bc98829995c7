// `npm run migrate` applies missing migrations; `npm run migrate -- --resolve
// <name> applied|rolled-back` records the result of a migration that was
// killed.
import { claimDataDir } from "./claim-data-dir";
import { startPostgres } from "./embedded/start-postgres";
import { migrateDatabase, resolveMigration } from "./migrate-database";
import { readSettings, Stop } from "./settings";
import { undoAll } from "./undo-all";

const undo: (() => unknown)[] = [];
const [flag, name, outcome] = process.argv.slice(2);

/** A pooler cannot hold the lock of a migration. */
function directUrl() {
  return process.env.DIRECT_DATABASE_URL || process.env.DATABASE_URL;
}

async function migrate() {
  const address = directUrl();
  if (!address) throw new Stop("DATABASE_URL is not set.");
  const applied = await migrateDatabase(address);
  console.log(
    applied.length === 0
      ? "Nothing to migrate."
      : `Applied ${applied.join(", ")}.`,
  );
}

/**
 * Without DATABASE_URL it is the embedded database whose migration was killed.
 */
async function findDatabase() {
  const address = directUrl();
  if (address) return address;
  const { dataDir } = readSettings();
  undo.push(await claimDataDir(dataDir));
  return (await startPostgres(dataDir, { undo })).url;
}

async function resolve() {
  if (!name || (outcome !== "applied" && outcome !== "rolled-back")) {
    throw new Stop(
      "Name the migration and its result: npm run migrate -- --resolve <name> applied|rolled-back",
    );
  }
  await resolveMigration(await findDatabase(), name, outcome === "applied");
  console.log(
    `Migration ${name} counts as ${outcome === "applied" ? "applied" : "rolled back"}.`,
  );
}

try {
  await (flag === "--resolve" ? resolve() : migrate());
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
}
await undoAll(undo);
