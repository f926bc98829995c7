import { render, screen, within } from "@testing-library/react";
import { PlanComparison } from "@/components/billing";
import { PlanTags } from "@/components/site";
import { inEveryPlan } from "@/lib/content/plan-details";
import { tiers } from "@/lib/settings/plans";

test("the table: what is in every plan is named, and each plan has it", () => {
  render(<PlanComparison />);
  expect(
    screen.getByRole("rowheader", { name: "In every plan" }),
  ).toBeVisible();
  for (const feature of inEveryPlan) {
    const row = screen.getByRole("row", {
      name: new RegExp(`^${feature} Yes`),
    });
    expect(
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ).toEqual(tiers.map(() => "Yes"));
  }
});

test("the tags: the same below the plans", () => {
  render(<PlanTags heading="h2" action={() => null} />);
  for (const feature of inEveryPlan)
    expect(screen.getByText(feature)).toBeVisible();
});
