/** Characters. No field of a form is longer; anything beyond is ignored. */
const maxInput = 4_000;

const instructionPatterns = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instruction|rule|prompt|above|previous|prior|everything|earlier|system)/i,
  /\b(?:you are now|from now on|act as|pretend (?:to be|you)|system prompt|developer mode|new instructions?|jailbreak)\b/i,
  /\b(?:reveal|repeat|print|output|show)\b.{0,40}\b(?:prompt|instructions?|secret|rules)\b/i,
];

/**
 * One line of plain text without markup, addresses, emoji, control and
 * invisible characters. Empty when no word is left.
 */
export function cleanText(text: string): string {
  const clean = text
    .slice(0, maxInput)
    .normalize("NFKC")
    // Its lower case is two characters, one of them a combining accent.
    .replaceAll("İ", "I")
    .replace(/<[^<>]*>/g, " ")
    .replace(/\b(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gi, " ")
    .replace(/\p{C}|\p{So}|\p{Sk}|\p{Variation_Selector}/gu, " ")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s*\|\s*/g, ", ")
    .replace(/[<>{}[\]\\^`~*#_]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return /[\p{L}\p{Nd}]/u.test(clean) ? clean : "";
}

/** The text without the sentences that are instructions to a model. */
export function removeInstructions(text: string): string {
  return text
    .slice(0, maxInput)
    .split(/(?<=[.!?;])\s+|\n+/)
    .filter(
      (sentence) =>
        !instructionPatterns.some((pattern) => pattern.test(sentence)),
    )
    .join("\n");
}

/**
 * Cuts the text after a whole word. A single word that is too long is cut
 * between characters.
 */
export function truncateAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(" ", max);
  const cut =
    space > 0
      ? text.slice(0, space)
      : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
  return cut.replace(/[\s,;:.-]+$/, "");
}

export function toSentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:]+$/, "");
  if (trimmed === "") return "";
  const capitalized = capitalize(trimmed);
  return /[.!?]$/.test(capitalized) ? capitalized : `${capitalized}.`;
}

export function capitalize(text: string): string {
  const [first = "", ...rest] = text;
  const upper = first.toLocaleUpperCase("en");
  // The capital of some letters is several characters: that of "ΐ" is three.
  return (upper.length === first.length ? upper : first) + rest.join("");
}

/** "a", "a and b", "a, b and c". */
export function joinWithAnd(items: string[]): string {
  return items.length < 2
    ? (items[0] ?? "")
    : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
