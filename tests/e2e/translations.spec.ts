import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";

test.use({
  permissions: ["clipboard-read", "clipboard-write"],

  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

test(
  "a German translation on a phone: is written, edited, compared, copied, and there after a reload",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    const form = {
      productName: "Oak ring dish",
      materials: "oak, linseed oil",
      extraDetails: "9 cm wide, 2 cm tall. Dishwasher safe.",
    };
    const answer = await page.context().request.post("/api/generate-listing", {
      headers: { "Sec-Fetch-Site": "same-origin" },
      multipart: { formData: JSON.stringify(form) },
    });
    expect(answer.status(), await answer.text()).toBe(200);

    await page.goto("/history");
    await page.getByRole("button", { name: "View Oak ring dish" }).click();
    await page.getByRole("button", { name: "Show languages" }).click();
    const languages = page.getByRole("region", { name: "Languages" });
    await languages
      .getByRole("combobox", { name: "Language" })
      .selectOption("de");
    await languages.getByRole("button", { name: "Write it" }).click();
    const german = languages.getByRole("article", {
      name: "German translation",
    });
    await expect(
      german.getByText("Written by a model, not by a translator."),
    ).toBeVisible();
    await expect(
      german.getByText("It says what your text says, as far as rules can tell"),
    ).toBeVisible();

    await german.getByRole("button", { name: "Edit title, German" }).click();
    await german
      .getByRole("textbox", { name: "Title" })
      .fill("Ringschale aus Nussbaum, Leinöl");
    await german
      .getByRole("button", { name: "Done with title, German" })
      .click();
    await expect(
      german.getByText("Nothing of yours says “Nussbaum”"),
    ).toBeVisible();
    await german.getByRole("button", { name: "Edit title, German" }).click();
    await german
      .getByRole("textbox", { name: "Title" })
      .fill("Ringschale aus Eiche, mit Leinöl geölt");
    await german
      .getByRole("button", { name: "Done with title, German" })
      .click();
    await expect(german.getByText("Saved", { exact: true })).toBeVisible();

    await german.getByRole("button", { name: "Copy title, German" }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe("Ringschale aus Eiche, mit Leinöl geölt");
    await german
      .getByRole("button", { name: "Copy description, German" })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Copy anyway" })
      .click();
    await expect.poll(copied).toContain("Größe: Breite 9 cm, Höhe 2 cm");

    const width = await page.evaluate(
      () => document.documentElement.scrollWidth,
    );
    expect(width).toBeLessThanOrEqual(390);

    await page.reload();
    await page.getByRole("button", { name: "View Oak ring dish" }).click();
    await page.getByRole("button", { name: "Show languages" }).click();
    await expect(
      german.getByText("Ringschale aus Eiche, mit Leinöl geölt", {
        exact: true,
      }),
    ).toBeVisible();
  },
);
