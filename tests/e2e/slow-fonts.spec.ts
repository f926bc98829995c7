import { expect, test } from "@/tests/e2e/support/fixtures";
import { shortIf } from "@/tests/e2e/support/full";
import { watchShifts } from "@/tests/e2e/support/shifts";

for (const path of ["/", "/blog", "/etsy-listing-generator-guide"]) {
  test(
    `${path}: fonts loaded after the first paint cause no layout shift`,
    shortIf(path === "/"),
    async ({ page }) => {
      const shifts = await watchShifts(page);
      const held: (() => void)[] = [];
      await page.route("**/*.woff2", async (route) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length > 0,
      );
      expect(held.length).toBeGreaterThan(0);
      for (const release of held) release();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      expect(await shifts()).toEqual([]);
    },
  );
}
