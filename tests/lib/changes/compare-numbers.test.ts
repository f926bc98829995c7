import { listSeasons } from "@/lib/audit/seasons/list-seasons";
import {
  type Compared,
  compareNumbers,
  doubtOf,
  type Metric,
} from "@/lib/changes/compare-numbers";
import type {
  ChangeAnswer,
  ListingNumbers,
  Reading,
} from "@/lib/changes/schema";

const change: ChangeAnswer = {
  id: "c1",
  listingId: 1,
  productName: "Mug",
  source: "etsy_update",
  fields: [],
  reading: "waiting",

  changedAt: "2026-10-01T09:00:00.000Z",
  etsyListingId: "4321",
};
const etsy = (readAt: string, views: number, favorites: number): Reading => ({
  changeId: "c1",
  source: "etsy",
  readAt,
  views,
  favorites,
  orders: null,
  state: "active",
  listedAt: "2026-09-01T09:00:00.000Z",
});
const typed = (readAt: string, numbers: Partial<Reading>): Reading => ({
  changeId: "c1",
  source: "typed",
  readAt,
  views: null,
  favorites: null,
  orders: null,
  state: null,

  listedAt: null,
  ...numbers,
});
const known = (numbers: Partial<ListingNumbers>): ListingNumbers => ({
  readings: [],
  sold: [],
  changedAt: [change.changedAt],
  ...numbers,
});
const of = (metric: Metric, compared: Compared[]) =>
  compared.find((one) => one.metric === metric);

const readings = [
  etsy("2026-10-01T09:01:00.000Z", 300, 15),
  etsy("2026-10-15T09:01:00.000Z", 440, 18),
  etsy("2026-10-29T09:01:00.000Z", 860, 29),
];

test("views read from Etsy: those since the listing is there against those of 28 days after the change", () => {
  const views = of("views", compareNumbers(change, known({ readings }), []));
  expect(views?.before).toMatchObject({ count: 300, isSinceListed: true });
  expect(views?.before?.days).toBeCloseTo(30, 1);
  expect(views?.after).toMatchObject({ count: 560, isSinceListed: false });
  expect(views?.after?.days).toBeCloseTo(28, 1);
});

test("an earlier reading takes the place of the day of listing, and one of another change ends the span", () => {
  const earlier = typed("2026-09-11T12:00:00.000Z", { views: 100 });
  const withEarlier = compareNumbers(
    change,
    known({ readings: [earlier, ...readings] }),
    [],
  );
  expect(of("views", withEarlier)?.before).toMatchObject({
    count: 200,
    isSinceListed: false,
  });

  const changedAt = [
    "2026-09-21T09:00:00.000Z",
    change.changedAt,
    "2026-10-15T09:00:00.000Z",
  ];
  const between = compareNumbers(
    change,
    known({ readings: [earlier, ...readings], changedAt }),
    [],
  );
  expect(of("views", between)).toMatchObject({
    before: null,
    after: { count: 140 },
  });
});

test("a draft: nothing came in before", () => {
  const compared = compareNumbers(
    { ...change, source: "etsy_draft" },
    known({ readings }),
    [],
  );
  expect(of("views", compared)).toMatchObject({
    before: null,
    after: { count: 560 },
  });
});

test("a change that was noted late: what came in between the readings of day 14 and 28", () => {
  expect(
    of(
      "views",
      compareNumbers(change, known({ readings: readings.slice(1) }), []),
    ),
  ).toMatchObject({
    before: null,
    after: { count: 420 },
  });
});

test("less than three days say nothing of a day", () => {
  const early = [
    readings[0],
    etsy("2026-10-03T09:00:00.000Z", 330, 16),
  ].flatMap((one) => one ?? []);
  expect(
    of("views", compareNumbers(change, known({ readings: early }), []))?.after,
  ).toBeNull();
});

const sold = [
  { day: "2026-09-10", orders: 3, quantity: 3 },
  { day: "2026-10-01", orders: 9, quantity: 9 },
  { day: "2026-10-05", orders: 4, quantity: 5 },
  { day: "2026-11-20", orders: 7, quantity: 7 },
];

test("orders of a file: 28 days on each side, without the day of the change", () => {
  const covered = [{ from: "2026-01-01", to: "2026-12-31" }];
  expect(
    of("orders", compareNumbers(change, known({ sold }), covered)),
  ).toMatchObject({
    before: { count: 3, days: 28 },
    after: { count: 4, days: 28 },
  });
});

test("orders of a file: only days that it covers, on which the listing was there, and no other change", () => {
  const covered = [{ from: "2026-09-20", to: "2026-10-10" }];
  const changedAt = [change.changedAt, "2026-10-06T00:00:00.000Z"];
  const compared = compareNumbers(change, known({ sold, changedAt }), covered);
  expect(of("orders", compared)).toMatchObject({
    before: { count: 0, days: 11 },
    after: { count: 4, days: 4 },
  });
  const listed = [
    {
      ...etsy("2026-10-01T09:01:00.000Z", 1, 1),
      listedAt: "2026-09-25T00:00:00.000Z",
    },
  ];
  const since = compareNumbers(
    change,
    known({ sold, readings: listed }),
    covered,
  );
  expect(of("orders", since)?.before).toMatchObject({ days: 5 });
});

