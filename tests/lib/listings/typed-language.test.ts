import { composeListing } from "@/lib/listing-text/compose/compose-listing";
import { inputText } from "@/lib/listing-text/fields/input";
import {
  type Language,
  writingLanguages,
} from "@/lib/listing-text/languages/writing-languages";
import { typedLanguageOf } from "@/lib/listing-text/ledger/ledger-of";
import { goldenSet } from "@/tests/golden/golden-set";
import { formOf } from "@/tests/golden/judge";

/** Full of "de", "en" and "a", which several languages share. */
const briefs: readonly (readonly [Language, string, string, string])[] = [
  [
    "fr",
    "Collier de perles en verre",
    "perles de verre, fil de coton",
    "Longueur 40 cm. Fabriqué sous 4 jours.",
  ],
  ["es", "Taza de gres", "gres", "9 cm de alto. Hecha en 4 días."],
  ["pt", "Caneca de grés", "grés", "9 cm de altura. Feita em 4 dias."],
  ["it", "Tazza in grès", "grès", "Alta 9 cm. Fatta in 4 giorni."],
  ["nl", "Beker van klei", "klei", "9 cm hoog. Klaar in 4 dagen."],
  ["de", "Becher aus Ton", "Ton", "9 cm hoch. Fertig in 4 Tagen."],
  ["pl", "Kubek z gliny", "glina", "9 cm wysokości. Gotowy w 4 dni."],
];

test.each(briefs)(
  "%s: %s is typed in it, when written of and afterwards",
  (language, productName, materials, extraDetails) => {
    const form = { productName, materials, extraDetails, language };
    const sellerText = inputText(form);
    expect(typedLanguageOf({ sellerText, language })).toBe(language);
    const { checks } = composeListing({
      text: JSON.stringify({ titles: [productName] }),
      form,
      hasPhoto: false,
    });
    expect(checks.ledger.known?.isSameLanguage).toBe(true);
    // What was typed, said again, is no fault.
    for (const text of [productName, materials, ...extraDetails.split(". ")])
      expect(checks.faultOf(text, "description")).toBeNull();
  },
);

test("few words with units: are of the language of the listing", () => {
  for (const { value: language } of writingLanguages)
    expect(typedLanguageOf({ sellerText: "9 cm, 200 g", language })).toBe(
      language,
    );
});

test.each(goldenSet.map(({ id }) => id))(
  "%s: the answer and the finished listing are held against one language",
  (id) => {
    const brief = goldenSet.find((each) => each.id === id);
    if (!brief) throw new Error("No such brief.");
    const form = formOf(brief);
    const { checks } = composeListing({
      text: JSON.stringify(brief.good),
      form,
      hasPhoto: brief.hasPhoto,
    });
    const typedLanguage = typedLanguageOf({
      sellerText: inputText(form),
      language: form.language,
    });
    expect(checks.ledger.known?.isSameLanguage).toBe(
      typedLanguage === brief.language,
    );
  },
);
