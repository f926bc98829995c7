import fc from "fast-check";
import { evidenceOf } from "@/lib/listing-text/check/refusal";
import { avoiding } from "@/lib/listing-text/compose/avoided-words";
import {
  betterOf,
  composeListing,
} from "@/lib/listing-text/compose/compose-listing";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { inputText } from "@/lib/listing-text/fields/input";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { parseRewrite } from "@/lib/listings/edit/parse-rewrite";
import { composeTranslation } from "@/lib/listings/translate/compose-translation";
import { createPartialComposer } from "@/lib/listings/write/stream-partials";
import { goodAnswer, mugForm } from "@/tests/lib/listings/good-answer";
import { repetitions, runs } from "@/tests/support/repetitions";

test.each([
  ["stunning", "This Stunning mug holds 12 oz."],
  ["stunning", "A stun\u00adning mug."],
  ["stunning", "ろくろで作った、stunningなお皿"],
  ["soft and warm", "A scarf that is soft\nand warm."],
  ["must have", "A must-have mug"],
  ["must-have", "A must have mug"],
  ["don't", "Don’t worry."],
  ["c++", "Written in C++."],
  ["—", "Oak—oiled by hand"],
  ["schöne", "Eine scho\u0308ne Schale aus Eiche."],
  ["belle", "Une belle tasse en grès."],
  ["piękna", "Piękna miska z dębu."],
  ["かわいい", "とてもかわいいお皿です。"],
  ["かわいい", "superかわいい"],
  ["人気", "大人気のお皿"],
  ["สวย", "จานไม้สวยมาก"],
])("“%s” is found in %j", (word, text) => {
  expect(avoiding(["other", word], "").findIn(text)).toBe(word);
});

test.each([
  ["cat", "A category of its own."],
  ["art", "Artisan mug"],
  ["mug", "A smug look"],
  ["für", "A mug with fur."],
  ["schön", "Eine schöne Schale."],
  ["must have", "You must not have it"],
  ["c++", "Written in C."],
  ["—", "Oak - oiled by hand"],
  ["かわいい", "可愛いお皿です。"],
  ["", "Anything."],
  [" ", "Anything at all."],
])("“%s” is not found in %j", (word, text) => {
  const avoided = avoiding([word], "");
  expect([avoided.findIn(text), avoided.isIn(text)]).toEqual(["", false]);
});

test("a word that the seller typed for the listing: is not avoided in it", () => {
  const avoided = avoiding(["Rustic", "cozy"], "rustic, wheel thrown");
  expect(avoided.findIn("A rustic mug.")).toBe("");
  expect(avoided.findIn("A rustic, cozy mug.")).toBe("cozy");
});

const compose = (answer: object, avoidWords: string[]) =>
  composeListing({
    text: JSON.stringify({ ...goodAnswer, ...answer }),
    form: mugForm,
    hasPhoto: true,
    avoidWords,
  });

const plainSentence = "The glaze is white and smooth to the touch all over.";
const stunning = {
  description: `This stoneware coffee mug is thrown on the wheel and holds 12 oz. It is a stunning mug. ${plainSentence}`,
};

