import fc from "fast-check";
import { db } from "@/lib/database/db";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { publishStep } from "@/lib/etsy/publish/publish-step";
import {
  inventoryAnswer,
  inventoryOf,
  isSameInventory,
} from "@/lib/etsy/publish/steps/inventory";
import { combine } from "@/lib/listings/options/combinations";
import type { ListingOptions } from "@/lib/listings/options/schema";
import { closeConnections } from "@/tests/support/connections";
import { startTestEtsy } from "@/tests/support/etsy";
import { createPublisher, expectOneDraft } from "@/tests/support/publications";
import { repetitions } from "@/tests/support/repetitions";

let etsy: Awaited<ReturnType<typeof startTestEtsy>>;
beforeAll(async () => {
  etsy = await startTestEtsy();
});
/** A shop of this file's own: of one shop, only one draft is made at a time. */
beforeEach(async () => {
  await etsy.reset();
  await etsy.setUpShop({ user_id: 51_000_003, shop_id: 61_000_003 });
});
afterAll(async () => {
  await etsy.close();
  await closeConnections();
});

const question = {
  text: "Which name?",
  instructions: "Up to 12 letters",
  kind: "text_input" as const,
};
/**
 * Names up to 12 letters, two fonts; two sizes in three colors, the large ones
 * dearer, one that is not made.
 */
const options: ListingOptions = {
  questions: [
    { ...question, isRequired: true, maxCharacters: 12, options: [] },
    {
      text: "Font",
      instructions: "",
      kind: "dropdown",
      isRequired: false,
      maxCharacters: null,
      options: ["Script", "Block"],
    },
  ],
  variations: combine(
    [
      { name: "Size", values: ["Small", "Large"] },
      { name: "Glaze", values: ["White", "Blue & gray", "Green"] },
    ],
    ([size, glaze]) => ({
      price: size === 1 ? 32 : null,
      isOffered: !(size === 1 && glaze === 2),
    }),
  ),
};

async function createWithOptions(changes: Partial<ListingOptions> = {}) {
  const seller = await createPublisher();
  const { questions, variations } = { ...options, ...changes };
  await db().$executeRaw`
    INSERT INTO "ListingOptions" ("listingId", "questions", "variations")
    VALUES (${seller.listingId}, ${JSON.stringify(questions)}::jsonb, ${variations && JSON.stringify(variations)}::jsonb)`;
  return seller;
}

async function publishAll(seller: Awaited<ReturnType<typeof createPublisher>>) {
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep);
  return (await seller.read(publicationId)).body;
}

type Offering = {
  price: number;
  quantity: number;
  is_enabled: boolean;
  readiness_state_id: number;
};
type Stored = { questions: object[]; onProperty: object } & {
  products: {
    property_values: {
      property_id: number;
      property_name: string;
      values: string[];
    }[];
    offerings: Offering[];
  }[];
};

async function expectOptions(
  seller: Awaited<ReturnType<typeof createPublisher>>,
) {
  const draft = (await expectOneDraft(etsy.url, seller)) as unknown as Stored;
  expect(draft.onProperty).toEqual({
    price: [513],
    quantity: [],
    sku: [],
    readiness_state: [],
  });
  expect(
    draft.products.map(({ property_values: values, offerings: [offering] }) => [
      ...values.map(({ values: [value] }) => value),
      offering?.price,
      offering?.is_enabled,
      offering?.quantity,
      offering?.readiness_state_id,
    ]),
  ).toEqual([
    ["Small", "White", 24.5, true, 2, 80_000_002],
    ["Small", "Blue & gray", 24.5, true, 2, 80_000_002],
    ["Small", "Green", 24.5, true, 2, 80_000_002],
    ["Large", "White", 32, true, 2, 80_000_002],
    ["Large", "Blue & gray", 32, true, 2, 80_000_002],
    ["Large", "Green", 32, false, 2, 80_000_002],
  ]);
  expect(draft.products[0]?.property_values).toMatchObject([
    { property_id: 513, property_name: "Size" },
    { property_id: 514, property_name: "Glaze" },
  ]);
  expect(draft.questions).toMatchObject([
    {
      question_text: "Which name?",
      instructions: "Up to 12 letters",
      required: true,
      max_allowed_characters: 12,
    },
    {
      question_text: "Font",
      instructions: null,
      required: false,
      options: [{ label: "Script" }, { label: "Block" }],
    },
  ]);
}

