import { randomUUID } from "node:crypto";
import sharp from "sharp";
import {
  expect,
  linkIn,
  password,
  sandbox,
  signInAsNewSeller,
  test,
  waitForMail,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";
import { namePiece } from "@/tests/e2e/support/name-piece";
import { createPhonePhoto } from "@/tests/support/phone-photo";

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
});

test("a new seller signs up, verifies, uploads a photo, copies the listing, and finds and deletes it in the history", async ({
  page,
  context,
}) => {
  const email = `${randomUUID()}@example.com`;

  await page.goto("/signup");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(
    page.getByRole("heading", { name: /check your email/i }),
  ).toBeVisible();

  await page.goto(linkIn(await waitForMail(context.request, email)));
  await expect(page.getByText("Email Verified!")).toBeVisible();
  await expect(page).not.toHaveURL(/verify=/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(email)).toBeVisible();

  await page.goto("/generate");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: "IMG_0007.jpg",
      mimeType: "image/jpeg",
      buffer: await createPhonePhoto(),
    });
  await page
    .getByRole("button", { name: "Generate Complete Listing from Photo" })
    .click();
  await namePiece(page);
  const result = page.getByRole("region", { name: "Your listing is written" });
  await expect(result.getByText(/\/140/)).toBeVisible({ timeout: 30_000 });
  await result.getByRole("button", { name: /copy title/i }).click();
  const title = await page.evaluate(() => navigator.clipboard.readText());
  expect(title.length).toBeGreaterThan(5);

  await page.goto("/history");
  await expect(
    page.getByRole("heading", { name: "Generation History" }),
  ).toBeVisible();
  await page.reload();
  // A deletion that overtakes this request is answered with 404 there.
  const comparedTags = page.waitForResponse(/\/overlap\?/);
  await page.getByRole("button", { name: /view/i }).click();
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  await comparedTags;
  await page
    .getByRole("button", { name: /delete/i })
    .first()
    .click();
  await expect(page.getByText("No History Yet")).toBeVisible();
  await page.reload();
  await expect(page.getByText("No History Yet")).toBeVisible();
});

type ModelRequest = {
  body: {
    messages: { content: { type: string; source?: { data: string } }[] }[];
  };
};

test(
  "the model gets a rotated, smaller photo without metadata",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    const description = `Upright bowl ${randomUUID()}`;
    const response = await page
      .context()
      .request.post("/api/generate-from-image", {
        headers: { "Sec-Fetch-Site": "same-origin" },
        multipart: {
          image: {
            name: "IMG_0007.jpg",
            mimeType: "image/jpeg",
            buffer: await createPhonePhoto(),
          },
          productDescription: `Product: ${description}`,
        },
      });
    expect(response.status(), await response.text()).toBe(200);

    const answer = await page
      .context()
      .request.get(`${sandbox}/requests.json?service=anthropic`);
    const received: ModelRequest[] = await answer.json();
    // What is asked about the text afterward comes without the photo.
    const image = received
      .filter((request) =>
        JSON.stringify(request.body ?? null).includes(description),
      )
      .flatMap(({ body }) => body.messages[0]?.content ?? [])
      .find((block) => block.type === "image");
    const bytes = Buffer.from(image?.source?.data ?? "", "base64");

    const metadata = await sharp(bytes).metadata();
    expect({ width: metadata.width, height: metadata.height }).toEqual({
      width: 960,
      height: 1280,
    });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
    for (const trace of ["Exif", "Kiln", "Pocket 7", "GPS"])
      expect(bytes.includes(trace)).toBe(false);

    // The wall is red and above; the table below is not.
    const [red, green, blue] = await sharp(bytes)
      .extract({ left: 500, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(100);
  },
);
