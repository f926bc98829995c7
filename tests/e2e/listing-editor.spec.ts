import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("editing a listing of the history: the score changes, and the saved edit is there after a reload", async ({
  page,
}) => {
  await signInAsNewSeller(page);
  const answer = await page.context().request.post("/api/generate-listing", {
    headers: { "Sec-Fetch-Site": "same-origin" },
    multipart: {
      formData: JSON.stringify({
        productName: "Stoneware Coffee Mug",
        materials: "stoneware",
      }),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);

  await page.goto("/history");
  await page.getByRole("button", { name: "View Stoneware Coffee Mug" }).click();
  const score = page
    .getByRole("toolbar", { name: "Listing" })
    .getByText(/^\d+$/);
  const before = Number(await score.textContent());

  await page.getByRole("button", { name: "Edit title" }).click();
  await page
    .getByRole("textbox", { name: "Title" })
    .fill("BEAUTIFUL amazing gift mug gift mug");
  await expect
    .poll(async () => Number(await score.textContent()))
    .toBeLessThan(before);
  await page
    .getByRole("textbox", { name: "Title" })
    .fill("Rustic Stoneware Coffee Mug, Gray Glaze");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole("button", { name: "View Stoneware Coffee Mug" }).click();
  const title = page.getByRole("region", { name: "Title" });
  await expect(
    title.getByText("Rustic Stoneware Coffee Mug, Gray Glaze", { exact: true }),
  ).toBeVisible();
  await title.getByRole("button", { name: "Restore generated title" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await title.getByRole("button", { name: "Rewrite title" }).click();
  await title.getByRole("button", { name: "Write again" }).click();
  await expect(
    title.getByText(/Rewritten|would fall|came out the same/),
  ).toBeVisible();
});
