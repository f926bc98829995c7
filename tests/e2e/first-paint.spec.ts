import type { Page } from "@playwright/test";
import { expect, failedRequest, test } from "@/tests/e2e/support/fixtures";
import { prerenderedPages } from "@/tests/e2e/support/routes";
import { createJpeg } from "@/tests/support/photos";

test.use({ allowedComplaints: new RegExp(`net::ERR_FAILED|${failedRequest(401).source}`) });

const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));

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

test("what is done before React listens is done once it does: typed, chosen, pressed", async ({ page }) => {
  const release = await holdData(page);
  await page.goto("/generate");
  const photo = { name: "cup.jpg", mimeType: "image/jpeg", buffer: await createJpeg() };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await page.getByLabel("Product name").fill("Early cup");
  await page.getByRole("button", { name: "Generate Listing" }).click();
  expect(new URL(page.url()).search).toBe("");
  release();
  // A visitor is led to the sign-in, and finds the form as it was.
  await page.waitForURL(/signin/);
  await page.goto("/generate");
  await expect(page.getByLabel("Product name")).toHaveValue("Early cup");
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible();
});

test("a sign-in sent before React listens keeps the password out of the address, and is sent", async ({ page }) => {
  const release = await holdData(page);
  await page.goto("/signin");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Kiln-fired-7");
  await page.keyboard.press("Enter");
  expect(page.url()).not.toContain("Kiln");
  const sent = page.waitForResponse("**/api/auth/signin");
  release();
  expect((await sent).status()).toBe(401);
});
