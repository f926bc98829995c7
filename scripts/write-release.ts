import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import {
  newestChanges,
  type Release,
  releaseFile,
} from "../lib/doctor/release";

/** Of a checkout, or as the builder says, who has none of its history. */
function findCommit() {
  if (process.env.COMMIT) return process.env.COMMIT;
  if (!existsSync(".git")) return null;
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], {
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : null;
}

/** Into the build, for the doctor and `/analytics`. */
export function writeRelease() {
  const { version }: { version: string } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const changes = existsSync("CHANGELOG.md")
    ? newestChanges(readFileSync("CHANGELOG.md", "utf8"))
    : null;
  const release: Release = { version, commit: findCommit(), changes };
  writeFileSync(releaseFile, JSON.stringify(release));
}
