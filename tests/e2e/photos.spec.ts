import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import {
  expectAccessible,
  expectStillGood,
} from "@/tests/e2e/support/expect-good";
import {
  expect,
  linkIn,
  password,
  signInAsNewSeller,
  test,
  waitForMail,
} from "@/tests/e2e/support/fixtures";
import { onlyFull, shortIf } from "@/tests/e2e/support/full";
import { namePiece } from "@/tests/e2e/support/name-piece";
import { createPieceIn } from "@/tests/support/photos";

const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
const desk = { viewport: { width: 1280, height: 900 } };

test.use({
  permissions: ["clipboard-read", "clipboard-write"],
  allowedComplaints: /ERR_INTERNET_DISCONNECTED/,
});

const colors = {
  red: "#c02020",
  green: "#208030",
  blue: "#2040c0",
  gold: "#c0a020",
  brown: "#704020",
};

/**
 * Photos as a seller has them: of several formats and shapes, one of them
 * turned by its EXIF data alone.
 */
async function createPhotos() {
  const [red, green, blue, gold, brown] = await Promise.all([
    createPieceIn(colors.red),
    sharp(await createPieceIn(colors.green))
      .png()
      .toBuffer(),
    sharp(await createPieceIn(colors.blue))
      .webp()
      .toBuffer(),
    sharp(await createPieceIn(colors.gold))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
    createPieceIn(colors.brown, { width: 2400, height: 3200 }),
  ]);
  return [
    { name: "red.jpg", mimeType: "image/jpeg", buffer: red },
    { name: "green.png", mimeType: "image/png", buffer: green },
    { name: "blue.webp", mimeType: "image/webp", buffer: blue },
    { name: "gold.jpg", mimeType: "image/jpeg", buffer: gold },
    { name: "brown.jpg", mimeType: "image/jpeg", buffer: brown },
  ];
}

const list = (page: Page) =>
  page.getByRole("list", { name: "Your photos, in order" });
const handle = (page: Page, place: number) =>
  page.getByRole("button", { name: `Move photo ${place}`, exact: true });
const written = (page: Page) =>
  page.getByRole("heading", { name: "Your listing is written" });

/** Adds photos by whichever input takes several. */
const add = (page: Page, photos: Awaited<ReturnType<typeof createPhotos>>) =>
  page.locator('input[type="file"][multiple]').setInputFiles(photos);

type Stored = { name: string; uploaded: { id: string } | null };

/** The photos of the draft in their order, with their ids at the server. */
const draftPhotos = (page: Page): Promise<Stored[]> =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("listwright:draft") ?? "{}").photos ?? [],
  );

const names = async (page: Page) =>
  (await draftPhotos(page)).map(({ name }) => name.replace(/\..*/, ""));

const expectUploaded = (page: Page, count: number) =>
  expect
    .poll(
      async () =>
        (await draftPhotos(page)).filter(({ uploaded }) => uploaded).length,
    )
    .toBe(count);

type Photos = { id: string; altText: string }[];

/** The photos of the listing on the page, by the names of their files. */
async function listedPhotos(page: Page) {
  const id = await page.evaluate(
    () =>
      JSON.parse(localStorage.getItem("listwright:draft") ?? "{}").listing?.id,
  );
  const { photos }: { photos: Photos } = await (
    await page.request.get(`/api/listings/${id}`)
  ).json();
  const byId = new Map(
    (await draftPhotos(page)).map(({ name, uploaded }) => [
      uploaded?.id,
      name.replace(/\..*/, ""),
    ]),
  );
  return {
    names: photos.map((photo) => byId.get(photo.id)),
    altTexts: photos.map(({ altText }) => altText),
  };
}

async function centerOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function dragByMouse(page: Page, from: number, to: number) {
  const [start, end] = [
    await centerOf(handle(page, from)),
    await centerOf(handle(page, to)),
  ];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

async function dragByFinger(page: Page, from: number, to: number) {
  const [start, end] = [
    await centerOf(handle(page, from)),
    await centerOf(handle(page, to)),
  ];
  const client = await page.context().newCDPSession(page);
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    points: { x: number; y: number }[],
  ) => client.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  await touch("touchStart", [start]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch("touchMove", [
      {
        x: start.x + (end.x - start.x) * part,
        y: start.y + (end.y - start.y) * part,
      },
    ]);
  }
  await touch("touchEnd", []);
}

const clipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());

