import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";

const source = "bench/empty-page";
export const emptyBuild = `${source}/.next`;

/** Builds the page that others are compared to, as `create-next-app --empty` sets it up, unless this Next has built it. */
export function buildEmptyPage() {
  const marker = `${emptyBuild}/built-by`;
  const pages = readdirSync(`${source}/app`, { recursive: true, encoding: "utf8" }).map(
    (file) => `${source}/app/${file}`,
  );
  const input = ["node_modules/next/package.json", ...pages.filter((file) => statSync(file).isFile()).sort()]
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  if (existsSync(marker) && readFileSync(marker, "utf8") === input) return;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build", source], {
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The empty page could not be built.\n${stdout}${stderr}`);
  writeFileSync(marker, input);
}
