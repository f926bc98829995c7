import { POST as rewrite } from "@/app/api/listings/[id]/rewrite/route";
import { GET, PATCH } from "@/app/api/listings/[id]/route";
import { GET as history } from "@/app/api/listings/history/route";
import { POST } from "@/app/api/listings/route";
import { countUsed } from "@/lib/billing/quota/quota-data";
import { db } from "@/lib/database/db";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { deleteListing, restoreListings } from "@/lib/listings/delete-listings";
import { createRequest, createUser, signIn } from "@/tests/support/factories";
import { setUpModelSandbox } from "@/tests/support/model-sandbox";

process.env.ANTHROPIC_DEADLINE_MS = "2500";
const sandbox = setUpModelSandbox();

const listing = {
  title: "Speckled Stoneware Coffee Mug, 12 oz",
  description:
    "This mug is thrown by hand from speckled stoneware.\n\nIt holds 12 oz and is 9 cm wide. Dishwasher safe.",
  tags: ["stoneware mug", "coffee cup"],
  materials: ["stoneware", "glaze"],
};

async function createSeller() {
  const user = await createUser();
  const cookie = await signIn(user);
  const params = (id: number) => ({
    params: Promise.resolve({ id: String(id) }),
  });
  return {
    user,
    async post(body: unknown) {
      const response = await POST(
        createRequest("POST", "/api/listings", body, { cookie }),
        {
          params: Promise.resolve({}),
        },
      );
      return {
        status: response.status,
        body: (await response.json()) as ListingAnswer,
      };
    },
    async find(id: number) {
      const response = await GET(
        createRequest("GET", `/api/listings/${id}`, undefined, { cookie }),
        params(id),
      );
      return (await response.json()) as ListingAnswer;
    },
    async save(id: number, body: unknown) {
      return (
        await PATCH(
          createRequest("PATCH", `/api/listings/${id}`, body, { cookie }),
          params(id),
        )
      ).status;
    },
    async rewrite(id: number, body: unknown) {
      const response = await rewrite(
        createRequest("POST", `/api/listings/${id}/rewrite`, body, { cookie }),
        params(id),
      );
      return { status: response.status, body: await response.json() };
    },
    async listHistory() {
      const request = createRequest("GET", "/api/listings/history", undefined, {
        cookie,
      });
      return (await (
        await history(request, { params: Promise.resolve({}) })
      ).json()) as { id: number }[];
    },
  };
}

test("a listing of the seller's own: it is saved to her history, and takes none of her quota", async () => {
  const seller = await createSeller();
  const { status, body } = await seller.post(listing);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...listing,
    altText: "",
    attributes: [],
    version: 1,
    generated: null,
    writer: "you",
  });
  expect(body.productName).toBe("Speckled Stoneware Coffee Mug");
  expect(await seller.listHistory()).toMatchObject([{ id: body.id }]);
  expect(await countUsed(seller.user.id)).toBe(0);
  expect(
    await db().reservation.count({ where: { userId: seller.user.id } }),
  ).toBe(0);
  expect(await sandbox.modelCalls()).toEqual([]);
});

test("a listing longer than what the form takes: what stands at its end is known as well", async () => {
  const seller = await createSeller();
  const filler = "This mug is thrown by hand from speckled stoneware. ".repeat(
    230,
  );
  const description = `${filler}\n\nIt holds 350 ml.`;
  const materials = Array.from(
    { length: 60 },
    (_, index) => `stoneware number ${index}`,
  );
  const { status, body } = await seller.post({
    ...listing,
    description,
    materials,
  });
  expect([status, body.description.length]).toEqual([201, description.length]);
  const stored = await db().listing.findUniqueOrThrow({
    where: { id: body.id },
  });
  expect([
    stored.extraDetails?.slice(-20),
    stored.materials?.slice(-20),
  ]).toEqual([description.slice(-20), materials.join(", ").slice(-20)]);
  expect(JSON.stringify(stored.facts)).toContain("350 ml");
});

test("a listing of our own export: its alt text is saved as well", async () => {
  const seller = await createSeller();
  const { body } = await seller.post({
    ...listing,
    altText: "A mug on a table.",
  });
  expect((await seller.find(body.id)).altText).toBe("A mug on a table.");
});

