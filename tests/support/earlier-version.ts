import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";

/** Whether the clone has this commit; a shallow one may not. */
export function hasCommit(commit: string) {
  return (
    spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`]).status === 0
  );
}

/**
 * Runs one of the version's own scripts, without the settings of the tests.
 * Throws with what it printed.
 */
function runScript(
  folder: string,
  name: string,
  env: Record<string, string> = {},
) {
  const { PATH = "", HOME = "", TMPDIR = "" } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/run.mjs", name],
    {
      cwd: folder,
      env: { NODE_ENV: "production", PATH, HOME, TMPDIR, ...env },
      encoding: "utf8",
    },
  );
  if (status !== 0)
    throw new Error(`${name} of the earlier version: ${stdout}${stderr}`);
}

/**
 * Builds the files of a commit below `scratch`, with the installed packages;
 * its own script installs others if its lockfile asks for them.
 */
export function buildCommit(commit: string, scratch: string) {
  const folder = path.join(scratch, commit.slice(0, 7));
  mkdirSync(folder);
  const archive = execFileSync("git", ["archive", commit], {
    maxBuffer: 2 ** 30,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  // Linked where that is possible, since they are large.
  execFileSync("sh", [
    "-c",
    'cp -al node_modules "$0" 2>/dev/null || cp -a node_modules "$0"',
    folder,
  ]);
  runScript(folder, "build");
  return {
    folder,
    migrate: (url: string) =>
      runScript(folder, "migrate", { DATABASE_URL: url }),
  };
}
