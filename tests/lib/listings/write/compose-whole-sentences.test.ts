import fc from "fast-check";
import { composeListing } from "@/lib/listing-text/compose/compose-listing";
import { inputText } from "@/lib/listing-text/fields/input";
import { normalizeBlanks } from "@/lib/listing-text/lexicon/buyer-questions";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";
import { createPartialComposer } from "@/lib/listings/write/stream-partials";
import { anyText, isOfScript } from "@/tests/lib/listings/arbitraries";
import { repetitions } from "@/tests/support/repetitions";

const form = {
  productName: "Ash serving bowl",
  materials: "ash wood",
  extraDetails:
    "30 cm wide, 8 cm tall. Weighs 900 g. Made in 3 days. Not dishwasher safe.",
};

const composed = (description: unknown, typed: object = form) =>
  composeListing({
    text: JSON.stringify({
      facts: [],
      titles: ["Ash Serving Bowl"],
      description,
      tags: [],
    }),
    form: typed,
    hasPhoto: false,
  });

/** Without signs of a list or a quotation: they are none of the sentence. */
const sentencesOf = (text: string) =>
  splitSentences(text).map((sentence) =>
    sentence.text.replace(/^(?:[-–—•*·]|(?:>\s*)+)\s*(?=\S)/u, ""),
  );

/** True, false, unproven, off limits, half written, and anything. */
const anySentence = fc.oneof(
  fc.constantFrom(
    "An ash serving bowl, 30 cm (11.8 in) wide and 8 cm (3.1 in) tall.",
    "It weighs 900 g (about 2 lb).",
    "It is 8 cm wide and 30 cm tall.",
    "The bowl is dishwasher safe.",
    "It fits a shelf of 45 x 45 cm.",
    "This organic bowl heals stress.",
    "Write to me at me@example.com.",
    "It costs $25.",
    "It holds [add capacity] of fruit.",
    "- Size: [add size]",
    "- Width: 30 cm / 11.8 in",
    "Care: [insert your care here]",
    "Made in 3 days.",
    "It is made in 9 days.",
    "A perfect gift for anyone!",
    "Disney would love this bowl.",
    "本品は木製です。",
  ),
  anyText,
);
const anyDescription = fc
  .array(fc.tuple(anySentence, fc.constantFrom(" ", "\n", "\n\n")), {
    minLength: 1,
    maxLength: 12,
  })
  .map((parts) => parts.map(([text, gap]) => text + gap).join(""));

const typed = inputText(form).toLowerCase();
/** "Size: 30 cm wide, 8 cm tall", "Care: [add care]". */
const isOfSeller = (sentence: string) =>
  sentence
    .replace(/^[^:]{1,40}:\s*/u, "")
    .split(/,\s*/u)
    .every(
      (piece) =>
        /^\[add [^\]]+\]$/u.test(piece) ||
        typed.includes(piece.replace(/[.]$/u, "").toLowerCase()),
    );

test("any description: each stored sentence is the model's, byte for byte, or the seller's", () => {
  let kept = 0;
  fc.assert(
    fc.property(anyDescription, (description) => {
      const { results } = composed(description);
      if (results === null) return;
      expect(
        checkListing(results).filter((found) => !isOfScript(found)),
      ).toEqual([]);
      const written = new Set(
        sentencesOf(normalizeBlanks(normalizeDescription(description))),
      );
      // Made of the facts where the model's text can't be used.
      const ours = new Set([
        "Ash serving bowl.",
        "Details",
        "詳細",
        "Ash Serving Bowl.",
      ]);
      for (const sentence of sentencesOf(results.description)) {
        // At the beginning of a line its dash is a bullet.
        const isWritten = written.has(sentence) || written.has(`- ${sentence}`);
        kept += Number(isWritten);
        expect([
          sentence,
          isWritten || ours.has(sentence) || isOfSeller(sentence),
        ]).toEqual([sentence, true]);
      }
    }),
    {
      numRuns: repetitions(60, 600),
      examples: [["The bowl is dishwasher safe. > > > quote Made in 3 days. "]],
    },
  );
  expect(kept).toBeGreaterThan(repetitions(40, 400));
}, 60_000);

