import { diffArrays } from "diff";

export type DiffPart = {
  kind: "same" | "added" | "removed";
  entries: string[];
};

/**
 * With more additions and removals than this the middle counts as replaced: the
 * time grows with their square.
 */
const maxEdits = 1_000;

/**
 * Words, spaces and punctuation marks, which make up the text again when
 * joined.
 */
const wordsOf = (text: string) =>
  text.match(/[\p{L}\p{M}\p{N}'’-]+|\s+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

export const diffWords = (before: string, after: string): DiffPart[] =>
  diffEntries(wordsOf(before), wordsOf(after));

/**
 * Lines first: one that has little in common with what stands in its place is
 * told as replaced, not word by word.
 */
export function diffTexts(before: string, after: string): DiffPart[] {
  const lines = diffEntries(linesOf(before), linesOf(after));
  const parts: DiffPart[] = [];
  for (const [at, { kind, entries }] of lines.entries()) {
    const next = lines[at + 1];
    const text = entries.join("");
    const fresh = next?.kind === "added" ? next.entries.join("") : null;
    if (kind === "removed" && fresh !== null && isAlike(text, fresh)) {
      for (const part of diffWords(text, fresh))
        add(parts, part.kind, part.entries);
      lines.splice(at + 1, 1);
    } else add(parts, kind, entries);
  }
  return parts;
}

const linesOf = (text: string) => text.match(/[^\n]*\n+|[^\n]+$/gu) ?? [];

/** Whether half of the longer text's words stand in both. */
function isAlike(before: string, after: string) {
  const count = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  const same = diffWords(before, after).flatMap(({ kind, entries }) =>
    kind === "same" ? entries : [],
  );
  return count(same.join(" ")) * 2 >= Math.max(count(before), count(after));
}

/**
 * The shortest way from one list to another: its `same` and `removed` make up
 * `before`, `same` and `added` `after`.
 */
export function diffEntries(
  before: readonly string[],
  after: readonly string[],
): DiffPart[] {
  let start = 0;
  while (
    start < Math.min(before.length, after.length) &&
    before[start] === after[start]
  )
    start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before.at(-1 - end) === after.at(-1 - end)) end += 1;

  const parts: DiffPart[] = [];
  add(parts, "same", before.slice(0, start));
  diffMiddle(
    parts,
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
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
  const changes = diffArrays(before, after, { maxEditLength: maxEdits });
  if (!changes) {
    add(parts, "removed", before);
    add(parts, "added", after);
    return;
  }
  for (const { added, removed, value } of changes) {
    add(parts, added ? "added" : removed ? "removed" : "same", value);
  }
}
