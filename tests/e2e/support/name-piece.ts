import type { Page } from "@playwright/test";

/** Answers what the sample writer asks, which can't see what a photo shows. */
export async function namePiece(page: Page, name = "Ring dish") {
  const question = page.getByRole("textbox", { name: "What is it?" });
  await question.fill(name);
  await question.press("Enter");
}
