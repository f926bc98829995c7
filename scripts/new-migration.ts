// `npm run new-migration -- add_facts` writes the SQL that leads from the
// committed schema, functions and triggers to those in the work tree.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { changedSql } from "./changed-sql";
import { claimDataDir } from "./claim-data-dir";
import { diffSchemas } from "./diff-schemas";
import { startPostgres } from "./embedded/start-postgres";
import { readSettings } from "./settings";

const name = process.argv[2] ?? "";
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error("Give the migration a name: small letters, digits and _.");
  process.exit(1);
}
const isFirst = !readdirSync("prisma/migrations").some(
  (entry) => entry !== "migration_lock.toml",
);
const committed = spawnSync("git", ["show", "HEAD:prisma/schema.prisma"], {
  encoding: "utf8",
}).stdout;
const { dataDir } = readSettings();
const release = await claimDataDir(dataDir);
const postgres = await startPostgres(dataDir);
const tables = await diffSchemas(
  postgres.url,
  isFirst ? null : committed,
  readFileSync("prisma/schema.prisma", "utf8"),
);
postgres.stop();
release();
const sql = [tables, changedSql()].filter((part) => part !== "").join("\n");
if (sql === "") {
  console.log(
    "Schema, functions and triggers are the committed ones; there is nothing to migrate.",
  );
} else {
  const folder = `prisma/migrations/${new Date().toISOString().replace(/\D/g, "").slice(0, 14)}_${name}`;
  mkdirSync(folder);
  writeFileSync(`${folder}/migration.sql`, sql);
  console.log(`Wrote ${folder}/migration.sql`);
}
