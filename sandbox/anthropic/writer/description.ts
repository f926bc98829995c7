import { categoryTerms } from "../lexicon/categories";
import type { Item } from "./item";
import type { Piece } from "./piece";
import { capitalize, joinWithAnd, toSentence, truncateAtWord } from "./text";

/** Characters of the first sentence that search engines show. */
const maxOpeningLength = 160;
/**
 * Characters of the seller's remarks. A description should have at most 400
 * words.
 */
const maxRemarksLength = 1_200;
/**
 * Short paragraphs, then the answers to buyers' questions. What is unknown is a
 * blank such as `[add size]`.
 */
export function descriptionOf(piece: Piece): string {
  const remarks = truncateAtWord(
    piece.details.other.map(toSentence).join(" "),
    maxRemarksLength,
  );
  const paragraphs = [
    openingOf(piece),
    remarksOf(piece).filter(Boolean).join(" "),
    remarks,
    ["Details", ...linesOf(piece)].join("\n"),
  ];
  return paragraphs.filter(Boolean).join("\n\n");
}

/** What is unknown, with the names of the blanks. */
export function unknownOf(piece: Piece): string[] {
  return questionsOf(piece).flatMap(({ blank, answer }) =>
    answer === null ? [blank] : [],
  );
}

export function openingOf({ item, traits, materials }: Piece): string {
  const name = item.name.toLowerCase().replaceAll("-", " ");
  const isNew = (word: string) => !name.includes(word.toLowerCase());
  const newMaterials = unnamedMaterials(item, materials);
  const colors = traits.colors.filter(isNew).slice(0, 3);
  const technique = traits.techniques.find(isNew);
  const start = capitalize(`${article(item.name)} ${item.name}`.trim());
  const full = phrase(start, technique, newMaterials, colors);
  const openings = [
    full,
    phrase(start, undefined, newMaterials.slice(0, 1), colors),
    phrase(start, undefined, [], colors.slice(0, 1)),
  ].map(toSentence);
  return (
    openings.find((opening) => opening.length <= maxOpeningLength) ??
    toSentence(truncateAtWord(start, maxOpeningLength - 1))
  );
}

/**
 * At most three; all of them if the name has only some: an oak dish with
 * linseed oil is not "made with linseed oil".
 */
function unnamedMaterials({ name }: Item, materials: string[]): string[] {
  const isNamed = materials.every((material) =>
    name.toLowerCase().includes(material),
  );
  return isNamed ? [] : materials.slice(0, 3);
}

function phrase(
  start: string,
  technique: string | undefined,
  newMaterials: string[],
  colors: string[],
): string {
  const opening = technique === undefined ? start : `${start}, ${technique},`;
  const material =
    newMaterials.length > 0 ? ` made with ${joinWithAnd(newMaterials)}` : "";
  const color =
    colors.length > 0
      ? `${material === "" ? "" : ","} in ${joinWithAnd(colors).toLowerCase()}`
      : "";
  return opening + material + color;
}

export function remarksOf({ facts }: Piece): string[] {
  return [
    facts.styleDesign === "" ? "" : toSentence(`Style: ${facts.styleDesign}`),
    facts.audience === ""
      ? ""
      : toSentence(
          `For ${joinWithAnd(
            facts.audience
              .replace(/^for\s+/i, "")
              .split(/\s*,\s*/)
              .filter(Boolean),
          )}`,
        ),
  ];
}

type Question = { label: string; blank: string; answer: string | null };

function questionsOf({ item, traits, materials, details }: Piece): Question[] {
  const blankQuestion = (text: string): Question => ({
    label: capitalize(text),
    blank: text,
    answer: null,
  });
  return [
    {
      label: "Materials",
      blank: "materials",
      answer: materials.length > 0 ? joinWithAnd(materials) : null,
    },
    {
      label: "Color",
      blank: "color",
      answer:
        traits.colors.length > 0
          ? joinWithAnd(traits.colors).toLowerCase()
          : null,
    },
    { label: "Size", blank: "size", answer: details.size },
    ...(item.isCategoryKnown ? categoryTerms[item.category].blanks : []).map(
      blankQuestion,
    ),
    { label: "Care", blank: "care", answer: details.care },
    { label: "Included", blank: "what is included", answer: details.included },
    {
      label: "Processing time",
      blank: "processing time",
      answer: details.processing,
    },
  ];
}

export function linesOf(piece: Piece): string[] {
  const lines = questionsOf(piece).map(
    ({ label, blank, answer }) => `${label}: ${answer ?? `[add ${blank}]`}`,
  );
  const { personalization } = piece.details;
  return personalization === null
    ? lines
    : [...lines, `Personalization: ${personalization}`];
}

/** Empty before a plural, and before a name that does not look English. */
function article(name: string): string {
  const first = name.toLowerCase();
  if (
    !/^[a-z]/.test(first) ||
    /\s(?:mit|für|aus|und|avec|pour|et|de|con|para|per|met|voor|en)\s/.test(
      first,
    )
  )
    return "";
  if (/^(?:set|pair|pack) of\b/.test(first)) return "a";
  if (isPlural(first.split(/\s(?:with|for|in|from|by|of)\s/)[0] ?? first))
    return "";
  return /^[aeio]|^u(?!n[ir]|s[ae]|t)/.test(first) ? "an" : "a";
}

function isPlural(words: string): boolean {
  return /[^s]s$/.test(words);
}

const maxAltLength = 250;

/** The piece, with its colors and materials. */
export function altTextOf({ item, traits, materials }: Piece): string {
  const isNew = (word: string) =>
    !item.name.toLowerCase().includes(word.toLowerCase());
  const full = phrase(
    capitalize(item.name),
    undefined,
    unnamedMaterials(item, materials),
    traits.colors.filter(isNew),
  );
  return toSentence(truncateAtWord(full, maxAltLength - 1));
}