for (const [where, device, drag] of [
  ["on a phone", phone, dragByFinger],
  ["on a desk", desk, dragByMouse],
] as const) {
  test.describe(where, () => {
    test.use(device);

    test(
      `${where}: mixed photos are put in order and uploaded, and each gets an alt text to copy`,
      shortIf(device === phone),
      async ({ page }) => {
        await signInAsNewSeller(page);
        await page.goto("/generate");
        await add(page, await createPhotos());
        await expect(list(page).getByRole("listitem")).toHaveCount(5);
        await expectUploaded(page, 5);
        expect(await names(page)).toEqual([
          "red",
          "green",
          "blue",
          "gold",
          "brown",
        ]);
        await expectAccessible(page);
        await page
          .getByRole("button", { name: "Look closer at photo 2" })
          .click();
        await expect(
          page.getByRole("dialog", { name: "Photo 2 of 5" }),
        ).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press("Escape");

        await list(page).scrollIntoViewIfNeeded();
        await drag(page, 3, 1);
        await expect
          .poll(() => names(page))
          .toEqual(["blue", "red", "green", "gold", "brown"]);
        await handle(page, 5).press("ArrowLeft");
        await expect(handle(page, 4)).toBeFocused();
        await expect
          .poll(() => names(page))
          .toEqual(["blue", "red", "green", "brown", "gold"]);
        await page.getByRole("button", { name: "Remove photo 2" }).click();
        await page.getByRole("button", { name: "Undo" }).click();
        const order = ["blue", "red", "green", "brown", "gold"];
        await expect.poll(() => names(page)).toEqual(order);

        await page
          .getByRole("button", { name: "Generate Complete Listing from Photo" })
          .click();
        await namePiece(page);
        await expect(written(page)).toBeVisible();
        await expectStillGood(page);
        const listed = await listedPhotos(page);
        expect(listed.names).toEqual(order);
        expect(new Set(listed.altTexts).size).toBe(5);

        // The editor has taken the place of the text alone.
        await expect(
          page.getByRole("button", { name: "Edit alt text", exact: true }),
        ).toBeVisible();
        await page
          .getByRole("button", { name: "Copy alt text", exact: true })
          .click();
        const copied: string[] = [];
        for (const place of [2, 3, 4, 5]) {
          const next = page.getByRole("button", {
            name: `Copy alt text of photo ${place}`,
          });
          await expect(next).toBeFocused();
          await expect(next).toBeInViewport();
          copied.push(await clipboard(page));
          await page.keyboard.press("Enter");
        }
        await expect.poll(() => clipboard(page)).toBe(listed.altTexts[4]);
        expect(copied).toEqual(listed.altTexts.slice(0, 4));
      },
    );

    test(
      `${where}: photos that were added without a connection are uploaded once it is back`,
      onlyFull,
      async ({ page }) => {
        const photos = await createPhotos();
        await signInAsNewSeller(page);
        await page.goto("/generate");
        await add(page, photos.slice(0, 3));
        await expectUploaded(page, 3);
        await page.context().setOffline(true);
        await add(page, photos.slice(3));
        await expect(
          page.getByText("2 photos are waiting for the connection"),
        ).toBeVisible();
        await page.context().setOffline(false);
        await expectUploaded(page, 5);
        await expect(page.getByText("wait for the connection")).toBeHidden();
        await page
          .getByRole("button", { name: "Generate Complete Listing from Photo" })
          .click();
        await namePiece(page);
        await expect(written(page)).toBeVisible();
        expect((await listedPhotos(page)).names).toEqual([
          "red",
          "green",
          "blue",
          "gold",
          "brown",
        ]);
      },
    );
  });
}

async function signUp(page: Page) {
  const email = `${randomUUID()}@example.com`;
  const post = (path: string, data: object) =>
    page.request.post(path, {
      data,
      headers: { "Sec-Fetch-Site": "same-origin" },
    });
  await post("/api/auth/signup", { email, password });
  const token = new URL(
    linkIn(await waitForMail(page.request, email)),
  ).searchParams.get("verify");
  await post("/api/auth/verify-email", { token });
  return email;
}

test(
  "a visitor: finds photos and their order after signing in, and after a reload",
  onlyFull,
  async ({ page }) => {
    const email = await signUp(page);
    await page.goto("/generate");
    await add(page, await createPhotos());
    await expect(list(page).getByRole("listitem")).toHaveCount(5);
    await handle(page, 5).press("Home");
    await expect(handle(page, 1)).toBeFocused();
    const order = ["brown", "red", "green", "blue", "gold"];
    await expect.poll(() => names(page)).toEqual(order);
    await page.getByLabel("Product name").fill("Five pieces");
    await page
      .getByRole("button", { name: "Generate Listing", exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/\/signin\?callbackUrl=/);
    expect(
      (await draftPhotos(page)).filter(({ uploaded }) => uploaded),
    ).toEqual([]);

    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page).toHaveURL(/\/generate$/);
    await expectUploaded(page, 5);
    expect(await names(page)).toEqual(order);
    await page.reload();
    await expect(
      list(page).getByRole("img", { includeHidden: true }),
    ).toHaveCount(5);
    await expect(page.getByLabel("Product name")).toHaveValue("Five pieces");
    await page
      .getByRole("button", { name: "Generate Listing", exact: true })
      .last()
      .click();
    await expect(written(page)).toBeVisible();
    expect((await listedPhotos(page)).names).toEqual(order);
  },
);

test(
  "history: the alt text of a later photo is edited, saved and copied",
  onlyFull,
  async ({ page }) => {
    await signInAsNewSeller(page);
    await page.goto("/generate");
    await add(page, (await createPhotos()).slice(0, 3));
    await expectUploaded(page, 3);
    await page
      .getByRole("button", { name: "Generate Complete Listing from Photo" })
      .click();
    await namePiece(page);
    await expect(written(page)).toBeVisible();

    await page.goto("/history");
    await page.getByRole("button", { name: /^View/ }).click();
    await page
      .getByRole("button", { name: "Edit alt text of photo 3" })
      .click();
    await page
      .getByRole("textbox", { name: "Alt text of photo 3" })
      .fill("The maker's mark under the base.");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved", { exact: true })).toBeAttached();

    await page.reload();
    await page.getByRole("button", { name: /^View/ }).click();
    await page
      .getByRole("button", { name: "Copy alt text of photo 3" })
      .click();
    await expect
      .poll(() => clipboard(page))
      .toBe("The maker's mark under the base.");
  },
);
