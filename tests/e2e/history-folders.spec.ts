import type { Page } from "@playwright/test";
import { query } from "@/tests/e2e/support/database";
import { expectGood, expectStillGood } from "@/tests/e2e/support/expect-good";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { screens } from "@/tests/e2e/support/full";

const ours = { "Sec-Fetch-Site": "same-origin" };

/** Through the API: one listing by itself, two of a batch. */
async function createListings(page: Page) {
  const multipart = {
    formData: JSON.stringify({
      productName: "Silver ring",
      category: "jewelry",
    }),
  };
  const { id: ring } = await (
    await page.request.post("/api/generate-listing", {
      headers: ours,
      multipart,
    })
  ).json();
  const rows = ["Blue mug", "Red mug"].map((productName) => ({
    form: { productName, category: "home_living" },
  }));
  const created = await page.request.post("/api/batches", {
    headers: ours,
    data: { name: "Autumn mugs", rows },
  });
  const { id: batch } = await created.json();
  const read = async () =>
    (await page.request.get(`/api/batches/${batch}`)).json();
  await expect.poll(async () => (await read()).state).toBe("done");
  const { rows: written } = await read();
  return {
    ring: Number(ring),
    mugs: written.map(
      ({ listingId }: { listingId: number }) => listingId,
    ) as number[],
  };
}

/** As a publication leaves it. */
function markAtEtsy(listingId: number) {
  return query(
    `INSERT INTO "Publication" ("userId", "listingId", "etsyShopId", "etsyListingId", "choices", "sent", "steps", "state")
     SELECT "userId", id, id, 8000000000 + id, '{}', '{}', '[]', 'done' FROM "Listing" WHERE id = $1`,
    [listingId],
  );
}

const names = (page: Page) =>
  page.getByRole("listitem").getByRole("heading", { level: 2 });

test("blanks or open claims: from the first page to all of them, and on within a folder", async ({
  page,
}) => {
  await signInAsNewSeller(page);
  const { ring } = await createListings(page);
  for (const productName of ["Oak bowl", "Oak spoon"])
    await page.request.post("/api/generate-listing", {
      headers: ours,
      multipart: { formData: JSON.stringify({ productName }) },
    });
  const path = `/api/listings/${ring}`;
  const { version, title, tags, materials, altText, attributes } = await (
    await page.request.get(path)
  ).json();
  const description = "A ring that needs no more words.";
  const edited = await page.request.patch(path, {
    headers: ours,
    data: {
      version,
      results: { title, description, tags, materials, altText, attributes },
    },
  });
  expect(edited.ok(), await edited.text()).toBe(true);

  await page.goto("/dashboard");
  const waiting = page.getByRole("region", { name: "What waits for you" });
  await expect(
    waiting.getByRole("heading", {
      name: "4 listings with blanks or open claims",
    }),
  ).toBeVisible();
  await waiting.getByRole("link", { name: "1 more" }).click();
  // Those of a batch are written side by side.
  const mugs = [/^(Red|Blue) mug$/, /^(Red|Blue) mug$/];
  await expect(names(page)).toHaveText(["Oak spoon", "Oak bowl", ...mugs]);
  const chip = page.getByRole("button", {
    name: "Blanks or open claims",
    exact: true,
  });
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expectGood(page);
  await page.getByLabel("Batch").selectOption("Autumn mugs");
  await expect(names(page)).toHaveText(mugs);
  await page.getByRole("button", { name: "Save this filter" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: "Save", exact: true })
    .click();
  const saved = page
    .getByRole("list", { name: "Saved filters" })
    .getByRole("link", { name: "Blanks or open claims, Autumn mugs" });
  await expect(saved).toHaveAttribute("aria-current", "true");
  await chip.click();
  await page.getByLabel("Batch").selectOption("All batches");
  await expect(names(page)).toHaveCount(5);
  await saved.click();
  await expect(names(page)).toHaveText(mugs);
  await page.reload();
  await expect(names(page)).toHaveText(mugs);
});

for (const [device, size, details] of screens()) {
  test.describe(device, details, () => {
    test.use(size);

    test(`folders of the history on ${device}: what is copied and sent moves, and a filter is kept`, async ({
      page,
    }) => {
      await signInAsNewSeller(page);
      const { mugs } = await createListings(page);
      await page.goto("/history");
      const folder = (name: string) =>
        page
          .getByRole("navigation", { name: "Folders" })
          .getByRole("link", { name, exact: true });
      await folder("New").click();
      await expect(names(page)).toHaveCount(3);
      await folder("Copied").click();
      await expect(
        page.getByRole("heading", { name: "Nothing copied yet" }),
      ).toBeVisible();
      await expectStillGood(page);
      await folder("New").click();
      await page.getByRole("button", { name: "View Silver ring" }).click();
      const noted = page.waitForResponse((response) =>
        response.url().endsWith("/copied"),
      );
      await page.getByRole("button", { name: "Copy title" }).click();
      expect((await noted).status()).toBe(204);
      // It stays while it is read.
      await expect(
        page.getByRole("button", { name: "Hide Silver ring" }),
      ).toBeVisible();
      await markAtEtsy(mugs[0] ?? 0);
      await page.reload();
      await expect(names(page)).toHaveText(["Red mug"]);
      await folder("On Etsy").click();
      await expect(names(page)).toHaveText(["Blue mug"]);
      await expect(page.getByText("On Etsy", { exact: true })).toHaveCount(2);
      await page.goBack();
      await expect(names(page)).toHaveText(["Red mug"]);
      await page.goForward();
      await expect(names(page)).toHaveText(["Blue mug"]);

      await page.getByRole("button", { name: "Save this filter" }).click();
      await page.getByLabel("Name", { exact: true }).fill("In my shop");
      await page.keyboard.press("Enter");
      const saved = page
        .getByRole("list", { name: "Saved filters" })
        .getByRole("link", { name: "In my shop" });
      await expect(saved).toHaveAttribute("aria-current", "true");
      await folder("All").click();
      await page.getByLabel("Batch").selectOption("Autumn mugs");
      await expect(names(page)).toHaveCount(2);
      await page.reload();
      await expect(names(page)).toHaveCount(2);
      await expect(
        page.getByLabel("Batch").getByRole("option", { selected: true }),
      ).toHaveText("Autumn mugs");
      await expectGood(page);
      await saved.focus();
      await page.keyboard.press("Enter");
      await expect(names(page)).toHaveText(["Blue mug"]);
      await expect(page.getByLabel("Batch")).toHaveValue("");

      await page
        .getByRole("button", { name: "Delete the filter In my shop" })
        .click();
      await expect(saved).toBeHidden();
      await page.keyboard.press("Enter");
      await expect(saved).toBeVisible();
      await page.reload();
      await expect(saved).toBeVisible();
      await expect(names(page)).toHaveText(["Blue mug"]);
    });
  });
}
