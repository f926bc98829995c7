import fc from "fast-check";
import { findGroups } from "@/lib/audit/groups/find-groups";
import { groupSimilarSets, similarity } from "@/lib/audit/groups/similar-sets";
import { createShop } from "@/tests/support/shop-file";

const bands = { bands: 20, hashesPerBand: 3 };
const words = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz");
const sets = fc.array(
  fc.array(words, { maxLength: 8 }).map((list) => new Set(list)),
  { maxLength: 40 },
);

test("any sets: each member is alike enough to the first of its group, and no set is in two", () => {
  fc.assert(
    fc.property(sets, (all) => {
      const groups = groupSimilarSets(all, 0.6, bands);
      const members = groups.flat();
      expect(new Set(members).size).toBe(members.length);
      for (const [first = 0, ...others] of groups) {
        for (const other of others) {
          expect(
            similarity(all[first] ?? new Set(), all[other] ?? new Set()),
          ).toBeGreaterThanOrEqual(0.6);
        }
      }
    }),
  );
});

test("equal sets, however many: they are in one group", () => {
  const all = Array.from(
    { length: 300 },
    (_, index) =>
      new Set(index % 3 === 0 ? ["mug", "oak", "cup"] : [`tag ${index}`]),
  );
  expect(groupSimilarSets(all, 0.6, bands)).toEqual([
    all.flatMap((set, index) => (set.has("mug") ? [index] : [])),
  ]);
});

test("a shop with variants: nearly all that a comparison of every pair finds is found", () => {
  const tags = createShop(600, 7).map((row) => new Set(row.tags));
  const grouped = new Set(groupSimilarSets(tags, 0.6, bands).flat());
  const alike = tags.flatMap((set, index) =>
    tags.some(
      (other, place) => place !== index && similarity(set, other) >= 0.6,
    )
      ? [index]
      : [],
  );
  expect(alike.length).toBeGreaterThan(50);
  // Whoever leads no group and is alike to a member only may be left out.
  expect(
    alike.filter((index) => grouped.has(index)).length,
  ).toBeGreaterThanOrEqual(0.95 * alike.length);
});

const listing = (title: string, tags: string[], description = "") => ({
  title,
  tags,
  description,
});

test("three ways to compete: tags, titles and opening sentences, each with what is in common", () => {
  const opening = "This mug is made of speckled stoneware.";
  const found = findGroups([
    listing(
      "Speckled Stoneware Mug, Large Blue",
      ["mug", "cup", "stoneware", "coffee"],
      `${opening}\nIt is blue.`,
    ),
    listing("Oak Bowl", ["bowl", "oak", "salad", "wood"], "A bowl."),
    listing(
      "Speckled Stoneware Mug Large Green",
      ["Cup", "mug", "coffee", "stoneware", "tea"],
      `${opening} It is green.`,
    ),
    listing("Walnut Tray", ["tray", "walnut", "serving"], opening),
  ]);
  expect(found).toEqual(
    expect.arrayContaining([
      {
        common: [
          { kind: "tags", shared: ["mug", "cup", "stoneware", "coffee"] },
          { kind: "title", shared: ["speckled", "stoneware", "mug", "large"] },
        ],
        members: [0, 2],
      },
      { common: [{ kind: "opening", shared: [opening] }], members: [0, 2, 3] },
    ]),
  );
  expect(found[0]?.members).toHaveLength(3);
});

test("titles that differ in one word of five: they are nearly equal", () => {
  const found = findGroups([
    listing("Speckled Stoneware Coffee Mug Blue Glaze", []),
    listing("Blue Glaze Speckled Stoneware Coffee Mugs", []),
    listing("Linen Apron with Pockets", []),
  ]);
  expect(found).toEqual([
    {
      common: [
        {
          kind: "title",
          shared: ["speckled", "stoneware", "coffee", "mug", "blue", "glaze"],
        },
      ],
      members: [0, 1],
    },
  ]);
});

test("greetings and empty fields: they make no group", () => {
  const empty = listing("", [], "Hi there!\nA mug.");
  expect(
    findGroups([
      empty,
      empty,
      listing("Mug", ["mug"]),
      listing("Mug", ["mug"]),
    ]),
  ).toEqual([]);
});

test.each(["Blue Mug", "手作りマグカップ"])(
  "the same short title twice, %s: they are a group",
  (title) => {
    const found = findGroups([
      listing(title, []),
      listing("Blue Cup", []),
      listing(`${title.toLowerCase()} !`, []),
    ]);
    expect(found).toMatchObject([
      { common: [{ kind: "title" }], members: [0, 2] },
    ]);
  },
);

test("a line of signs above the text: the first line with letters is the opening", () => {
  const line = "★★★★★★★★★★★★★★★★★★★★★★★★★★★★★★";
  const opening = "This mug is made of speckled stoneware.";
  const found = findGroups([
    listing("", [], `${line}\n${opening}\nBlue.`),
    listing("", [], `==============================\n\n${opening}`),
    listing("", [], `${line}\nA tray of solid walnut, oiled twice.`),
    listing("", [], line),
    listing("", [], line),
  ]);
  expect(found).toEqual([
    { common: [{ kind: "opening", shared: [opening] }], members: [0, 1] },
  ]);
});
