/** What a tag is about; thirteen tags should cover several of these. */
export const tagFacets = [
  "what",
  "style",
  "material",
  "technique",
  "color",
  "occasion",
  "recipient",
  "use",
  "place",
] as const;
type TagFacet = (typeof tagFacets)[number];
export type TagCandidate = { tag: string; facet: TagFacet };

/** More entries than any field has use for. */
const maxEntries = 60;
/** Characters. No field has use for more of one text. */
const maxLength = 40_000;

// Models answer in other shapes than they were asked for. Each function `to…`
// reads anything and never throws.

export const toObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

/** The first half of a character that a limit cut in two. */
const loneSurrogate = /[\uD800-\uDBFF]$/u;

const escapes: Record<string, string> = { n: "\n", r: "\n", t: " ", '"': '"' };

const unescapeOnce = (text: string): string =>
  text
    .replaceAll("\\r\\n", "\n")
    .replace(
      /\\(?:u([0-9a-f]{4})|([nrt"]))/giu,
      (whole, code: string | undefined, letter: string) =>
        code === undefined
          ? (escapes[letter] ?? whole)
          : String.fromCharCode(Number.parseInt(code, 16)),
    );

/** More rounds than any text needs that isn't escaped maliciously. */
const maxRounds = 40;

/**
 * What was escaped twice, so that the backslash stands in the text: "\\n" is a
 * line break, "\\u00a0" a space.
 */
function unescapeText(text: string): string {
  let current = text.slice(0, maxLength).replace(loneSurrogate, "");
  for (let round = 0; round < maxRounds; round += 1) {
    if (!current.includes("\\")) return current;
    const next = unescapeOnce(current);
    if (next === current) return current;
    current = next;
  }
  return current;
}

export const toText = (value: unknown): string =>
  typeof value === "string"
    ? unescapeText(value)
    : typeof value === "number" && Number.isFinite(value)
      ? String(value)
      : "";

export const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value.slice(0, maxEntries) : [];

export const toTexts = (value: unknown): string[] =>
  typeof value === "string"
    ? unescapeText(value).split(/[,\n]/u, maxEntries)
    : toList(value).map(toText).filter(Boolean);

export function toAttributes(
  value: unknown,
): { name: string; value: string }[] {
  return toList(value).map((entry) => {
    const { name, value: text } = toObject(entry);
    return {
      name: toText(name),
      value: Array.isArray(text)
        ? toList(text).map(toText).join(", ")
        : toText(text),
    };
  });
}

export function toTagCandidates(value: unknown): TagCandidate[] {
  const entries = typeof value === "string" ? toTexts(value) : toList(value);
  return entries.map((entry) => {
    if (typeof entry === "string") return { tag: toText(entry), facet: "what" };
    const { tag, facet } = toObject(entry);
    return {
      tag: toText(tag),
      facet: tagFacets.find((known) => known === facet) ?? "what",
    };
  });
}
