import {
  type FeeTable,
  feePath,
  feeQuestions,
  feeSourceNames,
  feeTables,
  formula,
  marginTable,
  rateTable,
} from "@/lib/content/fee-calculator";
import { parseInline } from "@/lib/content/inline";
import { faqData } from "@/lib/content/json-ld";
import { findPage } from "@/lib/content/public-pages";
import { countryCodes, feeCountries, feeSources } from "@/lib/fees/rates";

const tables = [...feeTables, marginTable, rateTable];
const citedIn = (texts: string[]) =>
  texts.flatMap((text) =>
    parseInline(text).flatMap((part) =>
      part.kind === "cite" ? [part.source] : [],
    ),
  );

const ratesOf = ({ rows }: FeeTable) =>
  rows.flatMap(({ cells }) => cells.map(({ text }) => text));

test("every country stands in the table of rates and in one of prices", () => {
  const names = countryCodes.map((code) => feeCountries[code].name).sort();
  const named = (rows: FeeTable["rows"]) =>
    rows.map(({ name }) => name.replace(/, [A-Z]{3}$/, "")).sort();
  expect(named(rateTable.rows)).toEqual(names);
  expect(named(feeTables.flatMap(({ rows }) => rows))).toEqual(names);
});

test("tables: rows are as wide as their heads, and captions differ", () => {
  for (const { head, rows } of tables)
    for (const { cells } of rows) expect(cells).toHaveLength(head.length - 1);
  expect(new Set(tables.map(({ caption }) => caption)).size).toBe(
    tables.length,
  );
});

test("every source is cited, and every figure that was not read at it has a star", () => {
  const texts = [...formula, ...ratesOf(rateTable), "[@exchange]"];
  expect(new Set(citedIn(texts))).toEqual(new Set(feeSourceNames));
  const figures = texts.flatMap((text) =>
    Array.from(text.matchAll(/(\*?) \[@(\w+)\]/g), ([, star, name = ""]) => ({
      isMarked: star === "*",
      name,
    })),
  );
  expect(figures.length).toBeGreaterThan(60);
  for (const { isMarked, name } of figures.filter(
    (figure) => figure.name !== "vatRule",
  ))
    expect([name, isMarked]).toEqual([
      name,
      !feeSources[name as keyof typeof feeSources].isOriginal,
    ]);
});

test.each(Object.entries(feeSources))(
  "%s: an address, a day, and how it was read",
  (_, { url, checkedOn, how, isOriginal }) => {
    expect(new URL(url).protocol).toBe("https:");
    expect(new Date(checkedOn).toISOString().slice(0, 10)).toBe(checkedOn);
    expect(/^Read by us in an? /.test(how) || !isOriginal).toBe(true);
  },
);

test("search results say how many countries there are", () => {
  const { description } = findPage(feePath);
  expect(description).toContain(`${countryCodes.length} countries`);
  expect(description.length).toBeLessThanOrEqual(170);
});

test("questions for search engines have no address of ours", () => {
  expect(JSON.stringify(faqData(feeQuestions))).not.toContain("localhost");
});
