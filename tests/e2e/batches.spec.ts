import type { Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { screens } from "@/tests/e2e/support/full";
import { openSharedFacts } from "@/tests/e2e/support/shared-facts";
import { createPieceIn } from "@/tests/support/photos";

const pieces = { bowl: "#c02020", mug: "#2040c0", vase: "#208030" };

/** Two photos of each piece. */
async function createPhotos() {
  const photos = Object.entries(pieces).map(async ([name, color]) => {
    const buffer = await createPieceIn(color);
    return [1, 2].map((number) => ({
      name: `${name}-${number}.jpg`,
      mimeType: "image/jpeg",
      buffer,
    }));
  });
  return (await Promise.all(photos)).flat();
}

/** Removes the blanks of a listing, as its seller would. */
async function fillBlanks(page: Page, listingId: number) {
  const listing = await (
    await page.request.get(`/api/listings/${listingId}`)
  ).json();
  const description = listing.description.replace(
    /[^.\n]*\[add [^\]]+\][^.\n]*\.?/gu,
    "",
  );
  const {
    title,
    tags,
    materials,
    altText,
    attributes,
    personalization,
    version,
  } = listing;
  const results = {
    title,
    description,
    tags,
    materials,
    altText,
    attributes,
    personalization,
  };
  const answer = await page.request.patch(`/api/listings/${listingId}`, {
    data: { results, version },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const [device, size, details] of screens("a phone")) {
  test.describe(device, details, () => {
    test.use(size);

    test("six photos: three listings, also with the tab closed, and each is accepted or rejected", async ({
      page,
    }) => {
      await signInAsNewSeller(page);
      await page.goto("/batches");
      await expect(page.getByText("None yet")).toBeVisible();
      await page
        .locator('input[type="file"][accept^="image"]')
        .setInputFiles(await createPhotos());
      await expect(
        page.getByRole("heading", { name: "3 listings, 6 photos" }),
      ).toBeVisible();
      await expect(page.getByLabel("Product name of listing 2")).toHaveValue(
        "Mug",
      );
      await openSharedFacts(page);
      await page.getByLabel("Materials").first().fill("stoneware");
      await expectAccessible(page);
      await page.getByRole("button", { name: "Write 3 listings" }).click();
      await page.waitForURL(/batch=/);
      const id = new URL(page.url()).searchParams.get("batch");
      // As after closing the tab: the page knows nothing of the batch any more.
      await page.goto("about:blank");
      const read = async () =>
        (await page.request.get(`/api/batches/${id}`)).json();
      await expect.poll(async () => (await read()).state).toBe("done");

      const { rows } = await read();
      expect(rows).toMatchObject([
        { state: "ready" },
        { state: "ready" },
        { state: "ready" },
      ]);
      expect(
        new Set(rows.map(({ listingId }: { listingId: number }) => listingId))
          .size,
      ).toBe(3);
      await fillBlanks(page, rows[1].listingId);
      await page.goto("/batches");
      await page.getByRole("link", { name: /^Open Batch of/ }).click();
      const item = (piece: string) =>
        page.getByRole("listitem", { name: piece, exact: true });
      await expect(item("Bowl").getByText(/blanks?:/)).toBeVisible();
      await expect(
        item("Bowl").getByRole("button", { name: "Accept" }),
      ).toBeDisabled();
      await expectAccessible(page);

      await page
        .getByRole("button", { name: "Accept all that are ready (1)" })
        .click();
      await expect(item("Mug").getByText("Accepted")).toBeVisible();
      await item("Vase").getByRole("button", { name: "Reject" }).click();
      await expect(page.getByText("1 listing rejected.")).toBeVisible();
      await expect(item("Vase").getByText("Rejected")).toBeVisible();
      await page.getByRole("button", { name: "Undo", exact: true }).click();
      await expect(
        item("Vase").getByRole("button", { name: "Reject" }),
      ).toBeVisible();
      await item("Vase").getByRole("button", { name: "Reject" }).click();
      await expect(item("Vase").getByText("Rejected")).toBeVisible();

      await item("Bowl").getByRole("button", { name: "Open" }).click();
      await expect(
        item("Bowl").getByRole("toolbar", { name: "Listing" }),
      ).toBeVisible();
      const left = await (
        await page.request.get("/api/listings/history")
      ).json();
      expect(
        left
          .map(({ productName }: { productName: string }) => productName)
          .sort(),
      ).toEqual(["Bowl", "Mug"]);
    });
  });
}
