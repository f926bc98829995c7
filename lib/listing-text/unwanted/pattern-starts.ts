/** In characters: two short words, or what tells a long one from others. */
const startLength = 8;
/** Starts of one pattern; where it has more, they are cut before that. */
const mostStarts = 200;

/**
 * Beginnings of what a pattern matches: those that more may follow, and those
 * that are long enough or of which nothing more is known.
 */
type Starts = { open: readonly string[]; closed: readonly string[] };
type Cursor = { source: string; at: number };

const nothing: Starts = { open: [""], closed: [] };
const anything: Starts = { open: [], closed: [""] };

const letters = "abcdefghijklmnopqrstuvwxyzßæøœłđ";
const digits = "0123456789";
const isBlank = (character: string): boolean => /[\s'_-]/u.test(character);

/** Of the characters that most texts are made of, by their codes. */
const starts: readonly string[] = Array.from({ length: 0x180 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (letters.includes(character)) return character;
  if (digits.includes(character)) return "0";
  return isBlank(character) ? " " : "";
});

/**
 * A character as it stands in a start: digits are one, and so are spaces,
 * hyphens and apostrophes. "" for others, which end a start.
 */
export function toStart(text: string, at: number): string {
  const start = starts[text.charCodeAt(at)];
  if (start !== undefined) return start;
  return isBlank(text.charAt(at)) ? " " : "";
}

const startOf = (character: string): Starts => {
  const start = toStart(character, 0);
  return start === "" ? anything : { open: [start], closed: [] };
};
const digit = startOf("0");
const blank = startOf(" ");

function union(all: readonly Starts[]): Starts {
  const [first = nothing] = all;
  if (all.length === 1) return first;
  return {
    open: [...new Set(all.flatMap(({ open }) => open))],
    closed: [...new Set(all.flatMap(({ closed }) => closed))],
  };
}

/** Blanks in a row are one. */
const append = (start: string, more: string): string =>
  (start.endsWith(" ") && more.startsWith(" ")
    ? start + more.slice(1)
    : start + more
  ).slice(0, startLength);

/** What starts with one and goes on with the other. */
function join(one: Starts, other: Starts): Starts {
  const count = one.open.length * (other.open.length + other.closed.length);
  if (count > mostStarts)
    return { open: [], closed: [...one.closed, ...one.open] };
  const open: string[] = [];
  const closed = [...one.closed];
  for (const start of one.open) {
    for (const end of other.closed) closed.push(append(start, end));
    for (const more of other.open) {
      const joined = append(start, more);
      (joined.length < startLength ? open : closed).push(joined);
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

/** Letters and blanks that no quantifier follows: most of a phrase. */
const literal = /(?:[a-zßæøœłđ]|\[\\s'-\]\{1,3\}|\[\\s-\]\{1,2\})+(?![?*+{])/uy;
const blanks = /\[[^\]]*\]\{\d,\d\}/gu;

function readLiteral(cursor: Cursor): Starts | null {
  literal.lastIndex = cursor.at;
  const [written = ""] = literal.exec(cursor.source) ?? [];
  if (written === "") return null;
  cursor.at += written.length;
  return { open: [written.replace(blanks, " ")], closed: [] };
}

function readSequence(cursor: Cursor): Starts {
  let starts = nothing;
  for (;;) {
    if (starts.open.length === 0) skipSequence(cursor);
    const next = cursor.source[cursor.at];
    if (next === undefined || next === "|" || next === ")") return starts;
    starts = join(starts, readLiteral(cursor) ?? readRepeated(cursor));
  }
}

function readRepeated(cursor: Cursor): Starts {
  const atom = readAtom(cursor);
  const [least, most] = readTimes(cursor);
  return least === 1 && most === 1 ? atom : repeated(atom, least, most);
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
  return next === "." ? anything : startOf(next);
}

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
  if (kind === "s" || kind === "b") return kind === "s" ? blank : nothing;
  return /\p{L}/u.test(kind) ? anything : startOf(kind);
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
  return startOf(letter);
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
 * Beginnings, as `toStart` has them, of which each match of a pattern has one.
 * Of the syntax of patterns what phrases need: no names, no numbered groups.
 */
export function startsOfPattern(source: string): Set<string> {
  const { open, closed } = readSequences({ source, at: 0 });
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