describe("an answer with an avoided word", () => {
  test("names each text with the word as what to mend, and leaves it out whole", () => {
    const { results, violations, removed } = compose(stunning, ["stunning"]);
    const reason = "You avoid “stunning”";
    const text = "It is a stunning mug.";
    expect(violations).toContain(`description: “${text}”: ${reason}`);
    expect(removed).toContainEqual({ field: "description", text, reason });
    expect(results?.description).toContain(`and holds 12 oz. ${plainSentence}`);
  });

  test("repaired: the sentence stays as it was written again", () => {
    const again = {
      description: stunning.description.replace("a stunning mug", "a wide mug"),
    };
    const best = betterOf(
      compose(stunning, ["stunning"]),
      compose(again, ["stunning"]),
    );
    expect(best.results?.description).toContain("It is a wide mug.");
    expect(best.removed.map(({ reason }) => reason)).not.toContain(
      "You avoid “stunning”",
    );
  });

  test("a title gives way to the next, and none is asked for", () => {
    const titles = ["Stunning Stoneware Mug, White", "Stoneware Mug, White"];
    const { results, violations } = compose({ titles }, ["stunning"]);
    expect(results?.title).toBe("Stoneware Mug, White");
    expect(violations.join()).not.toMatch(/stunning/i);
  });

  test("a title that is the only one gives way to one made of the facts", () => {
    const titles = ["Stunning Stoneware Mug, White"];
    const { results, violations } = compose({ titles }, ["stunning"]);
    expect(results?.title).toMatch(/^Speckled coffee mug, stoneware/i);
    expect(violations).toContain(`title: “${titles[0]}”: You avoid “stunning”`);
  });

  test("entries of lists go whole and are named, an alt text is made of the facts", () => {
    const { results, removed } = compose(
      {
        tags: [...goodAnswer.tags, { tag: "stunning mug", facet: "what" }],
        materials: ["stoneware", "stunning stoneware"],
        attributes: [{ name: "Style", value: "Stunning" }],
        altText: "A stunning white mug on a table.",
      },
      ["stunning"],
    );
    expect(results).toMatchObject({
      materials: ["stoneware"],
      altText: expect.stringMatching(/^Speckled coffee mug/),
    });
    expect(listingText(results ?? emptyListing)).not.toMatch(/stunning/i);
    expect(removed.map(({ field }) => field).sort()).toEqual([
      "altText",
      "attributes",
      "materials",
      "tags",
    ]);
  });

  test("facts of a photo with the word are known, but no text is made of them", () => {
    const facts = [
      { name: "product", value: "mug", source: "photo" },
      { name: "color", value: "stunning white", source: "photo" },
    ];
    const answer = { ...goodAnswer, facts, titles: ["Stunning Mug"] };
    const { results, facts: known } = composeListing({
      text: JSON.stringify({ ...answer, altText: "", description: "" }),
      form: {},
      hasPhoto: true,
      avoidWords: ["stunning"],
    });
    expect(known.map(({ value }) => value)).toContain("stunning white");
    expect(listingText(results ?? emptyListing)).toMatch(/^Mug/);
    expect(listingText(results ?? emptyListing)).not.toMatch(/stunning/i);
  });

  test("all that the answer says has the word: the listing is made of the facts, not lost", () => {
    const mugs = {
      titles: ["Stoneware Vessel"],
      description: "A vessel of stoneware, thrown on the wheel, for 12 oz.",
      tags: [{ tag: "vessel", facet: "what" }],
      altText: "A white vessel.",
    };
    const { results, violations } = compose(mugs, ["vessel"]);
    expect(results?.title).toMatch(/^Speckled coffee mug/i);
    expect(listingText(results ?? emptyListing)).not.toMatch(/vessel/i);
    expect(violations).toContain(
      "title: “Stoneware Vessel”: You avoid “vessel”",
    );
  });

  test("the word is the only name that the piece has: it is said, and asked about", () => {
    const { results, violations } = composeListing({
      text: JSON.stringify(goodAnswer),
      form: {},
      hasPhoto: true,
      avoidWords: ["mug", "cup", "broad"],
    });
    expect(results?.title).toMatch(/mug/i);
    expect(results?.description).not.toMatch(/broad/i);
    expect(violations.join()).toContain("You avoid “mug”");
  });

  test("while it is written: the sentence is never shown", () => {
    const text = JSON.stringify({ ...goodAnswer, ...stunning });
    const partialOf = createPartialComposer({
      form: mugForm,
      hasPhoto: true,
      avoidWords: ["stunning"],
    });
    const shown = Array.from({ length: text.length / 10 }, (_, index) =>
      JSON.stringify(partialOf(text.slice(0, index * 10))),
    );
    expect(shown.join()).toContain(plainSentence);
    expect(shown.join()).not.toMatch(/stunning/i);
  });
});

