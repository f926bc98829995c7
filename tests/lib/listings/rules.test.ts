import { emptyListing } from "@/lib/listing-text/fields/fields";
import { checkAltText } from "@/lib/listing-text/rules/alt-text";
import { checkAttributes } from "@/lib/listing-text/rules/attributes";
import { checkDescription } from "@/lib/listing-text/rules/description";
import {
  checkMaterial,
  checkMaterials,
} from "@/lib/listing-text/rules/materials";
import { rules, type Violation } from "@/lib/listing-text/rules/rule-table";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { checkTag, checkTags } from "@/lib/listing-text/rules/tags";
import { checkTitle } from "@/lib/listing-text/rules/title";

const codes = (violations: Violation[]) =>
  violations.map((violation) => violation.code);

/**
 * Whether Etsy's contract allows each character in a title, a tag and a
 * material.
 */
const table: [
  characters: string,
  title: boolean,
  tag: boolean,
  material: boolean,
][] = [
  ["$ ^ ` € £ ° ½ ² ❤ ✨ ★ 😀", false, false, false],
  ["\u0301 \u200d \t \n \u0000 \ud83d", false, false, false],
  [
    '| ~ = < > × → • · – — “ ” ’ , . ! ( ) / _ # @ * \\ " ? ; [ ]',
    true,
    false,
    false,
  ],
  ["% : & +", true, false, false],
  ["- '", true, true, false],
  ["™ © ®", true, true, false],
  ["é ñ 日 本 7 ß ش", true, true, true],
];
const characters = table.flatMap(([list, title, tag, material]) =>
  list.split(" ").map((character) => ({
    character,
    name: JSON.stringify(character),
    title,
    tag,
    material,
  })),
);

describe.each(characters)(
  "character $name",
  ({ character, title, tag, material }) => {
    const text = `a${character}b`;

    test(`is ${title ? "allowed" : "refused"} in titles`, () => {
      expect(codes(checkTitle(text))).toEqual(title ? [] : ["title_character"]);
    });
    test(`is ${tag ? "allowed" : "refused"} in tags`, () => {
      expect(codes(checkTag(text))).toEqual(tag ? [] : ["tag_character"]);
    });
    test(`is ${material ? "allowed" : "refused"} in materials`, () => {
      expect(codes(checkMaterial(text))).toEqual(
        material ? [] : ["material_character"],
      );
    });
  },
);

test("space inside a title, tag or material: allowed", () => {
  expect([
    ...checkTitle("a b"),
    ...checkTag("a b"),
    ...checkMaterial("a b"),
  ]).toEqual([]);
});

test.each(["%", ":", "&", "+"])(
  "title with %s: allowed once, refused twice",
  (character) => {
    expect(codes(checkTitle(`Blue ${character} white mug`))).toEqual([]);
    expect(checkTitle(`Blue ${character} white ${character} mug`)).toEqual([
      expect.objectContaining({
        code: "title_repeated_character",
        found: character,
      }),
    ]);
  },
);

test.each([
  ["", ["title_empty"]],
  ["   ", ["title_empty"]],
  ["x".repeat(140), []],
  ["x".repeat(141), ["title_too_long"]],
  ["字".repeat(140), []],
  ["𝒳".repeat(71), ["title_too_long"]],
  ["STONEWARE MUG", ["title_all_caps"]],
  ["STONEWARE mug", []],
  ["A mug", []],
  ["陶器マグ", []],
  [" Mug", ["title_edge_space"]],
  ["Mug ", ["title_edge_space"]],
])("title %j: violates %j", (title, expected) => {
  expect(codes(checkTitle(title))).toEqual(expected);
});

test.each([
  ["", ["tag_empty"]],
  ["x".repeat(20), []],
  ["x".repeat(21), ["tag_too_long"]],
  ["-mug", ["tag_start"]],
  ["'mug'", ["tag_start"]],
  ["mom's mug", []],
  ["mug ", ["tag_edge_space"]],
])("tag %j: violates %j", (tag, expected) => {
  expect(codes(checkTag(tag))).toEqual(expected);
});

test("messages of tags: name the tag, the number and the character", () => {
  const [long] = checkTags(["a", "b", "c", "personalised mug gifts!"]);
  expect(long?.message).toBe("Tag 4 has 23 characters; Etsy allows 20.");
  expect(checkTag("50% off")[0]?.message).toBe(
    "The tag contains “%”, which Etsy does not allow in tags.",
  );
  expect(checkTag("a\u200db")[0]?.message).toContain(
    "an invisible joining character",
  );
});