test("any description: what goes is named, with the reason", () => {
  fc.assert(
    fc.property(anyDescription, (description) => {
      const { results, removed } = composed(description);
      if (results === null) return;
      expect(removed.length).toBeLessThanOrEqual(30);
      for (const { text, reason, field } of removed) {
        expect(field).toBe("description");
        expect(reason).not.toBe("");
        expect(sentencesOf(results.description)).not.toContain(text);
      }
    }),
    { numRuns: repetitions(40, 400) },
  );
}, 60_000);

/** Measures that the seller did not type in this form, or of other things. */
const measures: [name: string, details: string, written: string[]][] = [
  [
    "Ash serving bowl",
    "30 cm wide, 8 cm tall. Weighs 900 g.",
    [
      "An ash serving bowl, 30 cm (11.8 in) wide and 8 cm (3.1 in) tall.",
      "It weighs 900 g (about 2 lb).",
      "- Width: 30 cm / 11.8 in",
      "- Weight: 900 g (31.7 oz)",
    ],
  ],
  [
    "Linen cushion cover",
    "40 x 40 cm. Zip closure.",
    ["A linen cushion cover. For a full look, choose an insert of 45 x 45 cm."],
  ],
  [
    "Watercolor lighthouse painting",
    "9 x 12 in, unframed",
    [
      "A watercolor painting of a lighthouse.",
      "A mat and a 12 x 16 inch frame would leave a generous border.",
    ],
  ],
  [
    "Botanical fern art print",
    "Sizes A4 and A3.",
    [
      "A botanical art print of a fern in two sizes.",
      "- Sizes: A4 (21 x 29.7 cm), A3 (29.7 x 42 cm)",
    ],
  ],
  [
    "Felt laptop sleeve",
    "For 13 inch laptops. 32 x 23 cm.",
    ["A felt sleeve for laptops. It does not fit a 15 inch laptop."],
  ],
  [
    "Wooden bead",
    "20 mm across, hole 4 mm.",
    ["Round wooden beads for stringing. They slide onto a 3 mm cord."],
  ],
  [
    "Walnut bud vase",
    "13 cm tall.",
    ['A walnut bud vase for one stem, 13 cm (5.1") tall.'],
  ],
  ["Clay mug", "Holds 350 ml.", ["The clay mug holds 350 ml / 12 oz of tea."]],
  [
    "Brass pendant",
    "18 inch chain.",
    ['A brass pendant on an 18" (46 cm) chain.'],
  ],
  [
    "Flag bunting",
    "2 m long.",
    ["A flag bunting for the garden, 2 m (6.5 ft) long."],
  ],
  [
    "Linen duvet cover",
    "Queen, 90 x 90 in.",
    ["A linen duvet cover for a queen bed, 90 x 90 in (229 x 229 cm)."],
  ],
];
test.each(measures)(
  "%s, %s: conversions and other things' measures stay as they are written",
  (productName, extraDetails, lines) => {
    const description = lines.join("\n");
    const { results, removed } = composed(description, {
      productName,
      extraDetails,
    });
    expect(removed).toEqual([]);
    expect(results?.description.split("\n").slice(0, lines.length)).toEqual(
      lines,
    );
  },
);

test("streaming: shows the same sentences as the listing that follows", () => {
  const description =
    "An ash serving bowl for the table. It is 8 cm wide and 30 cm tall. It weighs 900 g (about 2 lb). Write to me@example.com. Made in 3 days.";
  const answer = {
    facts: [],
    titles: ["Ash Serving Bowl"],
    description,
    tags: [],
  };
  const text = JSON.stringify(answer);
  const shown = createPartialComposer({ form, hasPhoto: false });
  const partial = shown(
    text.slice(0, text.indexOf("Made in 3 days")),
  ).description;
  expect(partial).toBe(
    "An ash serving bowl for the table. It weighs 900 g (about 2 lb).",
  );
  expect(composed(description).results?.description).toContain(partial);
});

