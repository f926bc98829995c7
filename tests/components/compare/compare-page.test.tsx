import { render, screen, within } from "@testing-library/react";
import ComparePage from "@/app/(site)/compare/page";
import { rivals } from "@/lib/content/comparison";
import { planPrices } from "@/lib/content/plan-details";

const root = document.documentElement;

afterEach(() => {
  delete root.dataset.billing;
});

test("comparison: each tool with what it does better before what is different", () => {
  render(<ComparePage />);
  for (const { name, better, pages } of rivals) {
    const section = within(screen.getByRole("region", { name }));
    const terms = section.getAllByRole("term").map((one) => one.textContent);
    expect(terms.slice(0, 2)).toEqual([
      "What it does better",
      "What is different here",
    ]);
    expect(section.getByText(better[0] ?? "")).toBeInTheDocument();
    expect(section.queryAllByText(`Not a page of ${name}.`)).toHaveLength(
      pages.filter(({ isOwn }) => !isOwn).length,
    );
  }
});

test("comparison: our prices while plans are sold", () => {
  render(<ComparePage />);
  expect(screen.getByText(planPrices, { exact: false })).toBeInTheDocument();
  expect(
    screen.getByRole("link", { name: "All of the plans" }),
  ).toHaveAttribute("href", "/pricing");
});

test("comparison: no price of ours and no way to plans without billing", () => {
  root.dataset.billing = "off";
  render(<ComparePage />);
  expect(screen.queryByText(planPrices, { exact: false })).toBeNull();
  expect(screen.queryByRole("link", { name: "All of the plans" })).toBeNull();
});
