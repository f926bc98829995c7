import { dish, etsyClient } from "../support/etsy";
import { postJson, useSandbox } from "../support/sandbox";

const { url } = useSandbox();
const etsy = etsyClient(url);
const shop = "/shops/61000001";
let accessToken = "";

beforeEach(async () => {
  await fetch(`${url()}/etsy/state.json`, { method: "DELETE" });
  accessToken = (await etsy.connect()).access_token;
});

async function createId() {
  const { body } = await etsy.call("POST", `${shop}/listings`, {
    accessToken,
    form: dish,
  });
  return (body as { listing_id: number }).listing_id;
}

test("attributes: must be the category's, with its own values; one alone cannot be read", async () => {
  const id = await createId();
  const put = (property: number, form: Record<string, string>) =>
    etsy.call("PUT", `${shop}/listings/${id}/properties/${property}`, {
      accessToken,
      form,
    });
  expect(await put(200, { value_ids: "2", values: "Blue" })).toMatchObject({
    status: 200,
    body: { values: ["Blue"] },
  });
  expect((await put(200, { value_ids: "2", values: "Sky" })).status).toBe(400);
  expect(
    (await put(200, { value_ids: "2,4", values: "Blue,Green" })).status,
  ).toBe(400);
  expect((await put(55_888_004, { value_ids: "1", values: "9" })).status).toBe(
    400,
  );
  const scaled = await put(55_888_004, {
    value_ids: "1",
    values: "9",
    scale_id: "327",
  });
  expect(scaled).toMatchObject({
    status: 200,
    body: { scale_name: "Centimeters", values: ["9"] },
  });
  expect((await put(12, { value_ids: "1", values: "x" })).status).toBe(400);
  expect(
    (await etsy.call("GET", `/listings/${id}/properties/200`)).status,
  ).toBe(501);
  const { body } = await etsy.call("GET", `${shop}/listings/${id}/properties`, {
    accessToken,
  });
  expect(body).toMatchObject({ count: 2 });
});

const product = (size: string, price: number) => ({
  sku: "",
  property_values: [
    { property_id: 513, property_name: "Size", value_ids: [], values: [size] },
  ],
  offerings: [
    { price, quantity: 1, is_enabled: true, readiness_state_id: 80_000_002 },
  ],
});

test("inventory: the whole matrix, with prices on a property; what differs without it is refused", async () => {
  const id = await createId();
  const put = (json: object) =>
    etsy.call("PUT", `/listings/${id}/inventory`, { accessToken, json });
  const products = [product("Small", 24), product("Large", 32)];
  expect((await put({ products })).status).toBe(400);
  expect(
    (
      await put({
        products: [product("Big (L)", 24)],
        price_on_property: [513],
      })
    ).status,
  ).toBe(400);
  const { status, body } = await put({ products, price_on_property: [513] });
  expect([status, body]).toMatchObject([
    200,
    { products: [{ offerings: [{ price: { amount: 2_400 } }] }, {}] },
  ]);
  expect(
    (await etsy.call("GET", `/listings/${id}`, { accessToken })).body,
  ).toMatchObject({ has_variations: true });
});

const small = product("Small", 24);
const [offering] = small.offerings;
test.each([
  ["the id of a product", { products: [{ ...small, product_id: 1 }] }],
  [
    "the id of an offering",
    { products: [{ ...small, offerings: [{ ...offering, offering_id: 1 }] }] },
  ],
  [
    "a price as Etsy returns it",
    {
      products: [
        {
          ...small,
          offerings: [{ ...offering, price: { amount: 2_400, divisor: 100 } }],
        },
      ],
    },
  ],
  [
    "an offering without the key of a processing profile",
    {
      products: [
        { ...small, offerings: [{ price: 24, quantity: 1, is_enabled: true }] },
      ],
    },
  ],
  [
    "nothing offered",
    {
      products: [{ ...small, offerings: [{ ...offering, is_enabled: false }] }],
    },
  ],
  [
    "a property that isn't used",
    { products: [small], price_on_property: [514] },
  ],
  [
    "a variation of 71 values",
    {
      products: Array.from({ length: 71 }, (_, index) =>
        product(`Size ${index}`, 24),
      ),
    },
  ],
])("inventory: %s is refused", async (_, json) => {
  const id = await createId();
  const put = (body: object) =>
    etsy.call("PUT", `/listings/${id}/inventory`, { accessToken, json: body });
  expect((await put({ products: [small] })).status).toBe(200);
  expect((await put(json)).status).toBe(400);
});

const question = {
  question_text: "Name",
  question_type: "text_input",
  required: true,
  max_allowed_characters: 12,
};

