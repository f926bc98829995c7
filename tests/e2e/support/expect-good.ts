import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@/tests/e2e/support/fixtures";

/** Nothing is wider than the screen, and axe has nothing to say. */
export async function expectGood(page: Page) {
  expect(
    await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    ),
  ).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`,
    ),
  ).toEqual([]);
}
