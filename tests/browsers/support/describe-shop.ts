import { randomInt } from "node:crypto";
import { z } from "zod";
import { until } from "@/tests/browsers/support/engine";
import { type Page, role, text } from "@/tests/browsers/support/page";
import { callApi } from "@/tests/browsers/support/seller";
import { dishAltText, oakDish } from "@/tests/support/oak-dish";

const sandbox = process.env.SANDBOX_URL ?? "";
const count = 12;

const dish = (number: number) => ({
  ...oakDish(number),
  tags: [`oak dish ${number}`],
  photos: [dishAltText, ""],
});

/** A shop of which each listing has a photo without alt text. */
async function setUpShop() {
  const number = randomInt(1_000_000, 9_000_000);
  const shop = {
    // The other journeys go on with the shop that they have.
    is_signed_in: false,
    user_id: 53_000_000 + number,
    shop_id: 63_000_000 + number,
    shop_name: `OakAndLinen${number}`,
    listings: Array.from({ length: count }, (_, index) => dish(index + 1)),
  };
  const answer = await fetch(`${sandbox}/etsy/shop`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(shop),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return shop;
}

const stateSchema = z.object({
  listings: z.array(
    z.object({
      shop_id: z.number(),
      images: z.array(z.object({ alt_text: z.string() })),
    }),
  ),
});

/** The alt texts of each listing at Etsy. */
async function readTexts(shopId: number) {
  const answer = await fetch(`${sandbox}/etsy/state.json`);
  const { listings } = stateSchema.parse(await answer.json());
  return listings
    .filter(({ shop_id }) => shop_id === shopId)
    .map(({ images }) => images.map(({ alt_text }) => alt_text));
}

/** From the page of alt texts to Etsy's and back. */
async function connect(page: Page, userId: number) {
  await page.press(role("button", "Connect my shop"));
  await page.see(role("button", "Allow access"));
  // As if Etsy's page signed in the seller of this shop.
  await page.engine.run(
    '(id) => { document.querySelector("input[name=user_id]").value = id; }',
    String(userId),
  );
  await page.press(role("button", "Allow access"));
  await page.press(role("link", "Continue with the audit"));
  await page.press(role("button", "Check my shop"), 60);
}

/** All that the dialog shows goes, and arrives. */
async function confirm(page: Page, title: string, button: string) {
  const within = { within: role("dialog", title) };
  await page.press(role("button", button, within), 60);
  await page.see(text(`${count} listings done.`, within), 120);
  await page.press(role("button", "Close", { ...within, nth: -1 }));
}

/**
 * Photos of a shop get their alt texts, all confirmed as one, and lose them
 * again as one. In the end the shop is disconnected.
 */
export async function describeShop(page: Page) {
  const shop = await setUpShop();
  await page.goto("/audit/alt-text");
  await page.ready();
  await connect(page, shop.user_id);
  await page.press(role("button", "Choose all"), 90);
  await page.press(role("button", "Write alt texts"));
  const written = role("list", "Written listings");
  await until(
    "12 listings",
    async () =>
      (await page.count(role("group", /^Oak/, { within: written }))) === count,
    120,
  );
  await page.press(role("button", `Compare ${count} listings with Etsy`), 60);
  await confirm(page, "Alt texts for Etsy", `Update ${count} listings on Etsy`);
  for (const texts of await readTexts(shop.shop_id))
    expect(texts).toEqual([dishAltText, expect.stringMatching(/\w{3}/)]);

  await page.goto("/changes");
  await page.ready();
  const together = new RegExp(`^Put back all ${count} changed together`);
  await page.see(role("button", together), 60);
  await page.press(role("button", together));
  await confirm(page, "Put back on Etsy", `Put back ${count} listings on Etsy`);
  expect(await readTexts(shop.shop_id)).toEqual(
    Array.from({ length: count }, () => [dishAltText, ""]),
  );
  await callApi(page, "DELETE", "/api/etsy/connection");
}
