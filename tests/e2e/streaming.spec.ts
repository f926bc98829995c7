import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { openBreakableConnection } from "@/tests/e2e/support/breakable-connection";
import {
  expect,
  failedRequest,
  sandbox,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { onlyFull, shortIf } from "@/tests/e2e/support/full";
import { createJpeg } from "@/tests/support/photos";

test.use({
  allowedComplaints: new RegExp(
    `${failedRequest(401).source}|ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_INCOMPLETE`,
  ),
});

/** A fault for this product only, so that parallel tests are not affected. */
async function fault(page: Page, product: string, fields: object) {
  const data = { service: "anthropic", match: product, ...fields };
  const response = await page
    .context()
    .request.post(`${sandbox}/faults`, { data });
  expect(response.ok(), await response.text()).toBe(true);
}

type Seen = {
  fields: string[];
  percents: number[];
  tagsTop: number[];
  isReady: boolean;
};

/**
 * Records every change of the listing's area, so that short-lived states are
 * not missed.
 */
function watchListing() {
  const seen: Seen = { fields: [], percents: [], tagsTop: [], isReady: false };
  Object.assign(window, { seen });
  const note = () => {
    const place = document.querySelector(
      '[aria-label="Your listing is being written"]',
    );
    for (const part of place?.querySelectorAll("section") ?? []) {
      const name = part.querySelector("h3")?.textContent ?? "";
      const hasText =
        part.querySelector("p, li:not(:has([aria-hidden])), dt") !== null;
      if (hasText && !seen.fields.includes(name)) seen.fields.push(name);
      if (name === "Tags" && place) {
        const top = Math.round(
          part.getBoundingClientRect().top - place.getBoundingClientRect().top,
        );
        if (!seen.tagsTop.includes(top)) seen.tagsTop.push(top);
      }
    }
    const percent = Number(
      place
        ?.querySelector('[role="progressbar"]')
        ?.getAttribute("aria-valuenow") ?? Number.NaN,
    );
    if (place && seen.percents.at(-1) !== percent) seen.percents.push(percent);
  };
  new MutationObserver(note).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
  });
}

const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);

/**
 * The page of a seller after choosing a photo, naming the product and clicking
 * generate.
 */
async function startGenerating(page: Page, product: string, address = "") {
  await page.addInitScript(watchListing);
  await signInAsNewSeller(page);
  await page.goto(`${address}/generate`);
  const photo = {
    name: "cup.jpg",
    mimeType: "image/jpeg",
    buffer: await createJpeg(),
  };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible();
  await page.getByLabel("Product name").fill(product);
  await page.getByRole("button", { name: "Generate Listing" }).click();
}

async function expectKept(page: Page, product: string) {
  await expect(page.getByText("Generation Failed").first()).toBeVisible({
    timeout: 15_000,
  });
  await expect(page.getByLabel("Product name")).toHaveValue(product);
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Generate Listing" }),
  ).toBeEnabled();
}

const result = (page: Page) =>
  page.getByRole("heading", { name: "Your listing is written" });

for (const [name, viewport] of [
  ["a desk", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test(
    `on ${name}: fields appear in place while the listing is written`,
    shortIf(viewport.width === 390),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      // As long as a real name, which the title repeats.
      const product = `Bowl ${randomUUID().slice(0, 8)}`;
      await fault(page, product, {
        mode: "pace",
        firstTokenMs: 300,
        tokensPerSecond: 200,
      });
      await startGenerating(page, product);
      await expect(result(page)).toBeFocused({ timeout: 20_000 });

      const { fields, percents, tagsTop } = await seenOn(page);
      expect(fields).toEqual(
        expect.arrayContaining(["Facts", "Title", "Description", "Tags"]),
      );
      expect(fields.indexOf("Title")).toBeLessThan(fields.indexOf("Tags"));
      expect(percents[0]).toBe(60);
      expect(percents.length).toBeGreaterThan(4);
      expect(percents).toEqual([...percents].sort((a, b) => a - b));
      expect(tagsTop).toHaveLength(1);
    },
  );
}

test(
  "a lost connection: form and photo stay, and a retry shows the same listing, counted once",
  onlyFull,
  async ({ page, context, baseURL }) => {
    const product = `Bowl ${randomUUID()}`;
    await fault(page, product, {
      mode: "pace",
      firstTokenMs: 100,
      tokensPerSecond: 200,
      count: 1,
    });
    const line = await openBreakableConnection(baseURL ?? "");
    await startGenerating(page, product, line.url);
    await expect
      .poll(async () => (await seenOn(page)).fields.length)
      .toBeGreaterThan(0);
    line.breakAll();
    await expectKept(page, product);
    await page.getByRole("button", { name: "Generate Listing" }).click();
    await expect(result(page)).toBeVisible({ timeout: 20_000 });
    const history = await context.request.get("/api/listings/history");
    expect(await history.json()).toHaveLength(1);
    line.close();
  },
);
