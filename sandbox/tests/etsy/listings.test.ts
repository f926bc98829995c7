import sharp from "sharp";
import { dish, etsyClient } from "../support/etsy";
import { getJson, postJson, useSandbox } from "../support/sandbox";

const { url } = useSandbox();
const etsy = etsyClient(url);
const shop = "/shops/61000001";
let accessToken = "";

beforeEach(async () => {
  await fetch(`${url()}/etsy/state.json`, { method: "DELETE" });
  accessToken = (await etsy.connect()).access_token;
});

const create = (changes: Record<string, string> = {}) =>
  etsy.call("POST", `${shop}/listings`, {
    accessToken,
    form: { ...dish, ...changes },
  });
const createId = async (changes: Record<string, string> = {}) =>
  ((await create(changes)).body as { listing_id: number }).listing_id;
const without = (...names: string[]) => {
  const form = Object.fromEntries(
    Object.entries(dish).filter(([name]) => !names.includes(name)),
  );
  return etsy.call("POST", `${shop}/listings`, { accessToken, form });
};
const photo = (color: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
const upload = async (
  id: number,
  color: string,
  fields: Record<string, string> = {},
) => {
  const parts = new FormData();
  parts.set(
    "image",
    new Blob([new Uint8Array(await photo(color))], { type: "image/jpeg" }),
    "photo.jpg",
  );
  for (const [name, value] of Object.entries(fields)) parts.set(name, value);
  return etsy.call("POST", `${shop}/listings/${id}/images`, {
    accessToken,
    parts,
  });
};
const imagesOf = async (id: number) => {
  const { body } = await etsy.call("GET", `/listings/${id}/images`, {
    accessToken,
  });
  return (
    body as {
      results: { listing_image_id: number; rank: number; alt_text: string }[];
    }
  ).results;
};

test("draft: is made with an id of more than 32 bits, and read with an escaped title", async () => {
  const made = await create({ title: 'Ann\'s “Oak” dish & "ring" tray' });
  expect(made).toMatchObject({
    status: 201,
    body: {
      state: "draft",
      title: "Ann&#39;s “Oak” dish &amp; &quot;ring&quot; tray",
      price: { amount: 2_400, divisor: 100 },
    },
  });
  expect((made.body as { listing_id: number }).listing_id).toBeGreaterThan(
    2 ** 32,
  );
});

test("draft: two equal requests are two drafts", async () => {
  await create();
  await create();
  const { body } = await etsy.call("GET", `${shop}/listings?state=draft`, {
    accessToken,
  });
  expect(body).toMatchObject({ count: 2 });
});

test("draft: exists only for its owner", async () => {
  const id = await createId();
  expect((await etsy.call("GET", `/listings/${id}`)).status).toBe(404);
  expect(
    (await etsy.call("GET", `/listings/${id}`, { accessToken })).status,
  ).toBe(200);
});

const asArray = (path: string) => [
  expect.objectContaining({
    path,
    type: expect.any(String),
    message: expect.any(String),
  }),
];
const asError = (text: string) => ({ error: expect.stringContaining(text) });

test.each([
  ["an unknown field", { state: "active" }, asArray("/state")],
  [
    "a removed field",
    { is_personalizable: "true" },
    asError("no longer supported"),
  ],
  [
    "a character that titles cannot have",
    { title: "Dish $5" },
    asArray("/title/5"),
  ],
  [
    "two colons in the title",
    { title: "Dish: oak: ring" },
    asError("only once"),
  ],
  ["a long title", { title: "d".repeat(141) }, asError("140")],
  [
    "14 tags",
    { tags: Array.from({ length: 14 }, (_, index) => `tag ${index}`).join() },
    asArray("/tags"),
  ],
  ["a long tag", { tags: "a tag of twenty-one ch" }, asArray("/tags/0")],
  ["a tag twice", { tags: "oak dish,Oak Dish" }, asArray("/tags/1")],
  ["no tags in the field", { tags: "" }, asArray("/tags")],
  [
    "brackets in a material",
    { materials: "oak (white)" },
    asArray("/materials/0"),
  ],
  ["quantity 1000", { quantity: "1000" }, asError("999")],
  ["a price in words", { price: "ten" }, asArray("/price")],
  [
    "a decade that there is not",
    { when_made: "2020_2031" },
    asArray("/when_made"),
  ],
  ["an unknown category", { taxonomy_id: "999999" }, asError("taxonomy_id")],
  [
    "someone else's work without a partner",
    { who_made: "someone_else" },
    asError("production partner"),
  ],
])("draft: %s is refused", async (_, changes, body) => {
  expect(await create(changes)).toMatchObject({ status: 400, body });
});

test.each([
  [["price"], asArray("/price")],
  [["is_supply"], asError("together")],
  [
    ["shipping_profile_id"],
    asError("A shipping_profile_id is required for physical listings."),
  ],
  [["readiness_state_id"], asError("readiness_state_id is required")],
])("draft: without %s it is refused", async (names, body) => {
  expect(await without(...names)).toMatchObject({ status: 400, body });
});

test("draft: another shop's profile, and another seller's shop, are refused", async () => {
  expect((await create({ shipping_profile_id: "1" })).status).toBe(404);
  await etsy.setUpShop({ user_id: 52, shop_id: 62 });
  const other = await etsy.call("POST", "/shops/62/listings", {
    accessToken,
    form: dish,
  });
  expect(other).toMatchObject({ status: 403 });
});

test("draft: a download needs neither shipping nor processing, and cannot have them", async () => {
  const digital = { type: "download", taxonomy_id: "2078" };
  expect(await create(digital)).toMatchObject({ status: 400 });
  const form = { ...dish, ...digital } as Record<string, string>;
  for (const name of ["shipping_profile_id", "readiness_state_id"])
    delete form[name];
  expect(
    await etsy.call("POST", `${shop}/listings`, { accessToken, form }),
  ).toMatchObject({
    status: 201,
    body: { listing_type: "download" },
  });
});

test("images: each goes to its rank and moves the others back; without a rank it is the first", async () => {
  const id = await createId();
  expect(await upload(id, "red", { rank: "1", alt_text: "red" })).toMatchObject(
    { status: 201, body: { rank: 1 } },
  );
  await upload(id, "blue", { rank: "2", alt_text: "blue" });
  await upload(id, "green", { alt_text: "green" });
  await upload(id, "black", { rank: "9", alt_text: "black" });
  await upload(id, "white", {
    rank: "2",
    overwrite: "true",
    alt_text: "white",
  });
  expect(
    (await imagesOf(id)).map(({ rank, alt_text }) => [rank, alt_text]),
  ).toEqual([
    [1, "green"],
    [2, "white"],
    [3, "blue"],
    [4, "black"],
  ]);
});

test("images: their ids put them in order; a deleted one can be attached again", async () => {
  const id = await createId();
  for (const rank of ["1", "2", "3"])
    await upload(id, "red", { rank, alt_text: rank });
  const ids = (await imagesOf(id)).map((image) => image.listing_image_id);
  const [first = 0, second = 0, third = 0] = ids;
  const patch = { accessToken, form: { image_ids: [third, first].join() } };
  expect(
    (await etsy.call("PATCH", `${shop}/listings/${id}`, patch)).status,
  ).toBe(200);
  expect((await imagesOf(id)).map((image) => image.listing_image_id)).toEqual([
    third,
    first,
  ]);
  const parts = new FormData();
  parts.set("listing_image_id", String(second));
  parts.set("rank", "1");
  expect(
    (
      await etsy.call("POST", `${shop}/listings/${id}/images`, {
        accessToken,
        parts,
      })
    ).status,
  ).toBe(201);
  expect((await imagesOf(id)).map((image) => image.listing_image_id)).toEqual([
    second,
    third,
    first,
  ]);
});

test("images: a file without a name, no image, and the 21st are refused", async () => {
  const id = await createId();
  const parts = new FormData();
  parts.set("image", "bytes");
  expect(
    (
      await etsy.call("POST", `${shop}/listings/${id}/images`, {
        accessToken,
        parts,
      })
    ).status,
  ).toBe(400);
  const text = new FormData();
  text.set("image", new Blob(["hello"]), "photo.jpg");
  expect(
    (
      await etsy.call("POST", `${shop}/listings/${id}/images`, {
        accessToken,
        parts: text,
      })
    ).status,
  ).toBe(400);
  for (let rank = 1; rank <= 20; rank += 1)
    await upload(id, "red", { rank: String(rank) });
  expect(await upload(id, "red", { rank: "21" })).toMatchObject({
    status: 400,
    body: asError("maximum"),
  });
  expect(await imagesOf(id)).toHaveLength(20);
});

test("request log: a photo is its name, type and size", async () => {
  await upload(await createId(), "red", { rank: "1" });
  const [logged] = (await getJson(`${url()}/requests.json?service=etsy`)) as {
    body: object;
  }[];
  expect(logged?.body).toEqual({
    image: {
      filename: "photo.jpg",
      type: "image/jpeg",
      size: (await photo("red")).length,
    },
    rank: "1",
  });
});

test("limits: every answer tells them, and the request too many is refused", async () => {
  await postJson(`${url()}/etsy/limits`, { perSecond: 2, perDay: 3 });
  const ping = () => etsy.call("GET", "/openapi-ping");
  const first = await ping();
  expect(
    [
      "x-limit-per-second",
      "x-remaining-this-secon",
      "x-limit-per-day",
      "x-remaining-today",
    ].map((name) => first.headers.get(name)),
  ).toEqual(["2", "1", "3", "2"]);
  await postJson(`${url()}/etsy/limits`, { perSecond: 100, perDay: 1 });
  await ping();
  const late = await ping();
  expect([
    late.status,
    Number(late.headers.get("retry-after")) > 80_000,
  ]).toEqual([429, true]);
});

test("lost_answer: the draft is made though no answer comes", async () => {
  await postJson(`${url()}/faults`, {
    service: "etsy",
    mode: "lost_answer",
    path: "POST /etsy/v3/application/shops",
    count: 1,
  });
  await expect(create()).rejects.toThrow();
  const { body } = await etsy.call("GET", `${shop}/listings?state=draft`, {
    accessToken,
  });
  expect(body).toMatchObject({ count: 1 });
});
