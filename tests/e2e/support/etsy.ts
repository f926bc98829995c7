import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect, sandbox } from "@/tests/e2e/support/fixtures";
import { dishAltText, oakDish } from "@/tests/support/oak-dish";
import { createPieceIn } from "@/tests/support/photos";

/** From the page Shop to Etsy's page and back; the page then shows the shop. */
export async function connectShop(page: Page, button: string) {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("button", { name: "Allow access" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Your Etsy shop is connected")).toBeVisible();
  await page.getByRole("status").getByRole("link", { name: "Shop" }).click();
  await expect(
    page.getByRole("link", { name: "HarborClayStudio" }),
  ).toBeVisible();
}

const ours = { "Sec-Fetch-Site": "same-origin" };

/** Through the API: a listing with three photos and nothing open. */
export async function writeReadyListing(
  page: Page,
  productName = `Oak ring dish ${randomUUID().slice(0, 4)}`,
) {
  const send = async (method: string, path: string, options: object) => {
    const answer = await page.request.fetch(path, {
      method,
      headers: ours,
      ...options,
    });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const photoIds: string[] = [];
  for (const color of ["#c02020", "#208030", "#2040c0"]) {
    const photo = {
      name: "dish.jpg",
      mimeType: "image/jpeg",
      buffer: await createPieceIn(color),
    };
    photoIds.push(
      (await send("POST", "/api/photos", { multipart: { photo } })).id,
    );
  }
  const facts = {
    materials: "oak, linseed oil",
    colors: ["Brown"],
    extraDetails: "9 cm wide, 2 cm tall",
  };
  let listing = await send("POST", "/api/generate-listing", {
    data: { productName, ...facts, photoIds },
  });
  const { title, tags, materials, altText, attributes, personalization } =
    listing;
  const description =
    "A ring dish of oak, oiled with linseed oil. It is 9 cm wide and 2 cm tall.";
  const results = {
    title,
    description,
    tags,
    materials,
    altText,
    attributes,
    personalization,
  };
  const path = `/api/listings/${listing.id}`;
  listing = await send("PATCH", path, {
    data: { results, version: listing.version },
  });
  const confirmed = listing.sentences.map(({ key }: { key: string }) => key);
  listing = await send("PATCH", path, {
    data: { results, version: listing.version, confirmed },
  });
  expect(listing.open).toEqual([]);
  return { id: Number(listing.id), productName, title: String(title) };
}

const dish = (number: number) => ({
  ...oakDish(number),
  sku: `OD-${number}`,
  tags: [`oak dish ${number}`, `ring tray ${number}`],
  photos: [dishAltText, number % 2 === 0 ? dishAltText : ""],
  attributes: { "Primary color": "Brown" },
});

/**
 * Sets up a shop with so many active listings, and leads from the audit to
 * Etsy's page and back.
 */
export async function connectOwnShop(page: Page, count: number) {
  const number = randomInt(1_000_000, 9_000_000);
  const setup = await page.request.post(`${sandbox}/etsy/shop`, {
    data: {
      // Other journeys go on with the shop that they have.
      is_signed_in: false,

      user_id: 52_000_000 + number,
      shop_id: 62_000_000 + number,
      shop_name: `OakAndLinen${number}`,
      listings: Array.from({ length: count }, (_, index) => dish(index + 1)),
    },
  });
  expect(setup.ok(), await setup.text()).toBe(true);
  const { user_id: userId } = await setup.json();
  // As if Etsy's page signed in the seller of this shop.
  await page.route("**/etsy/oauth/connect*", async (route) => {
    const data = route.request().postData();
    const postData = data?.replace(/user_id=\d+/, `user_id=${userId}`);
    await route.continue(postData === undefined ? {} : { postData });
  });
  await page.getByRole("button", { name: "Connect my shop" }).click();
  await page.getByRole("button", { name: "Allow access" }).click();
  await page.getByRole("link", { name: "Continue with the audit" }).click();
  return { name: `OakAndLinen${number}`, shopId: 62_000_000 + number };
}
