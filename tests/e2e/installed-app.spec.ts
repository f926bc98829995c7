import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";
import { type Shared, sharePhotos } from "@/tests/e2e/support/share-photos";
import { signInAsStandardSeller } from "@/tests/e2e/support/standard-seller";
import { createCameraRoll } from "@/tests/support/camera-roll";
import { createPhonePhoto } from "@/tests/support/phone-photo";

const small = async (name: string): Promise<Shared> => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({
    create: { width: 900, height: 700, channels: 3, background: "#a24422" },
  })
    .png()
    .toBuffer(),
});

test("manifest: linked from every page, and what it names is there", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain(
    "application/manifest+json",
  );
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: "Listwright",
    start_url: "/generate",
    scope: "/",
    display: "standalone",
  });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    const { width, height, format } = await sharp(await icon.body()).metadata();
    expect({ format, sizes }).toEqual({
      format: "png",
      sizes: `${width}x${height}`,
    });
  }
  expect((await request.get(manifest.start_url)).ok()).toBe(true);
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  async function openApp(page: Page) {
    await page.goto("/generate");
    await page.waitForFunction(
      () => navigator.serviceWorker.controller !== null,
    );
  }

  test("a browser can install it", async ({ page }) => {
    await openApp(page);
    const browser = await page.context().newCDPSession(page);
    const { errors } = await browser.send("Page.getAppManifest");
    const { installabilityErrors } = await browser.send(
      "Page.getInstallabilityErrors",
    );
    // Playwright's pages are in private windows, where nothing is installed.
    expect([
      ...errors,
      ...installabilityErrors.filter(
        ({ errorId }) => errorId !== "in-incognito",
      ),
    ]).toEqual([]);
  });

  const list = (page: Page) =>
    page.getByRole("list", { name: "Your photos, in order" });
  const storedPhotos = (page: Page) =>
    page.evaluate(
      () =>
        JSON.parse(localStorage.getItem("listwright:draft") ?? "{}").photos
          ?.length ?? 0,
    );

  test("photos shared by a visitor: they wait over a reload until she uses them, and are then in the form for good", async ({
    page,
  }) => {
    await openApp(page);
    await sharePhotos(page, [
      await small("front.png"),
      {
        name: "IMG_7.jpg",
        mimeType: "image/jpeg",
        buffer: await createPhonePhoto(),
      },
    ]);
    await expect(page.getByText("Use these 2 photos?")).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
    await page.reload();
    await page.getByRole("button", { name: "Use", exact: true }).click();
    await expect(list(page).getByRole("listitem")).toHaveCount(2);
    await expect.poll(() => storedPhotos(page)).toBe(2);
    await page.reload();
    await expect(list(page).getByRole("listitem")).toHaveCount(2);
    await expect(page.getByText(/^Use these/)).toHaveCount(0);
  });

  test(
    "a photo shared by a seller: uploaded to her account once she uses it",
    onlyFull,
    async ({ page }) => {
      await signInAsNewSeller(page);
      await openApp(page);
      await sharePhotos(page, [await small("front.png")]);
      const uploaded = page.waitForResponse((response) =>
        response.url().endsWith("/api/photos"),
      );
      await page.getByRole("button", { name: "Use", exact: true }).click();
      expect((await uploaded).status()).toBe(201);
      await expect(
        page.getByRole("button", {
          name: "Generate Complete Listing from Photo",
        }),
      ).toBeEnabled();
    },
  );

  test("60 photos shared by a seller: sorted into products, with nothing uploaded, and kept", async ({
    page,
  }) => {
    const roll = await createCameraRoll();
    await signInAsStandardSeller(page);
    await openApp(page);
    const uploads: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/photos")) uploads.push(request.method());
    });
    await sharePhotos(
      page,
      roll.map(({ name, bytes }) => ({
        name,
        mimeType: "image/jpeg",
        buffer: bytes,
      })),
    );
    await expect(page.getByText("Use these 60 photos?")).toBeVisible();
    await expectAccessible(page);
    const sort = page.getByRole("button", { name: "Sort them into products" });
    await sort.click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(
      page.getByText("The photos that you shared still wait in the generator."),
    ).toBeVisible();
    await page.goto("/generate");
    await expect(page.getByText("Use these 60 photos?")).toBeVisible();
    await sort.click();
    const heading = page.getByRole("heading", {
      name: /^\d+ listings, 60 photos$/,
    });
    await expect(heading).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/^Kept in this browser/)).toBeVisible();
    expect(uploads).toEqual([]);
    await page.reload();
    await expect(heading).toBeVisible();
    await page.goto("/generate");
    await expect(page.getByText(/left this month/)).toBeVisible();
    await expect(page.getByText(/^Use these/)).toHaveCount(0);
  });

  test(
    "photos that a foreign page posts to a signed-in seller's app: her form and account stay as they are",
    onlyFull,
    async ({ page, baseURL }) => {
      await signInAsNewSeller(page);
      await openApp(page);
      const sent: string[] = [];
      page.on(
        "request",
        (request) =>
          request.url().endsWith("/api/photos") && sent.push(request.method()),
      );
      const png = (await small("foreign.png")).buffer.toString("base64");
      await page.route("http://foreign.test/", (route) =>
        route.fulfill({
          contentType: "text/html",
          body: `<form method="post" enctype="multipart/form-data" action="${new URL("/api/share", baseURL)}"><input type="file" name="photos" multiple></form>
          <script>
            const bytes = Uint8Array.from(atob("${png}"), (letter) => letter.charCodeAt(0));
            const files = new DataTransfer();
            for (let number = 0; number < 12; number += 1)
              files.items.add(new File([bytes], "foreign-" + number + ".png", { type: "image/png" }));
            document.querySelector("input").files = files.files;
            document.querySelector("form").submit();
          </script>`,
        }),
      );
      await page.goto("http://foreign.test/", { waitUntil: "commit" });
      await page.waitForURL(/\/generate/);
      await expect(page.getByText("Use these 12 photos?")).toBeVisible();
      await expect(list(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Discard" }).click();
      await expect(page.getByText(/^Use these/)).toHaveCount(0);
      await page.reload();
      await expect(page.getByText(/left this month/)).toBeVisible();
      await expect(page.getByText(/^Use these/)).toHaveCount(0);
      expect([sent, await storedPhotos(page)]).toEqual([[], 0]);
    },
  );

  test(
    "photos beyond the 200 that may wait: those before them stay, and it is said",
    onlyFull,
    async ({ page }) => {
      await openApp(page);
      const photos = await Promise.all(
        Array.from({ length: 125 }, (_, number) => small(`${number}.png`)),
      );
      await sharePhotos(page, photos);
      await expect(page.getByText("Use these 125 photos?")).toBeVisible();
      await sharePhotos(page, photos);
      await expect(page.getByText("Use these 200 photos?")).toBeVisible();
      await expect(
        page.getByText(/^Not all the photos you shared fit/),
      ).toBeVisible();
    },
  );

  test(
    "an earlier version's cache is deleted, and nothing of a seller is ever cached",
    onlyFull,
    async ({ page }) => {
      await page.goto("/faq");
      await page.evaluate(async () =>
        (await caches.open("offline-1")).put("/offline", new Response("old")),
      );
      await signInAsNewSeller(page);
      await openApp(page);
      await sharePhotos(page, [await small("front.png")]);
      for (const path of ["/history", "/dashboard"]) await page.goto(path);
      const kept = await page.evaluate(async () => {
        const names = await caches.keys();
        const caching = names.map(async (name) =>
          (await (await caches.open(name)).keys()).map(
            ({ url }) => new URL(url).pathname,
          ),
        );
        return { names, paths: (await Promise.all(caching)).flat() };
      });
      expect(kept.names).toHaveLength(1);
      expect(kept.names).not.toContain("offline-1");
      expect(
        kept.paths.filter(
          (path) =>
            path !== "/offline" &&
            !/^\/_next\/static\/.*\.(css|woff2)$/.test(path),
        ),
      ).toEqual([]);
    },
  );
});

test(
  "without a service worker: the generator opens, and says to choose the photo there",
  onlyFull,
  async ({ page }) => {
    await page.goto("/generate");
    await sharePhotos(page, [await small("front.png")]);
    await expect(
      page.getByText(
        "The photo that you shared didn't arrive. Please choose it here.",
      ),
    ).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
  },
);
