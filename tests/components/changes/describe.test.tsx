import {
  describeDoubt,
  describeFall,
  describeField,
  describePeriods,
  describeReading,
  describeSeasons,
  describeSpan,
  formatRate,
} from "@/components/changes/describe";
import type { Compared } from "@/lib/changes/compare-numbers";
import type { ChangeAnswer } from "@/lib/changes/schema";
import type { ChangedField } from "@/lib/etsy/change-notes/schema";

test.each<[ChangedField, string]>([
  [{ field: "title", before: null, after: ["New"] }, "“New”"],
  [{ field: "title", before: ["Old"], after: ["New"] }, "“Old” → “New”"],
  [
    { field: "description", before: ["Four"], after: ["Sevens!"] },
    "4 → 7 characters",
  ],
  [{ field: "description", before: null, after: ["Sevens!"] }, "7 characters"],
  [{ field: "tags", before: [], after: ["a", "b"] }, "a, b"],
  [{ field: "tags", before: ["a"], after: ["a", "b"] }, "added b"],
  [
    { field: "materials", before: ["a", "c"], after: ["b"] },
    "added b; removed a, c",
  ],
  [
    { field: "altTexts", before: ["a", "b"], after: ["a", "c"] },
    "new for 1 photo",
  ],
  [{ field: "altTexts", before: null, after: ["a", ""] }, "1 photo"],
])("%j: %s", (field, text) => {
  expect(describeField(field)).toBe(text);
});

const span = (count: number, days = 28) => ({
  count,
  days,
  from: new Date(0),
  to: new Date(0),
  isSinceListed: false,
});
const orders = (before: number, after: number): Compared => ({
  metric: "orders",
  before: span(before),
  after: span(after),
});

test.each([
  [orders(1, 2), "3 orders before and after are too few to say anything."],
  [orders(0, 1), "1 order before and after is too few to say anything."],
  [orders(0, 0), "No orders before or after: nothing can be said."],
  [orders(20, 22), "Orders: chance alone can make a difference this large."],
  [orders(20, 60), null],
])("what %j doesn't say: %s", (compared, text) => {
  expect(describeDoubt(compared)).toBe(text);
});

test("a total that went down: a typing mistake, but for favorites", () => {
  expect(describeFall(orders(1_000, -500))).toMatch(
    /^Orders went down .* enter that day again\.$/,
  );
  expect(describeFall({ ...orders(-2, 5), metric: "favorites" })).toBeNull();
  expect(describeFall({ ...orders(3, 5), before: null })).toBeNull();
});

test("rates: as exact as their size allows", () => {
  expect(
    [span(0), span(1), span(14), span(100), span(-7), span(40_000)].map(
      formatRate,
    ),
  ).toEqual(["0", "0.036", "0.5", "3.6", "-0.25", "1,428.6"]);
});

test("spans: count, days and rate agree, and a span of several years names them", () => {
  const [from, to] = [
    new Date("2026-10-01T00:00:00Z"),
    new Date("2026-10-04T09:36:00Z"),
  ];
  const short = { ...span(5, 3.4), from, to };
  expect([formatRate(short), describeSpan(short)]).toEqual([
    "1.5",
    "5 in 3.4 days, Oct 1 – Oct 4",
  ]);
  expect(
    describeSpan({
      ...span(9_000, 1_035.001),
      from: new Date("2023-12-01T00:00:00Z"),
      to,
    }),
  ).toBe("9,000 in 1,035 days, Dec 1, 2023 – Oct 4, 2026");
});

const change: ChangeAnswer = {
  id: "c",
  listingId: 1,
  productName: "Mug",
  source: "etsy_update",
  fields: [],
  reading: "waiting",

  changedAt: "2026-10-01T09:00:00.000Z",
  etsyListingId: null,
};
test("readings on Etsy: when the next ones are, and why none are", () => {
  const on = (day: string) =>
    describeReading(change, new Date(`${day}T09:30:00Z`));
  expect(on("2026-10-01")).toBe(
    "Views and favorites are read from Etsy on Oct 15 and Oct 29.",
  );
  expect(on("2026-10-20")).toBe(
    "Views and favorites are read from Etsy on Oct 29.",
  );
  expect(on("2026-10-30")).toBe(
    "Views and favorites are about to be read from Etsy.",
  );
  expect(on("2026-11-01")).toBe(
    "The last views and favorites could not be read from Etsy. You can type the numbers in.",
  );
  expect(
    describeReading({ ...change, reading: "disconnected" }, new Date()),
  ).toMatch(/was disconnected/);
  expect(describeReading({ ...change, reading: "gone" }, new Date())).toMatch(
    /nothing more is read there/,
  );
  expect(
    describeReading(
      { ...change, reading: "gone", source: "by_hand" },
      new Date(),
    ),
  ).toMatch(/^.*Correct its address/);
  expect(describeReading({ ...change, reading: null }, new Date())).toBeNull();
  expect(
    describeReading({ ...change, reading: null, source: "batch" }, new Date()),
  ).toMatch(/not known to be in/);
});

test("seasons and days in words", () => {
  expect(describeSeasons("GB", [], [])).toBe(
    "Season (United Kingdom): no major occasion in the weeks before and after.",
  );
  expect(
    describeSeasons("CA", ["Halloween"], ["Thanksgiving", "Christmas"]),
  ).toBe(
    "Season (Canada): Halloween in the 28 days before; Thanksgiving and Christmas in the 28 days after.",
  );
  const periods = [
    { from: "2026-02-01", to: "2026-02-28" },
    { from: "2026-01-01", to: "2026-01-31" },
    { from: "2026-04-01", to: "2026-04-01" },
  ];
  expect(describePeriods(periods)).toBe(
    "Jan 1, 2026 – Feb 28, 2026 and Apr 1, 2026",
  );
});
