import { answeredIn, questions } from "@/lib/listings/lexicon/buyer-questions";
import { countTraits, intentsOf, namesItem } from "@/lib/listings/score/check";

const everyQuestion = questions.map(([what]) => what);

test.each([
  ["nl", ["Materiaal: eik", "Maat: klein", "Onderhoud: droog", "Inbegrepen: doos", "Levertijd: kort"]],
  ["pt", ["Material: faiança", "Tamanho: médio", "Cuidados: nenhum", "Inclui: saco", "Prazo: curto"]],
  ["pl", ["Materiał: dąb", "Wymiary: małe", "Pielęgnacja: na sucho", "W zestawie: pudełko", "Czas realizacji: krótki"]],
  ["ja", ["素材: 綿", "サイズ: 小", "お手入れ: 手洗い", "内容: 一枚", "発送: 三日"]],
])("buyer questions, %s: are answered by lines with their labels", (_, lines) => {
  expect(answeredIn(lines.map((line) => `- ${line}`).join("\n"))).toEqual(everyQuestion);
});

test("buyer questions: a label with a blank behind it answers nothing", () => {
  expect(answeredIn("- Onderhoud: [add onderhoud]\n- Wymiary:")).toEqual([]);
});

test.each(["Keramieken vaas, blauw", "Caneca de grés, verde", "Wełniana chusta, zielona", "藍色 綿 手ぬぐい"])(
  "traits: “%s” names two",
  (title) => {
    expect(countTraits(title, {})).toBeGreaterThanOrEqual(2);
  },
);

test.each([
  ["cadeau moeder", "keuken plank", "landelijke stijl", "houten decoratie"],
  ["presente para mãe", "sala de estar", "estilo rústico", "peça de madeira"],
  ["prezent dla mamy", "do kuchni", "styl ludowy", "ozdoba z drewna"],
  ["母 贈り物", "台所 用品", "和風 小物", "木製 小物"],
])("tags: “%s” and those beside it cover four intents at least", (...tags) => {
  expect(intentsOf(tags, {})).toBeGreaterThanOrEqual(4);
});

test.each(["Biała świeca", "Chávena verde", "Houten kandelaar"])("item: “%s” names it", (title) => {
  expect(namesItem(title, {})).toBe(true);
});
