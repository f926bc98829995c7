import {
  type FoldedMatch,
  foldText,
  matchFolded,
} from "@/lib/listing-text/plain-text/fold-text";
import { memoize } from "@/lib/listing-text/plain-text/memoize";

type MeasureKind = "length" | "volume" | "weight" | "ounces" | "time";
export type Measure = {
  kind: MeasureKind;
  unit: string;
  /** As plain decimals or fractions: "2.5", "1/2". */
  numbers: string[];
  /** "width", "height" and so on; empty when the phrase doesn't say. */
  dimensions: string[];
  start: number;
  end: number;
  text: string;
};

/**
 * Units in the languages of listings, without accents. Those of Japanese
 * have no end of a word.
 */
const units: [
  unit: string,
  kind: MeasureKind,
  words: string,
  japanese?: string,
][] = [
  [
    "mm",
    "length",
    "mm|millimet(?:er|re)s?|millimetri|milimetr(?:os?|y|ow)?",
    "ミリメートル|ミリ(?!リ)",
  ],
  [
    "cm",
    "length",
    "cms?|[cz]entimet(?:er|re)s?|centimetr(?:os?|i|y|ow)",
    "センチメートル|センチ",
  ],
  [
    "in",
    "length",
    `inch(?:es)?|in(?=\\s*(?:$|[.,;:)x×*]|tall\\b|wide\\b|high\\b|long\\b|deep\\b|thick\\b|square\\b|round\\b|across\\b|by\\b|and\\b|in (?:diameter|length|height|width)|diameter))|zoll|pouces?|pulgadas?|pollic[ei]|duim|polegadas?|cal(?:i|e)|tum`,
    "インチ",
  ],
  ["ft", "length", "ft|feet|foot|pieds?|piedi|voet"],
  ["yd", "length", "yds?|yards?"],
  ["m", "length", "m|met(?:er|re)s?|metr(?:os?|i|y|ow)", "メートル"],
  ["floz", "volume", "fl\\.? ?oz|fluid ounces?"],
  [
    "ml",
    "volume",
    "ml|millilit(?:er|re)s?|mililitr(?:os?|y|ow)|millilitri",
    "ミリリットル",
  ],
  ["cl", "volume", "cl|[cz]entilit(?:er|re)s?"],
  ["dl", "volume", "dl|decilit(?:er|re)s?"],
  ["l", "volume", "l|lit(?:er|re)s?|litr(?:os?|i|y|ow|a)", "リットル"],
  ["pint", "volume", "pints?"],
  ["quart", "volume", "quarts?"],
  ["gallon", "volume", "gallons?"],
  ["oz", "ounces", "oz|ounces?|unzen?|onces?|onzas?|oncas?", "オンス"],
  [
    "kg",
    "weight",
    "kgs?|kilos?|kilogram(?:m|me?s?|os?|mi|as?|ow|y)?",
    "キログラム|キロ",
  ],
  [
    "g",
    "weight",
    "gr?(?!\\s?\\/)|gram(?:s|m|mes?|os?|mi|mo|as?|ow|y)?",
    "グラム",
  ],
  ["lb", "weight", "lbs?|pounds?|pfund|libras?"],
  [
    "hour",
    "time",
    "h|hrs?|hours?|stunden?|heures?|horas?|or[ae]|uur|uren|godzin[ay]?|timm(?:e|ar)",
    "時間",
  ],
  [
    "day",
    "time",
    "(?:(?:business|working|work) )?days?|tagen?|tage?|(?:werk|arbeits)tage?n?|jours?(?: ouvr(?:es?|ables?))?|dias?(?: (?:habiles|uteis|laborables))?|giorn[oi](?: lavorativi)?|(?:werk)?dag(?:en)?|dni(?: roboczych)?|dzien|(?:arbets|var)?dagar|arbetsdag|dygn",
    "営業日|日間|日",
  ],
  [
    "week",
    "time",
    "weeks?|wks?|wochen?|semaines?|semanas?|settiman[ae]|weken|tydzien|tygodni(?:e|a|u)?|veck(?:a|or)",
    "週間|週",
  ],
  [
    "month",
    "time",
    "months?|monate?n?|mois|mes(?:es|e|i)?|maand(?:en)?|miesiac[ae]?|miesiec[ye]|manad(?:er)?",
    "か月|ヶ月|カ月",
  ],
];

const inch = units.find(([unit]) => unit === "in");

