import { isRecord, parseJson } from "../json-schema";
import {
  columns,
  type OtherLanguage,
  type Table,
  wordIn,
  wordsOf,
} from "../lexicon/translations";
import type { Said } from "./citations";
import { beforePreposition } from "./item";
import type { Piece } from "./piece";
import { tagsIn } from "./tags-in-language";
import { capitalize, truncateAtWord } from "./text";

const maxTitleLength = 140;

const isOtherLanguage = (code: unknown): code is OtherLanguage =>
  columns.some((column) => column === code);

/** The language that a prompt asks for; null for English, and for none. */
export function languageAskedFor(text: string): OtherLanguage | null {
  const inner = /<language>([\s\S]*?)<\/language>/.exec(text)?.[1] ?? "";
  const value = parseJson(inner);
  const code = isRecord(value) ? value.code : value;
  return isOtherLanguage(code) ? code : null;
}

const languageNames: Record<string, OtherLanguage> = {
  German: "de",
  French: "fr",
  Spanish: "es",
  Italian: "it",
  Dutch: "nl",
  Portuguese: "pt",
  Polish: "pl",
  Japanese: "ja",
};

/**
 * The language of a sentence such as "Write the listing in German."; null for
 * English, and for none.
 */
export function languageNamed(text: string): OtherLanguage | null {
  const name =
    /^Write (?:the (?:whole )?listing|it) in (\w+)/m.exec(text)?.[1] ?? "";
  return languageNames[name] ?? null;
}

/** The known English word at the end of a phrase, in the singular or plural. */
function knownAtEnd(phrase: string, table: Table): string | null {
  const text = phrase.trim().toLowerCase().replaceAll("-", " ");
  const isEnd = (word: string) =>
    [word, `${word}s`, `${word}es`].some(
      (form) => text === form || text.endsWith(` ${form}`),
    );
  return wordsOf(table).find(isEnd) ?? null;
}

/** The word in the language, or null for one that the table doesn't have. */
function translated(
  text: string,
  table: Table,
  language: OtherLanguage,
): string | null {
  const known = knownAtEnd(text, table);
  return known === null ? null : wordIn(language, table, known);
}

