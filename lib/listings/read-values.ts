import { untilStable } from "@/lib/plain-text/plain-text";

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

// Models answer in other shapes than they were asked for. Each function `to…`
// reads anything and never throws.

export const toObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

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

/**
 * What was escaped twice, so that the backslash stands in the text: "\\n" is a
 * line break, "\\u00a0" a space.
 */
const unescapeText = (text: string): string =>
  text.includes("\\") ? untilStable(text, unescapeOnce) : text;

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

/** Numbers, bullets, hash signs and markup before an entry. */
const bullet = /^(?:\d{1,2}[.)]\s+|[-–*•·]\s+|#+\s*)+/u;
const opening = /^["“”„*_`]+/u;
const closing = /(?<!["“”„*_`])["“”„*_`]+$/u;

/** Without the quotation marks or markup around all of it. */
function unquoted(entry: string): string {
  const [mark = ""] = opening.exec(entry) ?? [];
  if (mark === "" || !closing.test(entry)) return entry;
  return entry.slice(mark.length).replace(closing, "");
}

/**
 * The entries of a pasted list: by lines, commas, semicolons or hash signs,
 * however they are numbered or marked.
 */
export function splitList(text: string): string[] {
  return text
    .split(/[\n,;|、，；]|\s[•·]\s|(?<!\s)\s+(?=#)/u)
    .map((entry) => unquoted(entry.trim().replace(bullet, "")).trim())
    .filter(Boolean);
}

/** Pasted lines such as "Color: Blue". */
export function parsePairs(pasted: string): { name: string; value: string }[] {
  return pasted.split("\n").flatMap((line) => {
    const [name = "", ...value] = line
      .replace(/^\s*[-–*•]\s+/u, "")
      .split(/[:：]/u);
    return line.trim() === ""
      ? []
      : [{ name: name.trim(), value: value.join(":").trim() }];
  });
}
