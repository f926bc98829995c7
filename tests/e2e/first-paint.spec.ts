import type { Page } from "@playwright/test";
import { publicPages } from "@/lib/content/public-pages";
import { expect, failedRequest, test } from "@/tests/e2e/support/fixtures";
import { someOf } from "@/tests/support/repetitions";

test.use({ allowedComplaints: failedRequest(401) });

/**
 * Holds all scripts, and so React, until the function that this resolves to is
 * called.
 */
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

test("public pages: styles are inline and allowed by the policy", async ({
  page,
  complaints,
}) => {
  const stylesheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet")
      stylesheets.push(request.url());
  });
  for (const { path } of someOf(publicPages)) {
    const background = await page
      .goto(path, early)
      .then(() =>
        page.evaluate(
          () => getComputedStyle(document.documentElement).backgroundColor,
        ),
      );
    expect(background, path).not.toBe("rgba(0, 0, 0, 0)");
  }
  expect(stylesheets).toEqual([]);
  expect(complaints).toEqual([]);
});

test("client navigation: loads no stylesheet and keeps the styles", async ({
  page,
}) => {
  const stylesheets: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet")
      stylesheets.push(request.url());
  });
  await page.goto("/pricing");
  const background = () =>
    page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const before = await background();
  await page.getByRole("button", { name: "Choose Standard" }).click();
  await page.waitForURL(/\/signin\?callbackUrl=/);
  await expect(page.getByLabel("Email")).toBeEnabled();
  expect(await background()).toBe(before);
  expect(stylesheets).toEqual([]);
  expect(
    await page.evaluate(
      () => performance.getEntriesByType("navigation").length,
    ),
  ).toBe(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the header's menu opens and its links work", async ({ page }) => {
    await page.goto("/pricing", early);
    const header = page.getByRole("banner");
    await expect(header.getByRole("link", { name: "Try Free" })).toBeVisible();
    await header.locator("summary", { hasText: "Features" }).click();
    await header.getByRole("link", { name: /^Brand Builder/ }).click();
    await expect(page).toHaveURL(/\/shop-name-generator$/);
  });

  test("the mobile menu, a question and a table of contents open", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/faq", early);
    const menu = page.getByRole("banner").locator("summary:visible");
    await menu.click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    await menu.click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    const question = page.locator("main details").first();
    await question.locator("summary").click();
    await expect(question).toHaveAttribute("open", "");
    await page.goto("/etsy-seo-tips", early);
    const contents = page.locator("main summary", { hasText: "On this page" });
    await contents.click();
    await expect(
      page.getByRole("navigation", { name: "On this page" }).first(),
    ).toBeVisible();
  });
});

const formPages = [
  "/signin",
  "/signup",
  "/forgot-password",
  "/generate",
  "/shop-name-generator",
  "/ultra-minimal",
];

test("form fields: disabled until React is ready, without layout shift", async ({
  page,
}) => {
  for (const path of someOf(formPages)) {
    await page.unrouteAll();
    const release = await holdScripts(page);
    await page.goto(path, early);
    const fields = page
      .locator("form")
      .locator("input, select, textarea, button");
    const disabled = () =>
      fields.evaluateAll(
        (all) => all.filter((field) => field.matches(":disabled")).length,
      );
    const box = await page.locator("form").first().boundingBox();
    expect(await fields.count(), path).toBeGreaterThan(0);
    expect(await disabled(), path).toBe(await fields.count());
    expect(await page.locator("form:not([method=post])").count(), path).toBe(0);
    release();
    await expect(page.locator("form > fieldset:disabled"), path).toHaveCount(0);
    expect(await disabled(), path).toBeLessThan(await fields.count());
    expect(await page.locator("form").first().boundingBox(), path).toEqual(box);
  }
});

test("a button that needs React: disabled until React is ready", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/pricing", early);
  const button = page.getByRole("button", { name: "Choose Standard" });
  await expect(button).toBeDisabled();
  release();
  await button.click();
  await page.waitForURL(/\/signin\?callbackUrl=/);
});

test("a password autofilled early: kept, submitted, and never in a URL", async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const release = await holdScripts(page);
  await page.goto("/signin", early);
  // What a password manager does, which may also fill fields that are disabled.
  await page.evaluate(() => {
    const fill = (name: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = value;
    };
    fill("email", "nobody@example.com");
    fill("password", "Kiln-fired-7");
  });
  const sent = page.waitForResponse("**/api/auth/signin");
  release();
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const response = await sent;
  expect(response.request().postDataJSON()).toMatchObject({
    email: "nobody@example.com",
    password: "Kiln-fired-7",
  });
  expect(response.status()).toBe(401);
  expect(addresses.filter((address) => address.includes("Kiln"))).toEqual([]);
});
