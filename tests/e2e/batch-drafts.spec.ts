import type { Page } from "@playwright/test";
import { expectGood, expectStillGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  sandbox,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { isFull, screens } from "@/tests/e2e/support/full";
import { createPieceIn } from "@/tests/support/photos";

// One after the other: both write the same titles into the sandbox's one shop,
// and count them there.
test.describe.configure({ mode: "default" });
// Icons of the sandbox's page.
test.use({ allowedComplaints: failedRequest(404) });

const ours = { "Sec-Fetch-Site": "same-origin" };
const pieces = ["Oak ring dish", "Oak tea tray", "Oak bud vase"] as const;

async function call(
  page: Page,
  method: string,
  path: string,
  options: object = {},
) {
  const answer = await page.request.fetch(path, {
    method,
    headers: ours,
    ...options,
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/**
 * Through the API: a batch of three pieces, written, with nothing open and
 * accepted.
 */
async function createAcceptedBatch(page: Page) {
  const rows = [];
  for (const productName of pieces) {
    const photo = {
      name: "piece.jpg",
      mimeType: "image/jpeg",
      buffer: await createPieceIn("#c02020"),
    };
    const { id } = await call(page, "POST", "/api/photos", {
      multipart: { photo },
    });
    const facts = {
      materials: "oak, linseed oil",
      colors: ["Brown"],
      extraDetails: "9 cm wide, 2 cm tall",
    };
    rows.push({ form: { productName, ...facts }, photoIds: [id] });
  }
  const { id } = await call(page, "POST", "/api/batches", {
    data: { name: "Oak", rows },
  });
  const read = () => call(page, "GET", `/api/batches/${id}`);
  await expect.poll(async () => (await read()).state).toBe("done");
  const titles: string[] = [];
  for (const { listingId } of (await read()).rows) {
    const path = `/api/listings/${listingId}`;
    const {
      tags,
      materials,
      altText,
      attributes,
      personalization,
      version,
      title,
    } = await call(page, "GET", path);
    const description =
      "A piece of oak, oiled with linseed oil. It is 9 cm wide and 2 cm tall.";
    const results = {
      title,
      description,
      tags,
      materials,
      altText,
      attributes,
      personalization,
    };
    const edited = await call(page, "PATCH", path, {
      data: { results, version },
    });
    const confirmed = edited.sentences.map(({ key }: { key: string }) => key);
    const { open } = await call(page, "PATCH", path, {
      data: { results, version: edited.version, confirmed },
    });
    expect(open).toEqual([]);
    titles.push(title);
  }
  const ids = (await read()).rows.map((row: { id: string }) => row.id);
  await call(page, "POST", `/api/batches/${id}/rows/accept`, { data: { ids } });
  return { id, titles, read };
}

async function fillInCommon(page: Page) {
  const sheet = page.getByRole("dialog", { name: "Drafts in Etsy" });
  await sheet.getByRole("textbox", { name: "Price in USD" }).fill("24.50");
  await sheet.getByRole("textbox", { name: pieces[2], exact: true }).fill("31");
  await sheet
    .getByRole("combobox", { name: "Who made it?" })
    .selectOption("i_did");
  await sheet
    .getByRole("combobox", { name: "What is it?" })
    .selectOption("product");
  await sheet
    .getByRole("combobox", { name: "When was it made?" })
    .selectOption("made_to_order");
  await sheet
    .getByRole("combobox", { name: /creativity standards/ })
    .selectOption("made");
  await sheet
    .getByRole("combobox", { name: "Shipping profile" })
    .selectOption({ label: "Small parcels" });
  await sheet
    .getByRole("combobox", { name: "Processing profile" })
    .selectOption({ label: "Made to order, 5-10 days" });
  await expectGood(page);
  await sheet.getByRole("button", { name: "Show the first of 3" }).click();
  return sheet;
}

/**
 * To the preview of the listing that is shown: some categories ask for an
 * attribute first.
 */
async function confirm(page: Page, button: string) {
  const sheet = page.getByRole("dialog", { name: "Drafts in Etsy" });
  const preview = sheet.getByText("This will be sent, as a draft");
  const look = sheet.getByRole("button", { name: "See what will be sent" });
  await expect(preview.or(look)).toBeVisible();
  if (await look.isVisible()) {
    await sheet.getByRole("checkbox", { name: "Wood", exact: true }).check();
    await look.click();
  }
  await expect(preview).toBeVisible();
  await expectStillGood(page);
  await sheet.getByRole("button", { name: button, exact: true }).click();
}

for (const [device, size, details] of screens("a phone")) {
  test.describe(device, details, () => {
    test.use(size);

    test(`drafts of a batch on ${device}: one after the other, also with the tab closed in the middle`, async ({
      page,
    }) => {
      await signInAsNewSeller(page);
      const { id, titles, read } = await createAcceptedBatch(page);
      const drafts = async () => {
        const { listings } = await (
          await page.request.get(`${sandbox}/etsy/state.json`)
        ).json();
        return listings.filter(({ fields }: { fields: { title: string } }) =>
          titles.includes(fields.title),
        );
      };
      const before = (await drafts()).length;
      await page.goto(`/batches?batch=${id}`);
      await page
        .getByRole("button", { name: "Create drafts on Etsy (3)" })
        .click();
      await page.getByRole("button", { name: "Connect my shop" }).click();
      await page.getByRole("button", { name: "Allow access" }).click();
      await page
        .getByRole("link", { name: "Continue with your batch" })
        .click();
      await page
        .getByRole("button", { name: "Create drafts on Etsy (3)" })
        .click();

      const sheet = await fillInCommon(page);
      await expect(sheet.getByText("1 of 3")).toBeVisible();
      await confirm(page, "Create draft, next");
      await expect(sheet.getByText("2 of 3")).toBeVisible();
      // As after closing the tab: the page knows nothing of the batch any more.
      await page.goto("about:blank");
      await page.goto(`/batches?batch=${id}`);
      await page
        .getByRole("button", { name: "Create drafts on Etsy (2)" })
        .click();
      await expect(sheet.getByText("2 of 3")).toBeVisible();
      await sheet.getByRole("button", { name: "Skip" }).click();
      await expect(sheet.getByText("3 of 3")).toBeVisible();
      await confirm(page, "Create draft");
      await expect(sheet.getByText(/1 listing skipped/)).toBeVisible();
      await expectStillGood(page);
      await sheet.getByRole("button", { name: "Back to the batch" }).click();

      const item = (piece = "") =>
        page.getByRole("listitem", { name: piece, exact: true });
      await expect(item(pieces[0]).getByText("Draft on Etsy")).toBeVisible({
        timeout: 100_000,
      });
      await expect(item(pieces[2]).getByText("Draft on Etsy")).toBeVisible({
        timeout: 100_000,
      });
      await expect(item(pieces[1]).getByText("Draft on Etsy")).toBeHidden();
      await expectGood(page);
      const link = item(pieces[0]).getByRole("link", {
        name: `Open ${pieces[0]} in Etsy's editor`,
      });
      const { rows } = await read();
      await expect(link).toHaveAttribute(
        "href",
        new RegExp(`/${rows[0].draft.etsyListingId}$`),
      );
      const made = await drafts();
      expect(made.length).toBe(before + 2);
      const ours = (row: number) =>
        made.find(
          ({ listing_id }: { listing_id: number }) =>
            String(listing_id) === rows[row].draft.etsyListingId,
        );
      expect([ours(0), ours(2)]).toMatchObject([
        { state: "draft", products: [{ offerings: [{ price: 24.5 }] }] },
        { state: "draft", products: [{ offerings: [{ price: 31 }] }] },
      ]);

      // That what was skipped is asked for again is shown of the sheet alone.
      if (!isFull) return;
      await page
        .getByRole("button", { name: "Create drafts on Etsy (1)" })
        .click();
      await sheet
        .getByRole("button", { name: "Go through what was skipped" })
        .click();
      await confirm(page, "Create draft");
      await expect(sheet.getByText(/skipped/)).toBeHidden();
      await sheet.getByRole("button", { name: "Back to the batch" }).click();
      await expect(item(pieces[1]).getByText("Draft on Etsy")).toBeVisible({
        timeout: 100_000,
      });
      expect((await drafts()).length).toBe(before + 3);
    });
  });
}
