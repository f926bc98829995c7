// `npm run bench:pages`: Lighthouse on the public pages beside an empty page, as Next itself serves it.
//
// `npm run bench:pages -- --rounds=1 /faq` measures one page once.
//
// The empty page has what `create-next-app --empty` gives it: Tailwind's stylesheet and a word. One without the stylesheet
// stands beside it. Both have several figures, by whether Lighthouse sees their scripts end before their paint: each is
// read three times as often as a page, and all readings are told.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildEmptyPage } from "./bench/empty-page";
import { readPages } from "./bench/lighthouse";
import { buildWhenStale } from "./build-when-stale";
import { startApplication } from "./embedded/application";
import { endChild, startChild, waitUntilServing } from "./embedded/child";
import { startServices } from "./embedded/services";
import { findFreePort } from "./ports";

const goals = { performance: 99, lcpRatio: 1.1, cls: 0.01 };
const args = process.argv.slice(2);
const rounds = Number(args.find((one) => one.startsWith("--rounds="))?.slice("--rounds=".length) ?? 5);
const chosen = args.filter((one) => one.startsWith("/"));
const guides = ["/etsy-listing-generator-guide", "/etsy-seo-tips"];
const pages = chosen.length > 0 ? chosen : ["/", "/pricing", "/faq", "/blog", ...guides];

await buildWhenStale(console.log);
buildEmptyPage();

const dataDir = mkdtempSync(path.join(os.tmpdir(), "listwright-pages-"));
const [port, emptyPort, sandboxPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
const services = await startServices(
  {
    port,
    sandboxPort,
    dataDir,
    databaseUrl: undefined,
    anthropicKey: undefined,
    stripeKey: undefined,
    resendKey: undefined,
  },
  { durable: false },
);
const env = { ...services.env, LOG_LEVEL: "fatal", NODE_ENV: "production" };
const application = await startApplication({ port, env });
const empty = startChild(
  ["node_modules/next/dist/bin/next", "start", "bench/empty-page", "--port", String(emptyPort)],
  {
    NODE_ENV: "production",
    NEXT_TELEMETRY_DISABLED: "1",
  },
);
let isGood = true;
try {
  const bareUrl = `http://localhost:${emptyPort}/`;
  const emptyUrl = `${bareUrl}styled`;
  await waitUntilServing(empty, bareUrl);
  const empties = [bareUrl, emptyUrl];
  const names = new Map([
    [bareUrl, "empty, no stylesheet (x 3)"],
    [emptyUrl, "an empty page (x 3)"],
    ...pages.map((one) => [`http://localhost:${port}${one}`, one] as const),
  ]);
  const readings = await readPages([...names.keys(), ...empties, ...empties], rounds, console.log);
  const lcpOf = (url: string) => readings.get(url)?.lcp ?? Number.NaN;
  const [bare, reference] = [lcpOf(bareUrl), lcpOf(emptyUrl)];
  console.log(
    `\nmedian of ${rounds}                   performance  accessibility  best practices  SEO    LCP ms  of empty  of bare    CLS  LCP of each reading`,
  );
  for (const [url, reading] of readings) {
    const ratio = reading.lcp / reference;
    const scores = [reading.performance, reading.accessibility, reading["best-practices"], reading.seo];
    const widths = [11, 13, 14, 3];
    const cells = scores.map((score, at) => String(score).padStart(widths[at] ?? 0));
    cells.push(reading.lcp.toFixed(0).padStart(8), ratio.toFixed(2).padStart(8));
    cells.push((reading.lcp / bare).toFixed(2).padStart(7), reading.cls.toFixed(3));
    cells.push(reading.lcps.map((one) => one.toFixed(0)).join(" "));
    console.log(`${(names.get(url) ?? url).padEnd(31)}${cells.join("  ")}`);
    if (empties.includes(url)) continue;
    if (reading.failed.length > 0) console.log(`  fails: ${reading.failed.join(", ")}`);
    const isWithin = ratio <= goals.lcpRatio && reading.cls <= goals.cls && reading.performance >= goals.performance;
    isGood &&= isWithin && scores.slice(1).every((score) => score === 100);
  }
} finally {
  await Promise.all([endChild(application, 5_000), endChild(empty, 5_000)]);
  await services.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const { performance, lcpRatio, cls } = goals;
console.log(
  `\nGoals: performance ${performance}, the others 100, LCP ${lcpRatio} x an empty page, CLS ${cls}. ${isGood ? "Met." : "Not met."}`,
);
process.exit(isGood ? 0 : 1);