test("tags: thirteen pass, fourteen and repeated ones are refused", () => {
  const tags = Array.from({ length: 14 }, (_, index) => `tag ${index}`);
  expect(checkTags(tags.slice(0, 13))).toEqual([]);
  expect(codes(checkTags(tags))).toEqual(["tags_too_many"]);
  expect(checkTags(["mug", "cup", "MUG"])).toEqual([
    expect.objectContaining({
      code: "tag_duplicate",
      index: 2,
      message: expect.stringContaining("Tag 3 repeats tag 1"),
    }),
  ]);
});

test("materials: thirteen pass, fourteen and repeated ones are refused", () => {
  const materials = Array.from({ length: 14 }, (_, index) => `clay ${index}`);
  expect(checkMaterials(materials.slice(0, 13))).toEqual([]);
  expect(codes(checkMaterials(materials))).toEqual(["materials_too_many"]);
  expect(codes(checkMaterials(["wool", "Wool"]))).toEqual([
    "material_duplicate",
  ]);
  expect(codes(checkMaterials(["x".repeat(45), "y".repeat(46), ""]))).toEqual([
    "material_too_long",
    "material_empty",
  ]);
});

test.each([
  ["", []],
  ["x".repeat(500), []],
  ["x".repeat(501), ["alt_text_too_long"]],
  ["a <b>mug</b>", ["alt_text_html"]],
  ["a\u0007mug", ["alt_text_control"]],
])("alt text %j: violates %j", (text, expected) => {
  expect(codes(checkAltText(text))).toEqual(expected);
});

test.each([
  ["", ["description_empty"]],
  [" \n ", ["description_empty"]],
  ["A mug.\n\n- 12 oz & blue: 100% ❤ “hand” thrown", []],
  ["<b>A</b> mug", ["description_html"]],
  ["A mug<br/>", ["description_html"]],
  ["<!-- hidden --> mug", ["description_html"]],
  ["< 5 cm and > 3 cm, I <3 it", []],
  ["A\tmug", ["description_control"]],
  ["A\rmug", ["description_control"]],
  ["A \ud83d mug", ["description_control"]],
  ["x".repeat(13_001), ["description_too_long"]],
])("description %j: violates %j", (text, expected) => {
  expect(codes(checkDescription(text))).toEqual(expected);
});

test.each([
  [[{ name: "Color", value: "Blue (dark)" }], ["attribute_parenthesis"]],
  [[{ name: "Color", value: "Blue" }], []],
  [[{ name: "", value: "Blue" }], ["attribute_empty"]],
  [[{ name: "Color", value: " " }], ["attribute_empty"]],
  [[{ name: "Style", value: "Boho, Rustic" }], []],
  [[{ name: "Style", value: "Boho, Rustic, Modern" }], ["style_too_many"]],
  [[{ name: "Style", value: "Mid-century" }], ["style_character"]],
  [[{ name: "Color", value: "<b>Blue</b>" }], ["attribute_control"]],
  [[{ name: "Color", value: "x".repeat(71) }], ["attribute_too_long"]],
  [
    [
      { name: "Color", value: "Blue" },
      { name: "color", value: "Red" },
    ],
    ["attribute_duplicate"],
  ],
])("attributes %j: violate %j", (attributes, expected) => {
  expect(codes(checkAttributes(attributes))).toEqual(expected);
});

test("listing: every field is checked", () => {
  const nothing = {
    ...emptyListing,
    tags: [""],
    materials: [""],
    altText: "\u0000",
    attributes: [{ name: "", value: "" }],
    personalization: { question: "", instructions: "" },
  };
  expect(
    new Set(checkListing(nothing).map((violation) => violation.field)),
  ).toEqual(
    new Set([
      "title",
      "description",
      "tags",
      "materials",
      "altText",
      "attributes",
      "personalization",
    ]),
  );
});

test("rules: each has a source and its date", () => {
  for (const rule of Object.values(rules)) {
    expect(rule.source).toMatch(/^https:\/\//);
    expect(rule.checkedOn ?? "2026-04").toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
    if (
      rule.source.startsWith(
        "https://developers.etsy.com/documentation/reference",
      )
    )
      expect(rule.checkedOn).toMatch(/^2026-0[48]$/);
  }
});
