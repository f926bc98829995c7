import { optionalNames } from "@/lib/listing-text/fields/optional-fields";
import { checkAltText } from "@/lib/listing-text/rules/alt-text";
import { checkAttributes } from "@/lib/listing-text/rules/attributes";
import { describeCharacter } from "@/lib/listing-text/rules/characters";
import { adviseDescription } from "@/lib/listing-text/rules/check-plain-text";
import { checkDescription } from "@/lib/listing-text/rules/description";
import {
  checkMaterial,
  checkMaterials,
} from "@/lib/listing-text/rules/materials";
import { checkPersonalization } from "@/lib/listing-text/rules/personalization";
import {
  type RuleCode,
  rules,
  type Violation,
} from "@/lib/listing-text/rules/rule-table";
import { checkTag, checkTags } from "@/lib/listing-text/rules/tags";
import { checkTitle } from "@/lib/listing-text/rules/title";

const email = "anna@example.com";
const toBuyers = "Etsy wants buyers to write to you on Etsy.";
const longTag = `<b ${"x".repeat(50)}>`;
const shownTag = `<b ${"x".repeat(36)}…`;
const longEmail = `${"a".repeat(40)}@example.com`;
const shownEmail = `${"a".repeat(39)}…`;

type Case = [
  () => Violation[],
  { code: RuleCode; message: string; index?: number; found?: string },
];

