import fc from "fast-check";
import { answerSchemasOf } from "@/lib/listing-text/answer/answer-schema";
import {
  type ReadAnswer,
  readAnswer,
} from "@/lib/listing-text/answer/read-answer";
import { descriptionText } from "@/lib/listing-text/answer/read-description";
import { citedAnswer } from "@/tests/lib/listing-text/answer/cited-answer";
import { anyCharacter } from "@/tests/support/any-character";
import { runs } from "@/tests/support/repetitions";

const { photos: schema } = answerSchemasOf(["jewelry", "home_living"]);

const older = {
  facts: [
    { name: "material", value: "oak", source: "seller" },
    { name: "color", value: "brown", source: "photo", photo: 2 },
  ],
  unknown: ["size"],
  titles: ["Oak Ring Dish", "Ring Dish of Oak"],
  description:
    "An oak ring dish. Brown.\n\nDetails\nMaterial: oak\nSize: [add size]",
  tags: [{ tag: "oak dish", facet: "material" }, "ring dish"],
  materials: ["oak"],
  altText: "A ring dish.",
  attributes: [{ name: "Material", value: "Oak" }],
  personalization: { question: "Name", instructions: "" },
  category: "home_living",
  categoryPath: "Home & Living",
  claimsNeedingProof: [],
  photoAltTexts: [{ photo: 2, altText: "From above." }],
};

const allCitations = (read: ReadAnswer): string[] =>
  [
    ...read.titles,
    ...read.description.flat(),
    ...read.tags,
    ...read.attributes,
    ...read.photoAltTexts,
    read.altText,
  ].flatMap(({ facts }) => facts);

test("answer with citations: meets the schema and is read whole", () => {
  expect(schema.parse(citedAnswer)).toEqual(citedAnswer);
  const read = readAnswer(citedAnswer);
  expect(read).toMatchObject({
    canCite: true,
    item: "moon necklace",
    suggestions: [],
    contradictions: citedAnswer.contradictions,
    personalization: null,
  });
  expect(read.facts).toEqual([
    {
      id: "f1",
      part: "",
      property: "item",
      value: "moon necklace",
      source: "seller",
      quote: "moon necklace",
    },
    {
      id: "f2",
      part: "chain",
      property: "material",
      value: "sterling silver",
      source: "seller",
      quote: "sterling silver chain",
    },
    {
      id: "f3",
      part: "pendant",
      property: "material",
      value: "brass",
      source: "seller",
      quote: "brass",
    },
    {
      id: "f4",
      part: "pendant",
      property: "color",
      value: "gold",
      source: "photo",
      photo: 2,
    },
    {
      id: "f5",
      part: "",
      property: "care",
      value: "keep dry",
      source: "seller",
      quote: "Keep it dry",
    },
  ]);
  expect(read.titles[1]).toEqual({
    facts: ["f1", "f3"],
    text: "Brass Moon Necklace",
  });
  expect(read.description[0]?.[2]).toEqual({
    facts: ["general"],
    text: "Brass darkens with time.",
    before: " ",
  });
  expect(read.tags[1]?.facts).toEqual(["f3"]);
  expect(read.attributes[0]?.facts).toEqual(["f3"]);
  expect(read.altText.facts).toEqual(["f4"]);
  expect(read.photoAltTexts).toEqual([
    { photo: 2, facts: ["f4"], text: "The pendant, close." },
  ]);
});

test("description with citations: sentences go on, lines of a list begin anew", () => {
  expect(descriptionText(readAnswer(citedAnswer).description)).toBe(
    [
      "A moon necklace with a pendant of brass. Its chain is sterling silver. Brass darkens with time.",
      "Details\nChain: sterling silver\nCare: keep it dry.\nLength: [add length]",
    ].join("\n\n"),
  );
});

