// `npm run bench -- audit`: how long the audit of a shop with 5,000 listings
// takes in Chromium, from the choice of the file to the table, and whether the
// page is held up meanwhile or while it scrolls. Beside it how finding groups
// grows with the shop.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { findGroups } from "@/lib/audit/groups/find-groups";
import { createShop, toEtsyFile } from "@/tests/support/shop-file";
import { median } from "./bench/statistics";
import { withBenchApplication } from "./bench/with-application";
import { buildWhenStale } from "./build-when-stale";
import { browserFlags, findBrowser } from "./find-browser";

/**
 * Milliseconds; and how much faster than n log n groups may grow: a tenth, for
 * what a machine varies.
 */
const goal = { ready: 3_000, task: 50, growth: 1.1 };
const rounds = 5;
const listings = 5_000;
const [few, many] = [1_000, 10_000];

/**
 * For the page, as text: the loader of this script would put calls of its own
 * into a function.
 */
const watcher = `
  window.auditBench = { longTasks: [] };
  new PerformanceObserver((list) => auditBench.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
  document.addEventListener("change", () => { auditBench.start ??= performance.now(); }, true);
  auditBench.ready = new Promise((resolve) => {
    const isThere = () => document.querySelector('table[aria-label="Listings"]') !== null;
    new MutationObserver(() => isThere() && resolve(performance.now() - auditBench.start))
      .observe(document, { subtree: true, childList: true });
  });
`;

type Result = { ready: number; longest: number; scrolling: number };

/** Long tasks are reported after they ended. */
async function longestTask(page: Page) {
  await page.waitForTimeout(200);
  const longest = await page.evaluate<number>(
    "Math.max(0, ...auditBench.longTasks)",
  );
  await page.evaluate("auditBench.longTasks.length = 0");
  return longest;
}

async function scroll(page: Page) {
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.wheel(0, 2_500);
    await page.waitForTimeout(30);
  }
}

async function measure(page: Page, file: string): Promise<Result> {
  await page.goto("/audit", { waitUntil: "networkidle" });
  await longestTask(page);
  await page.getByLabel("Choose the file").setInputFiles(file);
  const ready = await page.evaluate<number>("auditBench.ready");
  // The file is stored, and the seasons are added.
  await page.waitForTimeout(1_000);
  const longest = await longestTask(page);
  await scroll(page);
  const scrolling = await longestTask(page);
  await page.evaluate("window.scrollTo(0, 0)");
  await page.getByRole("button", { name: "Remove this file" }).click();
  await page.getByLabel("Choose the file").waitFor({ state: "attached" });
  return { ready, longest, scrolling };
}

/**
 * Milliseconds of processor time of one comparison of a shop, the least of
 * several: what else the machine does is left out. Each is of another shop,
 * since the words of texts that were read before are remembered.
 */
function timeGroups(count: number): number {
  const times = Array.from({ length: 6 }, (_, round) => {
    const shop = createShop(count, 3 + round);
    const before = process.cpuUsage();
    findGroups(shop);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-bench-audit-"));
const file = path.join(folder, "EtsyListingsDownload.csv");
const text = toEtsyFile(createShop(listings));
writeFileSync(file, text);

await buildWhenStale(console.log);
const { path: executablePath } = await findBrowser();
const results = await withBenchApplication(async (address) => {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const page = await browser.newPage({ baseURL: address });
  await page.addInitScript(watcher);
  const measured: Result[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const result = await measure(page, file);
    // The first round only warms up.
    if (round > 0) measured.push(result);
  }
  await browser.close();
  return measured;
});
rmSync(folder, { recursive: true, force: true });

/** Browsers report only tasks of more than 50 ms. */
const describeTask = (longest: number) =>
  longest === 0 ? `at most ${goal.task} ms` : `${longest.toFixed(0)} ms`;

const ready = median(results.map((one) => one.ready));
const longest = median(results.map((one) => one.longest));
const scrolling = median(results.map((one) => one.scrolling));
const worst = Math.max(
  ...results.map((one) => Math.max(one.longest, one.scrolling)),
);
console.log(
  `${listings} listings, ${(text.length / 1_000_000).toFixed(1)} MB: ready in ${ready.toFixed(0)} ms, longest task of the page ${describeTask(longest)}, while it scrolls ${describeTask(scrolling)}, in the worst round ${describeTask(worst)}`,
);
const [timeOfFew, timeOfMany] = [timeGroups(few), timeGroups(many)];
const growth = timeOfMany / timeOfFew;
const allowed = (many * Math.log(many)) / (few * Math.log(few));
console.log(
  `Groups: ${few} listings in ${timeOfFew.toFixed(0)} ms, ${many} in ${timeOfMany.toFixed(0)} ms: ${growth.toFixed(1)} times as long, n log n would be ${allowed.toFixed(1)} times`,
);
const isGood =
  ready <= goal.ready &&
  longest <= goal.task &&
  scrolling <= goal.task &&
  growth <= allowed * goal.growth;
const load = os.loadavg().map((one) => one.toFixed(1));
console.log(`Load of the machine over 1, 5 and 15 minutes: ${load.join(", ")}`);
console.log(
  `Goal: the table ready in ${goal.ready} ms, no task of the page longer than ${goal.task} ms, groups no worse than n log n. ${isGood ? "Met." : "Not met."}`,
);
process.exit(isGood ? 0 : 1);
