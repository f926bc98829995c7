import { expectAccessible } from "@/tests/e2e/support/expect-good";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";

const samples = [
  "I turn small dishes from one piece of oak. Each one fits in a hand. I oil them twice.",
  "My bowls are ash. I leave the bark on. No two are the same.",
  "I make spoons. They are plain. They last.",
];
const safety =
  "Manufacturer: Anna Weber, Lindenstraße 5, 10969 Berlin\nanna@weber-holz.example\nWarnings: none";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  permissions: ["clipboard-read", "clipboard-write"],
});

test("voice from three samples on a phone: the next listing is written in it, with the snippets and the defaults", async ({
  page,
}) => {
  await signInAsNewSeller(page);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Set Up Your Shop", exact: true }).tap();
  await expect(page).toHaveURL(/\/shop$/);
  for (const [index, sample] of samples.entries()) {
    if (index > 0)
      await page.getByRole("button", { name: "Add another" }).tap();
    await page
      .getByRole("textbox", { name: `Description ${index + 1}` })
      .fill(sample);
  }
  await page.getByRole("button", { name: "Read my voice" }).tap();
  await expect(
    page.getByRole("textbox", { name: "Observation 1" }),
  ).toHaveValue("Short sentences.");
  await expect(
    page.getByRole("textbox", { name: "Observation 2" }),
  ).toHaveValue("Says I.");
  await expect(
    page.getByText("I turn small dishes from one piece of oak.").last(),
  ).toBeVisible();
  await page.getByLabel("Words never to use").fill("plain, twice");
  await page.getByRole("button", { name: "Hear it with your changes" }).tap();
  await expect(
    page.getByText("Each one fits in a hand.", { exact: false }).last(),
  ).not.toContainText("twice");

  // Nothing is lost by a reload before it is saved.
  await page.reload();
  await expect(
    page.getByText("Changes from your last visit are not saved yet"),
  ).toBeVisible();
  await expect(
    page.getByRole("textbox", { name: "Observation 2" }),
  ).toHaveValue("Says I.");

  await page.getByLabel("Kind of snippet").selectOption("EU product safety");
  await page.getByRole("button", { name: "Add a snippet" }).tap();
  const snippet = page.getByRole("group", { name: "EU product safety" });
  await snippet.getByLabel("Text").fill(safety);
  await expect(
    snippet.getByText("The four required parts are there."),
  ).toBeVisible();
  await page.getByLabel("Making time").fill("Made in 3–5 days");
  await page.getByLabel("Materials").fill("oak");
  await page.getByRole("button", { name: "Save my shop" }).tap();
  await expect(page.getByText("Everything is saved.")).toBeVisible();
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    ),
  ).toBeLessThanOrEqual(0);
  await expectAccessible(page);

  await page.goto("/generate");
  await expect(page.getByLabel("Materials")).toHaveValue("oak");
  await expect(page.getByLabel("Extra details")).toHaveValue(
    "Made in 3–5 days",
  );
  await page.getByLabel("Product name").fill("Ring dish");
  await page.getByRole("button", { name: "Generate Listing" }).last().tap();
  await expect(
    page.getByRole("heading", { name: "Your listing is written" }),
  ).toBeVisible({ timeout: 30_000 });
  const [listing] = await (
    await page.request.get("/api/listings/history")
  ).json();
  expect(listing.results.description).toMatch(
    /^Here I have a ring dish\. Made with oak/,
  );
  expect(listing.results.description.endsWith(`\n\n${safety}`)).toBe(true);
  expect(listing.results.description).toContain("3–5 days");
  await expect(
    page
      .getByText("Here I have a ring dish. Made with oak", { exact: false })
      .first(),
  ).toBeVisible();
});
