// `npm run bench -- pages`: how fast public pages are on a phone, compared with
// an empty Next page in the same run.
//
// `npm run bench -- pages --rounds=5 /faq` measures one page five times.
//
// The empty page is what `create-next-app --empty` sets up, with Tailwind's
// stylesheet and no fonts, served by `next start`. Throttling is applied, not
// simulated; the simulated score is printed and is no goal.
import os from "node:os";
import { guides } from "@/lib/content/guides/guides";
import { publicPages } from "@/lib/content/public-pages";
import { buildEmptyPage, emptyPage } from "./bench/empty-page";
import { measurePages, scorePages } from "./bench/measure-pages";
import { withReferenceApp } from "./bench/reference-app";
import { withBenchApplication } from "./bench/with-application";
import { buildWhenStale } from "./build-when-stale";

const goals = { lcp: 1.1, lcpOfGuides: 1.3, blocking: 1.5, cls: 0.01 };
const guidePaths = guides.map(({ slug }) => `/${slug}`);
const args = process.argv.slice(2);
const rounds = Number(
  args.find((one) => one.startsWith("--rounds="))?.slice("--rounds=".length) ??
    1,
);
const chosen = args.filter((one) => one.startsWith("/"));
const pages = chosen.length > 0 ? chosen : publicPages.map(({ path }) => path);

await buildWhenStale(console.log);
buildEmptyPage();
const isGood = await withReferenceApp(emptyPage, "/", (empty) =>
  withBenchApplication(async (address) => {
    const reference = `${empty}/`;
    const urls = pages.map((page) => `${address}${page}`);
    const timings = await measurePages(urls, reference, rounds, console.log);
    const scores = await scorePages(urls);
    return report(timings, scores, reference);
  }),
);
process.exit(isGood ? 0 : 1);

function report(
  timings: Awaited<ReturnType<typeof measurePages>>,
  scores: Awaited<ReturnType<typeof scorePages>>,
  reference: string,
) {
  const base = timings.get(reference) ?? {
    lcp: Number.NaN,
    blocking: Number.NaN,
    cls: Number.NaN,
  };
  const load = os.loadavg().map((one) => one.toFixed(1));
  console.log(
    `\nMedians of ${rounds}; load of the machine over 1, 5 and 15 minutes: ${load.join(", ")}`,
  );
  console.log(
    `${"".padEnd(31)}LCP ms  of empty  blocking ms  of empty    CLS  simulated: score  LCP ms`,
  );
  let isGood = true;
  for (const [url, { lcp, blocking, cls }] of timings) {
    const page = url === reference ? "an empty page" : new URL(url).pathname;
    const [lcpRatio, blockingRatio] = [
      lcp / base.lcp,
      blocking / base.blocking,
    ];
    const cells = [
      lcp.toFixed(0).padStart(6),
      lcpRatio.toFixed(2).padStart(8),
      blocking.toFixed(0).padStart(11),
      blockingRatio.toFixed(2).padStart(8),
      cls.toFixed(3),
    ];
    const score = scores.get(url);
    if (score)
      cells.push(
        String(score.performance).padStart(16),
        score.lcp.toFixed(0).padStart(6),
      );
    console.log(`${page.padEnd(31)}${cells.join("  ")}`);
    if (score && score.failed.length > 0)
      console.log(`  fails: ${score.failed.join(", ")}`);
    if (url === reference) continue;
    const lcpGoal = guidePaths.includes(page) ? goals.lcpOfGuides : goals.lcp;
    isGood &&=
      lcpRatio <= lcpGoal &&
      blockingRatio <= goals.blocking &&
      cls <= goals.cls &&
      score?.failed.length === 0;
  }
  const { lcp, lcpOfGuides, blocking, cls } = goals;
  console.log(
    `\nGoals: LCP ${lcp} x the empty page, of guides ${lcpOfGuides} x; blocking ${blocking} x; CLS ${cls}; no failed audits. ${isGood ? "Met." : "Not met."}`,
  );
  return isGood;
}
