/** In letters; more would hardly tell more phrases apart. */
export const startLength = 3;
/** Stands in a start for any letter, after which nothing more is known. */
export const anyLetter = "*";

/**
 * Beginnings of what a pattern matches: those that more letters may follow, and
 * those that are long enough or end before something that is no letter.
 */
type Starts = { open: ReadonlySet<string>; closed: ReadonlySet<string> };
type Cursor = { source: string; at: number; isLetter: (c: string) => boolean };

const none: ReadonlySet<string> = new Set();
const nothing: Starts = { open: new Set([""]), closed: new Set() };
const noLetter: Starts = { open: new Set(), closed: new Set([""]) };
const anything: Starts = { open: new Set([anyLetter]), closed: new Set([""]) };
const digit: Starts = { open: new Set(["0"]), closed: new Set() };

/** As starts are compared: all digits alike. */
export const toStart = (letters: string): string =>
  letters.replace(/\d/gu, "0");

function union(all: readonly Starts[]): Starts {
  const [first = nothing] = all;
  if (all.length === 1) return first;
  const open = new Set<string>();
  const closed = new Set<string>();
  for (const starts of all) {
    for (const start of starts.open) open.add(start);
    for (const start of starts.closed) closed.add(start);
  }
  return { open, closed };
}

/** What starts with one and goes on with the other. */
function join(one: Starts, other: Starts): Starts {
  const open = new Set<string>();
  const closed = new Set(one.closed);
  const isFull = (start: string) =>
    start.length >= startLength || start.endsWith(anyLetter);
  for (const start of one.open) {
    for (const end of other.closed)
      closed.add((start + end).slice(0, startLength));
    for (const more of other.open) {
      const joined = (start + more).slice(0, startLength);
      (isFull(joined) ? closed : open).add(joined);
    }
  }
  return { open, closed };
}

function readSequences(cursor: Cursor): Starts {
  const all = [readSequence(cursor)];
  while (cursor.source[cursor.at] === "|") {
    cursor.at += 1;
    all.push(readSequence(cursor));
  }
  return union(all);
}

/** Most begin so, and are read several times as fast. */
const plainStart = new RegExp(`[a-z]{${startLength}}(?![?*+{])`, "uy");

function readSequence(cursor: Cursor): Starts {
  plainStart.lastIndex = cursor.at;
  const plain = plainStart.exec(cursor.source)?.[0];
  let starts: Starts = plain
    ? { open: none, closed: new Set([plain]) }
    : nothing;
  for (;;) {
    if (starts.open.size === 0) skipSequence(cursor);
    const next = cursor.source[cursor.at];
    if (next === undefined || next === "|" || next === ")") return starts;
    const atom = readAtom(cursor);
    const [least, most] = readTimes(cursor);
    const all = least === 1 && most === 1 ? atom : repeated(atom, least, most);
    starts = join(starts, all);
  }
}

/** Escapes and classes, whose signs stand for themselves, and brackets. */
const tokens = /\\[\s\S]|\[(?:\\[\s\S]|[^\]])*\]|[()|]/gu;

/** To where an alternative or its group ends: its start is known. */
function skipSequence(cursor: Cursor) {
  let depth = 0;
  tokens.lastIndex = cursor.at;
  for (;;) {
    const token = tokens.exec(cursor.source);
    cursor.at = token?.index ?? cursor.source.length;
    if (!token || (depth === 0 && /[|)]/u.test(token[0]))) return;
    if (token[0] === "(") depth += 1;
    if (token[0] === ")") depth -= 1;
  }
}

function readAtom(cursor: Cursor): Starts {
  const next = cursor.source[cursor.at] ?? "";
  if (next === "(") return readGroup(cursor);
  if (next === "[") return readClass(cursor);
  if (next === "\\") return readEscape(cursor);
  cursor.at += 1;
  if (next === "^" || next === "$") return nothing;
  return next === "." ? anything : letterOf(next, cursor);
}

