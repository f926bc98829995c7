import type { Page } from "@playwright/test";
import { expectGood, expectStillGood } from "@/tests/e2e/support/expect-good";
import {
  expect,
  failedRequest,
  signInAsNewSeller,
  test,
} from "@/tests/e2e/support/fixtures";
import { screens } from "@/tests/e2e/support/full";
import { sheetProducts, toTable } from "@/tests/support/sheet-products";

// Icons of the sandbox's page.
test.use({ allowedComplaints: failedRequest(404) });

/** Settles each claim that is open: what can be confirmed is. */
async function settleClaims(page: Page) {
  const none = page.getByText("No claim is open.");
  const confirm = page.getByRole("button", { name: /^Confirm “/ }).first();
  const strike = page.getByRole("button", { name: /^Strike “/ }).first();
  while (!(await none.isVisible())) {
    const button = (await confirm.isVisible()) ? confirm : strike;
    const name = (await button.getAttribute("aria-label")) ?? "";
    await button.click();
    await expect(page.getByRole("button", { name, exact: true })).toHaveCount(
      0,
    );
  }
}

/** A column of a spreadsheet into the first blank of all, and what is left. */
async function fillOnDesktop(page: Page) {
  const grid = page.getByRole("grid", { name: "Blanks" });
  const columns = await grid.getByRole("columnheader").allTextContents();
  for (let column = 1; column < columns.length; column += 1) {
    await grid.locator(`[data-row="0"][data-column="${column - 1}"]`).click();
    await page.evaluate(
      ([text]) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text ?? "");
        document.activeElement?.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true }),
        );
      },
      [sheetProducts.map((_, row) => `value ${column} of ${row}`).join("\n")],
    );
  }
}

/** One after the other: typed, and the last ones left out. */
async function fillOnPhone(page: Page) {
  const next = page.getByRole("button", { name: "Next" });
  const place = page.getByText(/^\d+ of \d+$/);
  const [, total = "0"] =
    /of (\d+)/.exec((await place.textContent()) ?? "") ?? [];
  const field = page
    .getByRole("region", { name: "Blanks" })
    .getByRole("textbox");
  for (let at = 1; at <= Number(total); at += 1) {
    await expect(place).toHaveText(`${at} of ${total}`);
    if (at % 2 === 0) await field.fill(`value ${at}`);
    else {
      await page.getByRole("button", { name: "Leave out" }).click();
      continue;
    }
    if (at < Number(total)) await next.click();
  }
}

/** The choices that all share, and the first draft on its way. */
async function draftFirst(page: Page) {
  await page
    .getByRole("button", { name: "Create drafts on Etsy (14)" })
    .click();
  const sheet = page.getByRole("dialog", { name: "Drafts in Etsy" });
  await sheet.getByRole("textbox", { name: "Price in USD" }).fill("24.50");
  for (const [name, option] of [
    ["Who made it?", "i_did"],
    ["What is it?", "product"],
    ["When was it made?", "made_to_order"],
    [/creativity standards/, "made"],
    ["Shipping profile", "Small parcels"],
    ["Processing profile", "Made to order, 5-10 days"],
  ] as const)
    await sheet.getByRole("combobox", { name }).selectOption(option);
  await sheet.getByRole("button", { name: "Show the first of 14" }).click();
  const preview = sheet.getByText("This will be sent, as a draft");
  const look = sheet.getByRole("button", { name: "See what will be sent" });
  await expect(preview.or(look)).toBeVisible();
  if (await look.isVisible()) {
    await sheet.getByRole("checkbox", { name: "Wood", exact: true }).check();
    await look.click();
  }
  await sheet.getByRole("button", { name: "Create draft, next" }).click();
  await expect(sheet.getByText("2 of 14")).toBeVisible();
}

for (const [device, size] of screens("a phone")) {
  test.describe(device, () => {
    test.use(size);

    test(`a CSV of 14 products on ${device}: written, claims and blanks settled in one sheet, and a draft`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await signInAsNewSeller(page);
      await page.request.post("/api/start-trial", {
        headers: { "Sec-Fetch-Site": "same-origin" },
      });
      await page.goto("/batches");
      await page.locator('input[type="file"][accept*="csv"]').setInputFiles({
        name: "products.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(toTable()),
      });
      await page.getByRole("button", { name: "Write 14 listings" }).click();
      await page.waitForURL(/batch=/);
      const id = new URL(page.url()).searchParams.get("batch");
      const read = async () =>
        (await page.request.get(`/api/batches/${id}`)).json();
      await expect.poll(async () => (await read()).state).toBe("done");

      await page.getByRole("button", { name: "Edit together" }).click();
      await expect(
        page.getByRole("heading", { name: "Edit together" }),
      ).toBeFocused();
      await expect(page.getByRole("heading", { name: "Blanks" })).toBeVisible();
      // Those that the page did not know yet are read when it does.
      await expect(
        page.getByText("14 listings", { exact: true }),
      ).toBeVisible();
      await expectGood(page);
      await settleClaims(page);
      await expectStillGood(page);
      if (device === "a phone") await fillOnPhone(page);
      else await fillOnDesktop(page);
      await page.getByRole("button", { name: /^Save \d+ blanks/ }).click();
      await expect(page.getByText(/Nothing is left blank/)).toBeVisible();
      await settleClaims(page);
      await page.reload();
      await expect(
        page.getByRole("button", { name: "Undo", exact: true }),
      ).toBeVisible();
      await page.getByRole("button", { name: "Dismiss" }).click();
      await page.getByRole("button", { name: "Back to the batch" }).click();

      await page
        .getByRole("button", { name: "Accept all that are ready (14)" })
        .click();
      await page
        .getByRole("button", { name: "Create drafts on Etsy (14)" })
        .click();
      await page.getByRole("button", { name: "Connect my shop" }).click();
      await page.getByRole("button", { name: "Allow access" }).click();
      await page
        .getByRole("link", { name: "Continue with your batch" })
        .click();
      await draftFirst(page);
    });
  });
}

test("lists: a tag for all of a selection, seen first, undone after a reload", async ({
  page,
}) => {
  await signInAsNewSeller(page);
  const ids: number[] = [];
  for (const name of ["Oak bowl", "Oak spoon"]) {
    const form = { formData: JSON.stringify({ productName: name }) };
    const answer = await page.request.post("/api/generate-listing", {
      multipart: form,
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    ids.push((await answer.json()).id);
  }
  const tagsOf = async (id: number) =>
    (await (await page.request.get(`/api/listings/${id}`)).json()).tags;
  await page.goto("/history");
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await page.getByRole("button", { name: "Edit together" }).click();
  await page.getByRole("combobox", { name: "Tags" }).fill("oak gift");
  await page.getByRole("button", { name: "Show each change" }).click();
  await expect(
    page.getByRole("heading", { name: "2 listings would change" }),
  ).toBeFocused();
  expect(await tagsOf(ids[0] ?? 0)).not.toContain("oak gift");
  await expectStillGood(page);
  await page.getByRole("button", { name: "Change 2 listings" }).click();
  await expect.poll(() => tagsOf(ids[0] ?? 0)).toContain("oak gift");
  await page.reload();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  for (const id of ids)
    await expect.poll(() => tagsOf(id)).not.toContain("oak gift");
});