const cases: Case[] = [
  [
    () => checkTitle(""),
    {
      code: "title_empty",
      message: "The title is empty; Etsy asks for at least one character.",
    },
  ],
  [
    () => checkTitle("x".repeat(141)),
    {
      code: "title_too_long",
      message: "The title has 141 characters; Etsy allows 140.",
      found: "141",
    },
  ],
  [
    () => checkTitle("Mug $5"),
    {
      code: "title_character",
      message: "The title contains “$”, which Etsy does not allow in titles.",
      found: "$",
    },
  ],
  [
    () => checkTitle("a & b & c & d"),
    {
      code: "title_repeated_character",
      message: "The title contains “&” 3 times; Etsy allows it once.",
      found: "&",
    },
  ],
  [
    () => checkTitle("BLUE MUG"),
    {
      code: "title_all_caps",
      message: "The title is written in capitals only; Etsy refuses that.",
      found: "BLUE MUG",
    },
  ],
  [
    () => checkTitle("Mug "),
    {
      code: "title_edge_space",
      message: "The title starts or ends with a space.",
      found: " ",
    },
  ],
  [
    () => checkTitle(`Mug ${email}`),
    {
      code: "title_contact",
      message: `The title contains “${email}”; ${toBuyers}`,
      found: email,
    },
  ],
  [
    () => checkTitle("Mug {{color}}"),
    {
      code: "title_leftover",
      message: "The title contains “{{color}}”, which a program left there.",
      found: "{{color}}",
    },
  ],
  [() => checkTag(" "), { code: "tag_empty", message: "The tag is empty." }],
  [
    () => checkTag(" ", 2),
    { code: "tag_empty", message: "Tag 3 is empty.", index: 2 },
  ],
  [
    () => checkTag("x".repeat(21), 0),
    {
      code: "tag_too_long",
      message: "Tag 1 has 21 characters; Etsy allows 20.",
      index: 0,
      found: "21",
    },
  ],
  [
    () => checkTag("mug!", 1),
    {
      code: "tag_character",
      message: "Tag 2 contains “!”, which Etsy does not allow in tags.",
      index: 1,
      found: "!",
    },
  ],
  [
    () => checkTag("-mug", 1),
    {
      code: "tag_start",
      message: "Tag 2 starts with “-”; a tag starts with a letter or a number.",
      index: 1,
      found: "-",
    },
  ],
  [
    () => checkTag("mug ", 1),
    {
      code: "tag_edge_space",
      message: "Tag 2 starts or ends with a space.",
      index: 1,
    },
  ],
  [
    () => checkTag("undefined", 1),
    {
      code: "tag_leftover",
      message: "Tag 2 contains “undefined”, which a program left there.",
      index: 1,
      found: "undefined",
    },
  ],
  [
    () => checkTags(Array.from({ length: 14 }, (_, index) => `tag ${index}`)),
    {
      code: "tags_too_many",
      message: "There are 14 tags; Etsy allows 13.",
      found: "14",
    },
  ],
  [
    () =>
      checkTags(["", "mug", "cup", "Mug"]).filter(
        ({ code }) => code !== "tag_empty",
      ),
    {
      code: "tag_duplicate",
      message: "Tag 4 repeats tag 2, “Mug”; Etsy refuses duplicate tags.",
      index: 3,
      found: "Mug",
    },
  ],
  [
    () => checkMaterial(" "),
    { code: "material_empty", message: "The material is empty." },
  ],
  [
    () => checkMaterial(" ", 2),
    { code: "material_empty", message: "Material 3 is empty.", index: 2 },
  ],
  [
    () => checkMaterial("x".repeat(46), 0),
    {
      code: "material_too_long",
      message: "Material 1 has 46 characters; keep it to 45.",
      index: 0,
      found: "46",
    },
  ],
  [
    () => checkMaterial("wool!", 1),
    {
      code: "material_character",
      message:
        "Material 2 contains “!”; Etsy allows only letters, numbers and spaces there.",
      index: 1,
      found: "!",
    },
  ],
  [
    () => checkMaterial(" wool", 1),
    {
      code: "material_edge_space",
      message: "Material 2 starts or ends with a space.",
      index: 1,
    },
  ],
  [
    () =>
      checkMaterial(email).filter(({ code }) => code === "material_contact"),
    {
      code: "material_contact",
      message: `The material contains “${email}”; ${toBuyers}`,
      found: email,
    },
  ],
  [
    () => checkTag(email).filter(({ code }) => code === "tag_contact"),
    {
      code: "tag_contact",
      message: `The tag contains “${email}”; ${toBuyers}`,
      found: email,
    },
  ],
  [
    () => checkMaterial("undefined", 1),
    {
      code: "material_leftover",
      message: "Material 2 contains “undefined”, which a program left there.",
      index: 1,
      found: "undefined",
    },
  ],
  [
    () =>
      checkMaterials(Array.from({ length: 14 }, (_, index) => `clay ${index}`)),
    {
      code: "materials_too_many",
      message: "There are 14 materials; Etsy allows 13.",
      found: "14",
    },
  ],
  [
    () => checkMaterials(["silk", "wool", "Wool"]),
    {
      code: "material_duplicate",
      message: "Material 3 repeats material 2, “Wool”.",
      index: 2,
      found: "Wool",
    },
  ],
  [
    () => checkAltText("x".repeat(501)),
    {
      code: "alt_text_too_long",
      message: "The alt text has 501 characters; Etsy allows 500.",
      found: "501",
    },
  ],
  [
    () => checkAltText("a <b>mug"),
    {
      code: "alt_text_html",
      message:
        "The alt text contains the HTML tag <b>; Etsy shows plain text only.",
      found: "<b>",
    },
  ],
  [
    () => checkAltText(`a ${longTag} mug`),
    {
      code: "alt_text_html",
      message: `The alt text contains the HTML tag ${shownTag}; Etsy shows plain text only.`,
      found: longTag,
    },
  ],
  [
    () => checkAltText("```mug"),
    {
      code: "alt_text_code",
      message:
        "The alt text contains a code block; Etsy shows its marks as they are.",
      found: "```",
    },
  ],
  [
    () => checkAltText("a\tmug"),
    {
      code: "alt_text_control",
      message: "The alt text contains a tab; only line breaks are kept.",
      found: "\t",
    },
  ],
  [
    () => checkAltText(`a mug ${email}`),
    {
      code: "alt_text_contact",
      message: `The alt text contains “${email}”; ${toBuyers}`,
      found: email,
    },
  ],
  [
    () => checkAltText("a mug {{color}}"),
    {
      code: "alt_text_leftover",
      message: "The alt text contains “{{color}}”, which a program left there.",
      found: "{{color}}",
    },
  ],
  [
    () => checkDescription(" "),
    {
      code: "description_empty",
      message: "The description is empty; Etsy asks for one.",
    },
  ],
  [
    () => checkDescription("x".repeat(13_001)),
    {
      code: "description_too_long",
      message: "The description has 13001 characters; keep it to 13000.",
      found: "13001",
    },
  ],
  [
    () => checkDescription("a <b>mug"),
    {
      code: "description_html",
      message:
        "The description contains the HTML tag <b>; Etsy shows plain text only.",
      found: "<b>",
    },
  ],
  [
    () => checkDescription("```mug"),
    {
      code: "description_code",
      message:
        "The description contains a code block; Etsy shows its marks as they are.",
      found: "```",
    },
  ],
  [
    () => checkDescription("a\tmug"),
    {
      code: "description_control",
      message: "The description contains a tab; only line breaks are kept.",
      found: "\t",
    },
  ],
  [
    () => checkDescription(`${longEmail} is mine.`),
    {
      code: "description_contact",
      message: `The description contains “${shownEmail}”; ${toBuyers}`,
      found: longEmail,
    },
  ],
  [
    () => checkDescription("A mug {{color}}."),
    {
      code: "description_leftover",
      message:
        "The description contains “{{color}}”, which a program left there.",
      found: "{{color}}",
    },
  ],
  [
    () =>
      checkAttributes([
        { name: "Color", value: "Blue" },
        { name: " ", value: "Red" },
      ]),
    { code: "attribute_empty", message: "Attribute 2 has no name.", index: 1 },
  ],
  [
    () => checkAttributes([{ name: "Color", value: " " }]),
    { code: "attribute_empty", message: "Attribute 1 has no value.", index: 0 },
  ],
  [
    () => checkAttributes([{ name: "Color", value: "Blue)" }]),
    {
      code: "attribute_parenthesis",
      message:
        "Attribute 1, “Color”, contains “)”; Etsy allows no parentheses in attribute values.",
      index: 0,
      found: ")",
    },
  ],
  [
    () => checkAttributes([{ name: "x".repeat(46), value: "Blue" }]),
    {
      code: "attribute_too_long",
      message:
        "Attribute 1 is longer than 45 characters in its name or 70 in its value.",
      index: 0,
    },
  ],
  [
    () => checkAttributes([{ name: "Color", value: "<b>" }]),
    {
      code: "attribute_control",
      message:
        "Attribute 1 contains the HTML tag <b>; Etsy shows plain text only.",
      index: 0,
      found: "<b>",
    },
  ],
  [
    () => checkAttributes([{ name: "Color", value: "a\tb" }]),
    {
      code: "attribute_control",
      message: "Attribute 1 contains a tab; only line breaks are kept.",
      index: 0,
      found: "\t",
    },
  ],
  [
    () => checkAttributes([{ name: email, value: email }]),
    {
      code: "attribute_contact",
      message: `Attribute 1 contains “${email}”; ${toBuyers}`,
      index: 0,
      found: email,
    },
  ],
  [
    () => checkAttributes([{ name: "Color", value: "undefined" }]),
    {
      code: "attribute_leftover",
      message: "Attribute 1 contains “undefined”, which a program left there.",
      index: 0,
      found: "undefined",
    },
  ],
  [
    () =>
      checkAttributes(
        Array.from({ length: 31 }, (_, index) => ({
          name: `Name ${index}`,
          value: "Blue",
        })),
      ),
    {
      code: "attributes_too_many",
      message: "There are 31 attributes; keep it to 30.",
      found: "31",
    },
  ],
  [
    () =>
      checkAttributes(
        ["Size", "Color", "color"].map((name) => ({ name, value: "Blue" })),
      ),
    {
      code: "attribute_duplicate",
      message: "Attribute 3, “color”, repeats attribute 2.",
      index: 2,
      found: "color",
    },
  ],
  [
    () =>
      checkAttributes([{ name: "Styles", value: "Boho, Rustic, , Modern" }]),
    {
      code: "style_too_many",
      message: "There are 3 styles; Etsy allows 2.",
      index: 0,
      found: "3",
    },
  ],
  [
    () => checkAttributes([{ name: "Style", value: "Mid-century" }]),
    {
      code: "style_character",
      message:
        "The style contains “-”; Etsy allows only letters, numbers and spaces there.",
      index: 0,
      found: "-",
    },
  ],
  [
    () => checkPersonalization({ question: " ", instructions: "" }),
    {
      code: "personalization_question_empty",
      message: "The personalization asks nothing; Etsy needs a question.",
    },
  ],
  [
    () => checkPersonalization({ question: "x".repeat(46), instructions: "" }),
    {
      code: "personalization_question_too_long",
      message:
        "The personalization's question has 46 characters; Etsy allows 45.",
      found: "46",
    },
  ],
  [
    () =>
      checkPersonalization({ question: "Name", instructions: "y".repeat(121) }),
    {
      code: "personalization_instructions_too_long",
      message:
        "The personalization's instructions have 121 characters; Etsy allows 120.",
      found: "121",
    },
  ],
  [
    () =>
      checkPersonalization({ question: "Name", instructions: "-12 letters" }),
    {
      code: "personalization_instructions_start",
      message:
        "The personalization's instructions start with “-”; Etsy asks for a letter or a number.",
      found: "-",
    },
  ],
  [
    () =>
      checkPersonalization({
        question: "Name",
        instructions: "Use ALL CAPS HERE",
      }),
    {
      code: "personalization_instructions_capitals",
      message:
        "The personalization's instructions have 3 words in capitals; Etsy allows 2.",
      found: "ALL CAPS HERE",
    },
  ],
  [
    () =>
      checkPersonalization({ question: `Name, ${email}`, instructions: "" }),
    {
      code: "personalization_contact",
      message: `The personalization's question contains “${email}”; ${toBuyers}`,
      found: email,
    },
  ],
  [
    () => checkPersonalization({ question: "Name", instructions: "undefined" }),
    {
      code: "personalization_leftover",
      message:
        "The personalization's text contains “undefined”, which a program left there.",
      found: "undefined",
    },
  ],
  [
    () => adviseDescription("See https://clay.example today."),
    {
      code: "description_link",
      message:
        "The description contains “https://clay.example”; links outside of Etsy may count as leading buyers away.",
      found: "https://clay.example",
    },
  ],
  [
    () => adviseDescription("Come to 12 Oak Street, Portland."),
    {
      code: "description_address",
      message:
        "The description contains “12 Oak Street”; an address is better left to your shop's pages.",
      found: "12 Oak Street",
    },
  ],
  [
    () => checkPersonalization({ question: "a <b>", instructions: "" }),
    {
      code: "personalization_control",
      message:
        "The personalization's question contains the HTML tag <b>; Etsy shows plain text only.",
      found: "<b>",
    },
  ],
  [
    () => adviseDescription("It costs $25 now."),
    {
      code: "description_price",
      message:
        "The description contains “costs $25”; Etsy has a field of its own for the price.",
      found: "costs $25",
    },
  ],
];

