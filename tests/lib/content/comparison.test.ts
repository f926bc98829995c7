import {
  comparison,
  here,
  notCompared,
  notHere,
  rivals,
} from "@/lib/content/comparison";
import { site } from "@/lib/content/site";

const texts = rivals.flatMap(({ purpose, price, better, here: different }) => [
  purpose,
  price,
  ...better,
  ...different,
]);
const all = [
  comparison.lead,
  comparison.method,
  comparison.description,
  ...here,
  ...notHere,
  ...texts,
];

describe.each(rivals)(
  "$name",
  ({ id, purpose, better, here: different, pages, price }) => {
    test("what it does better is said, and what is different here", () => {
      expect(better.length).toBeGreaterThan(0);
      expect(different.length).toBeGreaterThan(0);
      expect(id).toMatch(/^[a-z]+$/);
    });

    test("names the pages that were read, with the day, one at least its own", () => {
      expect(pages.some(({ isOwn }) => isOwn)).toBe(true);
      for (const { url, readOn, dated } of pages) {
        expect(new URL(url).protocol).toBe("https:");
        expect(new Date(readOn).toISOString().slice(0, 10)).toBe(readOn);
        expect(dated).not.toBe("");
      }
    });

    test("a star stands where pages of others were read, and only there", () => {
      const said = [purpose, price, ...better, ...different].join(" ");
      const hasOthers = pages.some(({ isOwn }) => !isOwn);
      if (said.includes("*")) expect(hasOthers).toBe(true);
      if (["erank", "vela"].includes(id)) expect(said).toContain("*");
    });

    test("an amount that was read in a copy says so", () => {
      if (/\$\d/.test(price) && pages.some(({ isOwn }) => !isOwn))
        expect(price).toMatch(/copy|report/);
    });
  },
);

test("tools stand in alphabetical order, those that could not be read apart", () => {
  const names = rivals.map(({ name }) => name);
  expect(names).toEqual(
    names.toSorted((one, other) => one.localeCompare(other, "en")),
  );
  expect(notCompared).toEqual(notCompared.toSorted());
  expect(names.filter((name) => notCompared.includes(name))).toEqual([]);
});

test.each(all)(
  "no superlative, no name of this one, no shouting: %s",
  (text) => {
    expect(text).not.toMatch(
      /\b(?:best|leading|only tool|most (?:powerful|complete)|number one|#1|unlike|unbeatable|far better|superior)\b|[a-z]!/i,
    );
    expect(text).not.toContain(site.name);
  },
);

test("nothing in it reads as a plan of ours where none is sold", () => {
  const found = all.filter((text) =>
    /\/pricing|per month|[Ss]ubscri(?:be|ption)|[Uu]pgrade|[Ff]ree trial|\bthe (?:Free|Standard|Pro) plan/.test(
      text,
    ),
  );
  expect(found).toEqual([]);
});
