import { GET as exportAccount } from "@/app/api/account/export/route";
import { GET, PUT } from "@/app/api/listings/[id]/options/route";
import { POST as exportListings } from "@/app/api/listings/export/route";
import { db } from "@/lib/database/db";
import type { ListingOptions } from "@/lib/listings/options/schema";
import { closeConnections } from "@/tests/support/connections";
import { createSeller } from "@/tests/support/seller";

afterAll(closeConnections);

const options: ListingOptions = {
  questions: [
    {
      text: "Name",
      instructions: "Up to 12 letters",
      kind: "text_input",
      isRequired: true,
      maxCharacters: 12,
      options: [],
    },
    {
      text: "Font",
      instructions: "",
      kind: "dropdown",
      isRequired: true,
      maxCharacters: null,
      options: ["", "", ""],
    },
  ],
  variations: {
    axes: [{ name: "Size", values: ["Small", "Large"] }],
    combinations: [
      { values: ["Small"], price: 24, isOffered: true },
      { values: ["Large"], price: null, isOffered: false },
    ],
  },
};
const edit = { ...options, version: 0 };

async function createListing(fields: { deletedAt?: Date } = {}) {
  const seller = await createSeller();
  const id = await seller.add(fields);
  const path = `/api/listings/${id}/options`;
  const answerOf = async (pending: Promise<Response>) => {
    const response = await pending;
    return { status: response.status, body: await response.json() };
  };
  return {
    seller,
    id,
    read: (from = path) => answerOf(seller.call(GET, "GET", from)),
    save: (body: unknown, to = path) =>
      answerOf(seller.call(PUT, "PUT", to, body)),
  };
}

test("a listing without options: none at version 0, and a save makes version 1", async () => {
  const { read, save } = await createListing();
  expect(await read()).toMatchObject({
    status: 200,
    body: { questions: [], variations: null, version: 0 },
  });
  expect(await save(edit)).toMatchObject({
    status: 200,
    body: { ...options, version: 1 },
  });
  expect((await read()).body).toEqual({ ...options, version: 1 });
});

test("an edit of the stored version: replaces everything, and removes variations", async () => {
  const { read, save } = await createListing();
  await save(edit);
  const next = { questions: [], variations: null };
  expect((await save({ ...next, version: 1 })).body).toEqual({
    ...next,
    version: 2,
  });
  expect((await read()).body).toEqual({ ...next, version: 2 });
});

test("an edit of an older version: is refused with what is stored", async () => {
  const { save } = await createListing();
  await save(edit);
  const again = await save({ ...edit, questions: [] });
  expect(again.status).toBe(409);
  expect(again.body).toMatchObject({
    code: "conflict",
    current: { ...options, version: 1 },
  });
});

