// Runs a script of ours on a machine that has nothing but Node and npm: `node scripts/run.mjs start --dev`.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(`Listwright needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
}

/** Installs the exact lockfile, unless node_modules already matches it. */
function installPackages() {
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const marker = "node_modules/.listwright-lock";
  if (existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
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
  writeFileSync(marker, wanted);
}

requireNode();
installPackages();
if (existsSync(".env")) process.loadEnvFile(".env");

const [name, ...rest] = process.argv.slice(2);
process.argv = [process.argv[0], path.join(root, `scripts/${name}.ts`), ...rest];
const { register } = await import("tsx/esm/api");
register();
await import(`./${name}.ts`);