const latin = units.map(([, , words]) => `(${words})`).join("|");
const japanese = units
  .map(([, , , words]) => foldText(words ?? ""))
  .map((words) => (words === "" ? "((?!))" : `(${words})`))
  .join("|");

const dimensionWords: [dimension: string, words: string, japanese: string][] = [
  [
    "width",
    "wide|width|w|breit|breite|larg[eoa]|largeur|anch[oa]|anchura|larghezza|breed|breedte|largura|szerok\\p{L}+|bred|brett|breda|bredd(?:en)?",
    "幅|横",
  ],
  [
    "height",
    "tall|high|height|h|hoch|hohe|haut|haute|hauteur|alt[oa]|altura|altezza|hoog|hoogte|wysok\\p{L}+|hog|hogt|hoga|hojd(?:en)?",
    "高さ|縦",
  ],
  [
    "length",
    "long|length|l|lang|lange|longue|longueur|larg[oa]|longitud|lung[oa]|lunghezza|lengte|comprimento|dł\\p{L}+|langt|langa|langd(?:en)?",
    "長さ|丈",
  ],
  [
    "depth",
    "deep|depth|d|tief|tiefe|profondeur|profundidad|fondo|profondita|diep|diepte|profundidade|głebok\\p{L}+|djup|djupt|djupa",
    "奥行き?|深さ",
  ],
  [
    "diameter",
    "diameter|across|dia|ø|⌀|durchmesser|diametre|diametro|srednic\\p{L}+",
    "直径",
  ],
  [
    "thickness",
    "thick|thickness|dick|dicke|epaisseur|grosor|spessore|dik|dikte|espessura|grubosc\\p{L}*|tjock\\p{L}*",
    "厚さ",
  ],
];
const anyDimension = dimensionWords
  .map(([, words, letters]) => `${words}|${foldText(letters)}`)
  .join("|");
const dimensionTests = dimensionWords.map(
  ([dimension, words, letters]) =>
    [
      dimension,
      new RegExp(
        `(?<!\\p{L})(?:${words})(?!\\p{L})|${foldText(letters)}`,
        "iu",
      ),
    ] as const,
);

const fraction = "½¼¾⅓⅔⅛⅜⅝⅞";
const digits = String.raw`(?:\d{1,2}\/\d{1,2}|\d{1,5}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}\/\d{1,2}| ?[${fraction}])?|[${fraction}])`;

