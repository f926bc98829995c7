import type { Language } from "@/lib/listings/languages";
import { compareWithSource } from "@/lib/listings/translate/compare";

const source = {
  language: "en" as const,
  told: "Oak Ring Dish, Linseed Oil\nAn oak dish, oiled with linseed oil, in navy blue. 9 cm wide, 2.5 cm tall, set of 4. Dishwasher safe, organic cotton pouch. Made in 3–5 days.\noak\nlinseed oil",
  known: "Oak Ring Dish\nwooden dish\ncotton",
};

/** The same, told in each language. */
const complete: Record<Exclude<Language, "en">, string> = {
  de: "Schale aus Eichenholz, mit Leinöl geölt, marineblau. 9 cm breit, 2,5 cm hoch, 4er-Set. Spülmaschinenfest, Beutel aus Bio-Baumwolle. In 3–5 Tagen gefertigt.",
  fr: "Coupelle en chêne huilé à l'huile de lin, bleu marine. Largeur 9 cm, hauteur 2,5 cm, lot de quatre. Passe au lave-vaisselle, pochette en coton biologique. Fabriqué en 3 à 5 jours.",
  es: "Platillo de roble con aceite de linaza, azul marino. 9 cm de ancho, 2,5 cm de alto, juego de 4. Apto para lavavajillas, bolsa de algodón orgánico. Hecho en 3-5 días.",
  it: "Piattino in rovere con olio di lino, blu navy. Larghezza 9 cm, altezza 2,5 cm, set di quattro. Lavabile in lavastoviglie, sacchetto in cotone biologico. Realizzato in 3-5 giorni.",
  nl: "Schaaltje van eikenhout met lijnolie, marineblauw. 9 cm breed, 2,5 cm hoog, set van 4. Vaatwasserbestendig, zakje van biologisch katoen. Gemaakt in 3-5 dagen.",
  pt: "Pratinho de carvalho com óleo de linhaça, azul-marinho. Largura 9 cm, altura 2,5 cm, conjunto de quatro. Pode ir à máquina de lavar louça, bolsa de algodão orgânico. Feito em 3-5 dias.",
  pl: "Miseczka z dębu z olejem lnianym, granatowa. Szerokość 9 cm, wysokość 2,5 cm, zestaw 4 szt. Można myć w zmywarce, woreczek z ekologicznej bawełny. Gotowe w 3-5 dni.",
  ja: "オークのトレイ、亜麻仁油仕上げ、ネイビー。幅9cm、高さ2.5cm、四個セット。食洗機対応、オーガニックコットンの袋。3〜5日で製作。",
};
const cases = Object.entries(complete) as [Exclude<Language, "en">, string][];

const compare = (language: Language, description: string) =>
  compareWithSource(source, { language, title: "", description, tags: [] }).map(
    ({ kind, side, text }) => `${kind} ${side} ${text}`,
  );

test.each(cases)(
  "%s: a text that tells the same has no differences",
  (language, text) => {
    expect(compare(language, text)).toEqual([]);
  },
);

test.each(cases)(
  "%s: another number is found on both sides",
  (language, text) => {
    const found = compare(language, text.replace("9", "8"));
    expect(found).toEqual([
      expect.stringMatching(/^number source 9 cm/),
      expect.stringMatching(/^number translation .*8/),
    ]);
  },
);

test.each(cases)(
  "%s: a lost number, material, color and claim are found",
  (language) => {
    const found = compare(language, "–");
    for (const lost of [
      "9 cm wide",
      "2.5 cm tall",
      "4",
      "Oak",
      "Linseed Oil",
      "navy blue",
      "Dishwasher safe",
      "organic",
    ]) {
      expect([
        lost,
        found.some((one) =>
          one.toLowerCase().endsWith(` source ${lost.toLowerCase()}`),
        ),
      ]).toEqual([lost, true]);
    }
  },
);

const added: [Exclude<Language, "en">, string, string][] = [
  ["de", "Rand aus Messing.", "material translation Messing"],
  ["fr", "Bord en laiton.", "material translation laiton"],
  ["es", "Borde de latón.", "material translation latón"],
  ["it", "Bordo in ottone.", "material translation ottone"],
  ["nl", "Rand van messing.", "material translation messing"],
  ["pt", "Borda de latão.", "material translation latão"],
  ["pl", "Krawędź z mosiądzu.", "material translation mosiądzu"],
  ["ja", "縁は真鍮。", "material translation 真鍮"],
  ["de", "Der Rand ist gelb.", "color translation gelb"],
  ["fr", "Le bord est jaune.", "color translation jaune"],
  ["de", "Sie ist wasserdicht.", "claim translation wasserdicht"],
  ["nl", "Het is waterdicht.", "claim translation waterdicht"],
  [
    "de",
    "Sie ist mikrowellengeeignet.",
    "claim translation mikrowellengeeignet",
  ],
  ["es", "Es hipoalergénico.", "claim translation hipoalergénico"],
];
test.each(added)("%s: %s nobody told it", (language, sentence, expected) => {
  expect(compare(language, `${complete[language]} ${sentence}`)).toEqual([
    expected,
  ]);
});

test("a wider word for a material that was told: is no difference; the narrower one is still missed", () => {
  const found = compare("de", `${complete.de} Sie ist aus Holz.`);
  expect(found).toEqual([]);
  expect(compare("de", complete.de.replace("Eichenholz", "Holz"))).toEqual([
    "material source Oak",
  ]);
});

test("a denied claim: is none, and without its denial it is found", () => {
  expect(compare("de", `${complete.de} Nicht wasserdicht.`)).toEqual([]);
  expect(compare("de", `${complete.de} Wasserdicht.`)).toEqual([
    "claim translation Wasserdicht",
  ]);
});

test("blanks: are no numbers", () => {
  expect(compare("de", `${complete.de} [add 3 Maße]`)).toEqual([]);
});

test("925 and sterling: are the same, 14k and 18k are not", () => {
  const silver = {
    language: "en" as const,
    told: "Sterling silver ring",
    known: "",
  };
  const french = {
    language: "fr" as const,
    title: "Bague en argent 925",
    description: "",
    tags: [],
  };
  expect(compareWithSource(silver, french)).toEqual([]);
  const gold = { ...silver, told: "14k gold ring" };
  const found = compareWithSource(gold, {
    ...french,
    title: "Bague en or 18k",
  }).map(({ text }) => text);
  expect(found).toEqual(["14", "18"]);
});