test("answer of the older form: is read whole, and cites nothing", () => {
  const read = readAnswer(older);
  expect(read).toMatchObject({
    canCite: false,
    facts: [
      { id: "f1", part: "", property: "material", source: "seller" },
      { id: "f2", part: "", property: "color", source: "photo", photo: 2 },
    ],
    titles: older.titles.map((text) => ({ text, facts: [] })),
    tags: [
      { tag: "oak dish", facet: "material" },
      { tag: "ring dish", facet: "what" },
    ],
    altText: { text: "A ring dish." },
    photoAltTexts: [{ photo: 2, text: "From above." }],
    personalization: older.personalization,
  });
  expect(descriptionText(read.description)).toBe(older.description);
  expect(allCitations(read)).toEqual([]);
});

test("citations of facts that the model did not number: mean none", () => {
  const facts = [{ property: "material", value: "oak" }];
  const titles = [{ facts: [1, "f1", 0], text: "Oak Dish" }];
  expect(allCitations(readAnswer({ facts, titles }))).toEqual(["general"]);
});

test.each([
  ["numbers", [1, 2], ["f1", "f2"]],
  ["texts", ["f1", "2", "F1"], ["f1", "f2"]],
  ["one alone", 2, ["f2"]],
  ["general knowledge, in words and as 0", ["General", 0], ["general"]],
  ["facts that there are none of", [7, -1, "f99", "x", null, {}], []],
  ["anything else", { 1: true }, []],
])("citations as %s", (_, facts, cited) => {
  const answer = { ...citedAnswer, titles: [{ facts, text: "Necklace" }] };
  expect(readAnswer(answer).titles[0]?.facts).toEqual(cited);
});

test("doubled, missing and forbidden ids: the first keeps its own, all differ", () => {
  const ids = [1, "f1", undefined, 0, "general", "chain", 2];
  const facts = ids.map((id, index) => ({ id, value: `value ${index}` }));
  const read = readAnswer({ facts, titles: [{ facts: [1], text: "A" }] });
  expect(read.facts.map(({ id }) => id)).toEqual([
    "f1",
    "f3",
    "f4",
    "f5",
    "f6",
    "chain",
    "f2",
  ]);
  expect(read.titles[0]?.facts).toEqual(["f1"]);
});

test.each([
  ["a quote", { quote: "of oak" }, { source: "seller", quote: "of oak" }],
  ["a photo", { photo: 3 }, { source: "photo", photo: 3 }],
  [
    "a quote and a photo",
    { quote: "of oak", photo: 3 },
    { source: "seller", quote: "of oak" },
  ],
  ["neither: its value", {}, { source: "seller", quote: "oak" }],
  ["a photo 0", { photo: 0 }, { source: "seller", quote: "oak" }],
  ["a source", { source: "photo" }, { source: "photo" }],
])("source of a fact with %s", (_, given, read) => {
  const fact = { id: 1, property: "material", value: "oak", ...given };
  expect(readAnswer({ facts: [fact] }).facts).toEqual([
    { id: "f1", part: "", property: "material", value: "oak", ...read },
  ]);
});

test("fact without a value: its quote is one, and without both it is none", () => {
  const facts = [{ id: 1, quote: "of oak" }, { id: 2, property: "size" }, null];
  expect(readAnswer({ facts }).facts).toMatchObject([
    { id: "f1", value: "of oak", quote: "of oak" },
  ]);
});

test.each([
  ["texts in place of lines", [["A dish.", "Of oak."]], "A dish. Of oak."],
  [
    "lines in place of paragraphs",
    [{ text: "A." }, { text: "B." }],
    "A.\n\nB.",
  ],
  ["written line breaks", [[{ text: "A." }, { text: "\nB." }]], "A.\nB."],
  [
    "bullets",
    [[{ text: "Care." }, { text: "- Wipe it." }]],
    "Care.\n- Wipe it.",
  ],
  ["Japanese", [["木の皿です。", "軽い。"]], "木の皿です。軽い。"],
  ["Japanese lines", [["詳細", "サイズ：9 cm"]], "詳細\nサイズ：9 cm"],
  [
    "prose with a colon",
    [["A dish.", "It is of two woods: oak and ash."]],
    "A dish. It is of two woods: oak and ash.",
  ],
  [
    "French lines",
    [["Taille : 9 cm.", "Prêt en : 3 jours."]],
    "Taille : 9 cm.\nPrêt en : 3 jours.",
  ],
  ["a quoted end", [["It says “oak.”", "It is."]], "It says “oak.” It is."],
  ["empty ones", [[], [{ text: " " }], ["A."], null], "A."],
  ["a list in one line", [["Details\n- Oak"]], "Details\n- Oak"],
])("description of %s", (_, description, text) => {
  expect(descriptionText(readAnswer({ description }).description)).toBe(text);
});

