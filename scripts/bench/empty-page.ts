import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

export const emptyBuild = "bench/empty-page/.next";

/** Builds the page that all figures stand beside, unless this version of Next has. */
export function buildEmptyPage() {
  const marker = `${emptyBuild}/built-by`;
  const version = readFileSync("node_modules/next/package.json", "utf8");
  if (existsSync(marker) && readFileSync(marker, "utf8") === version) return;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["node_modules/next/dist/bin/next", "build", "bench/empty-page"],
    { env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" }, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`The empty page could not be built.\n${stdout}${stderr}`);
  writeFileSync(marker, version);
}