test("violations: none exactly at a limit", () => {
  const attributes = Array.from({ length: 30 }, (_, index) => ({
    name: `Name ${index}`,
    value: "Blue",
  }));
  expect(checkAttributes(attributes)).toEqual([]);
  expect(
    checkAttributes([{ name: "x".repeat(45), value: "y".repeat(70) }]),
  ).toEqual([]);
  expect(checkDescription("x".repeat(13_000))).toEqual([]);
  expect(
    checkPersonalization({
      question: "x".repeat(45),
      instructions: "y".repeat(120),
    }),
  ).toEqual([]);
});

test("violations: what is shown is cut after forty characters", () => {
  const [tag, address] = [
    `<b ${"x".repeat(36)}>`,
    `${"a".repeat(28)}@example.com`,
  ];
  expect([tag.length, address.length]).toEqual([40, 40]);
  expect(checkDescription(tag)[0]?.message).toContain(`${tag};`);
  expect(checkDescription(address)[0]?.message).toContain(`“${address}”`);
});

test("violations: code blocks are looked for only where they would be shown", () => {
  expect(checkAttributes([{ name: "Color", value: "```" }])).toEqual([]);
  expect(
    checkPersonalization({ question: "```", instructions: "```a" }).map(
      ({ code }) => code,
    ),
  ).toEqual(["personalization_instructions_start"]);
});

