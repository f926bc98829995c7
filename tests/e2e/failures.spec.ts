import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { query } from "@/tests/e2e/support/database";
import {
  expect,
  failedRequest,
  sandbox,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { isFull } from "@/tests/e2e/support/full";
import { createJpeg } from "@/tests/support/photos";

test.use({ allowedComplaints: failedRequest(403) });

/** Beside a listing the form is folded. */
const openForm = (page: Page) =>
  page.getByRole("button", { name: "Edit the form" }).click();
const result = (page: Page) =>
  page.getByRole("heading", { name: "Your listing is written" });
const generate = (page: Page) =>
  page.getByRole("button", { name: "Generate Listing" });
const details = "Holds 12 oz. Thrown on a kick wheel.";

/** One after another: the seller tries again after each, and gets a listing. */
const failures: [what: string, faults: object[], told: RegExp][] = [
  // As often as the application itself tries.
  [
    "busy",
    Array.from({ length: 3 }, () => ({ mode: "status", status: 529 })),
    /The writer is busy right now/,
  ],
  [
    "down",
    Array.from({ length: 3 }, () => ({ mode: "status", status: 500 })),
    /The writer had a problem/,
  ],
  [
    "cut off",
    [{ mode: "cut", firstTokenMs: 50, tokensPerSecond: 400 }],
    /The writer had a problem/,
  ],
  ["refused", [{ mode: "refusal" }], /declined this request/],
];

/** In the short run the one that shows half a listing first. */
const someFailures = failures.filter(([what]) => what === "cut off");

async function expectKept(page: Page, product: string) {
  await expect(page.getByLabel("Product name")).toHaveValue(product);
  await expect(page.getByLabel("Extra details")).toHaveValue(details);
  // From this browser, or after a reload from the server.
  await expect(page.getByRole("img", { name: "Your product" })).toBeVisible();
  await expect(generate(page)).toBeEnabled();
}

test("any failure: form and photo stay, the reason is shown, no quota is used, and a retry succeeds", async ({
  page,
}) => {
  const email = await signInAsNewSeller(page);
  const product = `Bowl ${randomUUID()}`;
  await page.goto("/generate");
  const photo = {
    name: "cup.jpg",
    mimeType: "image/jpeg",
    buffer: await createJpeg(),
  };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible();
  await page.getByLabel("Product name").fill(product);
  await page.getByLabel("Extra details").fill(details);

  let left = 5;
  for (const [what, faults, told] of isFull ? failures : someFailures) {
    await test.step(what, async () => {
      for (const fault of faults) {
        const data = {
          service: "anthropic",
          match: product,
          count: 1,
          ...fault,
        };
        expect(
          (await page.request.post(`${sandbox}/faults`, { data })).ok(),
        ).toBe(true);
      }
      await generate(page).click();
      await expect(page.getByText(told).first()).toBeVisible({
        timeout: 15_000,
      });
      await expectKept(page, product);
      await expect(
        page.getByText(`${left} of 5 listings left this month`),
      ).toBeVisible();

      await generate(page).click();
      left -= 1;
      await expect(
        page.getByText(`${left} of 5 listings left this month`),
      ).toBeVisible({ timeout: 15_000 });
      await expect(result(page)).toBeVisible();
      await openForm(page);
    });
  }

  await test.step("at the limit", async () => {
    const setUsed = (used: number) =>
      query(
        `UPDATE "Usage" SET used = $1 WHERE "userId" = (SELECT id FROM "User" WHERE email = $2)`,
        [used, email],
      );
    await setUsed(5);
    await generate(page).click();
    await expect(page.getByText("Listing Limit Reached").first()).toBeVisible();
    await expect(page).toHaveURL(/\/pricing$/);
    await setUsed(4);
    await page.goto("/generate");
    await openForm(page);
    await expectKept(page, product);
    await generate(page).click();
    await expect(page.getByText("0 of 5 listings left this month")).toBeVisible(
      { timeout: 15_000 },
    );
    await expect(result(page)).toBeVisible();
  });
});
