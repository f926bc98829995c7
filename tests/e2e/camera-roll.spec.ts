import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import { expect, test } from "@/tests/e2e/support/fixtures";
import { screens } from "@/tests/e2e/support/full";
import { watchShifts } from "@/tests/e2e/support/shifts";
import { signInAsStandardSeller } from "@/tests/e2e/support/standard-seller";
import { createCameraRoll, rollProducts } from "@/tests/support/camera-roll";

const listings = (page: Page) =>
  page.getByRole("list").filter({ has: page.locator("[data-row]") });
const stripsOf = (page: Page) =>
  listings(page).getByRole("list", { name: /^Photos of/ });

/** The names of the files of each listing. */
const readStrips = (page: Page) =>
  stripsOf(page).evaluateAll((strips) =>
    strips.map((strip) =>
      Array.from(strip.querySelectorAll("button"), (photo) => photo.title),
    ),
  );

const photoIn = (page: Page, name: string) =>
  page.getByRole("button", { name: new RegExp(`^${name}, photo`) });
const cardAt = (page: Page, at: number): Locator =>
  page.locator("[data-row]").nth(at);

type Objects = ReadonlyMap<string, number>;

/** One press that makes the strips more right; false where all are. */
async function mendOne(page: Page, objects: Objects) {
  const strips = await readStrips(page);
  const objectsOf = strips.map((names) =>
    names.map((name) => objects.get(name)),
  );
  for (const [at, found] of objectsOf.entries()) {
    const border = found.findIndex((one, place) => one !== found[0] && place);
    if (border < 0) continue;
    await page
      .getByRole("button", {
        name: new RegExp(`Split before ${strips[at]?.[border]}$`),
      })
      .click();
    return true;
  }
  for (const [at, [object]] of objectsOf.entries()) {
    const before = objectsOf.findIndex(([one]) => one === object);
    if (before === at) continue;
    if (before === at - 1) {
      await photoIn(page, strips[before]?.[0] ?? "").focus();
      await page.keyboard.press("j");
      return true;
    }
    for (const name of strips[at] ?? []) await photoIn(page, name).click();
    await cardAt(page, before)
      .getByRole("button", { name: /^Move \d+ photos? here$/ })
      .click();
    return true;
  }
  return false;
}

/** Makes and takes back one of each, by a press or a key. */
async function tryEach(page: Page) {
  const before = await readStrips(page);
  const at = before.findIndex(({ length }) => length > 2);
  const [first = "", second = "", third = ""] = before[at] ?? [];
  await photoIn(page, second).focus();
  await page.keyboard.press("s");
  await expect(photoIn(page, second)).toBeFocused();
  await expect(photoIn(page, second)).toHaveAccessibleName(
    `${second}, photo 1 of ${(before[at]?.length ?? 0) - 1}`,
  );
  await page.keyboard.press("Alt+ArrowUp");
  await expect(photoIn(page, second)).toHaveAccessibleName(
    `${second}, photo 2 of 2`,
  );
  const undo = page.getByRole("button", { name: "Undo", exact: true });
  await undo.click();
  await undo.click();
  expect(await readStrips(page)).toEqual(before);
  await page
    .getByRole("button", { name: new RegExp(`Split before ${third}$`) })
    .click();
  await photoIn(page, first).focus();
  await page.keyboard.press("j");
  expect(await readStrips(page)).toEqual(before);
}

for (const [device, size, details] of screens("a phone")) {
  test.describe(device, details, () => {
    test.use(size);

    test("a camera roll: 60 photos become 14 products, mended and written", async ({
      page,
    }) => {
      const roll = await createCameraRoll();
      await signInAsStandardSeller(page);
      const shifts = await watchShifts(page);
      await page.goto("/batches");
      const uploads: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") uploads.push(request.url());
      });
      await page.locator('input[type="file"][accept^="image"]').setInputFiles(
        roll.map(({ name, bytes }) => ({
          name,
          mimeType: "image/jpeg",
          buffer: bytes,
        })),
      );
      await expect(
        page.getByRole("progressbar", { name: "Photos looked at" }),
      ).toBeVisible();
      const before = (await shifts()).length;
      const heading = page.getByRole("heading", {
        name: /^\d+ listings, 60 photos$/,
      });
      await expect(heading).toBeFocused({ timeout: 60_000 });
      await expect(heading).toBeInViewport();
      await expect(photoIn(page, roll[0]?.name ?? "")).toBeInViewport();
      const moved = (await shifts())
        .slice(before)
        .reduce((sum, { value }) => sum + value, 0);
      expect(moved).toBeLessThan(0.05);
      expect(uploads).toEqual([]);
      const found = await readStrips(page);
      expect(Math.abs(found.length - rollProducts)).toBeLessThan(6);
      await expect(page.getByText("Unsure:").first()).toBeAttached();
      await expectAccessible(page);

      await tryEach(page);
      const objects = new Map(roll.map((one) => [one.name, one.objectId]));
      let presses = 0;
      while (await mendOne(page, objects)) presses += 1;
      expect(presses).toBeLessThan(30);
      await expect(
        page.getByRole("heading", { name: "14 listings, 60 photos" }),
      ).toBeVisible();
      const strips = await readStrips(page);
      expect(strips.flat().toSorted()).toEqual(
        roll.map(({ name }) => name).toSorted(),
      );
      for (let at = 1; at <= rollProducts; at += 1)
        await page
          .getByLabel(`Product name of listing ${at}`, { exact: true })
          .fill(`Piece ${at}`);
      await page.getByRole("button", { name: "Write 14 listings" }).click();
      await page.waitForURL(/batch=/, { timeout: 90_000 });
      const id = new URL(page.url()).searchParams.get("batch");
      const read = async () =>
        (await page.request.get(`/api/batches/${id}`)).json();
      await expect
        .poll(async () => (await read()).state, { timeout: 120_000 })
        .toBe("done");
      const { rows } = await read();
      expect(rows).toHaveLength(14);
      for (const row of rows) expect(row).toMatchObject({ state: "ready" });
    });
  });
}
