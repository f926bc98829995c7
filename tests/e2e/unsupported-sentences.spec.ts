import { randomUUID } from "node:crypto";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import {
  expect,
  sandbox,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

const gift = "It comes in a velvet box.";
const desk = "The base is made of walnut.";
const own = "My brother cuts the blanks.";

/** What a careless model answers: two sentences that nobody told it. */
const answer = {
  facts: [],
  unknown: [],
  titles: ["Oak Ring Dish, Linseed Oil Finish"],
  description: `This ring dish is made of oak with linseed oil.\n\n${gift} ${desk}\n\nDetails\n- Material: oak, linseed oil\n- Size: 9 cm wide`,
  tags: [],
  materials: ["oak", "linseed oil"],
  altText: "A photo of a ring dish on a windowsill.",
  attributes: [],
  personalization: null,
  category: "home_living",
  categoryPath: "",
  claimsNeedingProof: [],
};

test(
  "sentences that no fact supports, on a phone: one is removed, one confirmed, both undone and kept after a reload",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    const productName = `Oak ring dish ${randomUUID().slice(0, 4)}`;
    const fault = {
      service: "anthropic",
      mode: "answer",
      match: productName,
      answer: JSON.stringify(answer),
    };
    expect(
      (await page.request.post(`${sandbox}/faults`, { data: fault })).ok(),
    ).toBe(true);
    await page.goto("/generate");
    await page.getByLabel("Product name").fill(productName);
    await page.getByLabel("Materials").first().fill("oak, linseed oil");
    await page.getByLabel("Extra details").fill("9 cm wide");
    await page.getByRole("button", { name: "Generate Listing" }).tap();
    const result = page.getByRole("region", {
      name: "Your listing is written",
    });
    await expect(
      result.getByText(
        "2 sentences of the description that no fact supports.",
        {
          exact: false,
        },
      ),
    ).toBeVisible({
      timeout: 30_000,
    });
    await expect(
      result.getByRole("region", { name: "Alt text" }),
    ).not.toContainText(/photo|windowsill/i);

    await result
      .getByRole("button", { name: "Show 2 sentences that no fact supports" })
      .tap();
    const description = result.getByRole("region", { name: "Description" });
    await expect(
      description.locator("mark", { hasText: gift }),
    ).toBeInViewport();
    await expectAccessible(page);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      ),
    ).toBeLessThanOrEqual(0);

    await description.getByRole("button", { name: `Remove: ${gift}` }).tap();
    await expect(description).not.toContainText(gift);
    await result.getByRole("button", { name: "Undo" }).tap();
    await expect(description).toContainText(gift);
    await description.getByRole("button", { name: `Remove: ${gift}` }).tap();
    await description
      .getByRole("button", { name: `It is true: ${desk}` })
      .tap();
    await expect(
      result.getByText("that no fact supports", { exact: false }),
    ).toHaveCount(0);

    // What she types herself is her word.
    await description.getByRole("button", { name: "Edit description" }).tap();
    const box = description.getByRole("textbox", { name: "Description" });
    await box.fill(`${await box.inputValue()}\n\n${own}`);
    await description
      .getByRole("button", { name: "Done with description" })
      .tap();
    await expect(description.locator("mark")).toHaveCount(0);
    await expect(result.getByText("Saved", { exact: true })).toBeVisible();

    await page.goto("/history");
    await page.getByRole("button", { name: `View ${productName}` }).tap();
    const kept = page.getByRole("region", { name: "Description" });
    await expect(kept).toContainText(desk);
    await expect(kept).toContainText(own);
    await expect(kept).not.toContainText(gift);
    await expect(kept.locator("mark", { hasText: desk })).toHaveCount(0);
    await page.locator("summary", { hasText: "Your word" }).tap();
    await page.getByRole("button", { name: `Take back: ${desk}` }).tap();
    await expect(kept.locator("mark", { hasText: desk })).toBeVisible();
  },
);