test("the preview shows questions and variations, and nothing leaves", async () => {
  const seller = await createWithOptions();
  const before = (await etsy.calls()).filter(
    ({ method }) => method !== "GET",
  ).length;
  expect((await seller.preview()).body).toMatchObject({
    ...options,
    steps: expect.arrayContaining(["Variations", "Personalization"]),
  });
  expect(
    (await etsy.calls()).filter(({ method }) => method !== "GET"),
  ).toHaveLength(before);
});

test("a listing with variations and questions: its draft has the whole matrix with prices, and the questions", async () => {
  const seller = await createWithOptions();
  expect(await publishAll(seller)).toMatchObject({
    state: "done",
    problem: null,
  });
  await expectOptions(seller);
  const sent = (await etsy.calls()).filter(({ path }) =>
    /\/(?:inventory|personalization)$/.test(path),
  );
  expect(sent.map(({ method }) => method)).toEqual([
    "GET",
    "PUT",
    "POST",
    "GET",
    "GET",
  ]);
});

test.each([
  ["questions alone", { variations: null }, [{ kind: "personalization" }]],
  ["variations alone", { questions: [] }, [{ kind: "inventory" }]],
  ["neither", { variations: null, questions: [] }, []],
])("%s: there are no steps for the rest", async (_, changes, expected) => {
  const { steps, state } = await publishAll(await createWithOptions(changes));
  expect(state).toBe("done");
  expect(
    steps.filter(
      ({ kind }) => kind === "inventory" || kind === "personalization",
    ),
  ).toMatchObject(expected);
});

test.each(
  ["lost_answer", "cut", "malformed", "html"].flatMap((mode) =>
    ["/inventory", "/personalization"].map((path) => [mode, path] as const),
  ),
)(
  "%s at %s: in the end each is there once, as it was confirmed",
  async (mode, path) => {
    for (let round = 0; round < repetitions(1, 20); round += 1) {
      await etsy.reset();
      await etsy.setUpShop({ user_id: 51_000_003, shop_id: 61_000_003 });
      const seller = await createWithOptions();
      await etsy.fail("etsy", { mode, path, count: 2 });
      expect(await publishAll(seller)).toMatchObject({
        state: "done",
        problem: null,
      });
      await expectOptions(seller);
    }
  },
);

test.each([
  [
    "a question without text",
    {
      questions: [
        {
          ...question,
          text: "",
          isRequired: true,
          maxCharacters: 5,
          options: [],
        },
      ],
    },
  ],
  [
    "variations of which none is offered",
    {
      variations: combine([{ name: "Size", values: ["S"] }], () => ({
        price: null,
        isOffered: false,
      })),
    },
  ],
])(
  "%s: the draft is refused before anything is sent, and the place is named",
  async (_, changes) => {
    const seller = await createWithOptions(changes);
    expect(await seller.publish()).toMatchObject({
      status: 422,
      body: {
        code: "invalid_input",
        field: expect.stringMatching(/^options\/(?:questions|variations)/),
      },
    });
  },
);

test("variations of a digital listing: are refused before anything is sent", async () => {
  const seller = await createWithOptions();
  const digital = {
    type: "download",
    shippingProfileId: undefined,
    readinessStateId: undefined,
  };
  expect(await seller.publish(digital)).toMatchObject({
    status: 422,
    body: { field: "type" },
  });
});