const words = goodAnswer.description.match(/\p{L}{4,}/gu) ?? [];
const typed = inputText(mugForm);
/** Headings and blanks are ours. */
const ours =
  /^(?:details|material|size|color|included|care|instructions|processing|time|style|made|for|capacity)s?$/iu;

test("any words of an answer avoided: the listing is valid, not lost, and has none of them", () => {
  fc.assert(
    fc.property(
      fc
        .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
        .map((all) => all.filter((one) => !ours.test(one))),
      (avoidWords) => {
        const { results, titles } = compose({}, avoidWords);
        expect(checkListing(results ?? emptyListing)).toEqual([]);
        const avoided = avoiding(avoidWords, typed);
        expect(
          [listingText(results ?? emptyListing), ...titles]
            .join("\n")
            .split("\n")
            .filter(avoided.isIn),
        ).toEqual([]);
      },
    ),
    { numRuns: runs(repetitions(60, 600)) },
  );
});

describe("a rewritten field", () => {
  const rewrite = (
    field: "title" | "description" | "tags" | "altText",
    answer: object,
  ) =>
    parseRewrite(field, JSON.stringify(answer), {
      results: { ...emptyListing, title: "Mug", description: "A mug." },
      evidence: evidenceOf({ sellerText: typed }),
      context: { facts: [{ name: "shape", value: "round", source: "photo" }] },
      avoided: avoiding(["stunning"], ""),
    });

  test("a sentence with the word goes, and is asked about", () => {
    const description = `It is a stunning mug. ${plainSentence}`;
    expect(rewrite("description", { description })).toEqual({
      patch: { description: plainSentence },
      violations: ["“It is a stunning mug.”: You avoid “stunning”."],
    });
  });

  test("titles: the next is taken, and nothing is asked", () => {
    const titles = ["Stunning Mug, White", "Speckled Mug, White"];
    expect(rewrite("title", { titles })).toEqual({
      patch: { title: "Speckled Mug, White" },
      violations: [],
    });
  });

  test("nothing is left: there is none, and why", () => {
    const { patch, violations } = rewrite("altText", {
      altText: "A stunning mug.",
    });
    expect(patch).toBeNull();
    expect(violations[0]).toBe("“A stunning mug.”: You avoid “stunning”.");
  });
});

describe("a translation", () => {
  const translate = (answer: object, word = "schöne") =>
    composeTranslation(
      JSON.stringify({
        item: "Schale",
        titles: ["Schale aus Eiche"],
        description: `Eine Schale aus Eiche, die man in die Hand nimmt. Eine schöne Schale.`,
        tags: [{ tag: "eichenschale", facet: "what" }],
        ...answer,
      }),
      {
        language: "de",
        titleStyle: "etsy_2026",
        snippets: [],
        originalTags: 1,
        avoided: avoiding([word], ""),
      },
    );

  test("a sentence with the word goes, and is asked about", () => {
    const { translation, violations } = translate({});
    expect(translation?.description).toBe(
      "Eine Schale aus Eiche, die man in die Hand nimmt.",
    );
    expect(violations).toEqual(["“Eine schöne Schale.”: You avoid “schöne”."]);
  });

  test("a title gives way to the next, and the last to what the piece is called", () => {
    const titles = ["Schöne Schale aus Eiche", "Schale aus Eiche"];
    expect(translate({ titles }).translation?.title).toBe("Schale aus Eiche");
    const { translation, violations } = translate({ titles: [titles[0]] });
    expect(translation?.title).toBe("Schale");
    expect(violations).toContain(
      "“Schöne Schale aus Eiche”: You avoid “schöne”.",
    );
  });

  test("all of it has the word: it stays, and is asked about", () => {
    const { translation, violations } = translate({}, "Schale");
    expect(translation?.title).toBe("Schale aus Eiche");
    expect(violations.join()).toContain("You avoid “Schale”");
  });
});
