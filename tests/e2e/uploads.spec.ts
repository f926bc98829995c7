import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, failedRequest, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { createPhonePhoto } from "@/tests/support/phone-photo";

test.use({ allowedComplaints: failedRequest(401, 422) });

const traces = ["Exif", "Kiln", "Pocket 7", "GPS", "IMG_0007"];

async function choose(page: Page, buffer: Buffer, name = "IMG_0007.jpg") {
  await page
    .locator('input[type="file"]')
    .last()
    .setInputFiles({ name, mimeType: name.endsWith("png") ? "image/png" : "image/jpeg", buffer });
}

/** Presses the button and catches what the page sends then. */
async function sentBy(page: Page, button: string) {
  const request = page.waitForRequest((one) => one.method() === "POST" && /analyze|generate/.test(one.url()));
  await page.getByRole("button", { name: button }).click();
  const body = (await request).postDataBuffer();
  if (!body) throw new Error("nothing was sent");
  return body;
}

function photoIn(body: Buffer) {
  const start = body.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const end = body.lastIndexOf(Buffer.from([0xff, 0xd9]));
  return body.subarray(start, end + 2);
}

test("a phone's photo leaves the page small, upright, and without what the camera wrote into it", async ({ page }) => {
  await signInAsNewSeller(page);
  await page.goto("/generate");
  const original = await createPhonePhoto();
  await choose(page, original);
  await expect(page.getByRole("list", { name: "About this photo" })).toContainText("size");

  const body = await sentBy(page, "Analyze & Fill Form");
  test.info().annotations.push({ type: "bytes", description: `${original.length} chosen, ${body.length} sent` });
  process.stdout.write(`uploads: ${original.length} bytes chosen, ${body.length} bytes sent\n`);
  expect(body.length).toBeLessThanOrEqual(300 * 1024);
  for (const trace of traces) expect(body.includes(trace)).toBe(false);

  const sent = photoIn(body);
  const { width, height, exif, orientation } = await sharp(sent).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1176, height: 1568 });
  // The wall is red and above; the table below is not.
  const [red, green, blue] = await sharp(sent).extract({ left: 500, top: 20, width: 1, height: 1 }).raw().toBuffer();
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(100);
  await expect(page.getByText("Form filled from your photo")).toBeVisible();
});

test("a picture full of noise still fits", async ({ page }) => {
  await signInAsNewSeller(page);
  await page.goto("/generate");
  const noise = {
    create: {
      width: 2000,
      height: 2000,
      channels: 3 as const,
      noise: { type: "gaussian" as const, mean: 128, sigma: 60 },
    },
  };
  await choose(
    page,
    await sharp(noise as never)
      .jpeg({ quality: 70 })
      .toBuffer(),
  );
  const body = await sentBy(page, "Generate Complete Listing from Photo");
  expect(body.length).toBeLessThanOrEqual(301 * 1024);
});

test("what the browser can't read is sent as it is, and the server says what is wrong", async ({ page }) => {
  await signInAsNewSeller(page);
  await page.goto("/generate");
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5_000, 7)]);
  await choose(page, broken);
  const body = await sentBy(page, "Analyze & Fill Form");
  expect(body.includes(broken)).toBe(true);
  await expect(page.getByText(/can't be read; it may be damaged/).first()).toBeVisible();
});

test("without workers the original is sent", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas"));
  await signInAsNewSeller(page);
  await page.goto("/generate");
  const original = await createPhonePhoto();
  await choose(page, original);
  await expect(page.getByRole("list", { name: "About this photo" })).toContainText("size, shape");
  const body = await sentBy(page, "Analyze & Fill Form");
  expect(body.length).toBeGreaterThan(original.length);
});

test("a small, dark picture is remarked on at once, and may be used all the same", async ({ page }) => {
  await signInAsNewSeller(page);
  await page.goto("/generate");
  const dark = { create: { width: 900, height: 700, channels: 3 as const, background: "#17140f" } };
  await choose(page, await sharp(dark).png().toBuffer(), "dark.png");
  const list = page.getByRole("list", { name: "About this photo" });
  await expect(list).toContainText("The shortest side has 700 pixels.");
  await expect(list).toContainText("The photo is dark.");
  await expect(page.getByRole("button", { name: "Generate Complete Listing from Photo" })).toBeEnabled();
});

test("what the photo says never replaces what was typed, unless the seller takes it", async ({ page }) => {
  await signInAsNewSeller(page);
  await page.goto("/generate");
  await page.getByLabel("Product name").fill("Grandmother's jug");
  await choose(page, await createPhonePhoto());
  await page.getByRole("button", { name: "Analyze & Fill Form" }).click();
  await expect(page.getByText("From your photo. Please check.").first()).toBeVisible();
  await expect(page.getByLabel("Product name")).toHaveValue("Grandmother's jug");
  await page.getByRole("button", { name: /Use the photo's word for Product name/i }).click();
  await expect(page.getByLabel("Product name")).not.toHaveValue("Grandmother's jug");
});
