import { chromium } from "@playwright/test";
import lighthouse, { type Flags } from "lighthouse";
import { browserFlags, findBrowser } from "../find-browser";
import { findFreePort } from "../ports";
import { median } from "./statistics";

const categories = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
] as const;
/**
 * What a visitor sees: milliseconds until the largest paint, milliseconds of
 * blocked main thread, layout shift.
 */
export type Timings = { lcp: number; blocking: number; cls: number };
/** Scores of 0 to 100, and the audits that a page fails. */
export type Scores = Record<(typeof categories)[number], number> & {
  lcp: number;
  failed: string[];
};
type Audit = (url: string, flags: Flags) => Promise<LighthouseResult>;
type LighthouseResult = NonNullable<
  Awaited<ReturnType<typeof lighthouse>>
>["lhr"];

const timingAudits = {
  lcp: "largest-contentful-paint",
  blocking: "total-blocking-time",
  cls: "cumulative-layout-shift",
};

async function withLighthouse<T>(work: (audit: Audit) => Promise<T>) {
  const port = await findFreePort();
  const { path: executablePath } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  /**
   * On a busy machine a trace fails now and then, so there are five attempts.
   */
  const audit = async (
    url: string,
    flags: Flags,
    attempts = 5,
  ): Promise<LighthouseResult> => {
    const result = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      ...flags,
    });
    const isComplete =
      result &&
      !result.lhr.runtimeError &&
      auditValue(result.lhr, timingAudits.blocking) >= 0;
    if (isComplete) return result.lhr;
    if (attempts > 1) return audit(url, flags, attempts - 1);
    const reason =
      result?.lhr.runtimeError?.message ??
      result?.lhr.audits[timingAudits.blocking]?.errorMessage;
    throw new Error(`${url}: ${reason ?? "no complete measurement"}`);
  };
  try {
    return await work((url, flags) => audit(url, flags));
  } finally {
    await browser.close();
  }
}

const auditValue = (result: LighthouseResult, audit: string) =>
  result.audits[audit]?.numericValue ?? Number.NaN;

/** How many pages are measured between two measurements of the reference. */
const pagesPerReference = 3;

/**
 * Medians per address under Lighthouse's mobile throttling, applied to network
 * and processor. The reference is measured again and again between the pages,
 * so that other load on the machine slows both. `say` is told each round.
 */
export function measurePages(
  pages: string[],
  reference: string,
  rounds: number,
  say: (line: string) => void,
) {
  const order = pages.flatMap((page, index) =>
    index % pagesPerReference === 0 ? [reference, page] : [page],
  );
  return withLighthouse(async (audit) => {
    const all = new Map<string, Timings[]>(
      [reference, ...pages].map((url) => [url, []]),
    );
    for (let round = 1; round <= rounds; round += 1) {
      say(`round ${round} of ${rounds}`);
      for (const url of order) {
        const timings = timingsOf(
          await audit(url, {
            throttlingMethod: "devtools",
            onlyAudits: Object.values(timingAudits),
          }),
        );
        all.get(url)?.push(timings);
        say(describeTimings(url, timings));
      }
    }
    return new Map([...all].map(([url, timings]) => [url, mediansOf(timings)]));
  });
}

function timingsOf(result: LighthouseResult): Timings {
  const { lcp, blocking, cls } = timingAudits;
  return {
    lcp: auditValue(result, lcp),
    blocking: auditValue(result, blocking),
    cls: auditValue(result, cls),
  };
}

const describeTimings = (url: string, { lcp, blocking, cls }: Timings) =>
  `  ${url}: LCP ${lcp.toFixed(0)} ms, blocking ${blocking.toFixed(0)} ms, CLS ${cls.toFixed(3)}`;

function mediansOf(timings: Timings[]): Timings {
  const of = (name: keyof Timings) => median(timings.map((one) => one[name]));
  return { lcp: of("lcp"), blocking: of("blocking"), cls: of("cls") };
}

/**
 * Scores per address from one run each, with throttling simulated as Lighthouse
 * does by default.
 */
export function scorePages(urls: string[]) {
  return withLighthouse(async (audit) => {
    const scores = new Map<string, Scores>();
    for (const url of urls)
      scores.set(
        url,
        scoresOf(await audit(url, { onlyCategories: [...categories] })),
      );
    return scores;
  });
}

function scoresOf(result: LighthouseResult): Scores {
  const score = (name: (typeof categories)[number]) =>
    Math.round((result.categories[name]?.score ?? 0) * 100);
  const failed = categories
    .slice(1)
    .flatMap((name) => result.categories[name]?.auditRefs ?? [])
    .filter(
      ({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1,
    )
    .map(({ id }) => id);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    lcp: auditValue(result, timingAudits.lcp),
    failed,
  };
}
