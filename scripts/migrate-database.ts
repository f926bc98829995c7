import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";

const schemaFile = "prisma/schema.prisma";
const folder = "prisma/migrations";
const filters = { externalTables: [], externalEnums: [] };
const silent = new Logger(() => () => {});
/** Any number, as long as every instance asks for the same one. */
const lock = 7_201_126;

/** The adapter's own way cuts a script at every semicolon, also inside the body of a function. */
class WholeScripts extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    adapter.executeScript = async (sql) => {
      await adapter.executeRaw({ sql, args: [], argTypes: [] });
    };
    return adapter;
  }
}

/**
 * Prisma's schema engine as WebAssembly: the native one would have to be downloaded, and writes the same rows.
 * The loading is what the package's own entry does for bundlers.
 */
async function loadEngine(connectionString: string) {
  let panic = "";
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: {
      get: () => panic,
      set_message(message: string) {
        panic = message;
      },
    },
  });
  const engine = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const entry = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm");
  const file = readFileSync(path.join(path.dirname(entry), "schema_engine_bg.wasm"));
  const { instance } = await WebAssembly.instantiate(file, { "./schema_engine_bg.js": engine as never });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  const adapter = bindMigrationAwareSqlAdapterFactory(new WholeScripts({ connectionString }));
  return engine.SchemaEngine.new({ datamodels: [[schemaFile, readFileSync(schemaFile, "utf8")]] }, () => {}, adapter);
}

function listMigrations() {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    baseDir: folder,
    lockfile: { path: "migration_lock.toml", content: readFileSync(`${folder}/migration_lock.toml`, "utf8") },
    migrationDirectories: names
      .map((entry) => entry.name)
      .sort()
      .map((name) => ({
        path: name,
        migrationFile: {
          path: "migration.sql",
          content: { tag: "ok" as const, value: readFileSync(`${folder}/${name}/migration.sql`, "utf8") },
        },
      })),
    shadowDbInitScript: "",
  };
}

/** Applies what is missing, ours and the job queue's. Any number of processes may call it at once. */
export async function migrateDatabase(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lock]);
    const engine = await loadEngine(connectionString);
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList: listMigrations(), filters });
    await runMigrations({ connectionString, logger: silent });
    return appliedMigrationNames;
  } finally {
    await client.end();
  }
}

/** The SQL that leads from one schema (null: from nothing) to another. The engine wants some database to talk to. */
export async function diffSchemas(connectionString: string, from: string | null, to: string): Promise<string> {
  const engine = await loadEngine(connectionString);
  const datamodel = (content: string) => ({ tag: "schemaDatamodel" as const, files: [{ path: schemaFile, content }] });
  const { stdout } = await engine.diff({
    from: from === null ? { tag: "empty" } : datamodel(from),
    to: datamodel(to),
    script: true,
    exitCode: null,
    filters,
  });
  return stdout?.includes("empty migration") ? "" : (stdout ?? "");
}
