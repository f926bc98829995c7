import { emptyListing } from "@/lib/listing-text/fields/fields";
import {
  answeredIn,
  questions,
} from "@/lib/listing-text/lexicon/buyer-questions";
import {
  readingWords,
  rootFinder,
  rootsOf,
} from "@/lib/listing-text/lexicon/roots";
import { normalizeMaterials } from "@/lib/listing-text/rules/materials";
import {
  countTraits,
  intentsOf,
  namesItem,
  tellsColorOrMaterial,
} from "@/lib/listing-text/score/check";
import { scoreAltText } from "@/lib/listing-text/score/score-alt-text";

const everyQuestion = questions.map(([what]) => what);

test.each([
  [
    "nl",
    [
      "Materiaal: eik",
      "Maat: klein",
      "Onderhoud: droog",
      "Inbegrepen: doos",
      "Levertijd: kort",
    ],
  ],
  [
    "pt",
    [
      "Material: faiança",
      "Tamanho: médio",
      "Cuidados: nenhum",
      "Inclui: saco",
      "Prazo: curto",
    ],
  ],
  [
    "pl",
    [
      "Materiał: dąb",
      "Wymiary: małe",
      "Pielęgnacja: na sucho",
      "W zestawie: pudełko",
      "Czas realizacji: krótki",
    ],
  ],
  [
    "ja",
    ["素材: 綿", "サイズ: 小", "お手入れ: 手洗い", "内容: 一枚", "発送: 三日"],
  ],
])(
  "buyer questions, %s: are answered by lines with their labels",
  (_, lines) => {
    expect(answeredIn(lines.map((line) => `- ${line}`).join("\n"))).toEqual(
      everyQuestion,
    );
  },
);

test("buyer questions: a label with a blank behind it answers nothing", () => {
  expect(answeredIn("- Onderhoud: [add onderhoud]\n- Wymiary:")).toEqual([]);
});

test.each([
  "Keramieken vaas, blauw",
  "Caneca de grés, verde",
  "Wełniana chusta, zielona",
  "藍色 綿 手ぬぐい",
])("traits: “%s” names two", (title) => {
  expect(countTraits(title, {})).toBeGreaterThanOrEqual(2);
});

test.each([
  ["cadeau moeder", "keuken plank", "landelijke stijl", "houten decoratie"],
  ["presente para mãe", "sala de estar", "estilo rústico", "peça de madeira"],
  ["prezent dla mamy", "do kuchni", "styl ludowy", "ozdoba z drewna"],
  ["母 贈り物", "台所 用品", "和風 小物", "木製 小物"],
])("tags: “%s” and those beside it cover four intents at least", (...tags) => {
  expect(intentsOf(tags, {})).toBeGreaterThanOrEqual(4);
});

test.each(["Biała świeca", "Chávena verde", "Houten kandelaar"])(
  "item: “%s” names it",
  (title) => {
    expect(namesItem(title, {})).toBe(true);
  },
);

test.each([
  ["Schmuckschale aus Eiche", "Ringschale zum Aufhängen"],
  ["白い釉薬をかけた陶器の豆皿です。", "陶器の豆皿"],
  ["Livre de mariage en lin", "Livre d'or de mariage"],
])("item: “%s” names the %s", (text, productName) => {
  expect(namesItem(text, { productName })).toBe(true);
});

test("item: a text about something else doesn't name it", () => {
  expect(namesItem("手作りの作品", { productName: "陶器の豆皿" })).toBe(false);
});

test("facts: a color is told within a run of letters without spaces", () => {
  const facts = [{ name: "色", value: "水色", source: "photo" as const }];
  expect(tellsColorOrMaterial("透き通った水色のガラス", { facts })).toBe(true);
  expect(tellsColorOrMaterial("透き通ったガラス", { facts })).toBe(false);
});

test("roots: are found within a run of letters without spaces, and not within a word", () => {
  expect(
    ["手洗い", "9cm"].map(rootFinder("直径9cm。手洗いしてください")),
  ).toEqual([true, true]);
  expect(["mug", "smug"].map(rootFinder("a smug cat"))).toEqual([false, true]);
});

test("words to read: two Japanese letters count as one, others by spaces", () => {
  expect(readingWords("木のつみき、ブナ材")).toBe(5);
  expect(readingWords("a small oak dish")).toBe(4);
});

test("elided articles: don't hide the word behind them", () => {
  expect(rootsOf("L'huile d'olive dell'anno")).toEqual([
    "huile",
    "olive",
    "anno",
  ]);
  expect(rootsOf("the cat's bowl, don't")).toEqual(["cat", "bowl", "dont"]);
});

test("materials: an elided article is split from its word", () => {
  expect(normalizeMaterials(["huile d'olive", "women's wool"])).toEqual([
    "huile d olive",
    "womens wool",
  ]);
});

test("alt text: twenty Japanese letters are long enough, twenty English ones are not", () => {
  const lengthPoints = (altText: string) =>
    scoreAltText({ ...emptyListing, altText }, {}).find(
      ({ id }) => id === "alt_text_length",
    )?.points;
  expect(lengthPoints("藍色の波模様を染めた綿の手ぬぐいです。木の竿")).toBe(2);
  expect(lengthPoints("A navy towel on a rod")).toBe(0);
});
