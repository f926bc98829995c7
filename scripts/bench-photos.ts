// `npm run bench -- photos`: how long a photo of 12 MB takes until its working
// copy is made, in Chromium, and whether the page is held up meanwhile. Beside
// it the same photo as HEIC, and what sharp takes for the same work on this
// machine.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { workingCopySide } from "@/lib/photos/limits";
import { encodeHeic } from "@/tests/support/heic";
import { findProgram } from "@/tests/support/programs";
import { median } from "./bench/statistics";
import { withBenchApplication } from "./bench/with-application";
import { buildWhenStale } from "./build-when-stale";
import { browserFlags, findBrowser } from "./find-browser";

/** Milliseconds. */
const goal = { ready: 2_000, task: 50 };
const rounds = 5;
const [width, height] = [4032, 3024];

/**
 * Noise on a slope of brightness: a decoder has more to do than with any
 * camera's photo of that size.
 */
function createPhoto() {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 30 };
  const picture = { create: { width, height, channels: 3 as const, noise } };
  return sharp(picture as never)
    .jpeg({ quality: 86, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/**
 * For the page, as text: the loader of this script would put calls of its own
 * into a function. A visitor's photo is stored in the browser as soon as its
 * working copy is there.
 */
const watcher = `
  window.photoBench = { longTasks: [] };
  window.photoBench.expect = () => {
    photoBench.longTasks.length = 0;
    photoBench.ready = new Promise((resolve) => { photoBench.stored = () => resolve(performance.now() - photoBench.start); });
  };
  new PerformanceObserver((list) => photoBench.longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
  document.addEventListener("change", () => { photoBench.start = performance.now(); }, true);
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    photoBench.stored?.();
    return put.apply(this, args);
  };
`;

type Result = { ready: number; longest: number };

async function measure(page: Page, file: string): Promise<Result> {
  await page.reload();
  await page.waitForFunction(
    () => !document.querySelector("fieldset:disabled"),
  );
  await page.evaluate("photoBench.expect()");
  await page.locator('input[type="file"][multiple]').last().setInputFiles(file);
  const ready = await page.evaluate<number>("photoBench.ready");
  // Long tasks are reported after they ended.
  await page.waitForTimeout(200);
  const longest = await page.evaluate<number>(
    "Math.max(0, ...photoBench.longTasks)",
  );
  await page.getByRole("button", { name: "Remove photo" }).click();
  return { ready, longest };
}

/** The reference: decoding, shrinking and encoding outside the browser. */
async function measureSharp(photo: Buffer) {
  const startedAt = performance.now();
  await sharp(photo)
    .resize(workingCopySide, workingCopySide, { fit: "inside" })
    .jpeg({ quality: 90 })
    .toBuffer();
  return performance.now() - startedAt;
}

const folder = mkdtempSync(path.join(os.tmpdir(), "listwright-bench-photos-"));
const photo = await createPhoto();
const files = {
  JPEG: path.join(folder, "photo.jpg"),
  HEIC: path.join(folder, "photo.heic"),
};
writeFileSync(files.JPEG, photo);
const hasHeic = findProgram("heif-enc") !== null;
if (hasHeic)
  writeFileSync(files.HEIC, await encodeHeic(sharp(photo), "-q", "50"));
else
  console.log(
    "HEIC is left out: heif-enc (libheif-examples) is not installed.",
  );
const formats = hasHeic ? (["JPEG", "HEIC"] as const) : (["JPEG"] as const);

await buildWhenStale(console.log);
const { path: executablePath } = await findBrowser();
const results = await withBenchApplication(async (address) => {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const page = await browser.newPage();
  await page.addInitScript(watcher);
  await page.goto(`${address}/generate`);
  const measured = {
    JPEG: [] as Result[],
    HEIC: [] as Result[],
    sharp: [] as number[],
  };
  for (let round = 0; round <= rounds; round += 1) {
    for (const format of formats) {
      const result = await measure(page, files[format]);
      // The first round only warms up.
      if (round > 0) measured[format].push(result);
    }
    if (round > 0) measured.sharp.push(await measureSharp(photo));
  }
  await browser.close();
  return measured;
});

/** Browsers report only tasks of more than 50 ms. */
const describeTask = (longest: number) =>
  longest === 0 ? `at most ${goal.task} ms` : `${longest.toFixed(0)} ms`;

const reference = median(results.sharp);
for (const format of formats) {
  const ready = median(results[format].map((one) => one.ready));
  const tasks = results[format].map((one) => one.longest);
  const size = (readFileSync(files[format]).length / 1_000_000).toFixed(1);
  console.log(
    `${format}  ${width}×${height}, ${size} MB: ready in ${ready.toFixed(0)} ms (${(ready / reference).toFixed(1)} times sharp's ${reference.toFixed(0)} ms), longest task of the page ${describeTask(median(tasks))}, in the worst round ${describeTask(Math.max(...tasks))}`,
  );
}
rmSync(folder, { recursive: true, force: true });
const ready = median(results.JPEG.map((one) => one.ready));
// Of the rounds' median: on a busy machine a task is long because it had to
// wait.
const longest = Math.max(
  ...formats.map((format) => median(results[format].map((one) => one.longest))),
);
const isGood = ready <= goal.ready && longest <= goal.task;
const load = os.loadavg().map((one) => one.toFixed(1));
console.log(`Load of the machine over 1, 5 and 15 minutes: ${load.join(", ")}`);
console.log(
  `Goal: the JPEG ready in ${goal.ready} ms, no task of the page longer than ${goal.task} ms. ${isGood ? "Met." : "Not met."}`,
);
process.exit(isGood ? 0 : 1);
