import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";

const schemaFile = "prisma/schema.prisma";
const filters = { externalTables: [], externalEnums: [] };

/**
 * Prisma's schema engine as WebAssembly: the native one would have to be
 * downloaded. The loading is what the package's own entry does for bundlers.
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
  const entry = createRequire(import.meta.url).resolve(
    "@prisma/schema-engine-wasm",
  );
  const file = readFileSync(
    path.join(path.dirname(entry), "schema_engine_bg.wasm"),
  );
  const { instance } = await WebAssembly.instantiate(file, {
    "./schema_engine_bg.js": engine as never,
  });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  const adapter = bindMigrationAwareSqlAdapterFactory(
    new PrismaPg({ connectionString }),
  );
  return engine.SchemaEngine.new(
    { datamodels: [[schemaFile, readFileSync(schemaFile, "utf8")]] },
    () => {},
    adapter,
  );
}

/**
 * The SQL that changes one schema (null: an empty one) to another. The engine
 * requires some database connection.
 */
export async function diffSchemas(
  connectionString: string,
  from: string | null,
  to: string,
): Promise<string> {
  const engine = await loadEngine(connectionString);
  const datamodel = (content: string) => ({
    tag: "schemaDatamodel" as const,
    files: [{ path: schemaFile, content }],
  });
  const { stdout } = await engine.diff({
    from: from === null ? { tag: "empty" } : datamodel(from),
    to: datamodel(to),
    script: true,
    exitCode: null,
    filters,
  });
  return stdout?.includes("empty migration") ? "" : (stdout ?? "");
}
