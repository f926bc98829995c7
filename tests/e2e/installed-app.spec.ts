import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { createPhonePhoto } from "@/tests/support/phone-photo";

type Shared = { name: string; mimeType: string; buffer: Buffer };

/** As the phone's share sheet does: a form that is sent to the action of the manifest. */
async function share(page: Page, files: Shared[]) {
  const action = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const manifest = await (await fetch(link?.href ?? "")).json();
    const form = Object.assign(document.createElement("form"), {
      ...{ method: manifest.share_target.method, enctype: manifest.share_target.enctype },
      ...{ action: manifest.share_target.action, id: "share" },
    });
    const [{ name }] = manifest.share_target.params.files;
    form.append(Object.assign(document.createElement("input"), { type: "file", name, multiple: true }));
    document.body.append(form);
    return form.action;
  });
  await page.locator("#share input").setInputFiles(files);
  await Promise.all([
    page.waitForURL(/\/generate/),
    page.waitForEvent("framenavigated"),
    page.evaluate(() => document.querySelector<HTMLFormElement>("#share")?.submit()),
  ]);
  return action;
}

const small = async (name: string): Promise<Shared> => ({
  name,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 900, height: 700, channels: 3, background: "#a24422" } })
    .png()
    .toBuffer(),
});

test("manifest: linked from every page, and what it names is there", async ({ page, request }) => {
  await page.goto("/");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const response = await request.get(href ?? "");
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = await response.json();
  expect(manifest).toMatchObject({ name: "Listwright", start_url: "/generate", scope: "/", display: "standalone" });
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src);
    const { width, height, format } = await sharp(await icon.body()).metadata();
    expect({ format, sizes }).toEqual({ format: "png", sizes: `${width}x${height}` });
  }
  expect((await request.get(manifest.start_url)).ok()).toBe(true);
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  async function openApp(page: Page) {
    await page.goto("/generate");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  test("a browser can install it", async ({ page }) => {
    await openApp(page);
    const browser = await page.context().newCDPSession(page);
    const { errors } = await browser.send("Page.getAppManifest");
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    // Playwright's pages are in private windows, where nothing is installed.
    expect([...errors, ...installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")]).toEqual([]);
  });

  test("photos shared by a visitor: the generator opens with them, also after a reload, and each is taken once", async ({
    page,
  }) => {
    await openApp(page);
    await share(page, [
      await small("front.png"),
      { name: "IMG_7.jpg", mimeType: "image/jpeg", buffer: await createPhonePhoto() },
    ]);
    const list = page.getByRole("list", { name: "Your photos, in order" });
    await expect(list.getByRole("listitem")).toHaveCount(2);
    expect(new URL(page.url()).search).toBe("");
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("listwright:draft") ?? "{}").photos?.length))
      .toBe(2);
    await page.reload();
    await expect(list.getByRole("listitem")).toHaveCount(2);
  });

  test("a photo shared by a seller: uploaded to her account", async ({ page }) => {
    await signInAsNewSeller(page);
    await openApp(page);
    const uploaded = page.waitForResponse((response) => response.url().endsWith("/api/photos"));
    await share(page, [await small("front.png")]);
    expect((await uploaded).status()).toBe(201);
    await expect(page.getByRole("button", { name: "Generate Complete Listing from Photo" })).toBeEnabled();
  });

  test("an earlier version's cache is deleted, and nothing of a seller is ever cached", async ({ page }) => {
    await page.goto("/faq");
    await page.evaluate(async () => (await caches.open("offline-1")).put("/offline", new Response("old")));
    await signInAsNewSeller(page);
    await openApp(page);
    await share(page, [await small("front.png")]);
    for (const path of ["/history", "/dashboard"]) await page.goto(path);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const caching = names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      );
      return { names, paths: (await Promise.all(caching)).flat() };
    });
    expect(kept.names).toHaveLength(1);
    expect(kept.names).not.toContain("offline-1");
    expect(
      kept.paths.filter((path) => path !== "/offline" && !/^\/_next\/static\/.*\.(css|woff2)$/.test(path)),
    ).toEqual([]);
  });
});

test("without a service worker: the generator opens, and says to choose the photo there", async ({ page }) => {
  await page.goto("/generate");
  await share(page, [await small("front.png")]);
  await expect(page.getByText("The photo that you shared didn't arrive. Please choose it here.")).toBeVisible();
  expect(new URL(page.url()).search).toBe("");
});
