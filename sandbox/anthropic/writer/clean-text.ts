/** Characters. No field of a form is longer; the rest of a hostile one is not read. */
const maxRead = 4_000;

const orders = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,60}\b(?:instruction|rule|prompt|above|previous|prior|everything|earlier|system)/i,
  /\b(?:you are now|from now on|act as|pretend (?:to be|you)|system prompt|developer mode|new instructions?|jailbreak)\b/i,
  /\b(?:reveal|repeat|print|output|show)\b.{0,40}\b(?:prompt|instructions?|secret|rules)\b/i,
];

/** One line of plain text: no markup, addresses, emoji, control or invisible characters; empty when no word is left. */
export function cleanText(text: string): string {
  const clean = text
    .slice(0, maxRead)
    .normalize("NFKC")
    // Its small form is two characters, the second a loose accent.
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

/** The text without the sentences that talk to a machine instead of telling about the piece. */
export function withoutOrders(text: string): string {
  return text
    .slice(0, maxRead)
    .split(/(?<=[.!?;])\s+|\n+/)
    .filter((sentence) => !orders.some((order) => order.test(sentence)))
    .join("\n");
}

/** Whole words up to a number of characters; a single longer word is cut between characters. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(" ", max);
  const cut = space > 0 ? text.slice(0, space) : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, "");
  return cut.replace(/[\s,;:.-]+$/, "");
}

export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:]+$/, "");
  if (trimmed === "") return "";
  const opened = capitalise(trimmed);
  return /[.!?]$/.test(opened) ? opened : `${opened}.`;
}

export function capitalise(text: string): string {
  const [first = "", ...rest] = text;
  const upper = first.toLocaleUpperCase("en");
  // Some letters have no capital of one character: "ΐ" would come apart.
  return (upper.length === first.length ? upper : first) + rest.join("");
}

/** "a", "a and b", "a, b and c". */
export function listed(items: string[]): string {
  return items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
