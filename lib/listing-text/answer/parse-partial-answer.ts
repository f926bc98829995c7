import { parseJson } from "@/lib/listing-text/plain-text/parse-json";

/** The content so far of an answer that is still being written. */
export type PartialAnswer = {
  /** Members of the object that are written to their end. */
  done: Map<string, unknown>;
  /**
   * The member being written: a text up to its last whole character, or the
   * whole entries of a list. Of a list in a list, which is its last entry then,
   * the whole entries so far.
   */
  growing: { name: string; value: string | unknown[] } | null;
};

/**
 * A text from its opening quote to its closing one, or to the last character
 * that is whole.
 */
const text = /"(?:[^"\\]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*("?)/y;
const space = /[ \t\r\n]*/y;
const literal = /[^\s,:{}[\]"]+/y;
/** The first half of a surrogate pair. */
const loneSurrogate = /[\uD800-\uDBFF]$/u;

function match(
  pattern: RegExp,
  source: string,
  at: number,
): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

const skipSpace = (source: string, at: number): number =>
  at + (match(space, source, at)?.[0].length ?? 0);

type Value = {
  /** Where the value ends; null while it is being written. */
  end: number | null;
  /** Where the last whole entry of a list ends. */
  entriesEnd: number | null;
  /** How many lists are open behind that entry. */
  lists: number;
};

/** All else is a token. */
const signs = "{}[],:";
/** How many more lists, and objects, are open behind each of these. */
const listChanges: Record<string, number> = { "[": 1, "]": -1 };
const objectChanges: Record<string, number> = { "{": 1, "}": -1 };

type Open = { lists: number; objects: number };

function countSign(open: Open, sign: string) {
  open.lists += listChanges[sign] ?? 0;
  open.objects += objectChanges[sign] ?? 0;
}

/** An answer has lists in lists, and none deeper. */
const maxLists = 2;
const isEntryOfLists = ({ lists, objects }: Open): boolean =>
  objects === 0 && lists <= maxLists;

/**
 * Walks over one value, whatever it contains. A loop, since the model decides
 * how deep it is nested.
 */
function walkValue(source: string, start: number): Value {
  const open: Open = { lists: 0, objects: 0 };
  const last: Omit<Value, "end"> = { entriesEnd: null, lists: 0 };
  let at = skipSpace(source, start);
  while (at < source.length) {
    const sign = source[at] ?? "";
    const isSign = signs.includes(sign);
    const next = isSign ? at + 1 : endOfToken(source, at);
    if (next === null) break;
    countSign(open, sign);
    const endsValue = !isSign || "}]".includes(sign);
    if (endsValue && open.lists + open.objects <= 0)
      return { ...last, end: next };
    if (endsValue && isEntryOfLists(open)) {
      last.entriesEnd = next;
      last.lists = open.lists;
    }
    at = skipSpace(source, next);
  }
  return { ...last, end: null };
}

/** Where a text, number or word ends; null for one that may go on. */
function endOfToken(source: string, at: number): number | null {
  const isText = source[at] === '"';
  const token = match(isText ? text : literal, source, at);
  if (token === null || token[1] === "") return null;
  const end = at + token[0].length;
  return isText || end < source.length ? end : null;
}

function growingValue(
  source: string,
  start: number,
  { entriesEnd, lists }: Value,
): string | unknown[] | null {
  const opening = source[start];
  if (opening === "[") {
    const entries =
      entriesEnd === null
        ? []
        : parseJson(source.slice(start, entriesEnd) + "]".repeat(lists));
    return Array.isArray(entries) ? entries : null;
  }
  if (opening !== '"') return null;
  const value = parseJson(`${match(text, source, start)?.[0]}"`);
  return typeof value === "string" ? value.replace(loneSurrogate, "") : null;
}

/**
 * The name of the member that begins there, and where its value begins; null
 * while they are being written, and for anything else.
 */
function readName(
  source: string,
  at: number,
): { name: string; start: number } | null {
  const key = match(text, source, at);
  const name = key?.[1] === '"' ? parseJson(key[0]) : undefined;
  if (key === null || typeof name !== "string") return null;
  const colon = skipSpace(source, at + key[0].length);
  if (source[colon] !== ":") return null;
  return { name, start: skipSpace(source, colon + 1) };
}

/**
 * Reads any beginning of a JSON object; of anything else, nothing. Never
 * throws.
 */
export function parsePartialAnswer(source: string): PartialAnswer {
  const done = new Map<string, unknown>();
  let at = skipSpace(source, 0);
  if (source[at] !== "{") return { done, growing: null };
  for (;;) {
    const member = readName(source, skipSpace(source, at + 1));
    if (member === null) return { done, growing: null };
    const { name, start } = member;
    const walked = walkValue(source, start);
    if (walked.end === null) {
      const value = growingValue(source, start, walked);
      return { done, growing: value === null ? null : { name, value } };
    }
    const value = parseJson(source.slice(start, walked.end));
    if (value === undefined) return { done, growing: null };
    done.set(name, value);
    at = skipSpace(source, walked.end);
    if (source[at] !== ",") return { done, growing: null };
  }
}
