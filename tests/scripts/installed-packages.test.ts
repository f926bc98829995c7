import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { cleanUp, makeFolder } from "@/tests/support/embedded-parts";

afterAll(cleanUp);

type Packages = Record<
  string,
  { version?: string; integrity?: string; optional?: true }
>;

const locked: Packages = {
  "": { version: "0.1.0" },
  "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
  "node_modules/a/node_modules/b": { version: "2.0.0", integrity: "sha512-b" },
  "node_modules/for-another-system": {
    version: "3.0.0",
    integrity: "sha512-c",
    optional: true,
  },
};
const { "": _, "node_modules/for-another-system": __, ...installed } = locked;

/**
 * Runs a script in a folder where npm only notes that it was called. `left` is
 * what an install before wrote down.
 */
function runScript(left: Packages | null) {
  const folder = makeFolder();
  const at = (...names: string[]) => path.join(folder, ...names);
  for (const name of ["scripts", "bin", "node_modules"]) mkdirSync(at(name));
  cpSync("scripts/run.mjs", at("scripts/run.mjs"));
  writeFileSync(at("scripts/greet.ts"), 'console.log("hello");');
  writeFileSync(at("package-lock.json"), JSON.stringify({ packages: locked }));
  symlinkSync(path.resolve("node_modules/tsx"), at("node_modules/tsx"));
  if (left)
    writeFileSync(
      at("node_modules/.package-lock.json"),
      JSON.stringify({ packages: left }),
    );
  writeFileSync(at("bin/npm"), `#!/bin/sh\necho "$@" > ${at("npm-called")}\n`, {
    mode: 0o755,
  });
  const { stdout } = spawnSync(
    process.execPath,
    [at("scripts/run.mjs"), "greet"],
    {
      env: { ...process.env, PATH: `${at("bin")}:${process.env.PATH}` },
      encoding: "utf8",
    },
  );
  expect(stdout).toBe("hello\n");
  return existsSync(at("npm-called"))
    ? readFileSync(at("npm-called"), "utf8").split(" ")[0]
    : null;
}

test("packages that npm ci installed: a script does not install them again", () => {
  expect(runScript(installed)).toBeNull();
});

test.each<[string, Packages | null]>([
  ["nothing installed", null],
  [
    "a package missing",
    { "node_modules/a": installed["node_modules/a"] ?? {} },
  ],
  [
    "another version",
    {
      ...installed,
      "node_modules/a": { version: "1.0.1", integrity: "sha512-a" },
    },
  ],
  [
    "other contents",
    {
      ...installed,
      "node_modules/a": { version: "1.0.0", integrity: "sha512-x" },
    },
  ],
])("%s: a script installs the lockfile first", (_, left) => {
  expect(runScript(left)).toBe("ci");
});
