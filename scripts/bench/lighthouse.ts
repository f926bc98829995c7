import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { browserFlags, findBrowser } from "../find-browser";
import { findFreePort } from "../ports";
import { median } from "./statistics";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
/** Scores of 0 to 100; times in milliseconds. */
type Reading = Record<Category, number> & { lcp: number; cls: number; failed: string[] };
/** The median of each figure, and every round's LCP, from the least. */
type Readings = Reading & { lcps: number[] };

/** A busy machine loses a trace now and then: three tries. */
async function readOnce(url: string, port: number, tries = 3): Promise<Reading> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", onlyCategories: [...categories] });
  if (result?.lhr.runtimeError && tries > 1) return readOnce(url, port, tries - 1);
  if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
  const { lhr } = result;
  const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const failed = categories
    .slice(1)
    .flatMap((name) =>
      (lhr.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint"),
    cls: value("cumulative-layout-shift"),
    failed,
  };
}

/**
 * Lighthouse's mobile preset, page after page, round after round; a median of each figure per address. One may be named
 * several times.
 */
export async function readPages(urls: string[], rounds: number, say: (line: string) => void) {
  const port = await findFreePort();
  const { path: executablePath } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...browserFlags, `--remote-debugging-port=${port}`] });
  const readings = new Map<string, Reading[]>(urls.map((url) => [url, []]));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const url of urls) readings.get(url)?.push(await readOnce(url, port));
      say(`round ${round} of ${rounds}`);
    }
  } finally {
    await browser.close();
  }
  return new Map([...readings].map(([url, all]) => [url, medianOf(all)]));
}

function medianOf(all: Reading[]): Readings {
  const of = (name: Exclude<keyof Reading, "failed">) => median(all.map((reading) => reading[name]));
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    "best-practices": of("best-practices"),
    seo: of("seo"),
    lcp: of("lcp"),
    lcps: all.map(({ lcp }) => lcp).sort((one, other) => one - other),
    cls: of("cls"),
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
  };
}
