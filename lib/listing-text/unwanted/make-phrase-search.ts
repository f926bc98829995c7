import {
  splitAlternatives,
  startsOfPattern,
  toStart,
} from "@/lib/listing-text/unwanted/pattern-starts";
import {
  type PhrasePattern,
  sourceOf,
} from "@/lib/listing-text/unwanted/phrase-pattern";

/** Places are UTF-16 units, the end exclusive. */
export type FoundPhrase = { start: number; end: number };

/** Finds the phrases of one or several groups in texts in plain form. */
type PhraseSearch = {
  /** Of each group its matches in order, none within another. */
  all: (text: string) => FoundPhrase[][];
  /** Whether a phrase of any group starts at a place. */
  isAt: (text: string, at: number) => boolean;
};

type Group = readonly PhrasePattern[];

/** One of a group, which are tried in their order. */
type Alternative = {
  group: number;
  order: number;
  pattern: PhrasePattern;
  compiled?: RegExp;
};

/** Starts, character by character, with the alternatives that have them. */
type Node = { next: Map<string, Node>; alternatives: Alternative[] };

const makeNode = (): Node => ({ next: new Map(), alternatives: [] });

function addStart(root: Node, start: string, alternative: Alternative) {
  let node = root;
  for (const character of start) {
    const next = node.next.get(character) ?? makeNode();
    node.next.set(character, next);
    node = next;
  }
  node.alternatives.push(alternative);
}

/** Those without spaces may start within a word. */
function indexByStart(groups: readonly Group[]): Node {
  const root = makeNode();
  for (const [group, patterns] of groups.entries()) {
    const all = patterns
      .filter(({ isUnspaced }) => !isUnspaced)
      .flatMap((pattern) =>
        splitAlternatives(pattern.source).map((source) => ({
          ...pattern,
          source,
        })),
      );
    for (const [order, pattern] of all.entries()) {
      const alternative = { group, order, pattern };
      for (const start of startsOfPattern(pattern.source))
        addStart(root, start, alternative);
    }
  }
  return root;
}

const noAlternatives: readonly Alternative[] = [];
const byOrder = (one: Alternative, other: Alternative): number =>
  one.group - other.group || one.order - other.order;

/** The alternatives that may match at a place, in their order. */
function alternativesAt(
  root: Node,
  text: string,
  at: number,
): readonly Alternative[] {
  let found = noAlternatives;
  let node: Node | undefined = root;
  let last = "";
  for (let place = at; node; place += 1) {
    if (node.alternatives.length > 0) found = [...found, ...node.alternatives];
    const character = toStart(text, place);
    const isSameBlank = character === " " && last === " ";
    last = character;
    if (!isSameBlank) node = node.next.get(character);
  }
  return found.length < 2 ? found : found.toSorted(byOrder);
}

const isLetter = (start: string): boolean => start !== "" && start !== " ";

const compile = (patterns: readonly PhrasePattern[], mode: "g" | "y") => {
  const isByLine = patterns.some((pattern) => pattern.isByLine);
  const source = patterns.map(sourceOf).join("|");
  return new RegExp(source, `u${mode}${isByLine ? "m" : ""}`);
};

function endOfMatch(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** One of these is in all that languages without spaces look for. */
const unspacedText = /[★\u3005-\u30ff\u3400-\u9fff]/u;

/** Whole patterns of the groups that have some without spaces. */
function makeUnspacedPatterns(groups: readonly Group[]) {
  const patterns = groups.flatMap((group, place) =>
    group.some(({ isUnspaced }) => isUnspaced) ? [{ group, place }] : [],
  );
  const compiled = new Map<string, RegExp>();
  const compileOnce = (mode: "g" | "y", place: number, group: Group) => {
    const key = `${mode}${place}`;
    const pattern = compiled.get(key) ?? compile(group, mode);
    compiled.set(key, pattern);
    return pattern;
  };
  return (text: string, mode: "g" | "y") =>
    unspacedText.test(text)
      ? patterns.map(({ group, place }) => ({
          place,
          pattern: compileOnce(mode, place, group),
        }))
      : [];
}

/**
 * Searches as the patterns would, those of a group as alternatives in their
 * order. They have thousands, of which hardly any may start at a given word:
 * only those are compiled, once a text has the word, and tried. Each has to
 * start with a letter or digit, at the start of a word. All of a group are by
 * line, or none.
 */
export function makePhraseSearch(groups: readonly Group[]): PhraseSearch {
  let made: Node | undefined;
  const candidatesAt = (text: string, at: number) => {
    made ??= indexByStart(groups);
    return alternativesAt(made, text, at);
  };
  const endOf = (alternative: Alternative, text: string, at: number) => {
    alternative.compiled ??= compile([alternative.pattern], "y");
    return endOfMatch(alternative.compiled, text, at);
  };
  const unspaced = makeUnspacedPatterns(groups);
  const all = (text: string): FoundPhrase[][] => {
    const found: FoundPhrase[][] = groups.map(() => []);
    const addAt = (start: number, alternative: Alternative) => {
      const own = found[alternative.group] ?? [];
      if (start < (own.at(-1)?.end ?? 0)) return;
      const end = endOf(alternative, text, start);
      if (end !== null) own.push({ start, end });
    };
    let before = "";
    for (let at = 0; at < text.length; at += 1) {
      const start = toStart(text, at);
      if (isLetter(start) && !isLetter(before))
        for (const alternative of candidatesAt(text, at))
          addAt(at, alternative);
      before = start;
    }
    for (const { place, pattern } of unspaced(text, "g"))
      found[place] = Array.from(
        text.matchAll(pattern),
        ({ 0: match, index: start }) => ({ start, end: start + match.length }),
      );
    return found;
  };
  const isAt = (text: string, at: number): boolean =>
    candidatesAt(text, at).some(
      (alternative) => endOf(alternative, text, at) !== null,
    ) ||
    unspaced(text, "y").some(
      ({ pattern }) => endOfMatch(pattern, text, at) !== null,
    );
  return { all, isAt };
}
