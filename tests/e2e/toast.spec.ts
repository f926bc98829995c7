import { expect, test } from "@/tests/e2e/support/fixtures";
import { shortIf } from "@/tests/e2e/support/full";

for (const [distance, outcome] of [
  [46, "stays"],
  [50, "stays"],
  [51, "goes"],
  [240, "goes"],
] as const) {
  test(
    `a message swiped to the right by ${distance} px: it ${outcome}`,
    shortIf([50, 51].includes(distance)),
    async ({ page }) => {
      await page.goto("/test-form");
      await page.getByLabel("Name").fill("Ada");
      await page.getByRole("button", { name: "Show" }).click();
      const message = page
        .getByRole("listitem")
        .filter({ hasText: "Test Success" });
      const box = await message.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
      // It waits as long as the pointer is on it.
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
      if (outcome === "goes") await expect(message).toHaveCount(0);
      else await expect(message).toHaveAttribute("data-swipe", "cancel");
    },
  );
}