test.each([
  ["a long question", { question_text: "n".repeat(46) }],
  ["long instructions", { instructions: "i".repeat(121) }],
  ["instructions that start with a sign", { instructions: "- the name" }],
  ["instructions in capitals", { instructions: "WRITE THE NAME" }],
  ["1,025 characters", { max_allowed_characters: 1_025 }],
  ["a price on a required question", { add_on_price: 4 }],
  [
    "a dropdown with a long option",
    {
      question_type: "dropdown",
      max_allowed_characters: null,
      options: [{ label: "o".repeat(21) }],
    },
  ],
])("personalization: %s is refused", async (_, changes) => {
  const address = `${shop}/listings/${await createId()}/personalization?supports_multiple_personalization_questions=true`;
  const post = (json: object) =>
    etsy.call("POST", address, { accessToken, json });
  expect((await post({ personalization_questions: [question] })).status).toBe(
    201,
  );
  expect(
    (await post({ personalization_questions: [{ ...question, ...changes }] }))
      .status,
  ).toBe(400);
});

test("translations: made once, changed then; a missing one is 404", async () => {
  const address = `${shop}/listings/${await createId()}/translations`;
  const form = {
    title: "Ringschale",
    description: "Für Ringe.",
    tags: "schale",
  };
  expect(
    (await etsy.call("GET", `${address}/de`, { accessToken })).status,
  ).toBe(404);
  expect(
    (await etsy.call("PUT", `${address}/de`, { accessToken, form })).status,
  ).toBe(404);
  expect(
    (await etsy.call("POST", `${address}/de`, { accessToken, form })).status,
  ).toBe(200);
  expect(
    (await etsy.call("POST", `${address}/de`, { accessToken, form })).status,
  ).toBe(400);
  expect(
    (await etsy.call("POST", `${address}/xx`, { accessToken, form })).status,
  ).toBe(400);
  expect(
    (await etsy.call("GET", `${address}/de`, { accessToken })).body,
  ).toMatchObject({ title: "Ringschale" });
});

test("batch: one unknown id, and nothing is found", async () => {
  const id = await createId();
  const get = (ids: string) =>
    etsy.call("GET", `/listings/batch/inventory?listing_ids=${ids}`, {
      accessToken,
    });
  expect((await get(String(id))).body).toMatchObject({
    count: 1,
    results: [{ inventory: { products: [{}] } }],
  });
  expect((await get(`${id},12`)).status).toBe(404);
});

test("processing profile: an equal one is a conflict that says where it is", async () => {
  const { access_token } = await etsy.connect({ scope: "shops_r shops_w" });
  const form = {
    readiness_state: "ready_to_ship",
    min_processing_time: "1",
    max_processing_time: "2",
  };
  const address = `${shop}/readiness-state-definitions`;
  const same = await etsy.call("POST", address, {
    accessToken: access_token,
    form,
  });
  expect([same.status, same.headers.get("content-location")]).toEqual([
    409,
    expect.stringMatching(/80000001$/),
  ]);
  const weeks = { ...form, processing_time_unit: "weeks" };
  expect(
    (
      await etsy.call("POST", address, {
        accessToken: access_token,
        form: weeks,
      })
    ).status,
  ).toBe(201);
});

test("deletion: needs a scope that nobody should ask for", async () => {
  expect(
    (
      await etsy.call("DELETE", `/listings/${await createId()}`, {
        accessToken,
      })
    ).status,
  ).toBe(403);
});

test("shop: is set up with Etsy's names; a closed one is not found", async () => {
  await etsy.setUpShop({
    languages: ["de"],
    listings: [{ title: "Old dish", state: "active" }],
  });
  expect((await etsy.call("GET", shop)).body).toMatchObject({
    languages: ["de"],
    listing_active_count: 1,
  });
  await etsy.setUpShop({ is_closed: true });
  expect((await etsy.call("GET", shop)).status).toBe(404);
});

test("shop: one that is closed and opened again has all of its listings", async () => {
  const id = await createId();
  await postJson(`${url()}/etsy/shop/change`, { is_closed: true });
  const drafts = () =>
    etsy.call("GET", `${shop}/listings?state=draft`, { accessToken });
  expect((await drafts()).status).toBe(404);
  await postJson(`${url()}/etsy/shop/change`, { is_closed: false });
  expect((await drafts()).body).toMatchObject({
    count: 1,
    results: [{ listing_id: id }],
  });
});

test("categories: 37 leaves with their paths, each with properties of its own", async () => {
  type Node = { name: string; children: Node[]; id: number };
  const { body } = await etsy.call("GET", "/seller-taxonomy/nodes");
  const leaves = (nodes: Node[]): Node[] =>
    nodes.flatMap((node) =>
      node.children.length ? leaves(node.children) : [node],
    );
  const found = leaves((body as { results: Node[] }).results);
  expect(found).toHaveLength(37);
  for (const { id } of found) {
    const properties = (
      await etsy.call("GET", `/seller-taxonomy/nodes/${id}/properties`)
    ).body as { count: number };
    expect(properties.count).toBeGreaterThanOrEqual(5);
  }
});
