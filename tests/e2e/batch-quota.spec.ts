import { randomUUID } from "node:crypto";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import { expect, sandbox, test } from "@/tests/e2e/support/fixtures";
import { screens } from "@/tests/e2e/support/full";
import { signInAsStandardSeller } from "@/tests/e2e/support/standard-seller";

const count = 24;
const left = 20;

for (const [device, size, details] of screens()) {
  test.describe(device, details, () => {
    test.use(size);

    test(`24 listings on ${device}, the tab closed, one refused, 20 left: 20 are written and counted, 3 wait, and each says why`, async ({
      page,
    }) => {
      const context = page.context();
      await signInAsStandardSeller(page, left);
      // Found in the prompts of this test alone. Of two faults that fit, the
      // first counts.
      const mark = randomUUID();
      for (const fault of [
        { mode: "refusal", match: `${mark} mug 7,` },
        { mode: "latency", match: mark, latencyMs: 300 },
      ])
        await context.request.post(`${sandbox}/faults`, {
          data: { service: "anthropic", ...fault },
        });
      await page.goto("/batches");
      const rows = Array.from(
        { length: count },
        (_, index) => `"${mark} mug ${index + 1}, blue",stoneware`,
      );
      const buffer = Buffer.from(
        ["Product name,Materials", ...rows].join("\n"),
      );
      await page
        .locator('input[type="file"][accept*="csv"]')
        .setInputFiles({ name: "mugs.csv", mimeType: "text/csv", buffer });
      await expect(
        page.getByText(
          "20 left this month: the last 4 will wait, and nothing is lost.",
        ),
      ).toBeVisible();
      await page.getByRole("button", { name: "Write 24 listings" }).click();
      await page.waitForURL(/batch=/);
      const address = page.url();
      await expect(
        page.getByRole("listitem").getByText("Being written").first(),
      ).toBeVisible();
      await page.close();

      const later = await context.newPage();
      await later.goto(address);
      await expect(
        later.getByText(
          "Waiting: 20 to review, 3 waiting for your quota, 1 refused.",
        ),
      ).toBeVisible({
        timeout: 60_000,
      });
      const items = later
        .getByRole("list", { name: "Listings of this batch" })
        .getByRole("listitem");
      const waiting = items.filter({ hasText: "Waiting for your quota" });
      await expect(waiting).toHaveCount(3);
      await expect(
        waiting.filter({ hasText: "This month's listings are used up." }),
      ).toHaveCount(3);
      const refused = items.filter({
        hasText: "The writer declined this request.",
      });
      await expect(refused).toHaveCount(1);
      await expect(refused).toHaveAccessibleName(`${mark} mug 7, blue`);
      await expect(
        items.filter({ has: later.getByRole("button", { name: /^Accept/ }) }),
      ).toHaveCount(20);
      expect(
        await later.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        ),
      ).toBeLessThanOrEqual(0);
      await expectAccessible(later);

      const status = await (
        await context.request.get("/api/subscription-status")
      ).json();
      expect(status).toMatchObject({
        listingsThisMonth: 30,
        listingsRemaining: 0,
      });
      const history: { productName: string }[] = await (
        await context.request.get("/api/listings/history")
      ).json();
      expect(new Set(history.map(({ productName }) => productName)).size).toBe(
        20,
      );
      expect(history).toHaveLength(20);
    });
  });
}
