import { expectGood } from "@/tests/e2e/support/expect-good";
import { expect, test } from "@/tests/e2e/support/fixtures";

test.use({
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

test("phone: a newcomer copies a listing after three presses, and nothing was asked of anybody", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: "Try Free" })
    .click();
  await page.getByRole("button", { name: "Try this cup" }).click();
  const sample = page.getByRole("article", { name: "Speckled stoneware mug" });
  await sample.getByRole("button", { name: "Copy all" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of ["Speckled Stoneware", "350 ml", "wheel thrown mug"])
    expect(copied).toContain(part);
  await expectGood(page);

  await sample.getByRole("button", { name: "Edit title" }).click();
  await sample
    .getByRole("textbox", { name: "Title" })
    .fill("Cream stoneware mug, 350 ml");
  await sample.getByRole("button", { name: "Done with title" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Try this cup" }).click();
  await expect(
    sample.getByText("Cream stoneware mug, 350 ml").first(),
  ).toBeVisible();
  // The page's visit is counted; nothing else is sent.
  expect(sent.filter((path) => path !== "/api/visits")).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
