import fc from "fast-check";
import { languageValues } from "@/lib/listings/languages";
import { findClaims } from "@/lib/listings/lexicon/claims";
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
  evidence: "Oak dish, 9 cm",
  facts: [],
  titleStyle: "etsy_2026",
  snippets: [],
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
      fc.constantFrom(...languageValues),
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
      fc.constantFrom(...languageValues),
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

const claims: [string, string][] = [
  ["de", "Sie ist aus Sterlingsilber."],
  ["fr", "Elle guérit l'insomnie."],
  ["es", "Es de algodón orgánico."],
  ["it", "È fatto in Italia."],
  ["nl", "Het is nikkelvrij."],
  ["pt", "É de prata de lei."],
  ["pl", "Leczy ból."],
  ["ja", "オーガニック素材です。"],
];
test.each(claims)(
  "%s: a claim that nobody made goes with its sentence, one that was made stays",
  (language, sentence) => {
    const description = `Oak dish oak dish oak dish oak dish, 9 cm. ${sentence} Oak dish oak dish.`;
    const text = JSON.stringify({
      item: "Oak dish",
      titles: ["Oak dish"],
      description,
      tags: [],
    });
    const given = {
      language:
        languageValues.find((value) => value === language) ?? ("de" as const),
    };
    const without = composeTranslation(text, sources(given)).translation;
    expect(findClaims(without?.description ?? "")).toEqual([]);
    const [claim] = findClaims(sentence);
    const evidence = `Oak dish, 9 cm. ${claim?.text}`;
    expect(
      composeTranslation(text, sources({ ...given, evidence })).translation
        ?.description,
    ).toContain(claim?.text);
  },
);
