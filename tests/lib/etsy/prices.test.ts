import { GET as options } from "@/app/api/etsy/options/route";
import { db } from "@/lib/database/db";
import { formatPrice, isPrice, priceHint } from "@/lib/etsy/publish/price";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import { combine } from "@/lib/listings/options/combinations";
import { readTypedPrice } from "@/lib/listings/options/price";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createRequest } from "@/tests/support/factories";
import {
  createPublisher,
  listDraftsAtEtsy,
} from "@/tests/support/publications";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
beforeEach(() => etsy.reset());
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

const inCurrency = async (currency_code: string) => {
  await etsy.setUpShop({
    user_id: 51_800_002,
    shop_id: 61_800_002,
    currency_code,
  });
  return createPublisher({ photos: 1 });
};

test.each([
  ["USD", 24.5, "24.50"],
  ["EUR", 0.05, "0.05"],
  ["JPY", 3200, "3200"],
  ["VND", 1_250_000, "1250000"],
  ["IDR", 780_000.5, "780000.50"],
  ["JPY", 98_000, "98000"],
])(
  "a price in %s: %d is sent as %s, and its currency stands beside it",
  async (currency, price, sent) => {
    const seller = await inCurrency(currency);
    expect(await seller.preview({ price })).toMatchObject({
      status: 200,
      body: { currency, fields: { price: sent } },
    });
    const read = await options(
      createRequest("GET", "/api/etsy/options", undefined, {
        cookie: seller.cookie,
      }),
    );
    expect(await read.json()).toMatchObject({ currency });
  },
);

test.each([
  ["JPY", 3200.5, "Enter a price in JPY, with no decimals."],
  ["EUR", 3.205, "Enter a price in EUR, with at most two decimals."],
  ["USD", 0.1, "Enter a price from 0.20 in USD, with at most two decimals."],
])(
  "a price that %s doesn't have, %d: is refused before anything is sent",
  async (currency, price, message) => {
    const seller = await inCurrency(currency);
    expect(await seller.preview({ price })).toMatchObject({
      status: 422,
      body: { code: "invalid_input", message },
    });
  },
);

test("a variation's price that the currency doesn't have: is refused by its name", async () => {
  const seller = await inCurrency("JPY");
  const variations = combine(
    [{ name: "Size", values: ["Small", "Large"] }],
    ([size]) => ({
      price: size === 1 ? 4_800.25 : 3_200,
      isOffered: true,
    }),
  );
  await db().$executeRaw`
    INSERT INTO "ListingOptions" ("listingId", "questions", "variations")
    VALUES (${seller.listingId}, '[]'::jsonb, ${JSON.stringify(variations)}::jsonb)`;
  expect(await seller.preview({ price: 3_200 })).toMatchObject({
    status: 422,
    body: { message: "Large: Enter a price in JPY, with no decimals." },
  });
});

test("a price that Etsy finds too high: reaches Etsy, and its sentence belongs to the price", async () => {
  const seller = await inCurrency("USD");
  const message = "The price must be at most 50,000.00 USD.";
  await etsy.fail("etsy", {
    mode: "status",
    status: 400,
    message,
    path: "POST /etsy/v3/application/shops",
    count: 1,
  });
  const { publicationId } = (await seller.publish({ price: 61_000 })).body;
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body).toMatchObject({
    state: "failed",
    problem: { code: "refused", field: "price", words: message },
  });
  await seller.publish({ price: 49_000 });
  await seller.work(publicationId, publishStep);
  expect(await listDraftsAtEtsy(etsy.url)).toHaveLength(1);
});

test("decimals: are those of each currency, and of none that is made up", () => {
  expect(
    ["ISK", "KRW", "CLP"].map((currency) => formatPrice(1_500, currency)),
  ).toEqual(["1500", "1500", "1500"]);
  expect(
    ["CAD", "CHF", "??", ""].map((currency) => formatPrice(1_500, currency)),
  ).toEqual(Array(4).fill("1500.00"));
  for (const price of [0, -1, Number.NaN, Infinity, 1e13])
    expect([price, isPrice(price, "SEK")]).toEqual([price, false]);
  expect(priceHint("")).toBe("Enter a price, with at most two decimals.");
});

test.each([
  ["3,200", 3_200],
  ["¥3 200", 3_200],
  ["1.234,50", 1_234.5],
  ["24,5", 24.5],
  ["", null],
  ["a lot", undefined],
])("a typed price, %j: is %p", (typed, price) => {
  expect(readTypedPrice(typed)).toBe(price);
});
