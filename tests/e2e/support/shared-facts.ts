import type { Page } from "@playwright/test";

/** What all listings of a batch share, which a phone shows after a press. */
export async function openSharedFacts(page: Page) {
  const press = page.getByRole("button", {
    name: /^(Fill in|Change) what all/,
  });
  if (await press.isVisible()) await press.click();
}
