import { execFileSync } from "node:child_process";
import { expect, test } from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";

type Mail = { template: string; html: string };

test(
  "emails: even with the longest words none is wider than a small phone",
  onlyFull,
  async ({ page }) => {
    const output = execFileSync(process.execPath, [
      "node_modules/tsx/dist/cli.mjs",
      "tests/support/widest-mails.ts",
    ]);
    const mails: Mail[] = JSON.parse(output.toString());
    expect(mails.length).toBeGreaterThan(12);
    await page.setViewportSize({ width: 320, height: 640 });
    const widths: Record<string, number> = {};
    for (const { template, html } of mails) {
      await page.setContent(html);
      widths[template] = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
    }
    expect(widths).toEqual(
      Object.fromEntries(mails.map(({ template }) => [template, 320])),
    );
  },
);