describe("the same listing of a file again", () => {
  const keyed = { ...listing, sourceKey: "sku:MUG-1" };

  test("it is answered as it is now, and not saved twice", async () => {
    const seller = await createSeller();
    const { body } = await seller.post(keyed);
    const results = {
      ...listing,
      title: "Stoneware Mug",
      altText: "",
      attributes: [],
    };
    expect(await seller.save(body.id, { results, version: 1 })).toBe(200);
    const again = await seller.post({
      ...keyed,
      title: "Speckled Stoneware Coffee Mug, 14 oz",
    });
    expect(again).toMatchObject({
      status: 200,
      body: { id: body.id, title: "Stoneware Mug", version: 2 },
    });
    expect(await seller.listHistory()).toHaveLength(1);
  });

  test("ten at once: one is saved, and all get it", async () => {
    const seller = await createSeller();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => seller.post(keyed)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...new Array(9).fill(200),
      201,
    ]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await seller.listHistory()).toHaveLength(1);
  });

  test("another key, none, or another seller: each is saved", async () => {
    const [seller, other] = [await createSeller(), await createSeller()];
    for (const body of [
      keyed,
      { ...keyed, sourceKey: "sku:MUG-2" },
      listing,
      listing,
    ]) {
      expect((await seller.post(body)).status).toBe(201);
    }
    expect(await seller.listHistory()).toHaveLength(4);
    expect((await other.post(keyed)).status).toBe(201);
  });

  test("deleted before: it is saved anew, and the deleted one can still be restored", async () => {
    const seller = await createSeller();
    const { body: first } = await seller.post(keyed);
    await deleteListing(seller.user.id, first.id);
    const answers = await Promise.all([
      seller.post(keyed),
      seller.post(keyed),
      seller.post(keyed),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(answers[0]?.body.id).not.toBe(first.id);
    expect(await restoreListings(seller.user.id, [first.id])).toEqual([
      first.id,
    ]);
    expect(await seller.post(keyed)).toMatchObject({
      status: 200,
      body: { id: answers[0]?.body.id },
    });
    expect(await seller.listHistory()).toHaveLength(2);
  });
});

test("her own sentences: each is supported by her word, also after an edit", async () => {
  const seller = await createSeller();
  const { body } = await seller.post(listing);
  expect(body.sentences.length).toBeGreaterThan(1);
  expect(body.sentences.map(({ support }) => support)).toEqual(
    body.sentences.map(() => "seller"),
  );
  expect(
    body.open.filter(({ code }) => code === "sentence_unsupported"),
  ).toEqual([]);
  const { title: _, ...rest } = listing;
  const results = {
    ...rest,
    title: "Stoneware Mug",
    altText: "",
    attributes: [],
  };
  expect(await seller.save(body.id, { results, version: 1 })).toBe(200);
  const edited = await seller.find(body.id);
  expect(edited.generated).toMatchObject({ title: listing.title });
  expect(edited.sellerText).toContain("thrown by hand from speckled stoneware");
});

test("a description longer than the form's field: its last sentence is her own word, too", async () => {
  const seller = await createSeller();
  const story =
    "I walk along the river and look for stones with a pale ring around them. ".repeat(
      40,
    );
  const last = "The foot is glazed in copper green.";
  const { body } = await seller.post({
    ...listing,
    description: `${story}\n\n${last}`,
  });
  expect(body.sentences.find(({ text }) => text === last)?.support).toBe(
    "seller",
  );
});

test("what no one typed: a sentence that a rewrite makes up is not supported", async () => {
  const seller = await createSeller();
  const { body } = await seller.post(listing);
  const made = "It was fired with volcanic ash from Iceland.";
  const answer = JSON.stringify({
    description: `${listing.description}\n\n${made}`,
  });
  await sandbox.fail({ mode: "answer", answer, count: 1 });
  const results = {
    ...emptyListing,
    ...listing,
  };
  const { status, body: patch } = await seller.rewrite(body.id, {
    field: "description",
    results,
  });
  expect(status).toBe(200);
  const description = patch.patch.description;
  expect(
    await seller.save(body.id, {
      results: { ...results, description },
      version: 1,
    }),
  ).toBe(200);
  const { sentences } = await seller.find(body.id);
  expect(
    sentences
      .filter(({ support }) => support === "none")
      .map(({ text }) => text),
  ).toEqual([made]);
});

test("text that Etsy refuses: it is saved as it is, to be mended in the editor", async () => {
  const seller = await createSeller();
  const { status, body } = await seller.post({
    title: `Mug $ ${"very ".repeat(40)}long`,
    tags: new Array(20).fill("mug"),
  });
  expect(status).toBe(201);
  expect(body.tags).toHaveLength(20);
  expect(body.open.map(({ code }) => code)).toEqual(
    expect.arrayContaining(["title_too_long", "title_character"]),
  );
});

test("far too long: the refusal names the part, since a table of many listings shows it", async () => {
  const seller = await createSeller();
  const { body } = await seller.post({
    ...listing,
    description: "a".repeat(40_001),
  });
  expect(body).toMatchObject({
    message:
      "The description has more than 40,000 characters. Shorten it at its source.",
  });
});

test.each([
  ["what PostgreSQL can't store", { title: "Mug\0", description: "A \ud800" }],
  ["no title", { title: " ", description: "A mug." }],
  [
    "more text than any listing has",
    { title: "Mug", description: "a".repeat(40_001) },
  ],
  ["a field that is not imported", { ...listing, score: 100 }],
])("%s: is refused, and nothing is saved", async (_, body) => {
  const seller = await createSeller();
  expect((await seller.post(body)).status).toBe(422);
  expect(await seller.listHistory()).toEqual([]);
});
