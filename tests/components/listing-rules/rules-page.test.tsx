import { render, within } from "@testing-library/react";
import ListingRulesPage from "@/app/(site)/etsy-listing-rules/page";
import { listingRules } from "@/lib/content/listing-rules";

test("listing rules: each at its own address, with examples, source and date", () => {
  render(<ListingRulesPage />);
  for (const { id, statement, source, checkedOn } of listingRules) {
    const entry = document.getElementById(id);
    if (!entry) throw new Error(`${id} is not on the page.`);
    const rule = within(entry);
    expect(rule.getByRole("heading", { name: statement })).toBeInTheDocument();
    expect(
      rule.getByRole("link", {
        name: checkedOn ? /^Source, of / : "Source, undated",
      }),
    ).toHaveAttribute("href", source);
    expect(rule.getAllByRole("definition").length).toBeGreaterThanOrEqual(4);
  }
});

test("listing rules: what can't be seen is shown, and long texts are cut", () => {
  render(<ListingRulesPage />);
  const wrong = (id: string) => document.getElementById(id)?.textContent ?? "";
  expect(wrong("title_edge_space")).toContain("␣Oak Ring Dish");
  expect(wrong("description_control")).toContain("Size:⇥12 oz.");
  expect(wrong("title_empty")).toContain("(nothing)");
  expect(wrong("description_too_long")).toMatch(/… \(1\d,\d{3} characters\)/);
});