test("at most three suggestions, also in one text", () => {
  for (const suggestions of [["a", "b", "c", "d"], "a,b,c,d"])
    expect(readAnswer({ suggestions }).suggestions).toEqual(["a", "b", "c"]);
});

/** Any value, or the good one, for each member of an answer. */
const anyAnswer = fc.record(
  Object.fromEntries(
    Object.entries(citedAnswer).map(([name, value]) => [
      name,
      fc.oneof(
        fc.constant(value),
        fc.jsonValue({ maxDepth: 4 }),
        fc.array(
          fc.record(
            {
              id: fc.oneof(fc.integer({ min: -1, max: 4 }), fc.string()),
              text: fc.string({ unit: anyCharacter }),
              value: fc.string({ unit: anyCharacter }),
              facts: fc.array(fc.integer({ min: -1, max: 6 })),
              photo: fc.integer(),
              quote: fc.string(),
            },
            { requiredKeys: [] },
          ),
        ),
      ),
    ]),
  ),
  { requiredKeys: [] },
);

test("any answer: ids differ, and citations are of facts that there are", () => {
  fc.assert(
    fc.property(fc.oneof(anyAnswer, fc.jsonValue()), (answer) => {
      const read = readAnswer(answer);
      const ids = read.facts.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids).not.toContain("");
      expect(ids).not.toContain("general");
      for (const id of allCitations(read))
        expect(["general", ...ids]).toContain(id);
    }),
    { numRuns: runs(2_000) },
  );
});

test("any lines: stand in the description as they were written, in order", () => {
  const line = fc.string({ unit: "grapheme-ascii", minLength: 1 });
  fc.assert(
    fc.property(fc.array(fc.array(line), { maxLength: 8 }), (paragraphs) => {
      const written = paragraphs.flat().filter((text) => text.trim() !== "");
      const { description } = readAnswer({ description: paragraphs });
      const text = descriptionText(description);
      let at = 0;
      // Written-out escapes are read as what they stand for.
      for (const one of written.filter((each) => !each.includes("\\"))) {
        const place = text.indexOf(one.trim(), at);
        expect(place).toBeGreaterThanOrEqual(at);
        at = place + one.trim().length;
      }
    }),
    { numRuns: runs(1_000) },
  );
});

const size = 10_000_000;
test.each([
  ["text", "a".repeat(size)],
  ["backslashes", "\\".repeat(size)],
  ["escapes", "\\\\n".repeat(size / 3)],
  ["line breaks", "\n".repeat(size)],
  ["colons", ":".repeat(size)],
  ["list", Array.from({ length: size / 20 }, () => citedAnswer.facts[1])],
  ["deep list", JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`)],
])(
  "10 MB of %s in every member: read in a second of the processor",
  (_, value) => {
    const names = Object.keys(citedAnswer);
    const before = process.cpuUsage();
    readAnswer(Object.fromEntries(names.map((name) => [name, value])));
    readAnswer(
      Object.fromEntries(
        names.map((name) => [
          name,
          [[{ text: value, facts: value, id: value }]],
        ]),
      ),
    );
    readAnswer({
      facts: [{ id: value, value, quote: value, part: value, photo: value }],
      titles: [{ text: value, facts: value }],
    });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  },
);
