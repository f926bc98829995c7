import type { Page } from "@playwright/test";
import { publicPages } from "@/lib/content/public-pages";
import { expect, failedRequest, test } from "@/tests/e2e/support/fixtures";

test.use({ allowedComplaints: new RegExp(`net::ERR_FAILED|${failedRequest(401).source}`) });

/** Keeps React from starting until it is called. */
async function holdData(page: Page) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/data\//, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

test("no public page without a form names a script or holds React's data in front of its first paint", async ({
  request,
}) => {
  for (const { path: route } of publicPages) {
    const html = await (await request.get(route)).text();
    if (html.includes("<form")) continue;
    expect(html, route).not.toContain("__next_f.push");
    expect(html.match(/<script[^>]*\bsrc=(?![^>]*nomodule)[^>]*>/gi), route).toBeNull();
    expect(html, route).not.toMatch(/<link[^>]*as="script"/);
  }
});

test("scripts are asked for after the first paint", async ({ page }) => {
  await page.goto("/faq");
  const { paint, first } = await page.evaluate(() => {
    const asked = performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/_next\/static\/(data\/|.*\.js$)/.test(name));
    return {
      paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      first: Math.min(...asked.map(({ startTime }) => startTime)),
    };
  });
  expect(paint).toBeGreaterThan(0);
  expect(first).toBeGreaterThanOrEqual(paint);
});

test("a page whose scripts and data break off asks again until it works", async ({ page }) => {
  const broken = new Set<string>();
  await page.route(/\/_next\/static\/(data\/|.*\.js$)/, (route) => {
    const address = route.request().url();
    if (broken.has(address)) return route.continue();
    broken.add(address);
    return route.abort();
  });
  await page.goto("/faq");
  expect([...broken].some((address) => address.endsWith(".rsc"))).toBe(true);
  expect([...broken].some((address) => address.endsWith(".js"))).toBe(true);
});

test("a button that is pressed before React listens is pressed once it does", async ({ page }) => {
  const release = await holdData(page);
  await page.goto("/pricing", { waitUntil: "load" });
  await page.getByRole("button", { name: "Choose Standard" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  release();
  await page.waitForURL(/\/signin\?callbackUrl=/);
});

test("menus and links work before React listens", async ({ page }) => {
  await holdData(page);
  await page.goto("/pricing", { waitUntil: "load" });
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: "Features" }).click();
  await header.getByRole("link", { name: /^Brand Builder/ }).click();
  await expect(page).toHaveURL(/\/shop-name-generator$/);
});
