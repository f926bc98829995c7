import type { Page } from "@playwright/test";
import { expect, test } from "@/tests/e2e/support/fixtures";
import { prerenderedPages } from "@/tests/e2e/support/routes";

test.use({ allowedComplaints: /net::ERR_FAILED/ });

const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));

test("no page names a script or holds React's data in front of its first paint", async ({ request }) => {
  for (const route of prerenderedPages()) {
    const html = await (await request.get(route)).text();
    expect(html, route).not.toContain("__next_f.push");
    expect(html.match(/<script[^>]*\bsrc=(?![^>]*nomodule)[^>]*>/gi), route).toBeNull();
    expect(html, route).not.toMatch(/<link[^>]*as="script"/);
  }
});

test("scripts are asked for after the first paint", async ({ page }) => {
  await page.goto("/faq");
  await hydrated(page);
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
  await hydrated(page);
  expect([...broken].some((address) => address.endsWith(".rsc"))).toBe(true);
  expect([...broken].some((address) => address.endsWith(".js"))).toBe(true);
});
