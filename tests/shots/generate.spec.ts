import { expect, type Page, test } from "@playwright/test";
import { signInAsNewSeller } from "@/tests/e2e/support/fixtures";
import { namePiece } from "@/tests/e2e/support/name-piece";
import { sharePhotos } from "@/tests/e2e/support/share-photos";
import { shoot, slowDown } from "@/tests/shots/support";
import { createPhonePhoto } from "@/tests/support/phone-photo";
import { createPieceIn } from "@/tests/support/photos";

/** Nothing more on the way, so that each run sees the same. */
async function uploaded(page: Page) {
  await expect(page.locator("form").getByRole("progressbar")).toHaveCount(0);
}

/** What is open when it appears depends on the width at that moment. */
async function unfold(page: Page, text: string) {
  await page.evaluate((part) => {
    for (const details of document.querySelectorAll("details"))
      if (details.textContent.includes(part)) details.open = true;
  }, text);
}

test("a listing, from the empty form to the result", async ({ page }) => {
  test.setTimeout(240_000);
  await signInAsNewSeller(page);
  await page.goto("/generate", { waitUntil: "networkidle" });
  await shoot(page, "generate-empty");
  await shoot(page, "generate-empty-top", { fullPage: false });
  const photo = {
    name: "IMG_0007.jpg",
    mimeType: "image/jpeg",
    buffer: await createPhonePhoto(),
  };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await page.locator('form img[src^="blob:"]').waitFor();
  await page.getByLabel("Product name").fill("Blue stoneware mug");
  await page.getByLabel("Materials").first().fill("stoneware, matte glaze");
  await page.getByText("Blue", { exact: true }).click();
  await uploaded(page);
  await shoot(page, "generate-filled");
  const product = "Mug for a picture";
  await slowDown(page.request, product);
  await page.getByLabel("Product name").fill(product);
  await page.getByRole("button", { name: "Generate Listing" }).click();
  await page
    .getByRole("region", { name: "Your listing is being written" })
    .getByRole("listitem")
    .first()
    .waitFor();
  await shoot(page, "generate-working", { fullPage: false });
  await page
    .getByRole("heading", { name: "Your listing is written" })
    .waitFor({ timeout: 100_000 });
  await shoot(page, "generate-result");
  await shoot(page, "generate-result-top", { fullPage: false });
});

test("seven photos, and the alt text of each", async ({ page }) => {
  test.setTimeout(120_000);
  await signInAsNewSeller(page);
  await page.goto("/generate", { waitUntil: "networkidle" });
  const colors = [
    "#8a5a3c",
    "#3c6e8a",
    "#7a8a3c",
    "#b0485a",
    "#5a48b0",
    "#c9a227",
    "#2f4f4f",
  ];
  const photos = await Promise.all(
    colors.map(async (color, index) => {
      const shape =
        index % 3 === 2
          ? { width: 1800, height: 2400 }
          : { width: 2400, height: 1800 };
      return {
        name: `IMG_${index}.jpg`,
        mimeType: "image/jpeg",
        buffer: await createPieceIn(color, shape),
      };
    }),
  );
  await page.locator('input[type="file"][multiple]').setInputFiles(photos);
  await page.waitForFunction(() =>
    /("id":.*){7}/.test(localStorage.getItem("listwright:draft") ?? ""),
  );
  await uploaded(page);
  await shoot(page, "generate-seven");
  await page.getByRole("button", { name: "Look closer at photo 3" }).click();
  await page.getByRole("dialog").getByRole("img").first().waitFor();
  await shoot(page, "generate-seven-closer", { fullPage: false });
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: "Generate Complete Listing from Photo" })
    .click();
  await namePiece(page);
  await page
    .getByRole("heading", { name: "Your listing is written" })
    .waitFor({ timeout: 60_000 });
  await page.getByText("picture 7: ").waitFor({ state: "attached" });
  await unfold(page, "picture 7: ");
  await page.waitForLoadState("networkidle");
  await shoot(page, "generate-seven-result");
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("photos that were shared to the app: the question", async ({ page }) => {
    test.setTimeout(240_000);
    await signInAsNewSeller(page);
    await page.goto("/generate", { waitUntil: "networkidle" });
    await page.waitForFunction(
      () => navigator.serviceWorker.controller !== null,
    );
    const photoIn = async (color: string, index: number) => {
      const shape =
        index % 3 === 2
          ? { width: 1800, height: 2400 }
          : { width: 2400, height: 1800 };
      return {
        name: `IMG_${index}.jpg`,
        mimeType: "image/jpeg",
        buffer: await createPieceIn(color, shape),
      };
    };
    const colors = [
      "#8a5a3c",
      "#3c6e8a",
      "#7a8a3c",
      "#b0485a",
      "#5a48b0",
      "#c9a227",
      "#2f4f4f",
      "#8a3c6e",
    ];
    const question = page
      .getByRole("status")
      .filter({ hasText: "shared with Listwright" });
    await sharePhotos(page, [await photoIn("#8a5a3c", 0)]);
    await question.waitFor();
    await shoot(page, "generate-shared-one", {
      fullPage: false,
      inView: question,
    });
    await sharePhotos(page, await Promise.all(colors.map(photoIn)));
    await question.getByText("Use these 9 photos?").waitFor();
    await shoot(page, "generate-shared", { fullPage: false, inView: question });
    const more = Array.from({ length: 16 }, (_, index) =>
      photoIn(colors[index % 8] ?? "", index),
    );
    await page
      .locator('input[type="file"][multiple]')
      .setInputFiles(await Promise.all(more));
    await question.getByText(/room for 4 more/).waitFor();
    await uploaded(page);
    await shoot(page, "generate-shared-room", {
      fullPage: false,
      inView: question,
    });
  });
});
