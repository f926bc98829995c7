import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "@/tests/e2e/support/expect-good";
import { expect, signInAsNewSeller, test } from "@/tests/e2e/support/fixtures";
import { onlyFull } from "@/tests/e2e/support/full";
import { openSharedFacts } from "@/tests/e2e/support/shared-facts";
import { createPieceIn } from "@/tests/support/photos";

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/**
 * A folder with photos of two products in folders of their own, one beside
 * them, and what systems add.
 */
async function createFolder() {
  const folder = path.join(
    await mkdtemp(path.join(tmpdir(), "listwright-folder-")),
    "Autumn",
  );
  const photo = await createPieceIn("#2040c0");
  const files = [
    "mug/IMG_0001.jpg",
    "mug/IMG_0002.jpg",
    "vase/vase-1.jpg",
    "vase/vase-2.jpg",
    "bowl-1.jpg",
  ];
  for (const file of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), photo);
  }
  await writeFile(path.join(folder, ".DS_Store"), "x");
  await writeFile(path.join(folder, "notes.pdf"), "x");
  return {
    folder,
    remove: () => rm(path.dirname(folder), { recursive: true, force: true }),
  };
}

const names = async (page: Page) =>
  Promise.all(
    (await page.getByLabel(/^Product name of listing/).all()).map((input) =>
      input.inputValue(),
    ),
  );
const photosOf = (page: Page, listing: string) =>
  page.getByRole("list", { name: `Photos of ${listing}` }).getByRole("button");

async function expectFolder(page: Page) {
  await expect(
    page.getByRole("heading", { name: "3 listings, 5 photos" }),
  ).toBeVisible();
  expect(await names(page)).toEqual(["Bowl", "Mug", "Vase"]);
  await expect(photosOf(page, "Mug")).toHaveCount(2);
}

async function addFiles(page: Page, files: string[]) {
  const buffer = await createPieceIn("#208030");
  const photos = files.map((name) => ({
    name,
    mimeType: "image/jpeg",
    buffer,
  }));
  await page
    .locator('input[type="file"][accept^="image"]')
    .setInputFiles(photos);
}

/**
 * As the system's own drag does it: the page gets the folder, not its files.
 */
async function dropFolder(page: Page, target: Locator, folder: string) {
  const box = await target.boundingBox();
  if (!box) throw new Error("The target is not in view.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", {
      type,
      x,
      y,
      data: { items: [], files: [folder], dragOperationsMask: 1 },
    });
}

test("folder of photos: dropped, each product becomes one listing, and what is no photo is left out", async ({
  page,
}) => {
  const { folder, remove } = await createFolder();
  try {
    await signInAsNewSeller(page);
    await page.goto("/batches");
    await dropFolder(
      page,
      page.getByRole("region", { name: "Add photos or a table" }),
      folder,
    );
    await expectFolder(page);
    await expect(
      page.getByText("1 file is not a photo and was left out."),
    ).toBeVisible();
  } finally {
    await remove();
  }
});

test(
  "folder of photos: chosen, it is grouped as a dropped one",
  onlyFull,
  async ({ page }) => {
    const { folder, remove } = await createFolder();
    try {
      await signInAsNewSeller(page);
      await page.goto("/batches");
      await page
        .locator('input[type="file"][webkitdirectory]')
        .setInputFiles(folder);
      await expectFolder(page);
    } finally {
      await remove();
    }
  },
);

test(
  "photo of a listing: dragged to another one, and back by undo",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    await page.goto("/batches");
    await addFiles(page, ["mug-1.jpg", "mug-2.jpg", "vase-1.jpg"]);
    await expect(photosOf(page, "Mug")).toHaveCount(2);
    const vase = page.getByRole("listitem", { name: "Vase", exact: true });
    // A page that scrolls under the pressed button begins no drag.
    await expect(
      page.getByRole("heading", { name: "2 listings, 3 photos" }),
    ).toBeFocused();
    await vase.evaluate((card) => card.scrollIntoView({ block: "center" }));
    await page.getByRole("button", { name: /^mug-2\.jpg/ }).dragTo(vase);
    await expect(photosOf(page, "Vase")).toHaveCount(2);
    await expect(photosOf(page, "Mug")).toHaveCount(1);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(photosOf(page, "Mug")).toHaveCount(2);
  },
);

test.describe("on a phone", () => {
  test.use(phone);

  test("photo of a listing: keys move it to other listings, and the focus goes along", async ({
    page,
  }) => {
    await signInAsNewSeller(page);
    await page.goto("/batches");
    await addFiles(page, [
      "bowl-1.jpg",
      "bowl-2.jpg",
      "mug-1.jpg",
      "vase-1.jpg",
    ]);
    const photo = page.getByRole("button", { name: /^bowl-2\.jpg/ });
    await photo.focus();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(photosOf(page, "Mug")).toHaveCount(2);
    await expect(photo).toBeFocused();
    await page.keyboard.press("Alt+ArrowDown");
    await expect(photosOf(page, "Vase")).toHaveCount(2);
    await expect(photo).toBeFocused();
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(photo).toHaveAccessibleName("bowl-2.jpg, photo 1 of 2");
    await expect(photo).toBeFocused();
    await expect(photo).toBeInViewport();
  });

  test(
    "listings that are not written yet: are there again after the tab was closed, until they are written",
    onlyFull,
    async ({ page }) => {
      await signInAsNewSeller(page);
      await page.goto("/batches");
      await addFiles(page, ["bowl-1.jpg", "mug-1.jpg", "mug-2.jpg"]);
      await page.getByLabel("Product name of listing 2").fill("Blue mug");
      await page
        .getByRole("button", { name: "Merge Blue mug with the listing above" })
        .click();
      await page
        .getByRole("button", {
          name: "Split Bowl into one listing for each photo",
        })
        .click();
      await page.getByLabel("Product name of listing 3").fill("Second mug");
      await openSharedFacts(page);
      await page.getByLabel("Materials").first().fill("stoneware");
      await expect(
        page.getByText(/^Kept in this browser for 7 days/),
      ).toBeVisible();
      const left = await names(page);
      await page.close();

      const later = await page.context().newPage();
      await later.goto("/batches");
      await expect(
        later.getByRole("heading", { name: "3 listings, 3 photos" }),
      ).toBeVisible();
      await expect(
        later.getByText("Just as you left it. Nothing has been written yet."),
      ).toBeVisible();
      expect(await names(later)).toEqual(left);
      await expect(later.getByLabel("Materials").first()).toHaveValue(
        "stoneware",
      );
      await expectAccessible(later);
      await later.getByRole("button", { name: "Write 3 listings" }).click();
      await later.waitForURL(/batch=/);
      const id = new URL(later.url()).searchParams.get("batch");
      const read = async () =>
        (await later.request.get(`/api/batches/${id}`)).json();
      await expect.poll(async () => (await read()).state).toBe("done");
      expect(
        (await read()).rows.map(
          ({ photoIds }: { photoIds: string[] }) => photoIds.length,
        ),
      ).toEqual([1, 1, 1]);
      await later.goto("/batches");
      await expect(later.getByText(/listings?, \d photos?/)).toHaveCount(0);
      await expect(
        later.getByRole("link", { name: /^Open Batch of/ }),
      ).toBeVisible();
    },
  );
});
