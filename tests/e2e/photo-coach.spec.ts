import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { onlyFull, screens } from "@/tests/e2e/support/full";
import { namePiece } from "@/tests/e2e/support/name-piece";
import { stillLife } from "@/tests/support/still-life";

const size = { width: 2400, height: 1800 };

/** A vase in front of a plain wall, 4:3; the second one is the same file. */
async function chooseTwo(page: Page) {
  const plain = { wall: "#cfc7b8", cloth: "#cfc7b8" };
  const small = await stillLife(plain).png().toBuffer();
  const buffer = await sharp(small).resize(size).jpeg().toBuffer();
  const file = (name: string) => ({ name, mimeType: "image/jpeg", buffer });
  await page
    .getByLabel("Choose photos")
    .setInputFiles([file("front.jpg"), file("again.jpg")]);
  await expect(photos(page).getByRole("listitem")).toHaveCount(2);
  await expect(photos(page).getByRole("progressbar")).toHaveCount(0);
}

const photos = (page: Page) =>
  page.getByRole("list", { name: "Your photos, in order" });
const pictureIn = (place: Locator) => place.locator("img");
const shapeOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ]);

/**
 * Presses a handle and drags it by pixels of the screen, with a finger where
 * the device has a touch screen.
 */
async function drag(
  page: Page,
  name: string,
  x: number,
  y: number,
  isTouch: boolean,
) {
  const box = await page.getByRole("button", { name }).boundingBox();
  if (!box) throw new Error(`${name} is not there`);
  const [fromX, fromY] = [box.x + box.width / 2, box.y + box.height / 2];
  if (isTouch) {
    const device = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      share: number,
    ) =>
      device.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          type === "touchEnd"
            ? []
            : [{ x: fromX + x * share, y: fromY + y * share }],
      });
    await touch("touchStart", 0);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", share);
    return touch("touchEnd", 1);
  }
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + x / 2, fromY + y / 2);
  await page.mouse.move(fromX + x, fromY + y);
  await page.mouse.up();
}

for (const [device, options, details] of screens()) {
  test.describe(device, details, () => {
    test.use(options);

    test(`${device}: a photo is cropped and turned, its picture changes, and the listing is written from that`, async ({
      page,
    }) => {
      await signInAsNewSeller(page);
      await page.goto("/generate");
      await chooseTwo(page);
      const first = photos(page).getByRole("listitem").first();
      expect(await shapeOf(pictureIn(first))).toEqual([
        size.width,
        size.height,
      ]);

      await page
        .getByRole("button", { name: "Look closer at photo 2" })
        .click();
      const dialog = page.getByRole("dialog");
      await expect(
        dialog.getByText("It looks the same as photo 1."),
      ).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).click();

      await page
        .getByRole("button", { name: "Look closer at photo 1" })
        .click();
      await expect(dialog.getByText(/^Good:.*thumbnails$/)).toBeVisible();
      await dialog.getByText("Square", { exact: true }).click();
      await expect(dialog.getByText(/crops it from the middle/)).toBeVisible();
      await expectAccessible(page, { include: "dialog[open]" });

      await dialog
        .getByRole("button", { name: "Crop, turn or straighten" })
        .click();
      await dialog.getByRole("button", { name: "Turn right" }).click();
      await dialog.getByText("Square", { exact: true }).click();
      await drag(page, "Bottom right corner", -60, -60, device === "a phone");
      await dialog.getByLabel("Straighten").focus();
      await page.keyboard.press("ArrowRight");
      await expectAccessible(page, { include: "dialog[open]" });
      for (const name of ["Top left corner", "Bottom right corner"]) {
        const box = await dialog.getByRole("button", { name }).boundingBox();
        expect([box?.width, box?.height]).toEqual([44, 44]);
      }
      await dialog.getByRole("button", { name: "Use this" }).click();

      // The dialog goes on with the photo as it is now.
      await expect(
        dialog.getByRole("button", { name: "Crop, turn or straighten" }),
      ).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(page.getByText("Photo 1 edited.")).toBeVisible();
      const [width = 0, height = 0] = await shapeOf(pictureIn(first));
      expect(Math.abs(width - height)).toBeLessThanOrEqual(2);
      expect(width).toBeLessThan(size.height);

      const answer = page.waitForResponse("**/api/generate-listing");
      await page
        .getByRole("button", { name: "Generate Complete Listing from Photo" })
        .click();
      await namePiece(page);
      const request = (await answer).request();
      await expect(
        page.getByRole("heading", { name: "Your listing is written" }),
      ).toBeVisible({ timeout: 30_000 });
      const [id] = JSON.parse(
        /\[[^\]]+\]/.exec(request.postData() ?? "")?.[0] ?? "[]",
      );
      const copy = await page.request.get(`/api/photos/${id}`);
      const stored = await sharp(await copy.body()).metadata();
      expect([stored.width, stored.height]).toEqual([width, height]);
    });
  });
}

test(
  "edited photo: undo brings back what was there, and the editor goes back to the original",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    await page.goto("/generate");
    await chooseTwo(page);
    const second = photos(page).getByRole("listitem").nth(1);
    const dialog = page.getByRole("dialog");
    async function open() {
      await page
        .getByRole("button", { name: "Look closer at photo 2" })
        .click();
      await dialog
        .getByRole("button", { name: "Crop, turn or straighten" })
        .click();
    }
    async function close() {
      await expect(
        dialog.getByRole("button", { name: "Crop, turn or straighten" }),
      ).toBeVisible();
      await dialog.getByRole("button", { name: "Close" }).click();
    }

    await open();
    await dialog.getByRole("button", { name: "Turn left" }).click();
    await dialog.getByRole("button", { name: "Use this" }).click();
    await close();
    await expect
      .poll(() => shapeOf(pictureIn(second)))
      .toEqual([size.height, size.width]);

    await open();
    await dialog.getByRole("button", { name: "Back to the original" }).click();
    await dialog.getByRole("button", { name: "Use this" }).click();
    await close();
    await expect
      .poll(() => shapeOf(pictureIn(second)))
      .toEqual([size.width, size.height]);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect
      .poll(() => shapeOf(pictureIn(second)))
      .toEqual([size.height, size.width]);

    // After a reload only the server has the photo, and what it has can be
    // edited.
    await expect(photos(page).getByRole("progressbar")).toHaveCount(0);
    await page.reload();
    await open();
    await dialog.getByRole("button", { name: "Turn right" }).click();
    await dialog.getByRole("button", { name: "Use this" }).click();
    await close();
    await expect
      .poll(() => shapeOf(pictureIn(second)))
      .toEqual([size.width, size.height]);
  },
);
