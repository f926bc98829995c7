// `npm run bench -- bundle`: what a browser loads for each page before any
// interaction, compared with an empty Next page, and how much React renders for
// one key in the editor of a listing.
import { countRenders } from "./bench/count-renders";
import { buildEmptyPage, emptyBuild } from "./bench/empty-page";
import {
  fontLimit,
  landingLimit,
  pagesOf,
  pageWeightOf,
  scriptLimitOf,
} from "./bench/page-weight";
import { buildWhenStale } from "./build-when-stale";

const column = (kilobytes: number) => kilobytes.toFixed(1).padStart(10);

await buildWhenStale(console.log);
buildEmptyPage();

const empty = pageWeightOf(emptyBuild, "/");
console.log(
  "\nKB, gzip (all: as sent)             scripts  over empty    styles  document     fonts       all",
);
console.log(
  `${"an empty page".padEnd(33)}${column(empty.scripts)}${" ".repeat(42)}${column(empty.all)}`,
);
const broken: string[] = [];
for (const address of pagesOf(".next")) {
  const { scripts, styles, document, fonts, all } = pageWeightOf(
    ".next",
    address,
  );
  const over = scripts - empty.scripts;
  const limit = scriptLimitOf(address);
  if (limit !== undefined && over > limit)
    broken.push(
      `${address}: ${over.toFixed(1)} KB of scripts over an empty page, at most ${limit}`,
    );
  if (address === "/" && all > landingLimit)
    broken.push(`/: ${all.toFixed(1)} KB in all`);
  broken.push(
    ...fonts
      .filter((size) => size > fontLimit)
      .map((size) => `${address}: a font of ${size.toFixed(1)} KB`),
  );
  const sizes = [
    scripts,
    over,
    styles,
    document,
    fonts.reduce((a, b) => a + b, 0),
    all,
  ];
  console.log(
    `${(limit === undefined ? "  " : "* ") + address.padEnd(31)}${sizes.map(column).join("")}`,
  );
}
console.log(
  `\n* has a limit over empty; / at most ${landingLimit} KB in total; a font at most ${fontLimit} KB.`,
);
const { commits, renders, counts } = await countRenders();
console.log(
  `One key in a description: ${renders} renders in ${commits} commits; most: ${counts
    .slice(0, 5)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ")}.`,
);
for (const sentence of broken) console.error(`Too heavy: ${sentence}`);
process.exit(broken.length === 0 ? 0 : 1);
