import { checkText } from "@/lib/listing-text/check/check-text";
import type { TypedInput } from "@/lib/listing-text/ledger/typed-input";
import { ledgerOf } from "@/tests/lib/listing-text/support";

const shoes: TypedInput = {
  productName: "Suede baby moccasins",
  materials: "cow suede, wool felt insole, brass buckles",
  extraDetails: "Insole 4 mm thick. Buckles 12 mm wide. Sewn in Leeds.",
};
const dose: TypedInput = {
  productName: "Vorratsdose",
  materials: "Steinzeug, Eichendeckel, Messinggriff",
  extraDetails: "Der Deckel ist schwarz. Der Griff ist 12 mm breit.",
};
const bijou: TypedInput = {
  productName: "Collier de perles",
  materials: "perles de verre, fil de coton",
  extraDetails: "Le fermoir est doré. Les perles sont bleues.",
};
const sapatos: TypedInput = {
  productName: "Alpargatas",
  materials: "lona, sola de juta, fivelas de latão",
};

/** Marked because of a part, a material, a color or a place. */
const marked: readonly (readonly [string, TypedInput, string])[] = [
  ["en", shoes, "The insoles are made of brass."],
  ["en", shoes, "The buckles are of wool."],
  ["en", shoes, "The moccasins are made of wool felt."],
  ["en", shoes, "The buckles are 4 mm thick."],
  ["en", shoes, "Made in Dublin."],
  ["de", dose, "Der Deckel ist aus Messing."],
  ["de", dose, "Ein Griff aus Eiche."],
  ["de", dose, "Ein schwarzer Griff."],
  ["fr", bijou, "Le fil est en verre."],
  ["fr", bijou, "Un fermoir bleu."],
  ["pt", sapatos, "Uma sola de latão."],
];

/** What reasons are written with, beside the words of text and facts. */
const ownWords = new Set(
  `the facts say says not no fact known is only of in name a different place
  from contradict contradicts another dimension belongs to something else`.split(
    /\s+/u,
  ),
);

/** Words of a text as they are written, in lower case. */
const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];

test.each(marked.map(([language, typed, text]) => ({ language, typed, text })))(
  "$language, $text: its reason shows words as they are written",
  ({ language, typed, text }) => {
    const { verdict, reason } = checkText(text, ledgerOf(typed, language));
    expect(["unknown", "contradicted"]).toContain(verdict);
    expect(reason.split(" ").length).toBeLessThanOrEqual(12);
    const written = new Set(
      wordsOf([text, ...Object.values(typed)].join("\n")),
    );
    const foreign = wordsOf(reason).filter(
      (word) => !written.has(word) && !ownWords.has(word),
    );
    expect(foreign).toEqual([]);
  },
);

test("a material with its part is quoted as one run", () => {
  const reason = (text: string, language = "en", typed = shoes) =>
    checkText(text, ledgerOf(typed, language)).reason;
  expect(reason("The insoles are made of brass.")).toBe(
    "The facts say “wool felt insole”",
  );
  expect(reason("Le fil est en verre.", "fr", bijou)).toBe(
    "The facts say “fil de coton”",
  );
});
