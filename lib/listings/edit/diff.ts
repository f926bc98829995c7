export type DiffPart = { kind: "same" | "added" | "removed"; entries: string[] };

/** Beyond this many comparisons the middle is told as replaced whole. */
const maxComparisons = 4_000_000;

/** Words, spaces and punctuation marks, which make up the text again when joined. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}'’-]+|\s+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

export const diffWords = (before: string, after: string): DiffPart[] => diffEntries(wordsOf(before), wordsOf(after));

/** Lines first: one that has little in common with what stands in its place is told as replaced, not word by word. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const lines = diffEntries(linesOf(before), linesOf(after));
  const parts: DiffPart[] = [];
  for (const [at, { kind, entries }] of lines.entries()) {
    const next = lines[at + 1];
    const text = entries.join("");
    const fresh = next?.kind === "added" ? next.entries.join("") : null;
    if (kind === "removed" && fresh !== null && isAlike(text, fresh)) {
      for (const part of diffWords(text, fresh)) add(parts, part.kind, part.entries);
      lines.splice(at + 1, 1);
    } else add(parts, kind, entries);
  }
  return parts;
}

const linesOf = (text: string) => text.match(/[^\n]*\n+|[^\n]+$/gu) ?? [];

/** Whether half of the longer text's words stand in both. */
function isAlike(before: string, after: string) {
  const count = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const same = diffWords(before, after).flatMap(({ kind, entries }) => (kind === "same" ? entries : []));
  return count(same.join(" ")) * 2 >= Math.max(count(before), count(after));
}

/** The shortest way from one list to another: its `same` and `removed` make up `before`, `same` and `added` `after`. */
export function diffEntries(before: readonly string[], after: readonly string[]): DiffPart[] {
  let start = 0;
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end += 1;

  const parts: DiffPart[] = [];
  add(parts, "same", before.slice(0, start));
  diffMiddle(parts, before.slice(start, before.length - end), after.slice(start, after.length - end));
  add(parts, "same", before.slice(before.length - end));
  return parts;
}

function add(parts: DiffPart[], kind: DiffPart["kind"], entries: string[]) {
  const last = parts.at(-1);
  if (entries.length === 0) return;
  if (last?.kind === kind) last.entries = last.entries.concat(entries);
  else parts.push({ kind, entries: [...entries] });
}

function diffMiddle(parts: DiffPart[], before: string[], after: string[]) {
  if (before.length * after.length > maxComparisons) {
    add(parts, "removed", before);
    add(parts, "added", after);
    return;
  }
  const common = countCommon(before, after);
  const width = after.length + 1;
  let [from, to] = [0, 0];
  while (from < before.length || to < after.length) {
    const [old, fresh] = [before[from], after[to]];
    if (old !== undefined && old === fresh) {
      add(parts, "same", [old]);
      from += 1;
      to += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || (common[(from + 1) * width + to] ?? 0) >= (common[from * width + to + 1] ?? 0))
    ) {
      add(parts, "removed", [old]);
      from += 1;
    } else if (fresh !== undefined) {
      add(parts, "added", [fresh]);
      to += 1;
    }
  }
}

/** At [from, to]: how many entries the two lists share in order from there on. */
function countCommon(before: string[], after: string[]) {
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  for (let from = before.length - 1; from >= 0; from -= 1) {
    for (let to = after.length - 1; to >= 0; to -= 1) {
      common[from * width + to] =
        before[from] === after[to]
          ? (common[(from + 1) * width + to + 1] ?? 0) + 1
          : Math.max(common[(from + 1) * width + to] ?? 0, common[from * width + to + 1] ?? 0);
    }
  }
  return common;
}
