import {
  columns,
  type Table,
  wordIn,
  wordsOf,
} from "../../anthropic/lexicon/translations";
import {
  languageAskedFor,
  languageNamed,
  writeInLanguage,
} from "../../anthropic/writer/in-language";
import { describePiece } from "../../anthropic/writer/piece";
import { readSellerFacts } from "../../anthropic/writer/seller-facts";

const tables: Table[] = [
  "noun",
  "material",
  "color",
  "remark",
  "measure",
  "label",
];

test.each(tables)(
  "the table of each %s: has a word in every language",
  (table) => {
    for (const english of wordsOf(table)) {
      for (const language of columns)
        expect([
          english,
          language,
          wordIn(language, table, english),
        ]).not.toContain(null);
    }
  },
);

test("the language of a prompt: is read from its sentence or its tag, and is null for English", () => {
  expect(languageNamed("Write the listing in Polish.")).toBe("pl");
  expect(
    languageNamed("Write the whole listing in Japanese again without them."),
  ).toBe("ja");
  expect(languageNamed("Write the listing in English.")).toBeNull();
  expect(
    languageAskedFor('<language>\n{"code":"de","name":"German"}\n</language>'),
  ).toBe("de");
  expect(languageAskedFor('<language>{"code":"sv"}</language>')).toBeNull();
});

const german = (form: object) =>
  writeInLanguage(
    describePiece(readSellerFacts(JSON.stringify(form)), null),
    "de",
    { isOwn: false },
  );

test.each([
  ["3.5 in tall, 12 oz", "Höhe 3,5 Zoll"],
  ["Not dishwasher safe", "nicht in die Spülmaschine"],
  ["Ready in 2 weeks", "2 Wochen"],
  ["Set of 4", "4 Stück"],
])("%s: is said as %s", (extraDetails, expected) => {
  expect(german({ productName: "Mug", extraDetails }).description).toContain(
    expected,
  );
});

test("what the tables don't know: keeps the seller's own word, or is left out", () => {
  const { titles, description } = german({
    productName: "Quillwork box",
    materials: "moose hair",
    extraDetails: "Old technique.",
  });
  expect(titles[0]).toMatch(/^Quillwork box, Moose hair/i);
  expect(description).not.toContain("Old technique");
});
