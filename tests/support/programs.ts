import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const versions = "/usr/lib/postgresql";

/**
 * The path of a program of this machine, also where PATH lacks its folder. Null
 * if it is not installed.
 */
export function findProgram(name: string) {
  const postgres = existsSync(versions)
    ? readdirSync(versions).map((version) => `${versions}/${version}/bin`)
    : [];
  const folders = [
    ...(process.env.PATH ?? "").split(path.delimiter),
    "/usr/sbin",
    ...postgres,
  ];
  return (
    folders.map((folder) => path.join(folder, name)).find(existsSync) ?? null
  );
}

/**
 * Tests that need programs of this machine. Where one is missing, or something
 * else, they are skipped, and say so.
 */
export function describeWith(
  programs: string[],
  title: string,
  tests: () => void,
  alsoMissing: string[] = [],
) {
  const missing = [
    ...programs.filter((name) => findProgram(name) === null),
    ...alsoMissing,
  ];
  if (missing.length > 0)
    process.stdout.write(`skipped: "${title}" needs ${missing.join(", ")}\n`);
  const group = missing.length > 0 ? describe.skip : describe;
  group(title, tests);
}

/** For programs that refuse to run as root: another user then. */
export function findOwner():
  | { uid?: undefined }
  | { uid: number; gid: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    Number(spawnSync("id", [flag, "nobody"], { encoding: "utf8" }).stdout);
  return { uid: idOf("-u"), gid: idOf("-g") };
}