test("violations: the name of a style may stand between spaces", () => {
  expect(
    checkAttributes([{ name: " Style ", value: "Mid-century" }])[0]?.code,
  ).toBe("style_character");
});

test("personalization: none passes, and markup in either text is found", () => {
  expect(checkPersonalization(null)).toEqual([]);
  expect(
    checkPersonalization({ question: "a <b>", instructions: "a\tb" }),
  ).toEqual([
    {
      field: "personalization",
      code: "personalization_control",
      message:
        "The personalization's question contains the HTML tag <b>; Etsy shows plain text only.",
      found: "<b>",
    },
    {
      field: "personalization",
      code: "personalization_control",
      message:
        "The personalization's text contains a tab; only line breaks are kept.",
      found: "\t",
    },
  ]);
});

test.each(cases)(
  "violation %#: says where and what it is",
  (check, expected) => {
    expect(check()).toStrictEqual([
      { field: rules[expected.code].field, ...expected },
    ]);
  },
);

test.each([
  ["\t", "a tab"],
  ["\n", "a line break"],
  ["\r", "a line break"],
  ["\u200b", "an invisible zero-width space"],
  ["\u200c", "an invisible joining character"],
  ["\u200d", "an invisible joining character"],
  ["\ufeff", "an invisible byte-order mark"],
  ["`", "the backtick `"],
  ["\u2019", "the curly apostrophe \u2019"],
  ["\u0301", "a loose accent mark"],
  ["\u0007", "an invisible character (U+0007)"],
  ["\u00a0", "an invisible character (U+00A0)"],
  ["\u{e0061}", "an invisible character (U+E0061)"],
  ["%", "“%”"],
])("character %j: is called %j", (character, name) => {
  expect(describeCharacter(character)).toBe(name);
});