test("variations that are changed on Etsy before the comparison: the publication stops and says so", async () => {
  const seller = await createWithOptions();
  const { publicationId } = (await seller.publish()).body;
  await seller.work(publicationId, publishStep, 10);
  const { etsyListingId } = (await seller.read(publicationId)).body;
  await withAccessToken(seller.userId, async (accessToken) => {
    const path = `/listings/${etsyListingId}/inventory`;
    const found = await callEtsy({
      path,
      accessToken,
      answer: inventoryAnswer,
    });
    const variations = {
      ...combine([{ name: "Size", values: ["Small", "Huge"] }]),
    };
    const json = inventoryOf(variations, found, { price: 99, quantity: 2 });
    await callEtsy({
      method: "PUT",
      path,
      body: { json },
      accessToken,
      answer: inventoryAnswer,
    });
  });
  await seller.work(publicationId, publishStep);
  expect((await seller.read(publicationId)).body).toMatchObject({
    state: "failed",
    problem: { code: "refused", field: "variations" },
  });
});

const names = ["A", "B", "C", "D", "E"];
const variations = fc
  .record({
    sizes: fc.array(fc.integer({ min: 1, max: 5 }), {
      minLength: 1,
      maxLength: 2,
    }),
    prices: fc.array(fc.option(fc.integer({ min: 20, max: 60 })), {
      minLength: 25,
      maxLength: 25,
    }),
    offers: fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
    isByFirst: fc.boolean(),
  })
  .map(({ sizes, prices, offers, isByFirst }) =>
    combine(
      sizes.map((size, index) => ({
        name: `Axis ${index}`,
        values: names.slice(0, size),
      })),
      ([first = 0, second = 0]) => ({
        price: (isByFirst ? prices[first] : prices[5 * first + second]) ?? null,
        isOffered: offers[5 * first + second] === true,
      }),
    ),
  );
const draft = {
  products: [
    {
      sku: "RD-1",
      property_values: [],
      offerings: [
        {
          quantity: 2,
          is_enabled: true,
          price: { amount: 2450, divisor: 100 },
          readiness_state_id: 7,
        },
      ],
    },
  ],
};

test("inventory: what a list doesn't name is the same everywhere, and each offer has its own price", () => {
  fc.assert(
    fc.property(variations, (given) => {
      const { products, price_on_property: on } = inventoryOf(given, draft, {
        price: 24.5,
        quantity: 2,
      });
      expect([0, 1, given.axes.length]).toContain(on.length);
      const groups = new Map<string, number>();
      for (const [
        index,
        { property_values: values, offerings },
      ] of products.entries()) {
        const price = offerings[0]?.price ?? 0;
        const key = values
          .flatMap(({ property_id, values: [value] }) =>
            on.includes(property_id) ? [value] : [],
          )
          .join("|");
        expect(groups.get(key) ?? price).toBe(price);
        groups.set(key, price);
        const wanted = given.combinations[index];
        if (wanted?.isOffered) expect(price).toBe(wanted.price ?? 24.5);
      }
    }),
    { numRuns: repetitions(300, 5_000) },
  );
});

test("inventory: what Etsy returns of what was sent is recognized, and any other price or offer is not", () => {
  fc.assert(
    fc.property(variations, fc.nat(), (given, at) => {
      const sent = inventoryOf(given, draft, { price: 24.5, quantity: 2 });
      const found = {
        products: sent.products.map(({ property_values, offerings }) => ({
          property_values: property_values.map((value) => ({
            ...value,
            value_ids: [9],
          })),
          offerings: offerings.map((each) => ({
            ...each,
            price: { amount: each.price * 100, divisor: 100 },
          })),
        })),
      };
      expect(
        isSameInventory(
          inventoryOf(given, found, { price: 24.5, quantity: 2 }),
          found,
        ),
      ).toBe(true);
      const offering = found.products[at % found.products.length]?.offerings[0];
      if (offering) offering.price.amount += 1;
      expect(isSameInventory(sent, found)).toBe(false);
    }),
    { numRuns: repetitions(300, 5_000) },
  );
});
