import { existsSync } from "node:fs";
import { join } from "node:path";
import { toldTopicsOf } from "@/lib/listing-text/compose/told-topics";
import { topics } from "@/lib/listing-text/languages/concepts";
import { en } from "@/lib/listing-text/languages/en";
import { findPack } from "@/lib/listing-text/languages/find-pack";
import { guessLanguage } from "@/lib/listing-text/languages/guess-language";
import { packLoaders } from "@/lib/listing-text/languages/pack-loaders";
import {
  etsyLanguageValues,
  type Language,
  languageName,
  languageValues,
  tableLanguage,
  writingLanguages,
} from "@/lib/listing-text/languages/writing-languages";
import { namedThings } from "@/lib/listing-text/lexicon/named-things";
import { detailLabels, topicsAskedIn } from "@/lib/listing-text/lexicon/topics";

/** Their sentences stand in the tests of the rules themselves. */
const testedWithTheRules: readonly Language[] = ["en", "de"];

/** What sellers tell without a label: a size, a time, care and a box. */
const details: Record<Language, string> = {
  en: "40 cm wide. Made in 3 weeks. Not dishwasher safe. Comes in a gift box.",
  de: "40 cm breit. Fertig in 3 Wochen. Nicht in die Spülmaschine. Kommt in einer Geschenkbox.",
  fr: "40 cm de large. Fabriqué en 3 semaines. Pas de lave-vaisselle. Livré dans une boîte cadeau.",
  es: "40 cm de ancho. Hecho en 3 semanas. No apto para lavavajillas. Viene en una caja de regalo.",
  it: "Larghezza 40 cm. Realizzato in 3 settimane. Non in lavastoviglie. Arriva in una scatola regalo.",
  nl: "40 cm breed. Gemaakt in 3 weken. Niet in de vaatwasser. Geleverd in een doosje.",
  pt: "40 cm de largura. Feito em 3 semanas. Não vai à máquina de lavar louça. Vem numa caixa de presente.",
  pl: "Szerokość 40 cm. Gotowe w 3 tygodnie. Nie myć w zmywarce. Wysyłane w pudełku na prezent.",
  ja: "幅40cm。製作に3週間。食洗機不可。ギフトボックス入り。",
  sv: "40 cm bred. Klar på 3 veckor. Tål inte diskmaskin. Levereras i en presentask.",
};

const texts = (language: Language) => Object.values(detailLabels(language));

test("each language stands once, with a code, a label and a name of its own", () => {
  for (const key of ["value", "label", "name"] as const) {
    const all = writingLanguages.map((language) => language[key]);
    expect(new Set(all).size).toBe(all.length);
  }
  expect(languageValues).toEqual(expect.arrayContaining(etsyLanguageValues));
});

describe.each(languageValues)("the language %s", (language) => {
  test("has a pack of its own, here and for browsers", async () => {
    expect(findPack(language)?.language).toBe(language);
    expect((await packLoaders[language]()).language).toBe(language);
  });

  test("has a pack that calls most things as the English one does", () => {
    const pack = findPack(language);
    for (const table of ["materials", "colors"] as const) {
      const names = Object.keys(pack?.[table] ?? {});
      expect(names.length).toBeGreaterThan(5);
      const shared = names.filter((name) => name in en[table]);
      expect(shared.length / names.length).toBeGreaterThan(0.8);
    }
  });

  test("has sentences that its pack is tested by", () => {
    const file = `${languageName(language).toLowerCase()}.test.ts`;
    const isTested =
      testedWithTheRules.includes(language) ||
      existsSync(join(__dirname, file));
    expect({ file, isTested }).toEqual({ file, isTested: true });
  });

  test("has labels of its own for all that our own texts say", () => {
    expect(texts(language).filter((text) => text.trim() === "")).toEqual([]);
    const english = new Set(texts("en"));
    const shared = texts(language).filter((text) => english.has(text));
    expect(language === "en" || shared.length < 4).toBe(true);
  });

  test("has labels that are read as what they stand for", () => {
    const labels = detailLabels(language);
    for (const topic of topics)
      expect([labels[topic], topicsAskedIn(labels[topic])]).toEqual([
        labels[topic],
        expect.arrayContaining([topic]),
      ]);
  });

  test("has words by which typed details are told apart", () => {
    const stated = toldTopicsOf({
      extraDetails: details[language],
      language,
    });
    expect(stated.map(({ topic }) => topic)).toEqual([
      "size",
      "processing time",
      "care",
      "included",
    ]);
  });

  test("is known by its own little words", () => {
    const pack = findPack(language);
    const words = [pack?.and, pack?.of, pack?.articles].join(" ");
    expect(guessLanguage(language === "ja" ? "これは皿です" : words)).toBe(
      language,
    );
  });

  test("names materials and colors that are found in it", () => {
    const { oak = "", cotton = "" } = findPack(language)?.materials ?? {};
    const found = namedThings(`${oak} ${cotton}`, language);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ text }) => text)).not.toContain("");
  });
});

test("a table of Etsy's languages alone serves the others in English", () => {
  for (const language of languageValues)
    expect([language, "en"]).toContain(tableLanguage(language));
});
