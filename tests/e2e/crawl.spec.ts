import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, failedRequest, test } from "@/tests/e2e/support/fixtures";

/** Every page of the build, and one that is none. */
function listRoutes() {
  const manifest: { routes: Record<string, unknown> } = JSON.parse(
    readFileSync(".next/prerender-manifest.json", "utf8"),
  );
  return [
    ...Object.keys(manifest.routes).filter((route) => !route.startsWith("/_") && !route.includes(".")),
    "/no-such-page",
  ];
}

test.use({ allowedComplaints: failedRequest(404) });

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

      for (const route of listRoutes()) {
        test(`${route} hydrates under its strict policy, fits the window and is accessible`, async ({ page }) => {
          const response = await page.goto(route);
          const policy = response?.headers()["content-security-policy"] ?? "";
          expect(policy).toContain("default-src 'none'");
          expect(policy).not.toContain("unsafe-eval");
          expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);

          await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
          await page.waitForLoadState("networkidle");
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);

          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
        });
      }
    });
  }
}
