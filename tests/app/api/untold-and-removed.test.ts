import { GET, PATCH } from "@/app/api/listings/[id]/route";
import { db } from "@/lib/database/db";
import { untoldKey } from "@/lib/listing-text/check/untold";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import {
  type ListingAnswer,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";
import { closeConnections } from "@/tests/support/connections";
import { createRequest } from "@/tests/support/factories";
import { callApi, createProgram } from "@/tests/support/public-api";
import { listingRow } from "@/tests/support/seller";

afterAll(closeConnections);

const results = {
  ...emptyListing,
  title: "Speckled Stoneware Mug",
  description: "A speckled stoneware mug.",
  tags: ["stoneware mug"],
  materials: ["stoneware"],
  altText: "",
  attributes: [],
};
const removed = [
  { field: "tags", text: "oak mug", reason: "You typed stoneware." },
];
const washed = { fact: "care: hand wash only", quote: "hand wash only" };

async function createSeller(notes: object = { removed }) {
  const { user, cookie, secret } = await createProgram(["read"]);
  const { id } = await db().listing.create({
    data: {
      ...listingRow(user.id),
      productName: "Speckled mug",
      materials: "stoneware",
      extraDetails: "hand wash only, holds 350 ml",
      facts: [
        { name: "product", value: "Speckled mug", source: "seller" },
        { name: "materials", value: "stoneware", source: "seller" },
        { name: "care", value: "hand wash only", source: "seller" },
      ],
      results,
      notes,
    },
  });
  const params = Promise.resolve({ id: String(id) });
  const path = `/api/listings/${id}`;
  const call = async (
    handler: typeof PATCH,
    method: string,
    body?: unknown,
  ) => {
    const response = await handler(
      createRequest(method, path, body, { cookie }),
      { params },
    );
    return {
      status: response.status,
      body: (await response.json()) as ListingAnswer,
    };
  };
  return {
    /** As a program reads it. */
    read: async () =>
      (await callApi("readListing", { secret, params: { id: String(id) } }))
        .body,
    find: () => call(GET, "GET"),
    save: (body: unknown) => call(PATCH, "PATCH", body),
  };
}

const quotesOf = ({ untold }: Pick<ListingAnswer, "untold">) =>
  untold.map(({ quote }) => quote);

test("what was told and no text says comes with every listing and edit, and holds nothing back", async () => {
  const seller = await createSeller();
  const { body } = await seller.find();
  expect(quotesOf(body).toSorted()).toEqual(["hand wash only", "holds 350 ml"]);
  expect(body.open.map(({ message }) => message).join()).not.toMatch(/wash/);
  const description = `${results.description} Hand wash only.`;
  const saved = await seller.save({
    results: { ...results, description },
    version: 1,
  });
  expect(quotesOf(saved.body)).toEqual(["holds 350 ml"]);
});

test("what the seller leaves out is stored, stays when it is not sent, and is not told to programs", async () => {
  const seller = await createSeller();
  const leftOut = [untoldKey(washed)];
  expect(
    (await seller.save({ results, version: 1, leftOut })).body,
  ).toMatchObject({ leftOut });
  expect((await seller.save({ results, version: 2 })).body).toMatchObject({
    leftOut,
  });
  const { body } = await seller.find();
  expect(body).toMatchObject({ leftOut });
  expect(quotesOf(body)).toContain("hand wash only");
  expect(quotesOf(await seller.read())).toEqual(["holds 350 ml"]);
});

test("what was taken out is kept with its reason, whatever is edited", async () => {
  const seller = await createSeller();
  expect((await seller.find()).body).toMatchObject({ removed });
  const tags = ["stoneware mug", "oak mug"];
  const saved = await seller.save({
    results: { ...results, tags },
    version: 1,
    confirmed: [sentenceKey("oak mug")],
  });
  expect(saved.body).toMatchObject({ removed, tags });
});

test.each([
  ["too many keys", Array(101).fill("x")],
  ["a key that is too long", ["x".repeat(201)]],
  ["a key by itself", "x"],
])("%s to leave out: refused, and nothing is stored", async (_, leftOut) => {
  const seller = await createSeller();
  expect(await seller.save({ results, version: 1, leftOut })).toMatchObject({
    status: 422,
  });
  expect((await seller.find()).body).toMatchObject({ leftOut: [], version: 1 });
});

test("listings and answers of before have nothing of it, and are read", async () => {
  const { body } = await (await createSeller({})).find();
  expect(body).toMatchObject({ removed: [], leftOut: [], review: "off" });
  const { removed: _, leftOut: __, untold: ___, review: ____, ...older } = body;
  const sentences = body.sentences.map(
    ({ field: _, reason: __, ...sentence }) => sentence,
  );
  expect(listingAnswerSchema.parse({ ...older, sentences })).toMatchObject({
    removed: [],
    leftOut: [],
    untold: [],
    review: "off",
    sentences: [{ field: "description", reason: "" }],
  });
});

test("a kind of support of a later version is read as not reviewed", () => {
  const sentence = { text: "A mug.", supportedBy: [], key: "k" };
  const { sentences } = listingAnswerSchema
    .pick({ sentences: true })
    .parse({ sentences: [{ ...sentence, support: "witnessed" }] });
  expect(sentences).toMatchObject([{ support: "unchecked" }]);
});

test("programs are told what each text rests on, in the words of the document", async () => {
  const seller = await createSeller();
  const { body: page } = await seller.find();
  expect(await seller.read()).toMatchObject({
    review: "off",
    removed,
    sentences: page.sentences.map(({ key: _, ...sentence }) => sentence),
  });
});
