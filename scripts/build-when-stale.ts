import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { type BuildOptions, build, type PluginBuild } from "esbuild";
import { compressAssets } from "../server/compress";
import { Stop } from "./settings";
import { writeRelease } from "./write-release";

const sources = [
  "app",
  "components",
  "lib",
  "emails",
  "public",
  "server",
  "scripts/doctor",
];
const files = [
  "scripts/doctor.ts",
  "prisma/schema.prisma",
  "package-lock.json",
  "next.config.ts",
  "tsconfig.json",
  "postcss.config.mjs",
  "instrumentation.ts",
];

function filesBelow(folder: string) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** A hash of the names and contents of these files. */
function fingerprint(inputs: Iterable<string>) {
  const hash = createHash("sha256");
  for (const file of inputs)
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function isFresh(marker: string, current: string) {
  return existsSync(marker) && readFileSync(marker, "utf8") === current;
}

function run(
  script: string,
  args: string[],
  env: Record<string, string>,
  failure: string,
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, ...args],
    {
      env: { ...process.env, ...env },
      encoding: "utf8",
    },
  );
  if (status === 0) return stdout;
  process.stderr.write(`${stdout}${stderr}`);
  throw new Stop(failure);
}

/**
 * Generates Prisma's client. The generator requires a native engine file, but
 * never runs it.
 */
export function generateClient() {
  const marker = "prisma/generated/.schema";
  const current = fingerprint(["prisma/schema.prisma", "package-lock.json"]);
  if (isFresh(marker, current)) return;
  const engine = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "true",
  };
  run(
    "node_modules/prisma/build/index.js",
    ["generate"],
    engine,
    "Prisma's client could not be generated.",
  );
  writeFileSync(marker, current);
}

/** What production runs, by the name of its bundle in the build. */
const programs = {
  server: "server/index.ts",
  "photo-decoder": "lib/photos/decoder/program.ts",
  migrate: "scripts/migrate.ts",
  doctor: "scripts/doctor.ts",
};

/**
 * What threads run, which start the faster the fewer files they read: with its
 * packages.
 */
const threads = { "check-worker": "lib/public-api/checks/check-worker.ts" };

const shared: BuildOptions = {
  outdir: ".next",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
};

/**
 * Bundles each into one file, so that production needs no TypeScript loader.
 */
export async function bundlePrograms() {
  mkdirSync(".next", { recursive: true });
  await build({ ...shared, entryPoints: programs, packages: "external" });
  await build({
    ...shared,
    entryPoints: threads,
    conditions: ["react-server"],
  });
}

/**
 * Bundles the sandbox into one file, and resolves with its path: tests start
 * dozens of them, and reading its sources takes three times as long.
 */
export async function bundleSandbox() {
  const { outdir: _, outExtension: __, ...options } = shared;
  const { outputFiles } = await build({
    ...options,
    entryPoints: ["sandbox/cli.mjs"],
    packages: "external",
    plugins: [{ name: "sources", setup: readSources }],
    write: false,
  });
  const file = path.resolve("node_modules/.cache/listwright-sandbox.mjs");
  mkdirSync(path.dirname(file), { recursive: true });
  // Another run may start one meanwhile, which must not read half of it.
  writeFileSync(`${file}.${process.pid}`, outputFiles[0]?.contents ?? "");
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** In place of what reads them when the sandbox starts. */
function readSources({ onResolve }: PluginBuild) {
  onResolve({ filter: /^\.\/index\.mjs$/ }, ({ resolveDir }) => ({
    path: path.join(resolveDir, "start-sandbox.ts"),
  }));
}

/**
 * Builds the application unless the last build was made from the same files.
 * Resolves with whether it built. The programs are bundled each time, which
 * takes less than to find out whether one of their scripts changed.
 */
export async function buildWhenStale(say: (line: string) => void) {
  const marker = ".next/listwright-build";
  const inputs = [
    ...sources.filter(existsSync).flatMap(filesBelow),
    ...files.filter(existsSync),
  ].sort();
  const current = fingerprint(inputs);
  if (isFresh(marker, current)) {
    await bundlePrograms();
    writeRelease();
    return false;
  }
  say("Building …");
  generateClient();
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  run(
    "node_modules/next/dist/bin/next",
    ["build"],
    env,
    "The build failed; see its messages above.",
  );
  await compressAssets(".next", [".next/static", "public"]);
  await bundlePrograms();
  writeRelease();
  writeFileSync(marker, current);
  return true;
}
