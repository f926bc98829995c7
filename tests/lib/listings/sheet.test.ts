import { readinessOf } from "@/lib/listing-text/check/readiness";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import {
  type ListingAnswer,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";
import { applyChange } from "@/lib/listings/sheet/apply-change";
import { changeList } from "@/lib/listings/sheet/change-list";
import type { ListChange, SheetChange } from "@/lib/listings/sheet/schema";
import { sheetRowOf } from "@/lib/listings/sheet/sheet-row";

const description = [
  "A walnut ring dish with sterling silver inlay. It keeps rings by the sink.",
  "",
  "Details:",
  "- Size: [add size]",
  "- Care: [add care]",
].join("\n");

function listingOf(fields: Partial<ListingAnswer> = {}): ListingAnswer {
  const answer = listingAnswerSchema.parse({
    ...emptyListing,
    id: 7,
    title: "Walnut Ring Dish",
    description,
    tags: ["ring dish", "sterling silver"],
    materials: ["walnut"],
    attributes: [{ name: "Color", value: "Brown" }],
    altText: "A round dish on a table",
    facts: [
      { name: "product", value: "ring dish", source: "seller" },
      {
        name: "inlay",
        value: "sterling silver",
        source: "seller",
        quote: "inlay of sterling silver",
      },
    ],
    missing: ["size", "care"],
    score: 50,
    writer: "w",
    productName: "Walnut ring dish",
    sellerText: "Walnut ring dish\nwalnut, inlay of sterling silver",
    ...fields,
  });
  return { ...answer, ...readinessOf(answer) };
}

const change = (fields: Partial<SheetChange>): SheetChange => ({
  id: 7,
  version: 1,
  ...fields,
});

function applied(listing: ListingAnswer, fields: Partial<SheetChange>) {
  const result = applyChange(listing, change(fields));
  if ("problem" in result) throw new Error(result.problem);
  return result;
}

test("a row: each open claim with the seller's own words beside it, and each blank where it stands", () => {
  const row = sheetRowOf(listingOf());
  expect(row.claims).toMatchObject([
    {
      key: "sterlingsilver",
      said: "A walnut ring dish with sterling silver inlay.",
      fact: "inlay of sterling silver",
      canConfirm: true,
    },
  ]);
  expect(row.blanks).toEqual([
    { name: "size", field: "description", said: "Size: [add size]" },
    { name: "care", field: "description", said: "Care: [add care]" },
  ]);
});

test("confirming settles a claim and changes no text", () => {
  const listing = listingOf();
  const { results, confirmed } = applied(listing, {
    confirm: ["sterlingsilver"],
  });
  expect(results.description).toBe(description);
  expect(sheetRowOf(listingOf({ confirmed })).claims).toEqual([]);
});

test("striking takes out each sentence and tag that says it, whole, and nothing else", () => {
  const { results } = applied(listingOf(), { strike: ["sterlingsilver"] });
  expect(results.description).toBe(
    description.replace("A walnut ring dish with sterling silver inlay. ", ""),
  );
  expect(results.tags).toEqual(["ring dish"]);
});

test("a claim in the title: another title that was written takes its place, or the listing is named", () => {
  const title = "Sterling Silver Ring Dish";
  expect(
    applied(listingOf({ title, titles: [title, "Walnut Dish for Rings"] }), {
      strike: ["sterlingsilver"],
    }).results.title,
  ).toBe("Walnut Dish for Rings");
  expect(
    applyChange(
      listingOf({ title, titles: [title] }),
      change({ strike: ["sterlingsilver"] }),
    ),
  ).toEqual({ problem: expect.stringMatching(/title/) });
});

test.each([
  ["a health claim", "It cures arthritis."],
  ["where else it is sold", "Cheaper on my website www.dishes.com."],
])("%s can be struck, and not confirmed", (_, sentence) => {
  const listing = listingOf({ description: `A dish.\n\n${sentence}` });
  const [claim] = sheetRowOf(listing).claims.filter(
    ({ canConfirm }) => !canConfirm,
  );
  const key = claim?.key ?? "";
  expect(applyChange(listing, change({ confirm: [key] }))).toEqual({
    problem: expect.stringMatching(/Strike it/),
  });
  expect(applied(listing, { strike: [key] }).results.description).toBe(
    "A dish.",
  );
});

test("a sentence that no fact supports is confirmed or struck", () => {
  const listing = listingOf({
    description: "A walnut dish. It is 30 cm wide. Made for rings.",
  });
  const [claim] = sheetRowOf(listing).claims.filter(({ key }) =>
    key.startsWith("sentence:"),
  );
  const key = claim?.key ?? "";
  expect(claim?.said).toBe("It is 30 cm wide.");
  expect(applied(listing, { strike: [key] }).results.description).toBe(
    "A walnut dish. Made for rings.",
  );
  expect(applied(listing, { confirm: [key] }).confirmed).toContain(key);
});

test("blanks: the seller's words stand in their place, as typed, in one line; what is left out goes as a whole line", () => {
  const { results } = applied(listingOf(), {
    blanks: [
      { blank: "size", value: '9 cm\n "wide" $& \\' },
      { blank: "care", value: null },
    ],
  });
  expect(results.description).toBe(
    description
      .replace("[add size]", () => '9 cm "wide" $& \\')
      .replace("\n- Care: [add care]", ""),
  );
  expect(
    sheetRowOf(listingOf({ ...results, generated: listingOf() })).blanks,
  ).toEqual([]);
});

test.each<[string, Partial<SheetChange>]>([
  ["a claim that is not there", { strike: ["vegan"] }],
  [
    "a blank that is not there",
    { blanks: [{ blank: "weight", value: "1 g" }] },
  ],
  [
    "a tag that is there",
    { list: { field: "tags", action: "add", entries: ["Ring Dish"] } },
  ],
])("%s: nothing changes, and that is said", (_, fields) => {
  expect(applyChange(listingOf(), change(fields))).toEqual({
    problem: "Nothing of it would change.",
  });
});

const lists = {
  tags: ["ring dish", "gift"],
  materials: ["walnut"],
  attributes: [{ name: "Color", value: "Brown" }],
};
const full = {
  ...lists,
  tags: Array.from({ length: 13 }, (_, index) => `tag ${index}`),
};

test.each<[string, typeof lists, ListChange, object]>([
  [
    "adds what is not there",
    lists,
    { field: "tags", action: "add", entries: ["Gift", "walnut"] },
    { results: { tags: ["ring dish", "gift", "walnut"] } },
  ],
  [
    "removes in any capitals",
    lists,
    { field: "tags", action: "remove", entries: ["GIFT"] },
    { results: { tags: ["ring dish"] } },
  ],
  [
    "replaces one in its place",
    lists,
    { field: "tags", action: "replace", entries: ["ring dish"], to: "bowl" },
    { results: { tags: ["bowl", "gift"] } },
  ],
  [
    "replaces by one that is there already, which is there once",
    lists,
    { field: "tags", action: "replace", entries: ["ring dish"], to: "gift" },
    { results: { tags: ["gift"] } },
  ],
  [
    "says that there is no room",
    full,
    { field: "tags", action: "add", entries: ["one more"] },
    { problem: "That makes 14 tags; 13 is the most." },
  ],
  [
    "says what Etsy refuses",
    lists,
    { field: "tags", action: "add", entries: ["a tag that is far too long"] },
    { problem: expect.stringMatching(/Etsy allows 20/) },
  ],
  [
    "adds a material",
    lists,
    { field: "materials", action: "add", entries: ["linseed oil"] },
    { results: { materials: ["walnut", "linseed oil"] } },
  ],
  [
    "adds an attribute, and keeps the value of one that is there",
    lists,
    {
      field: "attributes",
      action: "add",
      entries: ["color: Blue", "Era: 1950s"],
    },
    {
      results: {
        attributes: [
          { name: "Color", value: "Brown" },
          { name: "Era", value: "1950s" },
        ],
      },
    },
  ],
  [
    "replaces the value of an attribute",
    lists,
    {
      field: "attributes",
      action: "replace",
      entries: ["Color"],
      to: "Dark brown",
    },
    { results: { attributes: [{ name: "Color", value: "Dark brown" }] } },
  ],
  [
    "removes an attribute by its name",
    lists,
    { field: "attributes", action: "remove", entries: ["color"] },
    { results: { attributes: [] } },
  ],
  [
    "refuses an attribute without a value",
    lists,
    { field: "attributes", action: "add", entries: ["Color"] },
    { problem: expect.stringMatching(/name and its value/) },
  ],
])("a list %s", (_, before, made, expected) => {
  expect(changeList(before, made)).toMatchObject(expected);
});
