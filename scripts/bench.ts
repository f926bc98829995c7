// `npm run bench -- front`: one of the benchmarks `scripts/bench-….ts`, each
// measured together with a reference. What follows the name is given to it.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

const names = readdirSync("scripts")
  .flatMap((file) => /^bench-(.+)\.ts$/.exec(file)?.[1] ?? [])
  .sort();
const [name = "", ...rest] = process.argv.slice(2);
if (!names.includes(name)) {
  console.error(`npm run bench -- NAME, one of: ${names.join(", ")}`);
  process.exit(1);
}

/** These call verbs of the server without a server. */
const withoutServer = new Set(["quality", "truth"]);
const flags = withoutServer.has(name) ? ["--conditions=react-server"] : [];
const { status } = spawnSync(
  process.execPath,
  [...flags, "scripts/run.mjs", `bench-${name}`, ...rest],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
