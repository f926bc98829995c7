import { type Country, easterOf } from "@/lib/audit/seasons/calendar";
import { createSeasonCheck } from "@/lib/audit/seasons/create-season-check";
import { describeNext } from "@/lib/audit/seasons/describe-next";

const check = (
  day: string,
  listing: { title?: string; tags?: string[] },
  country: Country = "US",
) =>
  createSeasonCheck(
    country,
    new Date(`${day}T12:00:00Z`),
  )({ title: "", tags: [], ...listing });

const names = (...given: Parameters<typeof check>) =>
  check(...given).map(({ name }) => name);

test.each([
  ["2026-04-05", 2026],
  ["2027-03-28", 2027],
  ["2024-03-31", 2024],
  ["2038-04-25", 2038],
])("Easter: %s", (day, year) => {
  expect(easterOf(year).toISOString().slice(0, 10)).toBe(day);
});

test("Christmas in March: title and tags that name it are found, with its next day", () => {
  const listing = {
    title: "Oak Christmas Ornament",
    tags: ["xmas gift", "oak gift", "Weihnachtsdeko"],
  };
  const [found] = check("2026-03-10", listing);
  expect(found).toEqual({
    name: "Christmas",
    words: ["christmas", "xmas", "weihnachtsdeko"],

    inTitle: true,
    tags: ["xmas gift", "Weihnachtsdeko"],
    next: "2026-12-25T00:00:00.000Z",
  });
  expect(found && describeNext(found)).toBe(
    "Christmas is on December 25, 2026",
  );
});

test.each(["2026-09-05", "2026-11-23", "2026-12-25"])(
  "Christmas on %s: it is in season",
  (day) => {
    expect(names(day, { title: "Christmas Ornament" })).toEqual([]);
  },
);

test("Christmas the day after: it is over, and the next one is a year away", () => {
  expect(check("2026-12-27", { tags: ["christmas"] })[0]?.next).toBe(
    "2027-12-25T00:00:00.000Z",
  );
});

test.each([
  ["US", "2026-05-10"],
  ["GB", "2026-03-15"],
  ["FR", "2026-05-31"],
  ["ES", "2026-05-03"],
  ["PL", "2026-05-26"],
] as const)("Mother's Day: %s has it on %s", (country, day) => {
  expect(
    check("2026-01-10", { title: "Mother's Day Mug" }, country)[0]?.next?.slice(
      0,
      10,
    ),
  ).toBe(day);
});

test.each([
  ["US", "2026-06-21"],
  ["DE", "2026-05-14"],
  ["IT", "2026-03-19"],
  ["AU", "2026-09-06"],
] as const)("Father's Day: %s has it on %s", (country, day) => {
  expect(
    check("2026-01-02", { title: "Vatertag Tasse" }, country)[0]?.next?.slice(
      0,
      10,
    ),
  ).toBe(day);
});

test.each([
  ["US", "2026-09-05"],
  ["DE", "2026-09-05"],
  ["AU", "2027-01-28"],
  ["NZ", "2027-02-01"],
  ["JP", "2027-04-06"],
] as const)(
  "back to school: in %s the next one begins on %s",
  (country, day) => {
    expect(
      check(
        "2026-05-20",
        { title: "Back to School Bag" },
        country,
      )[0]?.next?.slice(0, 10),
    ).toBe(day);
  },
);

test("days that differ within a country, or are seen in the sky: about when, rather than a day", () => {
  const said = (title: string) =>
    check("2026-12-10", { title }).map(describeNext);
  expect(said("Back to School Bag")).toEqual([
    "Back to school begins around September 5, 2027",
  ]);
  expect(said("Ramadan Lantern")).toEqual([
    expect.stringMatching(/^Ramadan and Eid end around March \d+, 2027$/),
  ]);
});

test.each([
  ["NL", "2026-12-05"],
  ["BE", "2026-12-06"],
] as const)("Sinterklaas: %s has it on %s", (country, day) => {
  expect(
    check("2026-07-20", { tags: ["sinterklaas"] }, country)[0]?.next?.slice(
      0,
      10,
    ),
  ).toBe(day);
});

test("back to school in January: in season in Australia and Japan, not in the United States", () => {
  expect(names("2027-01-20", { title: "Back to School Bag" }, "AU")).toEqual(
    [],
  );
  expect(names("2027-01-20", { tags: ["入学祝い"] }, "JP")).toEqual([]);
  expect(names("2027-01-20", { title: "Back to School Bag" }, "US")).toEqual([
    "back to school",
  ]);
});

test("Independence Day: July 4 in the United States, no day that is known elsewhere", () => {
  expect(
    check("2026-12-01", { title: "Independence Day Flag" })[0]?.next?.slice(
      0,
      10,
    ),
  ).toBe("2027-07-04");
  expect(names("2026-12-01", { title: "Independence Day Flag" }, "PL")).toEqual(
    [],
  );
  expect(names("2026-12-01", { title: "4th of July Flag" }, "PL")).toEqual([
    "the Fourth of July",
  ]);
});

test("by country and date: Mother's Day is over in Britain and ahead in the United States", () => {
  expect(names("2026-04-02", { tags: ["mothers day"] }, "GB")).toEqual([
    "Mother's Day",
  ]);
  expect(names("2026-04-02", { tags: ["mothers day"] }, "US")).toEqual([]);
});

test("a feast of another calendar: Ramadan of 2026 is in season in February", () => {
  expect(names("2026-02-20", { title: "Ramadan Lantern" })).toEqual([]);
  expect(names("2026-08-20", { title: "Ramadan Lantern" })).toEqual([
    "Ramadan and Eid",
  ]);
});

test.each([
  "Chris Massage Oil",
  "Eastern Rug",
  "Natal Chart Print",
  "Mother and Child Statue",
  "Eider Down",
])("%s: names no occasion", (title) => {
  expect(names("2026-07-20", { title })).toEqual([]);
});

test("a year that has passed: a calendar of it is found, a vintage year is not", () => {
  expect(check("2026-11-23", { title: "Wall Calendar 2025" })).toMatchObject([
    { name: "2025", next: null },
  ]);
  expect(names("2026-11-23", { title: "Wall Calendar 2027" })).toEqual([]);
  expect(names("2026-11-23", { title: "Mug, made since 2015" })).toEqual([]);
});
