import type { Page } from "@playwright/test";
import { publicPages } from "@/lib/content/public-pages";
import { expect, failedRequest, test } from "@/tests/e2e/support/fixtures";
import { createJpeg } from "@/tests/support/photos";

test.use({ allowedComplaints: new RegExp(`net::ERR_FAILED|${failedRequest(401).source}`) });

/** Keeps React from starting until what it resolves with is called. */
async function holdScripts(page: Page) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}
const early = { waitUntil: "domcontentloaded" } as const;

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

test("React and the page start one after the other", async ({ request }) => {
  const starts = (await (await request.get("/faq")).text()).match(/"runtimeModuleIds":\[\d+\]/g);
  expect(new Set(starts).size).toBe(2);
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
  const release = await holdScripts(page);
  await page.goto("/pricing", early);
  await page.getByRole("button", { name: "Choose Standard" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  release();
  await page.waitForURL(/\/signin\?callbackUrl=/);
});

test("menus and links work before React listens", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/pricing", early);
  const header = page.getByRole("banner");
  await header.locator("summary", { hasText: "Features" }).click();
  await header.getByRole("link", { name: /^Brand Builder/ }).click();
  await expect(page).toHaveURL(/\/shop-name-generator$/);
});

test("typed, chosen and pressed early: everything is done, in its order", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/generate", early);
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

test("boxes that are marked before React listens stay marked, and it knows of them", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/generate", early);
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  for (const color of ["Blue", "Brown", "Gold"]) await page.locator("label", { hasText: color }).first().click();
  await page.locator("label", { hasText: "Gold" }).first().click();
  await page.getByRole("radio", { name: /Classic/ }).click();
  await expect(box("Blue")).toBeChecked();
  release();
  await expect(page.getByText("2 chosen")).toBeVisible();
  await page.locator("label", { hasText: "Brown" }).first().click();
  await expect(page.getByText("1 chosen")).toBeVisible();
  await expect(box("Blue")).toBeChecked();
  await expect(box("Gold")).not.toBeChecked();
  await expect(page.getByRole("radio", { name: /Classic/ })).toBeChecked();
});

test("a button pressed while what was typed is still held waits behind it", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/ultra-minimal", early);
  await page.getByLabel("Text").fill("hello");
  const dialog = page.waitForEvent("dialog").then(async (shown) => {
    await shown.accept();
    return shown.message();
  });
  release();
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
  await page.getByRole("button", { name: "Show" }).click();
  expect(await dialog).toBe("hello");
});

test("a sign-in sent early keeps the password out of the address, and is sent", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/signin", early);
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("Kiln-fired-7");
  await page.keyboard.press("Enter");
  expect(page.url()).not.toContain("Kiln");
  const sent = page.waitForResponse("**/api/auth/signin");
  release();
  expect((await sent).status()).toBe(401);
});
