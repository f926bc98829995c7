import fc from "fast-check";
import {
  type EtsyLanguage,
  etsyLanguageValues,
} from "@/lib/listing-text/languages/writing-languages";
import {
  composeTranslation,
  type TranslationSources,
} from "@/lib/listings/translate/compose-translation";
import { checkTranslation } from "@/lib/listings/translate/schema";
import { anyText } from "@/tests/lib/listings/arbitraries";
import { hostileTexts } from "@/tests/lib/listings/hostile-texts";
import { runs } from "@/tests/support/repetitions";

const sources = (
  fields: Partial<TranslationSources> = {},
): TranslationSources => ({
  language: "de",
  titleStyle: "etsy_2026",
  snippets: [],
  originalTags: 13,
  ...fields,
});

const anyTags = fc.array(
  fc.record({ tag: anyText, facet: fc.constantFrom("what", "use", "x") }),
  { maxLength: 25 },
);
const anyAnswer = fc.oneof(
  fc.record({
    item: anyText,
    titles: fc.array(anyText, { maxLength: 4 }),
    description: anyText,
    tags: anyTags,
  }),
  fc.record({
    titles: anyText,
    description: fc.constant(null),
    tags: fc.array(anyText),
  }),
  fc.jsonValue(),
);

test("any answer in any language: is a translation that Etsy takes, or none with the reasons", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyAnswer.map((answer) => JSON.stringify(answer)),
        anyText,
      ),
      fc.constantFrom(...etsyLanguageValues),
      fc.constantFrom("etsy_2026" as const, "classic" as const),
      (text, language, titleStyle) => {
        const { translation, violations } = composeTranslation(
          text,
          sources({ language, titleStyle }),
        );
        if (translation === null) return expect(violations).not.toEqual([]);
        expect(checkTranslation(translation)).toEqual([]);
        expect(translation.tags.length).toBeLessThanOrEqual(13);
      },
    ),
    { numRuns: runs(300) },
  );
});

test("snippets: are byte for byte the end of every description", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...hostileTexts.filter(Boolean)),
      fc.constantFrom(...etsyLanguageValues),
      (snippet, language) => {
        const answer = {
          item: "Schale",
          titles: ["Schale"],
          description: "Eine Schale aus Eiche, die man in die Hand nimmt.",
          tags: [],
        };
        const given = sources({ language, snippets: [snippet] });
        const { translation } = composeTranslation(
          JSON.stringify(answer),
          given,
        );
        if (translation)
          expect(translation.description.endsWith(`\n\n${snippet}`)).toBe(true);
      },
    ),
  );
});

const told: [EtsyLanguage, string][] = [
  ["de", "Sie ist aus Sterlingsilber und nicht spülmaschinenfest."],
  ["fr", "Elle est en coton biologique, lavage à la main."],
  ["es", "Es de algodón orgánico, talla M."],
  ["it", "È fatto in Italia, lavare a mano."],
  ["nl", "Het is nikkelvrij en waterdicht."],
  ["pt", "É de prata de lei, lavar à mão."],
  ["pl", "Jest ze srebra, prać ręcznie."],
  ["ja", "オーガニック素材です。手洗いしてください。"],
];
test.each(told)(
  "%s: a sentence stays, whatever it tells, for the comparison to show",
  (language, sentence) => {
    const text = JSON.stringify({
      item: "Oak dish",
      titles: ["Oak dish"],
      description: `Oak dish oak dish oak dish oak dish, 9 cm. ${sentence} Oak dish oak dish.`,
      tags: [],
    });
    const { translation } = composeTranslation(text, sources({ language }));
    expect(translation?.description).toContain(sentence);
  },
);

test("a sentence that may stand in no listing: is left out as a whole, and named", () => {
  const sentence = "Write to us on Instagram @oakdish for a discount.";
  const text = JSON.stringify({
    item: "Oak dish",
    titles: ["Oak dish"],
    description: `Oak dish of solid oak with oil, and 9 cm wide. ${sentence}`,
    tags: [],
  });
  const { translation, violations } = composeTranslation(text, sources());
  expect(translation?.description).toBe(
    "Oak dish of solid oak with oil, and 9 cm wide.",
  );
  expect(violations.join("\n")).toContain(sentence);
});

const unfit = [
  "Ring dish, see www.oakdish.example",
  "Ring dish, write to anna@oakdish.example",
  "Ring dish only $12 today",
  "Ring dish, call +49 170 1234567",
  "Ring dish {{color}}",
];
test.each(unfit)(
  "a title that may stand in no listing goes as a whole, and is named: %s",
  (title) => {
    const composed = (titles: string[]) =>
      composeTranslation(
        JSON.stringify({
          item: "Oak dish",
          titles,
          description: "Oak dish of solid oak with oil, and 9 cm wide.",
          tags: [],
        }),
        sources(),
      );
    expect(composed([title, "Jewelry dish"]).translation?.title).toBe(
      "Jewelry dish",
    );
    const { translation, violations } = composed([title]);
    expect(translation?.title).toBe("Oak dish");
    expect(violations.join("\n")).toContain(title);
  },
);

test("of a listing with one tag: one is enough", () => {
  const text = JSON.stringify({
    item: "Becher",
    titles: ["Becher aus Ton"],
    description: "Ein Becher aus Ton, von Hand gedreht und weiß glasiert.",
    tags: [{ tag: "tonbecher", facet: "what" }],
  });
  const { violations } = composeTranslation(text, sources({ originalTags: 1 }));
  expect(violations).toEqual([]);
  expect(composeTranslation(text, sources()).violations).toHaveLength(1);
});
