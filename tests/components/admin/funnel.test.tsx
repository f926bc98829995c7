import { render, screen, within } from "@testing-library/react";
import { Funnel } from "@/components/admin/funnel";
import { type FunnelMetrics, funnelSteps } from "@/lib/admin/schema";

const day = (day: string, tryCost: number | null = 0.5) => ({
  day,
  counts: {
    visit: 100,
    try: 10,
    sign_up: 5,
    first_listing: 4,
    second_week: 1,
    paid: 2,
  },
  tryCost,
});

const funnel: FunnelMetrics = {
  steps: [...funnelSteps],
  days: [day("2026-11-28"), day("2026-11-29")],
  pages: [
    { page: "/etsy-seo-tips", opened: 90, visits: 50, tries: 9, signUps: 6 },
    { page: "", opened: 0, visits: 0, tries: 1, signUps: 4 },
  ],
};

const draw = (changes: Partial<FunnelMetrics> = {}) =>
  render(<Funnel funnel={{ ...funnel, ...changes }} />);

const cellsOf = (table: string, row: RegExp) =>
  within(
    within(screen.getByRole("table", { name: table })).getByRole("row", {
      name: row,
    }),
  )
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

test("steps: today, 30 days, and the share of the step before", () => {
  draw();
  const steps = "Steps from a visit to a paid plan";
  expect(cellsOf(steps, /^Visited/)).toEqual(["100", "200"]);
  expect(cellsOf(steps, /^Tried/)).toEqual(["10", "2010.0% of visited"]);
  expect(cellsOf(steps, /^Signed up/)).toEqual(["5", "105.0% of visited"]);
  expect(cellsOf(steps, /^Second week/)).toEqual([
    "1",
    "225.0% of first listing",
  ]);
  expect(cellsOf(steps, /^Paid/)).toEqual(["2", "450.0% of first listing"]);
});

test("pages: what began with each, and what is not known", () => {
  draw();
  const pages = "Visits, tries and sign-ups by first page";
  expect(cellsOf(pages, /^\/etsy-seo-tips/)).toEqual([
    "50",
    "9",
    "6",
    "12.0%",
    "90",
  ]);
  expect(cellsOf(pages, /^not known/)).toEqual(["0", "1", "4", "–", "0"]);
});

test.each([
  ["a known price", {}, /^\$0\.0500 each: \$1\.00 for 20 in the last 30 days/],
  [
    "an unknown price",
    { days: [day("2026-11-29", null)] },
    /^10 in the last 30 days\. The model's price is unknown/,
  ],
  ["no tries", { days: [] }, /^No tries in the last 30 days\.$/],
])("what a try costs: %s", (_, changes, sentence) => {
  draw(changes);
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

test("without tries and billing: neither is spoken of", () => {
  draw({ steps: ["visit", "sign_up", "first_listing", "second_week"] });
  expect(screen.queryByText(/tried$|^Tried|^Paid|a try cost/)).toBeNull();
  expect(screen.queryByText("Cost of tries")).toBeNull();
});

test("all counts: a file for administrators", () => {
  draw();
  const file = screen.getByRole("link", { name: "Download all counts as CSV" });
  expect(file).toHaveAttribute("href", "/admin/api/funnel/export");
  expect(file).toHaveAttribute("download");
});

test("nothing counted yet: says so", () => {
  draw({ pages: [] });
  expect(screen.getByText("Nothing was counted yet.")).toBeInTheDocument();
});
