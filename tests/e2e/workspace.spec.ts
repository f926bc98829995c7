import { randomUUID } from "node:crypto";
import { devices, type Page } from "@playwright/test";
import { settingsLinks } from "@/lib/content/navigation";
import { site } from "@/lib/content/site";
import { shopLinks, workspaceLinks } from "@/lib/content/workspace-links";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { watchShifts } from "@/tests/e2e/support/shifts";
import { signInAsStandardSeller } from "@/tests/e2e/support/standard-seller";

/** Every page with the navigation. */
const pages = [
  ...new Set(
    [...workspaceLinks, ...shopLinks, ...settingsLinks].map(({ href }) => href),
  ),
];
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const navigation = (page: Page) =>
  page.getByRole("navigation", { name: "Workspace" });
const entry = (page: Page, name: string) =>
  navigation(page).getByRole("link", { name: new RegExp(`^${name}`) });

async function write(page: Page, form: object) {
  const response = await page.request.post("/api/generate-listing", {
    multipart: { formData: JSON.stringify(form) },
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "Idempotency-Key": randomUUID(),
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Addresses by how many presses it takes: one, or two behind a menu. */
const linksOf = (page: Page) =>
  page.evaluate(() => {
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>("header a, nav a"),
    ];
    const toPath = ({ href }: HTMLAnchorElement) => new URL(href).pathname;
    const isSeen = (link: HTMLAnchorElement) => link.checkVisibility();
    const isBehindMenu = (link: HTMLAnchorElement) =>
      link.closest("details:not([open])")?.checkVisibility() ?? false;
    return {
      one: links.filter(isSeen).map(toPath),
      two: links.filter(isBehindMenu).map(toPath),
    };
  });

for (const [where, viewport] of [
  ["on a phone", phone],
  ["on a tablet", { width: 768, height: 1024 }],
  ["at a desk", desk],
] as const) {
  test(`${where}: each page is at most two presses from each other one, says where it is, and nothing moves`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(viewport);
    await signInAsStandardSeller(page);
    await write(page, { productName: "Oak ring dish", materials: "oak" });
    const shifts = await watchShifts(page);
    const links = new Map<string, Awaited<ReturnType<typeof linksOf>>>();
    for (const path of pages) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expect(page.locator(".animate-pulse"), path).toHaveCount(0);
      links.set(path, await linksOf(page));
      await expect(navigation(page), path).toHaveCount(1);
      const current = navigation(page).locator("[aria-current]:visible");
      await expect(current, path).toHaveCount(1);
      const isPage = (await current.getAttribute("href")) === path;
      await expect(current).toHaveAttribute(
        "aria-current",
        isPage ? "page" : "true",
      );
      const moved = (await shifts()).reduce((sum, { value }) => sum + value, 0);
      expect(moved, path).toBeLessThanOrEqual(0.05);
      await expectAccessible(page);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        ),
        path,
      ).toBeLessThanOrEqual(0);
    }
    const inOne = (from: string) => links.get(from)?.one ?? [];
    const tooFar = pages.flatMap((from) =>
      pages.filter(
        (to) =>
          ![from, ...inOne(from), ...(links.get(from)?.two ?? [])].includes(
            to,
          ) && !inOne(from).some((stop) => inOne(stop).includes(to)),
      ),
    );
    expect(tooFar).toEqual([]);
  });
}

test("a visitor: sees no navigation, asks for nothing, and nothing moves", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const shifts = await watchShifts(page);
  for (const path of ["/generate", "/audit", "/shop-name-generator"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(navigation(page)).toHaveCount(0);
    const moved = (await shifts()).reduce((sum, { value }) => sum + value, 0);
    expect(moved, path).toBeLessThanOrEqual(0.05);
  }
  expect(asked.filter((url) => url.includes("/api/user/"))).toEqual([]);
});

test("before any script is there: the seller has the navigation in its place", async ({
  page,
}) => {
  await signInAsNewSeller(page);
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto("/history", { waitUntil: "domcontentloaded" });
  await expect(entry(page, "Listings")).toBeVisible();
  await expect(entry(page, "Listings")).toHaveAttribute("aria-current", "page");
  const before = await navigation(page).boundingBox();
  release();
  await page.waitForLoadState("networkidle");
  expect(await navigation(page).boundingBox()).toEqual(before);
});