test("ten first saves at once: one is stored, the others are conflicts", async () => {
  const { read, save } = await createListing();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      save({
        ...edit,
        variations: null,
        questions: [{ ...options.questions[0], maxCharacters: index + 1 }],
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  const stored = answers.find(({ status }) => status === 200)?.body;
  expect((await read()).body).toEqual(stored);
});

test("ten edits of one version at once: one is stored, the others are conflicts", async () => {
  const { read, save } = await createListing();
  await save(edit);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      save({
        variations: null,
        questions: [{ ...options.questions[0], maxCharacters: index + 1 }],
        version: 1,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ]);
  expect((await read()).body).toEqual(
    answers.find(({ status }) => status === 200)?.body,
  );
});

test("another seller's listing, a deleted one and no number: not found, and nothing is stored", async () => {
  const [owner, other] = [await createListing(), await createListing()];
  const gone = await createListing({ deletedAt: new Date() });
  for (const path of [
    `/api/listings/${owner.id}/options`,
    "/api/listings/x/options",
  ]) {
    expect((await other.read(path)).status).toBe(404);
    expect((await other.save(edit, path)).status).toBe(404);
  }
  await owner.save(edit);
  const path = `/api/listings/${owner.id}/options`;
  expect(
    (await other.save({ questions: [], variations: null, version: 1 }, path))
      .status,
  ).toBe(404);
  expect((await owner.read()).body).toEqual({ ...options, version: 1 });
  expect((await gone.save(edit)).status).toBe(404);
  expect(
    await db().listingOptions.count({ where: { listingId: gone.id } }),
  ).toBe(0);
});

const [name, font] = options.questions;
const { variations } = options;
const long = "a".repeat(46);
const refusals: [string, object, string][] = [
  [
    "a question of 46 characters",
    { questions: [{ ...name, text: long }] },
    "questions.0.text",
  ],
  [
    "instructions of 121 characters",
    { questions: [{ ...name, instructions: "a".repeat(121) }] },
    "questions.0.instructions",
  ],
  [
    "an option of 21 characters",
    { questions: [name, { ...font, options: ["ok", "a".repeat(21)] }] },
    "questions.1.options.1",
  ],
  [
    "31 options",
    { questions: [{ ...font, options: Array.from({ length: 31 }, String) }] },
    "questions.0.options",
  ],
  [
    "six questions",
    { questions: Array.from({ length: 6 }, () => name) },
    "questions",
  ],
  [
    "another kind",
    { questions: [{ ...name, kind: "upload" }] },
    "questions.0.kind",
  ],
  [
    "1025 characters to type",
    { questions: [{ ...name, maxCharacters: 1025 }] },
    "questions.0.maxCharacters",
  ],
  [
    "half a character",
    { questions: [{ ...name, maxCharacters: 1.5 }] },
    "questions.0.maxCharacters",
  ],
  [
    "three axes",
    {
      variations: {
        ...variations,
        axes: Array.from({ length: 3 }, () => ({ name: "", values: [] })),
      },
    },
    "variations.axes",
  ],
  [
    "no axis",
    { variations: { axes: [], combinations: [] } },
    "variations.axes",
  ],
  [
    "71 values",
    {
      variations: {
        axes: [{ name: "Size", values: Array.from({ length: 71 }, String) }],
        combinations: [],
      },
    },
    "variations.axes.0.values",
  ],
  [
    "401 combinations",
    {
      variations: {
        ...variations,
        combinations: Array.from(
          { length: 401 },
          () => variations?.combinations[0],
        ),
      },
    },
    "variations.combinations",
  ],
  [
    "a price that is text",
    {
      variations: {
        ...variations,
        combinations: [{ values: ["a"], price: "24", isOffered: true }],
      },
    },
    "variations.combinations.0.price",
  ],
  [
    "a negative price",
    {
      variations: {
        ...variations,
        combinations: [{ values: ["a"], price: -1, isOffered: true }],
      },
    },
    "variations.combinations.0.price",
  ],
  ["an unknown member", { upload: 1 }, ""],
  ["no version", { version: undefined }, "version"],
];

test.each(refusals)(
  "%s: is refused with its place, and nothing is stored",
  async (_, change, field) => {
    const { id, save } = await createListing();
    const { status, body } = await save({ ...edit, ...change });
    expect([status, body.code, body.field]).toEqual([
      422,
      "invalid_input",
      field,
    ]);
    expect(body.message).toMatch(/\w/);
    expect(await db().listingOptions.count({ where: { listingId: id } })).toBe(
      0,
    );
  },
);

test("the largest options that Etsy takes: are stored", async () => {
  const value = (index: number) => `${index}`.padEnd(70, "\u5927");
  const axes = [0, 20].map((start) => ({
    name: `Axis ${start}`.padEnd(45, "\u5927"),
    values: Array.from({ length: 20 }, (_, index) => value(start + index)),
  }));
  const combinations = (axes[0]?.values ?? []).flatMap((first) =>
    (axes[1]?.values ?? []).map((second) => ({
      values: [first, second],
      price: 123456.78,
      isOffered: true,
    })),
  );
  const list = {
    ...font,
    options: Array.from({ length: 30 }, (_, index) =>
      `${index}`.padEnd(20, "\u5927"),
    ),
  };
  const { save } = await createListing();
  const { status } = await save({
    questions: [list, list, list, list, list],
    variations: { axes, combinations },
    version: 0,
  });
  expect(status).toBe(200);
});

test("texts: are stored as plain lines, and the combinations follow their values", async () => {
  const { save } = await createListing();
  const { body } = await save({
    questions: [{ ...name, text: "  Your <b>name</b>\n" }],
    variations: {
      axes: [{ name: "Size", values: ["Small  one "] }],
      combinations: [{ values: ["Small  one "], price: 2, isOffered: true }],
    },
    version: 0,
  });
  expect(body.questions[0].text).toBe("Your name");
  expect(body.variations.axes[0].values).toEqual(
    body.variations.combinations[0].values,
  );
});

test("files of listings: JSON has the options, Etsy's columns the variations", async () => {
  const { seller, id, save } = await createListing();
  const other = await seller.add();
  await save(edit);
  const ids = [id, other];
  const path = "/api/listings/export";
  const json = await (
    await seller.call(exportListings, "POST", path, { ids, format: "json" })
  ).json();
  expect(json.map(({ options: one }: { options: unknown }) => one)).toEqual([
    options,
    null,
  ]);
  const etsy = await (
    await seller.call(exportListings, "POST", path, { ids, format: "etsy" })
  ).text();
  const [, first, second] = etsy.split("\r\n");
  expect(first).toMatch(/,,"Size","Small,Large",,,,$/);
  expect(second).toMatch(/,{17}$/);
});

test("the account's file: has the options of its listings, and no other seller's", async () => {
  const [one, other] = [await createListing(), await createListing()];
  await one.save(edit);
  const listingsOf = async ({ seller }: typeof one) =>
    (
      await (
        await seller.call(exportAccount, "GET", "/api/account/export")
      ).json()
    ).listings;
  expect(await listingsOf(one)).toMatchObject([
    { id: one.id, options: { ...options, version: 1 } },
  ]);
  expect(await listingsOf(other)).toMatchObject([
    { id: other.id, options: null },
  ]);
});

test("a body beyond the largest options: is refused before it is read", async () => {
  const { save } = await createListing();
  const { status, body } = await save({
    ...edit,
    padding: "a".repeat(256 * 1024),
  });
  expect([status, body.code]).toEqual([413, "too_large"]);
});