/** "careCard" as "care_card", with which the codes of its rules begin. */
const codeName = (name: string) =>
  name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/**
 * By the beginning of their codes, so that a rule of another field is noticed.
 */
const fields = {
  title: "title",
  tag: "tags",
  tags: "tags",
  material: "materials",
  materials: "materials",
  alt: "altText",
  description: "description",
  attribute: "attributes",
  attributes: "attributes",
  style: "attributes",
};
const fieldOfCode = (code: string): string | undefined =>
  optionalNames.find((name) => code.startsWith(`${codeName(name)}_`)) ??
  fields[code.split("_")[0] as keyof typeof fields];

test("rules: each has its message here, but for what is asked of the writer only", () => {
  const told = new Set<string>(cases.map(([, { code }]) => code));
  const untold = Object.keys(rules).filter((code) => !told.has(code));
  expect(untold).toEqual(["tags_few"]);
});

test.each(Object.entries(rules))(
  "rule %s: has its field, a sentence, a basis and a source",
  (code, rule) => {
    expect(rule.field).toBe(fieldOfCode(code));
    expect(rule.statement).toMatch(/^[A-Z%].{10,}\.$/u);
    expect(["contract", "secondary", "inferred"]).toContain(rule.basis);
    expect(rule.source).toBe(rule.url);
  },
);