test("the number that waits is gone by looking, on every device", async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsNewSeller(page);
  await write(page, { productName: "Oak ring dish", materials: "oak" });
  await page.goto("/batches");
  await expect(entry(page, "Listings")).toHaveAccessibleName(
    /^Listings ?1 waiting$/,
  );
  const told = page.waitForResponse(
    (response) =>
      response.url().endsWith("/api/user/waiting") &&
      response.request().method() === "PUT",
  );
  await entry(page, "Listings").click();
  expect((await told).status()).toBe(204);
  await expect(entry(page, "Listings")).toHaveAccessibleName("Listings");

  const other = await browser.newContext({
    ...devices["Pixel 7"],
    ...(baseURL !== undefined && { baseURL }),
    storageState: await page.context().storageState(),
    serviceWorkers: "block",
  });
  const second = await other.newPage();
  await second.goto("/dashboard");
  const waits = second.getByRole("region", { name: "What waits for you" });
  await waits.getByRole("link", { name: /^Oak ring dish/ }).waitFor();
  await expect(entry(second, "Listings")).toHaveAccessibleName("Listings");
  await waits.getByRole("link", { name: /^Oak ring dish/ }).tap();
  await expect(second).toHaveURL(/\/history\?open=\d+$/);
  await other.close();

  await write(page, { productName: "Speckled mug", materials: "stoneware" });
  await page.goto("/batches");
  await expect(entry(page, "Listings")).toHaveAccessibleName(
    /^Listings ?1 waiting$/,
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, isMobile: true, hasTouch: true });

  /** The lowest that is shown of what sticks to the bottom. */
  const bottomOf = async (page: Page, text: string) => {
    const box = await page.getByText(text).last().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const topOfBar = async (page: Page) =>
    (await entry(page, "Home").boundingBox())?.y ?? 0;

  test("what sticks to the bottom stands above the bar", async ({ page }) => {
    await signInAsNewSeller(page);
    await page.goto("/generate");
    await expect(entry(page, "Home")).toBeInViewport({ ratio: 1 });
    expect(await bottomOf(page, "Generate Listing")).toBeLessThanOrEqual(
      await topOfBar(page),
    );
    await page.goto("/shop");
    await page.getByRole("button", { name: "Save my shop" }).waitFor();
    await page
      .getByLabel(/materials/i)
      .first()
      .fill("oak");
    await page
      .getByLabel(/materials/i)
      .first()
      .blur();
    await expect(entry(page, "Home")).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const bottom = await bottomOf(page, "Save my shop");
        return bottom <= (await topOfBar(page));
      })
      .toBe(true);

    await write(page, { productName: "Oak ring dish", materials: "oak" });
    await page.goto("/history");
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .tap();
    const undo = page.locator('[data-slot="undo-notice"]');
    await undo.waitFor();
    const notice = await undo.boundingBox();
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(
      await topOfBar(page),
    );
    // The end of the page can be read.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await page.getByText(site.etsyNotice).boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(
      await topOfBar(page),
    );
  });

  /** Whether the start of the field is on top, and in the window. */
  function isSeen(field: Element) {
    const { left, top, width, height } = field.getBoundingClientRect();
    const line = Math.min(height, 40) / 2;
    const seen = document.elementFromPoint(left + width / 2, top + line);
    return seen !== null && (field.contains(seen) || seen.contains(field));
  }

  test("while something is typed nothing covers the field, and the bar comes back", async ({
    page,
  }) => {
    await signInAsNewSeller(page);
    for (const path of ["/generate", "/shop"]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expect(entry(page, "Home")).toBeInViewport({ ratio: 1 });
      // What a keyboard leaves of the window.
      await page.setViewportSize({ width: 390, height: 440 });
      const fields = page.locator(
        "main :is(input[type=text], textarea, select):visible",
      );
      expect(await fields.count(), path).toBeGreaterThan(2);
      for (const field of await fields.all()) {
        await field.focus();
        await expect(entry(page, "Home")).not.toBeInViewport();
        // The page scrolls smoothly.
        await expect
          .poll(() => field.evaluate(isSeen), { message: path })
          .toBe(true);
      }
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.setViewportSize(phone);
      await expect(entry(page, "Home")).toBeInViewport({ ratio: 1 });
    }
  });
});