/** What the piece is called: its noun, or what the seller calls it. */
export function nameIn(
  { item, facts }: Piece,
  language: OtherLanguage,
): string {
  const known = translated(beforePreposition(item.name), "noun", language);
  if (known !== null) return known;
  const typed = (facts.productName.split(/[,|(–—]/)[0] ?? "").trim();
  return (
    truncateAtWord(typed, 60) ||
    (item.isNamed
      ? item.name
      : (wordIn(language, "label", "piece") ?? item.name))
  );
}

function colorsIn(
  colors: readonly string[],
  language: OtherLanguage,
): string[] {
  return colors.map(
    (color) => translated(color, "color", language) ?? color.toLowerCase(),
  );
}

/** "white glaze" as "Glasur (weiß)"; as typed where the table has no word. */
function materialIn(material: string, language: OtherLanguage): string {
  const known = knownAtEnd(material, "material");
  const word = known === null ? null : wordIn(language, "material", known);
  if (known === null || word === null) return material;
  const before = material.toLowerCase().slice(0, -known.length).trim();
  const color = before === "" ? null : translated(before, "color", language);
  if (
    before === "" ||
    (color === null && /^(?:solid|natural|plain)$/.test(before))
  )
    return word;
  return color === null ? material : `${word} (${color})`;
}

const numberWords = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

function withDigits(text: string): string {
  const words = new RegExp(`\\b(?:${numberWords.join("|")})\\b`, "gi");
  return text.replace(words, (word) =>
    String(numberWords.indexOf(word.toLowerCase()) + 1),
  );
}

const fill = (pattern: string | null, number: string): string =>
  (pattern ?? "{}").replace("{}", number);

const dimensions: [words: RegExp, row: string][] = [
  [/\b(?:wide|width)\b/i, "wide"],
  [/\b(?:tall|high|height)\b/i, "tall"],
  [/\b(?:long|length)\b/i, "long"],
  [/\bdeep\b/i, "deep"],
  [/\bthick\b/i, "thick"],
  [/\b(?:across|diameter)\b/i, "diameter"],
];

/** "3.5 in wide" as "Breite 3,5 Zoll". */
function sizeIn(size: string, language: OtherLanguage): string {
  return size
    .split(", ")
    .map((part) => {
      const dimension = dimensions.find(([words]) => words.test(part))?.[1];
      const bare = part
        .replace(
          /\b(?:wide|tall|long|high|deep|thick|across|in diameter|diameter)\b/gi,
          "",
        )
        .trim();
      const signed =
        language === "ja" ? bare : bare.replace(/(\d)\.(?=\d)/g, "$1,");
      const inches = /^([\d.,x× /-]+?)[\s-]?(?:inch(?:es)?|in|")$/i.exec(
        signed,
      )?.[1];
      const measure =
        inches === undefined
          ? signed
          : fill(wordIn(language, "measure", "inch"), inches.trim());
      return dimension === undefined
        ? measure
        : fill(wordIn(language, "measure", dimension), measure);
    })
    .join(", ");
}

const remarkPatterns: [pattern: RegExp, row: string][] = [
  [/\b(?:not|no|never|don't)\b.{0,20}dishwasher/i, "not dishwasher"],
  [/\b(?:not|no|never|don't)\b.{0,20}microwave/i, "not microwave"],
  [/dishwasher/i, "dishwasher"],
  [/microwave/i, "microwave"],
  [/food[- ]?safe/i, "food safe"],
  [/water[- ]?proof/i, "waterproof"],
  [/machine[- ]wash/i, "machine wash"],
  [/hand[- ]?wash/i, "hand wash"],
  [/dry[- ]clean/i, "dry clean"],
  [/\bwipe/i, "wipe"],
  [/gift box/i, "gift box"],
  [/made to order/i, "made to order"],
];

const times: [pattern: RegExp, row: string][] = [
  [
    /(\d+(?:\s?[-–]\s?\d+| to \d+)?) (?:business|working) days/i,
    "business days",
  ],
  [/(\d+(?:\s?[-–]\s?\d+| to \d+)?) days/i, "days"],
  [/(\d+(?:\s?[-–]\s?\d+| to \d+)?) weeks/i, "weeks"],
  [/\b(?:set|pack) of (\d+)/i, "set"],
];

/**
 * The parts of a remark that the tables know; as typed where they know none.
 */
function remarkIn(remark: string, language: OtherLanguage): string {
  const text = withDigits(remark);
  const counted = times.flatMap(([pattern, row]) => {
    const number = pattern.exec(text)?.[1]?.replace(" to ", "–");
    return number === undefined
      ? []
      : [fill(wordIn(language, "measure", row), number)];
  });
  let rest = text;
  const said = remarkPatterns.flatMap(([pattern, row]) => {
    if (!pattern.test(rest)) return [];
    rest = rest.replace(new RegExp(pattern.source, "gi"), " ");
    return [wordIn(language, "remark", row) ?? ""];
  });
  const found = [...new Set([...said, ...counted.slice(0, 1)])].filter(Boolean);
  return found.length > 0 ? found.join(", ") : remark;
}

type Line = { label: string; answer: string | null };

function linesOf(
  piece: Piece,
  materials: string[],
  colors: string[],
  language: OtherLanguage,
): Line[] {
  const { details, facts } = piece;
  const label = (row: string) => wordIn(language, "label", row) ?? row;
  const remark = (text: string | null) =>
    text === null ? null : remarkIn(text, language);
  const style = facts.styleDesign;
  return [
    { label: label("materials"), answer: materials.join(", ") || null },
    { label: label("color"), answer: colors.join(", ") || null },
    ...(style === "" ? [] : [{ label: label("style"), answer: style }]),
    {
      label: label("size"),
      answer: details.size === null ? null : sizeIn(details.size, language),
    },
    { label: label("care"), answer: remark(details.care) },
    { label: label("included"), answer: remark(details.included) },
    { label: label("time"), answer: remark(details.processing) },
  ];
}

/** What the values of the facts are called in the language. */
function saidIn(piece: Piece, language: OtherLanguage): Said[] {
  const { item, materials, traits, details } = piece;
  const { care, included, processing } = details;
  const sizes = details.size?.split(", ") ?? [];
  const remarks = [care, included, processing].filter((each) => each !== null);
  return [
    [item.name, nameIn(piece, language)],
    ["handmade", wordIn(language, "label", "handmade") ?? ""],
    ...materials.map((each): Said => [each, materialIn(each, language)]),
    ...traits.colors.map(
      (each): Said => [each, colorsIn([each], language).join("")],
    ),
    ...sizes.map((each): Said => [each, sizeIn(each, language)]),
    ...remarks.map((each): Said => [each, remarkIn(each, language)]),
  ];
}

/**
 * What the tables can say of a piece in another language: names, materials,
 * colors, measures and the usual remarks.
 */
export function writeInLanguage(
  piece: Piece,
  language: OtherLanguage,
  { isOwn }: { isOwn: boolean },
) {
  const name = nameIn(piece, language);
  const materials = piece.materials.map((material) =>
    materialIn(material, language),
  );
  const colors = colorsIn(piece.traits.colors, language);
  const lines = linesOf(piece, materials, colors, language);
  const [material = ""] = materials;
  const [color = ""] = colors;
  const titles = [
    [name, material, color],
    [name, color, materials[1] ?? ""],
    [name, material],
  ].map((parts) =>
    truncateAtWord(
      parts.filter(Boolean).map(capitalize).join(", "),
      maxTitleLength,
    ),
  );
  const opening = [name, ...materials.slice(0, 3), ...colors.slice(0, 2)]
    .filter(Boolean)
    .join(", ");
  // The seller's other remarks are in her language.
  const remarks = isOwn ? piece.details.other.join(". ") : "";
  const details = lines.map(
    ({ label, answer }) =>
      `${label}: ${answer ?? `[add ${label.toLowerCase()}]`}`,
  );
  return {
    titles: [...new Set(titles)],
    description: [
      `${capitalize(opening)}.`,
      remarks === "" ? "" : `${remarks}.`,
      [wordIn(language, "label", "details") ?? "", ...details].join("\n"),
    ]
      .filter(Boolean)
      .join("\n\n"),
    tags: tagsIn(name, materials, colors, piece, language),
    altText: `${capitalize(opening)}.`,
    unknown: lines.flatMap(({ label, answer }) =>
      answer === null ? [label.toLowerCase()] : [],
    ),
    said: saidIn(piece, language),
  };
}
