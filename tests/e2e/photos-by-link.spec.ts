import type { Page } from "@playwright/test";
import {
  expectAccessible,
  expectStillGood,
} from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";
import { createJpeg } from "@/tests/support/photos";

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

/** A link that a seller's program made; the browser is signed out then. */
async function createLink(page: Page) {
  await signInAsNewSeller(page);
  const { request } = page.context();
  const post = async (path: string, data: object, headers: object) =>
    (
      await request.post(path, {
        data,
        headers: { ...headers },
      })
    ).json();
  const { secret } = await post(
    "/api/keys",
    { name: "Helper", scopes: ["generate"] },
    { "Sec-Fetch-Site": "same-origin" },
  );
  const headers = { Authorization: `Bearer ${secret}` };
  const link = await post("/api/v1/upload-links", {}, headers);
  await page.context().clearCookies();
  const read = async () =>
    (await request.get(`/api/v1/upload-links/${link.id}`, { headers })).json();
  return { ...link, path: new URL(link.url).pathname, read };
}

const jpegFile = async (name: string, width: number) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await createJpeg({ width, height: 900 }),
});

test(
  "phone, signed out: photos that are chosen by a link arrive, and what is no photo says so",
  onlyFull,
  async ({ page }) => {
    const { path, read } = await createLink(page);
    const answer = await page.goto(path);
    expect(answer?.headers()["cache-control"]).toContain("no-store");
    await expect(
      page.locator('meta[name="robots"][content="noindex, nofollow"]'),
    ).toHaveCount(1);
    await expect(
      page.locator('meta[name="referrer"][content="no-referrer"]'),
    ).toHaveCount(1);
    await expect(page.getByText("Take a photo")).toBeVisible();
    await expectAccessible(page);
    const chooser = page.getByLabel("Choose photos");
    await expect(chooser).toBeEnabled();
    await chooser.setInputFiles([
      await jpegFile("mug.jpg", 1_200),
      { name: "note.txt", mimeType: "text/plain", buffer: Buffer.from("a") },
      await jpegFile("mug-from-above.jpg", 1_300),
    ]);
    await expect(page.getByText("2 photos arrived.")).toBeVisible();
    await expect(
      page
        .getByRole("listitem")
        .filter({ hasText: "note.txt" })
        .getByText("Please upload a JPG or PNG image."),
    ).toBeVisible();
    await expectStillGood(page);
    const { photos } = await read();
    expect(photos.map(({ width }: { width: number }) => width).sort()).toEqual([
      1_200, 1_300,
    ]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(390);

    await page.reload();
    await expect(page.getByText("2 photos arrived.")).toBeVisible();
    await page
      .getByLabel("Choose photos")
      .setInputFiles(
        await Promise.all(
          Array.from({ length: 19 }, (_, at) =>
            jpegFile(`${at}.jpg`, 100 + at),
          ),
        ),
      );
    await expect(page.getByText("One was left out.")).toBeVisible();
    await expect(page.getByText("20 photos arrived.")).toBeVisible({
      timeout: 30_000,
    });
    await expect(page.getByLabel("Choose photos")).toBeDisabled();
    expect((await read()).photos).toHaveLength(20);
  },
);

test.describe("links that can't be used", () => {
  test.use({ allowedComplaints: failedRequest(404) });

  test(
    "unknown, full and without a token: one plain page, also when it ends while it is open",
    onlyFull,
    async ({ page }) => {
      const over = page.getByRole("heading", {
        name: "This link can't be used",
      });
      for (const path of ["/u", "/u/none"]) {
        await page.goto(path);
        await expect(over).toBeVisible();
        await expect(page.getByText("Choose photos")).toHaveCount(0);
      }
      await expectAccessible(page);

      const { path, uploadUrl } = await createLink(page);
      await page.goto(path);
      await expect(page.getByLabel("Choose photos")).toBeEnabled();
      const photo = await jpegFile("mug.jpg", 100);
      for (let count = 0; count < 20; count += 1) {
        const sent = await page
          .context()
          .request.post(new URL(uploadUrl).pathname, { multipart: { photo } });
        expect(sent.status()).toBe(201);
      }
      await page.getByLabel("Choose photos").setInputFiles(photo);
      await expect(over).toBeVisible();
    },
  );
});
