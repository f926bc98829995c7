import fc from "fast-check";
import { checkRequestSchema } from "@/lib/public-api/check-schema";
import { checkText } from "@/lib/public-api/check-text";
import { closeConnections } from "@/tests/support/connections";
import { postCall } from "@/tests/support/mcp";
import { callApi } from "@/tests/support/public-api";
import { runs } from "@/tests/support/repetitions";

afterAll(closeConnections);

type Report = {
  score: number;
  passes: boolean;
  notScored: string[];
  violations: { field: string; index: number | null; code: string }[];
  open: { code: string; field: string; message: string }[];
  advice: { field: string; code: string }[];
  checks: {
    area: string;
    max: number;
    fix: { patch: Record<string, unknown> } | null;
  }[];
  repair: { patch: Record<string, unknown> } | null;
};

/**
 * What a program and an assistant are told of the same text, which has to be
 * the same.
 */
async function check(body: Record<string, unknown>): Promise<Report> {
  const { status, body: report } = await callApi("checkListing", { body });
  expect(status).toBe(200);
  const answer = await postCall("check_listing", body);
  const [, data = ""] = /^data: (.*)$/m.exec(await answer.text()) ?? [];
  expect(JSON.parse(data).result.structuredContent).toEqual(report);
  return report;
}

const codesOf = (found: { code: string }[]) => found.map(({ code }) => code);
const full = {
  title: "Stoneware Coffee Mug, Blue Glaze, Wheel Thrown",
  description:
    "A stoneware mug with a blue glaze.\n\nIt holds 350 ml. It is 9 cm tall.",
  tags: ["stoneware mug", "blue coffee mug"],
  materials: ["stoneware", "glaze"],
  altText: "A blue stoneware mug on a table.",
  attributes: [{ name: "Primary color", value: "Blue" }],
  category: "home_living",
};

test("what is left out is not scored, and named; what is empty is scored", async () => {
  const { title } = full;
  const alone = await check({ title });
  expect(alone.notScored).toEqual([
    "description",
    "tags",
    "materials",
    "altText",
    "attributes",
    "category",
  ]);
  expect(new Set(alone.checks.map(({ area }) => area))).toEqual(
    new Set(["title", "trust"]),
  );
  expect(alone.violations).toEqual([]);
  const empty = await check({
    title,
    description: "",
    tags: [],
    materials: [],
    altText: "",
    attributes: [],
  });
  expect(empty.notScored).toEqual(["category"]);
  expect(empty.score).toBeLessThan(alone.score);
  expect((await check(full)).notScored).toEqual([]);
  expect(await check({})).toMatchObject({
    score: 0,
    notScored: expect.arrayContaining(["title", "category"]),
  });
});

test("a missing title is no broken rule, and an empty one is", async () => {
  const { title: _, ...rest } = full;
  expect((await check(rest)).violations).toEqual([]);
  expect(codesOf((await check({ ...rest, title: "" })).violations)).toEqual([
    "title_empty",
  ]);
});

test.each([
  [
    "a material that stands there twice",
    { materials: ["stoneware", "stoneware"] },
    ["material_duplicate"],
  ],
  ["a space at the edge of a tag", { tags: ["mug "] }, ["tag_edge_space"]],
  [
    "an address for mail",
    { description: "Write to mara@example.com for more." },
    ["description_contact"],
  ],
  [
    "a link and a price",
    { description: "See https://mara.example. It costs $24." },
    ["description_link", "description_price"],
  ],
])("%s: Etsy takes it, so it is advice", async (_, fields, codes) => {
  const { violations, advice, passes, open } = await check({
    ...full,
    ...fields,
  });
  expect(codesOf(advice)).toEqual(codes);
  expect([violations, passes]).toEqual([[], true]);
  expect(codesOf(open).filter((code) => codes.includes(code))).toEqual([]);
});

test("what Etsy refuses is told once, with its place and a repair", async () => {
  const { violations, open, passes, repair } = await check({
    ...full,
    tags: ["mug", "a tag that is longer than twenty"],
  });
  expect(violations).toMatchObject([
    { field: "tags", index: 1, code: "tag_too_long" },
  ]);
  expect(codesOf(open)).not.toContain("tag_too_long");
  expect(passes).toBe(false);
  expect(repair?.patch).toEqual({
    tags: [expect.any(String), expect.any(String)],
  });
});

