import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import {
  expect,
  failedRequest,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { isFull, onlyFull, shortIf } from "@/tests/e2e/support/full";
import { watchLists, watchViolations } from "@/tests/e2e/support/markup";
import { prerenderedPages } from "@/tests/e2e/support/routes";
import { expectSteady, watchShifts } from "@/tests/e2e/support/shifts";
import { signInAsStandardSeller } from "@/tests/e2e/support/standard-seller";
import { translatePage, tryEverything } from "@/tests/e2e/support/translate";

test.describe.configure({ timeout: 240_000 });
test.use({ allowedComplaints: failedRequest(404) });

/**
 * Whoever is signed in is led away from these, or has to bring something along.
 */
const leadElsewhere = [
  "/signin",
  "/signup",
  "/shop-name-generator",
  "/oauth/authorize",
  "/reset-password",
  "/offline",
];

async function signInWithListings(page: Page) {
  await signInAsStandardSeller(page);
  for (const productName of ["Oak ring dish", "Speckled mug", "Linen apron"]) {
    const response = await page.request.post("/api/generate-listing", {
      multipart: {
        formData: JSON.stringify({ productName, materials: "oak" }),
      },
      headers: {
        "Sec-Fetch-Site": "same-origin",
        "Idempotency-Key": randomUUID(),
      },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

/**
 * Calls are answered one after the other, once the page is painted without:
 * what waits for several is seen half there.
 */
async function holdCalls(page: Page) {
  let last: Promise<unknown> = Promise.resolve();
  const answer = async (route: Route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    );
    await route.continue();
    await route.request().response();
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        ),
    );
  };
  await page.route("**/api/**", (route) => {
    // A page that is left meanwhile waits for none.
    last = last.then(() => answer(route)).catch(() => undefined);
    return last;
  });
}

const pages = prerenderedPages().filter(
  (each) => !leadElsewhere.includes(each),
);

/** All pages; in the short run a quarter of them, each time another. */
const pagesIn = (turn: number) =>
  pages.filter((_, index) => isFull || index % 4 === turn);

for (const [turn, who, width, signIn] of [
  [0, "a new seller, on a phone", 390, signInAsNewSeller],
  [1, "a seller with listings, on a phone", 390, signInWithListings],
  [2, "a seller with listings, at a desk", 1440, signInWithListings],
] as const) {
  test(
    `${who}: nothing moves much, lists are valid, and the policy refuses nothing on any page`,
    shortIf(turn === 1),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await signIn(page);
      await holdCalls(page);
      const shifts = await watchShifts(page);
      const violations = await watchViolations(page);
      const brokenLists = await watchLists(page);
      for (const path of pagesIn(turn)) {
        await page.goto(path);
        await page.waitForLoadState("networkidle");
        await expect(page.locator(".animate-pulse"), path).toHaveCount(0);
        await test.step(path, async () => {
          expect.soft(await brokenLists(), path).toEqual([]);
          expect.soft(await violations(), path).toEqual([]);
          expectSteady(path, await shifts());
        });
      }
    },
  );
}

test.describe("translated by the browser", () => {
  // What is sent is made up, and refused.
  test.use({
    allowedComplaints: failedRequest(400, 401, 403, 404, 409, 422, 429),
  });

  test(
    "a seller with listings: everything in each page can be pressed and filled in",
    onlyFull,
    async ({ page, complaints }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await signInWithListings(page);
      for (const path of pagesIn(1)) {
        await page.goto(path);
        await expect(page.locator(".animate-pulse"), path).toHaveCount(0);
        await translatePage(page);
        await tryEverything(page);
        expect
          .soft(
            complaints.filter((text) => text.startsWith("uncaught")).splice(0),
            path,
          )
          .toEqual([]);
      }
    },
  );
});
