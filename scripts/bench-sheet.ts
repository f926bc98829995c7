// `npm run bench -- sheet`: a sheet of 500 listings in Chromium, on a processor
// slowed down to a phone's. What a key takes until it is drawn, and what a step
// of scrolling takes, as ratios to a plain table of the same rows without
// script and with empty cells. `-- --rows=200` changes how many.
import os from "node:os";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { SheetRow } from "@/lib/listings/sheet/schema";
import { median } from "./bench/statistics";
import { withBenchApplication } from "./bench/with-application";
import { buildWhenStale } from "./build-when-stale";
import { browserFlags, findBrowser } from "./find-browser";

const goal = 1.5;
const rounds = 5;
const slowdown = 4;
const keys = 40;
const steps = 60;
const count = Number(
  process.argv.find((each) => each.startsWith("--rows="))?.slice(7) ?? 500,
);
const blanks = ["size", "care", "weight", "colors", "making time", "contents"];

const rowOf = (id: number): SheetRow => ({
  id,
  version: 1,
  name: `Stoneware mug ${id} with a long name`,
  claims: [],
  blanks: blanks.map((name) => ({
    name,
    field: "description",
    said: `It says: [add ${name}].`,
  })),
  others: [],
  tags: [],
  materials: [],
  attributes: [],
});

/** The sheet, answered here: its listings are none of the database's. */
async function openSheet(browser: Browser, address: string) {
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 1280, height: 900 },
  });
  const json = (body: object) => ({ json: body });
  await page.route(/\/api\/listings\/sheet/, (route) => {
    const url = new URL(route.request().url());
    const ids = (url.searchParams.get("ids") ?? "").split(",").map(Number);
    return route.fulfill(
      json(
        url.pathname.endsWith("/undo")
          ? { last: null }
          : { rows: ids.map(rowOf) },
      ),
    );
  });
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  await page.goto(`/history#sheet=${ids.join(",")}`);
  await page.getByRole("grid", { name: "Blanks" }).waitFor();
  await page.evaluate(watcher);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/**
 * For the page, as text: the loader of this script would put calls of its own
 * into a function.
 */
const watcher = `
  window.sheetBench = { keys: [] };
  addEventListener("keydown", () => {
    const start = performance.now();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => sheetBench.keys.push(performance.now() - start);
      port2.postMessage(0);
    });
  }, true);
  sheetBench.allKeys = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return sheetBench.keys;
  };
  sheetBench.scroll = async (steps) => {
    const scroller = document.querySelector('[role=grid]').parentElement;
    scroller.scrollTop = 0;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    const start = performance.now();
    for (let step = 0; step < steps; step += 1) {
      scroller.scrollTop += 240;
      await frame();
    }
    return (performance.now() - start) / steps;
  };
  // The same rows with their names, without script and with nothing filled in.
  sheetBench.empty = () => {
    const scroller = document.querySelector('[role=grid]').parentElement;
    const copy = scroller.cloneNode(true);
    for (const cell of copy.querySelectorAll("td span")) cell.remove();
    scroller.replaceWith(copy);
  };
`;

type Measured = { typing: number; moving: number; scrolling: number };

async function timeKeys(page: Page, pressed: readonly string[]) {
  await page.evaluate("void (sheetBench.keys.length = 0)");
  for (const key of pressed) {
    await page.keyboard.press(key);
    await page.waitForTimeout(20);
  }
  return median(await page.evaluate<number[]>("sheetBench.allKeys()"));
}

async function measure(page: Page): Promise<Measured> {
  await page.getByRole("grid").locator("input").first().click();
  const letters = Array.from({ length: keys }, (_, index) =>
    String.fromCharCode(97 + (index % 26)),
  );
  const typing = await timeKeys(page, letters);
  const moving = await timeKeys(
    page,
    Array.from({ length: 10 }, () => "ArrowDown"),
  );
  // The least of several: what else the machine does is left out.
  const scrolled: number[] = [];
  for (let time = 0; time < 3; time += 1)
    scrolled.push(await page.evaluate<number>(`sheetBench.scroll(${steps})`));
  return { typing, moving, scrolling: Math.min(...scrolled) };
}

await buildWhenStale(console.log);
const { path: executablePath } = await findBrowser();
const results = await withBenchApplication(async (address) => {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  const measured: { sheet: Measured; empty: Measured }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const page = await openSheet(browser, address);
    const sheet = await measure(page);
    await page.evaluate("sheetBench.empty()");
    const empty = await measure(page);
    // The first round only warms up.
    if (round > 0) measured.push({ sheet, empty });
    await page.close();
  }
  await browser.close();
  return measured;
});

const of = (table: "sheet" | "empty", what: keyof Measured) =>
  median(results.map((result) => result[table][what]));
const tell = (name: string, what: keyof Measured) => {
  const [own, empty] = [of("sheet", what), of("empty", what)];
  const ratio = own / empty;
  console.log(
    `${name}: ${own.toFixed(1)} ms, of the empty table ${empty.toFixed(1)} ms, ratio ${ratio.toFixed(2)}`,
  );
  return ratio;
};
console.log(
  `${count} rows, ${blanks.length} columns, a processor ${slowdown} times slower`,
);
const typing = tell("A key until it is drawn", "typing");
const scrolling = tell("A step of scrolling", "scrolling");
console.log(
  `To the next cell by arrow key: ${of("sheet", "moving").toFixed(1)} ms`,
);
const load = os.loadavg().map((one) => one.toFixed(1));
console.log(`Load of the machine over 1, 5 and 15 minutes: ${load.join(", ")}`);
const isGood = typing <= goal && scrolling <= goal;
console.log(isGood ? `Both at most ${goal}.` : `Above ${goal}.`);
process.exit(isGood ? 0 : 1);