test("a repair changes nothing that wasn't sent, and nothing that is well as it is", async () => {
  const { repair, checks } = await check({ title: "MUG $$$ ", tags: ["mug"] });
  expect(Object.keys(repair?.patch ?? {})).toEqual(["title"]);
  const fixes = checks.flatMap(({ fix }) => Object.keys(fix?.patch ?? {}));
  expect(
    fixes.filter((field) => field !== "title" && field !== "tags"),
  ).toEqual([]);
});

test("a claim is to be settled, and costs points only where it is known that the seller didn't make it", async () => {
  const { description } = full;
  const claiming = {
    ...full,
    description: `${description} The glaze is lead-free.`,
  };
  const unknown = await check(claiming);
  expect(codesOf(unknown.open)).toEqual(["claim_unconfirmed"]);
  expect(unknown.score).toBe((await check(full)).score);
  const said = await check({
    ...claiming,
    sellerText: `${description} lead-free glaze`,
  });
  expect(codesOf(said.open)).not.toContain("claim_unconfirmed");
  expect(said.score).toBeGreaterThan(50);
  const unsaid = await check({ ...claiming, sellerText: description });
  expect(codesOf(unsaid.open)).toContain("claim_unconfirmed");
  expect(unsaid.score).toBeLessThanOrEqual(50);
});

test("care and use need no proof", async () => {
  const { open } = await check({
    ...full,
    description: `${full.description} Dishwasher safe.`,
  });
  expect(open).toEqual([]);
});

test("a blank, and a name of others, are to be settled", async () => {
  const blank = await check({
    ...full,
    description: `${full.description} It weighs [add weight].`,
  });
  expect(codesOf(blank.open)).toEqual(["blank_open"]);
  const name = await check({ ...full, title: "Harry Potter Mug" });
  expect(codesOf(name.open)).toEqual(["brand_unconfirmed"]);
});

test("values of the wrong kind, and what is unknown: both are told which it is", async () => {
  for (const [body, name] of [
    [{ tags: "mug" }, "tags"],
    [{ title: "Mug", price: 24 }, "price"],
  ] as const) {
    expect(await callApi("checkListing", { body })).toMatchObject({
      status: 422,
      body: { code: "invalid_input" },
    });
    const answer = await postCall("check_listing", body);
    expect(await answer.text()).toMatch(
      new RegExp(`"isError":true.*|${name}.*"isError":true`),
    );
  }
});

const clumsy = fc.record(
  {
    title: fc
      .array(
        fc.constantFrom(
          "OAK",
          "oak",
          "bowl",
          "Best",
          "Gift",
          "%",
          "sale",
          "&",
          "hand carved",
          "deep",
        ),
        {
          minLength: 1,
          maxLength: 18,
        },
      )
      .map((words) => words.join(" ")),
    tags: fc.array(
      fc.constantFrom(
        "oak bowl",
        "Oak Bowl",
        "a very long tag about bowls",
        "bowl!!",
        "salad",
      ),
      {
        maxLength: 16,
      },
    ),
    materials: fc.array(
      fc.constantFrom("oak", "oak ", "linseed oil", "wax & oil"),
      { maxLength: 15 },
    ),
    altText: fc.constantFrom(
      "Image of a bowl",
      "photo of an OAK bowl on a table",
      "",
      "x".repeat(600),
    ),
    description: fc.constantFrom(
      "Hello! A bowl. Visit www.example.com.",
      "A bowl of oak.",
      "Welcome to my shop. Carved by hand, 20 cm wide.",
    ),
    attributes: fc.constant([{ name: "Primary color", value: "Chestnut" }]),
    category: fc.constant("home_living"),
  },
  { requiredKeys: ["title"] },
);

test("a text with every repair and fix of its report in it has none left to take, in whatever order they are taken", async () => {
  await fc.assert(
    fc.asyncProperty(clumsy, fc.boolean(), async (text, isReversed) => {
      const { repair, checks } = checkText(checkRequestSchema.parse(text));
      const fixes = [repair, ...checks.map(({ fix }) => fix)].flatMap(
        (fix) => fix?.patch ?? [],
      );
      const fixed = Object.assign(
        { ...text },
        ...(isReversed ? fixes.toReversed() : fixes),
      );
      const after = checkText(checkRequestSchema.parse(fixed));
      expect([after.repair, after.checks.filter(({ fix }) => fix)]).toEqual([
        null,
        [],
      ]);
    }),
    { numRuns: runs(60) },
  );
});