describe("orders of a listing of which nothing is known before its first note", () => {
  const fields = [{ field: "title" as const, before: null, after: ["Mug"] }];
  const first: ChangeAnswer = { ...change, source: "by_hand", fields };
  const covered = [{ from: "2026-01-01", to: "2026-12-31" }];
  const after = sold.filter(({ day }) => day > "2026-10-01");
  const ordersOf = (numbers: Partial<ListingNumbers>, note = first) =>
    of(
      "orders",
      compareNumbers(note, known({ sold: after, ...numbers }), covered),
    );

  test("it may have been new: no days before it, rather than days without orders", () => {
    expect(ordersOf({})).toMatchObject({
      before: null,
      after: { count: 4, days: 28 },
    });
    expect(ordersOf({ sold: [] })).toMatchObject({
      before: null,
      after: { count: 0, days: 28 },
    });
    expect(ordersOf({}, { ...first, source: "batch" })?.before).toBeNull();
  });

  test("sold or read before: the days since then, without that of the first sale", () => {
    expect(ordersOf({ sold })).toMatchObject({
      before: { count: 0, days: 20 },
    });
    expect(
      ordersOf({
        sold: [{ day: "2026-08-01", orders: 1, quantity: 1 }, ...sold],
      }),
    ).toMatchObject({
      before: { count: 3, days: 28 },
    });
    const readings = [typed("2026-09-20T12:00:00.000Z", { views: 10 })];
    expect(ordersOf({ readings })).toMatchObject({
      before: { count: 0, days: 10 },
    });
  });

  test("another change before it, or an old text that is known: the listing was there", () => {
    expect(
      ordersOf({ changedAt: ["2026-08-01T12:00:00.000Z", first.changedAt] })
        ?.before,
    ).toMatchObject({ days: 28 });
    const renamed = {
      ...first,
      fields: [{ field: "title" as const, before: ["Cup"], after: ["Mug"] }],
    };
    expect(ordersOf({}, renamed)?.before).toMatchObject({ count: 0, days: 28 });
    expect(ordersOf({}, { ...first, fields: [] })?.before).toMatchObject({
      count: 0,
      days: 28,
    });
  });
});

test("days that no file covers: not known, rather than no orders; typed totals then count", () => {
  const compared = compareNumbers(change, known({ sold }), []);
  expect(of("orders", compared)).toMatchObject({ before: null, after: null });
  const totals = [
    typed("2026-09-03T12:00:00.000Z", { orders: 2 }),
    typed("2026-10-01T12:00:00.000Z", { orders: 6 }),
    typed("2026-10-29T12:00:00.000Z", { orders: 16 }),
  ];
  expect(
    of("orders", compareNumbers(change, known({ readings: totals }), [])),
  ).toMatchObject({
    before: { count: 4, days: 28 },
    after: { count: 10, days: 28 },
  });
});

const pair = (before: number, after: number, days = 28): Compared => {
  const span = {
    days,
    from: new Date(0),
    to: new Date(0),
    isSinceListed: false,
  };
  return {
    metric: "orders",
    before: { ...span, count: before },
    after: { ...span, count: after },
  };
};

test.each([
  [pair(1, 3), "too_few"],
  [pair(0, 19), "too_few"],
  [pair(14, 16), "chance"],
  [pair(1_000, 1_030), "chance"],
  [pair(100, 200), null],
  [{ ...pair(100, 200), before: null }, null],
  [pair(-3, 2), "too_few"],
])("doubt of %j: %s", (compared, doubt) => {
  expect(doubtOf(compared)).toBe(doubt);
});

test("seasons: those that fall into a time or are shopped for in it, each once", () => {
  const at = (day: string) => new Date(`${day}T00:00:00Z`);
  expect(listSeasons(at("2026-11-24"), at("2026-12-22"), "US")).toEqual([
    "Thanksgiving",
    "Hanukkah",
    "Christmas",
  ]);
  expect(listSeasons(at("2026-11-24"), at("2026-12-22"), "NL")).toContain(
    "Sinterklaas",
  );
  expect(listSeasons(at("2026-12-26"), at("2027-01-10"), "US")).toEqual([]);
  expect(listSeasons(at("2026-06-10"), at("2026-07-10"), "US")).toContain(
    "the Fourth of July",
  );
  expect(listSeasons(at("2026-06-10"), at("2026-07-10"), "GB")).not.toContain(
    "the Fourth of July",
  );
  expect(listSeasons(at("2026-10-30"), at("2026-11-28"), "GB")).not.toContain(
    "Thanksgiving",
  );
  expect(listSeasons(at("2026-12-28"), at("2027-01-20"), "US")).toEqual([
    "Valentine's Day",
  ]);
});
