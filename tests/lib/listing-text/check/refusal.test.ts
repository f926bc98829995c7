import {
  evidenceOf,
  supportedSentences,
  unsupportedReason,
} from "@/lib/listing-text/check/refusal";
import { withoutSentences } from "@/lib/listing-text/check/remove-sentences";
import type { CheckedField } from "@/lib/listing-text/fields/fields";
import type { Language } from "@/lib/listing-text/languages/writing-languages";

const known = {
  en: "Oak dish, 30 cm wide. Sterling silver rim. 12 oz. Inspired by Taylor Swift.",
  de: "Eichenschale, 30 cm breit. Rand aus Sterlingsilber. 350 ml.",
  fr: "Plat en chêne, 30 cm de large. Bord en argent sterling. 350 ml.",
  ja: "オークの皿、幅30cm。容量350ml。",
} satisfies Partial<Record<Language, string>>;
const evidence = (language: keyof typeof known) =>
  evidenceOf({ sellerText: known[language], language });

test.each<[keyof typeof known, CheckedField, string]>([
  ["en", "title", "Oak Dish, Sterling Silver Rim, 12 oz"],
  ["en", "description", "It is 30 cm (11.8 in) wide."],
  ["en", "description", "It is 300 mm wide and calm in its looks."],
  ["en", "tag", "taylor swift dish"],
  ["en", "description", "It has a handle."],
  ["de", "title", "Schale aus Eiche, 30 cm breit, Sterlingsilber"],
  ["fr", "description", "Il fait 30 cm de large."],
  ["ja", "description", "幅は30cmです。"],
])("%s, %s: %j may be said", (language, field, text) => {
  expect(unsupportedReason(text, evidence(language), { field })).toBe("");
});

test.each<[keyof typeof known, CheckedField, string, string]>([
  ["en", "title", "Oak Dish, 14k Gold Rim", "14k Gold"],
  ["en", "tag", "disney dish", "disney"],
  ["en", "description", "It is 25 cm wide.", "30 cm"],
  ["en", "description", "It fits a shelf of 40 cm.", "40 cm"],
  ["en", "description", "Write to anna@example.com.", "contact details"],
  ["en", "altText", "An oak dish for $20.", "prices"],
  ["de", "title", "Schale, Bio-Baumwolle", "Bio"],
  ["de", "description", "Sie ist 25 cm breit.", "30 cm"],
  ["fr", "description", "Il fait 25 cm de large.", "30 cm"],
  ["ja", "description", "幅は25cmです。", "30 cm"],
])("%s, %s: %j may not, because of %s", (language, field, text, why) => {
  expect(unsupportedReason(text, evidence(language), { field })).toContain(why);
});

test("an attribute is checked with its name", () => {
  const options = { field: "attribute", name: "Width" } as const;
  expect(unsupportedReason("30 cm", evidence("en"), options)).toBe("");
  expect(unsupportedReason("25 cm", evidence("en"), options)).not.toBe("");
});

test("what the seller confirmed may be said, and claimed", () => {
  const text = "It is 40 cm long and organic.";
  const confirmed = evidenceOf({ sellerText: "Dish", confirmedTexts: [text] });
  expect(unsupportedReason(text, confirmed)).toBe("");
  expect(unsupportedReason(text, evidenceOf({ sellerText: "Dish" }))).not.toBe(
    "",
  );
});

test("sentences that nothing supports go whole, the others stay as they are", () => {
  const text =
    "An oak dish, 30 cm wide. It is organic. It holds rings.\n\n- Width: 25 cm\n- Wood: oak\n\nMail anna@example.com. It is calm.";
  expect(supportedSentences(text, evidence("en"))).toBe(
    "An oak dish, 30 cm wide. It holds rings.\n\n- Wood: oak\n\nIt is calm.",
  );
});

test.each([
  ["- One. Two. Six.", "Two.", "- One. Six."],
  ["- One. Two. Six.", "One.", "- Two. Six."],
  ["One.  Two. Six.", "Six.", "One.  Two."],
  ["One. Two.\nTwo.\nSix.", "Two.", "One.\nSix."],
  ["お皿です。木です。丸いです。", "木です。", "お皿です。丸いです。"],
  ["One.\n\n\n\nTwo.", "Six.", "One.\n\n\n\nTwo."],
])("%j without the sentences %j: %j", (text, gone, rest) => {
  expect(withoutSentences(text, (sentence) => sentence === gone)).toBe(rest);
});
