// Runs a script of ours on a machine that has nothing but Node and npm: `node
// scripts/run.mjs start --dev`.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `Listwright needs Node 20.19 or newer; this is ${process.versions.node}.`,
    );
  }
}

function readPackages(lockfile) {
  return JSON.parse(readFileSync(lockfile, "utf8")).packages;
}

/**
 * npm ends each install by writing node_modules/.package-lock.json. Only
 * optional packages may be missing there, most of them binaries for other
 * systems.
 */
function isInstalled() {
  const written = "node_modules/.package-lock.json";
  if (!existsSync(written)) return false;
  const { "": _, ...wanted } = readPackages("package-lock.json");
  const installed = readPackages(written);
  return Object.entries(wanted).every(
    ([folder, { version, integrity, optional }]) => {
      const found = installed[folder];
      return found
        ? found.version === version && found.integrity === integrity
        : optional === true;
    },
  );
}

/** Installs the exact lockfile, unless node_modules already matches it. */
function installPackages() {
  if (isInstalled()) return;
  console.error("Installing packages …");
  const windows = process.platform === "win32";
  const { status } = spawnSync(
    windows ? "npm.cmd" : "npm",
    ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      stdio: ["ignore", 2, 2],
      shell: windows,
    },
  );
  if (status !== 0) stop("npm ci failed; its message is above.");
}

/**
 * In production, where no package can run TypeScript, the script as the build
 * has bundled it; null elsewhere, where a build may be older than the script.
 */
function findBundle(name) {
  const bundle = path.join(root, `.next/${name}.mjs`);
  return !existsSync("node_modules/tsx") &&
    existsSync("node_modules") &&
    existsSync(bundle)
    ? bundle
    : null;
}

const [name, ...rest] = process.argv.slice(2);
process.argv = [
  process.argv[0],
  path.join(root, `scripts/${name}.ts`),
  ...rest,
];

requireNode();
const bundle = findBundle(name);
if (!bundle) installPackages();
if (existsSync(".env")) process.loadEnvFile(".env");

if (bundle) {
  await import(pathToFileURL(bundle).href);
} else {
  const { register } = await import("tsx/esm/api");
  register();
  await import(`./${name}.ts`);
}
