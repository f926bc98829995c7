// `npm run bench:bundle`: what a page makes a browser load before anything is touched, beside an empty Next page.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { buildWhenStale } from "./build-when-stale";

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7);
const zipped = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length;

/** Gzipped bytes of the scripts and styles that a prerendered page names, without those only old browsers load. */
function weightOf(build: string, page: string) {
  const html = readFileSync(path.join(build, "server/app", `${page}.html`), "utf8");
  const fileOf = (address: string) => path.join(build, decodeURIComponent(address.replace("/_next/", "")));
  const scripts = [...html.matchAll(/<script\b([^>]*)\bsrc="([^"]+)"([^>]*)>/g)]
    .filter(([, before, , after]) => !/nomodule/i.test(`${before}${after}`))
    .map(([, , address = ""]) => fileOf(address));
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = ""]) =>
    fileOf(address),
  );
  const sum = (files: string[]) => [...new Set(files)].reduce((total, file) => total + zipped(file), 0);
  return { scripts: sum(scripts), styles: sum(styles), html: gzipSync(html, { level: 9 }).length };
}

await buildWhenStale(console.log);
const empty = spawnSync(process.execPath, ["node_modules/next/dist/bin/next", "build", "bench/empty-page"], {
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
  encoding: "utf8",
});
if (empty.status !== 0) {
  console.error(empty.stdout, empty.stderr);
  process.exit(1);
}

const reference = weightOf("bench/empty-page/.next", "index").scripts;
console.log(`\nKB, gzip           scripts   over empty    styles      html`);
console.log(`an empty page      ${kilobytes(reference)}`);
const pages = readdirSync(".next/server/app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".html") && !file.includes(".segments"))
  .map((file) => file.slice(0, -".html".length))
  .sort();
for (const page of pages) {
  const { scripts, styles, html } = weightOf(".next", page);
  const address = page === "index" ? "/" : `/${page}`;
  console.log(
    `${address.padEnd(19)}${kilobytes(scripts)}      ${kilobytes(scripts - reference)}   ${kilobytes(styles)}   ${kilobytes(html)}`,
  );
}