const letterOf = (letter: string, { isLetter }: Cursor): Starts =>
  isLetter(letter)
    ? { open: new Set([toStart(letter)]), closed: new Set() }
    : noLetter;

const groups = /\((?:\?(?:<?[=!]|:))?/uy;

/** What only looks around takes no letters. */
function readGroup(cursor: Cursor): Starts {
  groups.lastIndex = cursor.at;
  const kind = groups.exec(cursor.source)?.[0] ?? "(";
  cursor.at += kind.length;
  const starts = readSequences(cursor);
  cursor.at += 1;
  return /[=!]$/u.test(kind) ? nothing : starts;
}

const escapes = /\\(?:p\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|[\s\S])/iuy;

function readEscape(cursor: Cursor): Starts {
  escapes.lastIndex = cursor.at;
  const written = escapes.exec(cursor.source)?.[0] ?? "\\";
  cursor.at += written.length;
  const kind = written.charAt(1);
  if (kind === "d") return digit;
  if (kind === "s" || kind === "b") return kind === "s" ? noLetter : nothing;
  return /[\p{L}]/u.test(kind) ? anything : letterOf(kind, cursor);
}

function readClass(cursor: Cursor): Starts {
  cursor.at += 1;
  const isNegated = cursor.source[cursor.at] === "^";
  const found: Starts[] = [];
  while (cursor.source[cursor.at] !== "]") {
    const from = cursor.source[cursor.at];
    const [dash, to] = cursor.source.slice(cursor.at + 1, cursor.at + 3);
    if (dash === "-" && to !== "]" && from !== "\\") {
      found.push(from === "0" && to === "9" ? digit : anything);
      cursor.at += 3;
    } else found.push(from === "\\" ? readEscape(cursor) : readOne(cursor));
  }
  cursor.at += 1;
  return isNegated ? anything : union(found);
}

function readOne(cursor: Cursor): Starts {
  const letter = cursor.source[cursor.at] ?? "";
  cursor.at += 1;
  return letterOf(letter, cursor);
}

const times = /(?:([?*+])|\{(\d+)(,?)(\d*)\})\??/uy;

/** How often at least and at most. */
function readTimes(cursor: Cursor): [number, number] {
  times.lastIndex = cursor.at;
  const found = times.exec(cursor.source);
  if (!found) return [1, 1];
  const [written, sign, least = "", comma, most = ""] = found;
  cursor.at += written.length;
  if (sign !== undefined)
    return [sign === "+" ? 1 : 0, sign === "?" ? 1 : startLength];
  if (comma === "") return [Number(least), Number(least)];
  return [Number(least), most === "" ? startLength : Number(most)];
}

function repeated(atom: Starts, least: number, most: number): Starts {
  let starts = nothing;
  for (let time = 0; time < Math.min(least, startLength); time += 1)
    starts = join(starts, atom);
  const all = [starts];
  for (let time = least; time < Math.min(most, startLength); time += 1) {
    starts = join(starts, atom);
    all.push(starts);
  }
  return union(all);
}

/**
 * The letters that matches of a pattern start with, up to `startLength`, or
 * fewer where no letter follows them. "" where a match may start with none. Of
 * the syntax of patterns what phrases need: no names, no numbered groups.
 */
export function startsOfPattern(
  source: string,
  isLetter: (character: string) => boolean,
): Set<string> {
  const { open, closed } = readSequences({ source, at: 0, isLetter });
  return new Set([...open, ...closed]);
}

/** The alternatives of a pattern, outside of its groups. */
export function splitAlternatives(source: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  tokens.lastIndex = 0;
  for (const { 0: token, index } of source.matchAll(tokens)) {
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
    if (token !== "|" || depth > 0) continue;
    parts.push(source.slice(from, index));
    from = index + 1;
  }
  return [...parts, source.slice(from)];
}