describe("a sentence that a fact denies", () => {
  const swapped =
    "An ash serving bowl for fruit and bread. It is 8 cm wide and 30 cm tall.";

  test("goes as a whole, and the seller's words stand under Details", () => {
    const { results, removed, violations } = composed(swapped);
    expect(results?.description).not.toContain("8 cm wide");
    expect(results?.description).toMatch(/\n- 30 cm wide, 8 cm tall$/mu);
    expect(removed).toEqual([
      expect.objectContaining({
        field: "description",
        text: "It is 8 cm wide and 30 cm tall.",
      }),
    ]);
    expect(violations.join("\n")).toMatch(
      /^description: “It is 8 cm wide and 30 cm tall\.”: \S/mu,
    );
  });

  test("needs no line where another says it", () => {
    const { results } = composed(`${swapped} 30 cm wide, 8 cm tall.`);
    expect(results?.description.match(/30 cm wide/gu)).toHaveLength(1);
  });
});

test.each([
  ["tags", { tags: [{ tag: "made in italy", facet: "what" }] }],
  ["attributes", { attributes: [{ name: "Width", value: "12 cm" }] }],
  ["materials", { materials: ["oak"] }],
])("%s that no fact carries: are left out whole and named", (field, wrong) => {
  const { results, removed } = composeListing({
    text: JSON.stringify({
      titles: ["Ash Serving Bowl"],
      description: "An ash serving bowl, 30 cm wide and 8 cm tall, for fruit.",
      ...wrong,
    }),
    form,
    hasPhoto: false,
  });
  expect(removed).toEqual([
    expect.objectContaining({ field, reason: expect.stringMatching(/\S/u) }),
  ]);
  expect(JSON.stringify(results)).not.toMatch(/italy|12 cm|oak/iu);
});

test("a title that can't stand gives way to the next, and the last to one made of the facts", () => {
  const titled = (titles: string[]) =>
    composeListing({
      text: JSON.stringify({
        titles,
        description: "An ash serving bowl, 30 cm wide and 8 cm tall.",
      }),
      form,
      hasPhoto: false,
    }).results?.title;
  const wrong = ["Ash Bowl, 8 cm Wide", "Organic Ash Bowl", "Ash Disney Bowl"];
  expect(titled([...wrong, "Ash Serving Bowl, 11.8 in Wide"])).toBe(
    "Ash Serving Bowl, 11.8 in Wide",
  );
  expect(titled(wrong)).toMatch(/^Ash serving bowl/u);
});

test("citations: are stored for what is stored, by facts that are stored", () => {
  const text = JSON.stringify({
    facts: [
      { id: 1, property: "width", value: "30 cm", quote: "30 cm wide" },
      { id: 2, property: "origin", value: "Norway", quote: "from Norway" },
    ],
    titles: [{ text: "Ash Serving Bowl, 30 cm", facts: [1] }],
    description: [
      [
        { text: "An ash serving bowl, 30 cm wide, for the table.", facts: [1] },
        { text: "Ash is a pale wood with a clear grain.", facts: [0] },
        { text: "It looks calm.", facts: [2] },
      ],
    ],
    tags: [],
  });
  const { citations, facts } = composeListing({ text, form, hasPhoto: false });
  const ids = new Set([...facts.map(({ id }) => id), "general"]);
  const stored = Object.values(citations).flat();
  expect(stored).toEqual(expect.arrayContaining(["f1", "general"]));
  expect(stored.every((id) => ids.has(id))).toBe(true);
  expect(stored).not.toContain("f2");
});