const numberWords: Record<string, string> = {};
for (const [index, words] of [
  "a an one ein eine einer einem einen un une una uno een um uma jeden jednego ett",
  "two zwei deux dos due twee dois duas dwa dwie dwoch tva",
  "three drei trois tres tre drie trzy trzech",
  "four vier quatre cuatro quattro quatro cztery czterech fyra",
  "five funf cinq cinco cinque vijf piec pieciu fem",
  "six sechs seis sei zes szesc sex",
  "seven sieben sept siete sette zeven sete siedem sju",
  "eight acht huit ocho otto oito osiem atta",
  "nine neun neuf nueve nove negen dziewiec nio",
  "ten zehn dix diez dieci tien dez dziesiec tio",
].entries()) {
  for (const word of words.split(" ")) numberWords[word] = String(index + 1);
}
const anyNumber = `(?:${digits}|(?:${Object.keys(numberWords).join("|")})(?= ))`;
const between = `(?: ?(?:cm|mm|inch(?:es)?|in|"|'')? ?[x×*] ?| by | ?(?:-|~) ?| (?:to|or|bis|oder|ou|o|a|ate|tot|do|und|till|eller) )`;
const series = `${anyNumber}(?:${between}${anyNumber}){0,3}`;
const unitEnd = "(?![\\p{Script=Latin}\\p{N}])";
const measured = `(${series})[ -]?(?:(?:${latin})${unitEnd}|(")|(?:${japanese}))`;
const before = new RegExp(
  `(?<!\\p{Script=Latin})(${anyDimension})(?: (?:of|is|de|di|von|van|pa|ar))?[: ]{0,3}$`,
  "giu",
);
const after = `(?:[ -]?\\(?(?:(?:in|de|di|im|em|of|d'|w|na|i) ?)?(${anyDimension})(?!\\p{Script=Latin})\\)?)?`;
const core = new RegExp(measured, "giu");
const measure = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}]|\\d[.,/])${measured}${after}`,
  "giu",
);
/**
 * Characters before a number in which its dimension stands: "largeur de 9 cm".
 */
const maxBefore = 24;

const fractions: Record<string, string> = {
  "½": "1/2",
  "¼": "1/4",
  "¾": "3/4",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅛": "1/8",
};

function numbersOf(folded: string): string[] {
  const found =
    folded.toLowerCase().match(new RegExp(`${digits}|\\p{L}+`, "gu")) ?? [];
  // Beside digits a word connects: "3 à 5 jours".
  const isWritten = !/\d/u.test(folded);
  return found.flatMap((word) => {
    const number =
      /\d/u.test(word) || fraction.includes(word)
        ? word
        : isWritten
          ? numberWords[word]
          : undefined;
    if (number === undefined) return [];
    const spelled = number.replace(
      new RegExp(` ?([${fraction}])`, "u"),
      (_, sign: string) => ` ${fractions[sign] ?? sign}`,
    );
    return [
      spelled
        .trim()
        .replace(",", ".")
        .replace(/-(?=\d+\/)/u, " ")
        .replace(/(\.\d*?)0+$/u, "$1")
        .replace(/\.$/u, ""),
    ];
  });
}

const dimensionsIn = (folded: string): string[] =>
  dimensionTests
    .filter(([, words]) => words.test(folded))
    .map(([dimension]) => dimension);

/**
 * A quick test that most clauses fail: a figure, or the name of a time with a
 * number that may be written out.
 */
const anyMeasure =
  /[\d½¼¾⅓⅔⅛⅜⅝⅞]|\p{L} (?:\p{L}+ )?(?:day|week|wk|hour|hr|month|tag|werkt|arbeitst|woche|stunde|monat|jour|semaine|heure|mois|dia|semana|hora|mes|giorn|settiman|or[ae]|dag|werkd|uur|uren|maand|dni|dzien|tydzien|tygodn|godzin|miesi)/iu;

/**
 * What one clause measures: lengths, volumes, weights and times, metric and
 * imperial, each with its dimension.
 */
export const findMeasures = memoize((text): readonly Measure[] => {
  if (!anyMeasure.test(foldText(text))) return [];
  const measures: Measure[] = [];
  for (const match of matchFolded(text, measure)) {
    const found = toMeasure(text, match, measures.at(-1)?.end ?? 0);
    if (found) measures.push(found);
  }
  return measures;
});

/** The unit whose group of the pattern has matched. */
function unitOf(groups: readonly (string | undefined)[]) {
  const index = groups.findIndex((group) => group !== undefined);
  if (index === units.length) return inch;
  return units[index < units.length ? index : index - units.length - 1];
}

/** Null for what only looks like a measure; `last` is where the one before ends. */
function toMeasure(
  text: string,
  { text: written, start, end, groups }: FoldedMatch,
  last: number,
): Measure | null {
  const [numbers = "", ...found] = groups;
  const row = unitOf(found.slice(0, -1));
  if (!row) return null;
  const [unit, kind] = row;
  // Only times are written out often enough to be read: "a m" and "one l" are
  // no measures.
  if (kind !== "time" && !/[\d½¼¾⅓⅔⅛⅜⅝⅞]/u.test(numbers)) return null;
  const measured = { kind, unit, numbers: numbersOf(numbers) };
  const bare = matchFolded(written, core)[0]?.text ?? written;
  const bareEnd = start + bare.length;
  // "w 3 dni": only lengths have a width.
  if (kind !== "length")
    return {
      ...measured,
      dimensions: [],
      start,
      end: bareEnd,
      text: text.slice(start, bareEnd).trim(),
    };
  const from = Math.max(last, start - maxBefore);
  const [prefix] = matchFolded(text.slice(from, start), before);
  const first = prefix ? from + prefix.start : start;
  // "Height 9 cm, width 5 cm": what follows belongs to the next.
  const wholeEnd = prefix ? bareEnd : end;
  return {
    ...measured,
    dimensions: dimensionsIn(prefix?.folded ?? found.at(-1) ?? ""),
    start: first,
    end: wholeEnd,
    text: text.slice(first, wholeEnd).trim(),
  };
}

const sameUnit = (one: string, other: string): boolean =>
  one === other || (one.endsWith("oz") && other.endsWith("oz"));

/** Whether one of the measures says at least what the given one says. */
export const hasMeasure = (
  measures: readonly Measure[],
  { unit, numbers }: Measure,
): boolean =>
  measures.some(
    (other) =>
      sameUnit(other.unit, unit) &&
      numbers.every((number) => other.numbers.includes(number)),
  );
