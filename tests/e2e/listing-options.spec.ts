import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import {
  expect,
  sandbox,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const sentence =
  "names up to 12 letters, three fonts, small 24 or large 32 euro, in oak or walnut";
/** What a model answers, since the sample writer reads no sentences. */
const answer = {
  questions: [
    {
      text: "Name",
      kind: "text_input",
      instructions: ["up to 12 letters"],
      maxCharacters: 12,
      required: "",
      options: [],
      quotes: ["names up to 12 letters"],
    },
    {
      text: "Font",
      kind: "dropdown",
      instructions: [],
      maxCharacters: null,
      required: "",
      options: ["", "", ""],
      quotes: ["three fonts"],
    },
  ],
  variations: [
    {
      name: "Size",
      values: [
        { value: "small", price: 24 },
        { value: "large", price: 32 },
      ],
      quotes: ["small 24 or large 32 euro"],
    },
    {
      name: "Material",
      values: [
        { value: "oak", price: null },
        { value: "walnut", price: null },
      ],
      quotes: ["in oak or walnut"],
    },
  ],
};

async function openChoices(page: Page) {
  await page.getByRole("button", { name: "View Oak ring dish" }).click();
  await page.getByRole("button", { name: "Show choices" }).click();
  const section = page.getByRole("region", {
    name: "Personalization and variations",
  });
  await expect(
    section.getByRole("textbox", { name: "Describe it in a sentence" }),
  ).toBeVisible();
  return section;
}

async function createListing(page: Page) {
  await signInAsNewSeller(page);
  const answer = await page.context().request.post("/api/generate-listing", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    multipart: {
      formData: JSON.stringify({
        productName: "Oak ring dish",
        materials: "oak, linseed oil",
      }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto("/history");
  return openChoices(page);
}

/** From a sentence to what can be pasted, and there again after a reload. */
async function fillIn(page: Page) {
  const section = await createListing(page);
  const box = (name: string) =>
    section.getByRole("textbox", { name, exact: true });
  await box("Describe it in a sentence").fill("oak or walnut");
  await section.getByRole("button", { name: "Fill in" }).click();
  await expect(
    section.getByText("The sample writer doesn't read sentences.", {
      exact: false,
    }),
  ).toBeVisible();

  const fault = {
    service: "anthropic",
    mode: "answer",
    match: sentence,
    answer: JSON.stringify(answer),
  };
  expect(
    (await page.request.post(`${sandbox}/faults`, { data: fault })).ok(),
  ).toBe(true);
  await box("Describe it in a sentence").fill(sentence);
  await section.getByRole("button", { name: "Fill in" }).click();
  await expect(
    section.getByText("Filled in: 2 questions and 2 variations."),
  ).toBeVisible();
  await expect(section.getByText("“three fonts”: name them.")).toBeVisible();
  await expect(section.getByText("3 blanks to fill in")).toBeVisible();

  await section.getByRole("button", { name: "Show the first" }).click();
  await expect(box("Option 1 of question 2")).toBeFocused();
  await page.keyboard.type("Serif");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Script");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Script");
  await expect(section.getByText("Option 2 says the same.")).toBeVisible();
  await box("Option 3 of question 2").fill("Block");
  await expect(
    section.getByText("Within Etsy's rules, nothing left to fill in"),
  ).toBeVisible();

  await expect(
    section.getByRole("checkbox", { name: "Same price for every material" }),
  ).toBeChecked();
  await box("Price of Large").fill("34,50");
  await section
    .getByRole("checkbox", { name: "Offer Large, Walnut" })
    .uncheck();
  await expect(section.getByText("Saved", { exact: true })).toBeVisible();

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await section
    .getByRole("button", { name: "Copy the options of question 2" })
    .click();
  await expect.poll(copied).toBe("Serif\nScript\nBlock");
  await section
    .getByRole("button", { name: "Copy the table of combinations" })
    .click();
  await expect
    .poll(copied)
    .toBe(
      "Size\tMaterial\tPrice\tOffered\nSmall\tOak\t24.00\tyes\nSmall\tWalnut\t24.00\tyes\nLarge\tOak\t34.50\tyes\nLarge\tWalnut\t34.50\tno",
    );
  await expectAccessible(page);
  const width = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(width).toBeLessThanOrEqual(0);

  await page.reload();
  await openChoices(page);
  await expect(box("Option 2 of question 2")).toHaveValue("Script");
  await expect(box("Price of Large")).toHaveValue("34.50");
  await expect(
    section.getByRole("checkbox", { name: "Offer Large, Walnut" }),
  ).not.toBeChecked();
}

test(
  "personalization and variations on a desktop: are read from a sentence, settled, copied and stored",
  onlyFull,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await fillIn(page);
  },
);

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test(
    "personalization and variations: are read from a sentence, settled, copied and stored",
    onlyFull,
    async ({ page }) => {
      await fillIn(page);
    },
  );
});
