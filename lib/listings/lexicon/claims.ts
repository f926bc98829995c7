import {
  type ClaimKind,
  type ClaimPattern,
  claimPatterns,
} from "@/lib/listings/lexicon/claim-phrases";
import { lazy, memoize } from "@/lib/memoize";
import { foldText, matchFolded } from "@/lib/plain-text/fold-text";

const claimReasons: Record<ClaimKind, string> = {
  purity:
    "A statement about purity or precious metal must be true and provable.",
  certification: "A certified quality needs its certificate.",
  safety: "A statement about safety needs a test.",
  health: "Etsy does not allow medical claims.",
  origin: "A statement about where it was made must be true and provable.",
  use: "Care and use are your word: buyers rely on it.",
};

export type Claim = {
  /** As written in the text. */
  text: string;
  kind: ClaimKind;
  reason: string;
};

type Found = {
  claim: Claim;
  folded: string;
  words: ClaimPattern;
  start: number;
  end: number;
};

const spaced = (pattern: string) => pattern.replaceAll(" ", "[\\s_-]*");
const whole = (pattern: string) =>
  `(?<![\\p{L}\\p{N}])(?:${spaced(pattern)})(?![\\p{L}\\p{N}])`;
const isWhole = ({ before, isWithoutSpaces }: ClaimPattern) =>
  !isWithoutSpaces && before === undefined;
function sourceOf(words: ClaimPattern) {
  if (words.isWithoutSpaces) return words.pattern;
  if (isWhole(words)) return whole(words.pattern);
  return `(?<![\\p{L}\\p{N}])(?:${spaced(words.pattern)})[\\s_-]*(?=(?:${words.before})(?![\\p{L}\\p{N}]))`;
}
/**
 * For texts in lower case: ignoring case takes several times as long. Whole
 * words look around themselves together, since each look at all letters of
 * Unicode takes a millisecond to compile.
 */
function anyOf(group: readonly ClaimPattern[]) {
  const words = group.filter(isWhole).map(({ pattern }) => pattern);
  const others = group.filter((each) => !isWhole(each)).map(sourceOf);
  const all = words.length > 0 ? [whole(words.join("|")), ...others] : others;
  return new RegExp(all.join("|"), "u");
}
const groupSize = 12;
const groupOf = (patterns: readonly ClaimPattern[]) => ({
  any: lazy(() => anyOf(patterns)),
  patterns: patterns.map((words) => ({
    words,
    pattern: lazy(() => new RegExp(sourceOf(words), "giu")),
  })),
});
/**
 * By language, and within it in groups, each with a quick test that most texts
 * fail: trying every pattern on every text takes milliseconds.
 */
const languages = lazy(() =>
  [...new Set(claimPatterns.map(({ language }) => language))].map(
    (language) => {
      const all = claimPatterns.filter((words) => words.language === language);
      const starts = [...all.keys()].filter((index) => index % groupSize === 0);
      return {
        any: anyOf(all),
        groups: starts.map((start) =>
          groupOf(all.slice(start, start + groupSize)),
        ),
      };
    },
  ),
);
const negated =
  /(?:\b(?:not|non|never|no|without|isn't|aren't|is not|nicht|kein\w*|ohne|pas|sans|sin|senza|niet|geen|nao|sem|nie|bez)(?:\s+\p{L}+)?[\s-]+)$/iu;

/**
 * Claims in the order of the text; where two patterns overlap, the earlier and
 * more exact one counts.
 */
const findAll = memoize((text): readonly Found[] => {
  const folded = foldText(text);
  const lower = folded.toLowerCase();
  const patterns = languages()
    .filter(({ any }) => any.test(lower))
    .flatMap(({ groups }) => groups.filter(({ any }) => any().test(lower)))
    .flatMap((group) => group.patterns);
  const found = new Map<number, Found>();
  const isTaken = new Array<boolean>(
    patterns.length > 0 ? text.length : 0,
  ).fill(false);
  for (const { words, pattern } of patterns) {
    for (const { folded, start, end } of matchFolded(text, pattern())) {
      if (isTaken.slice(start, end).some(Boolean)) continue;
      if (negated.test(foldText(text.slice(Math.max(0, start - 30), start))))
        continue;
      isTaken.fill(true, start, end);
      const claim = {
        text: text.slice(start, end).trim(),
        kind: words.kind,
        reason: claimReasons[words.kind],
      };
      found.set(start, { claim, folded, words, start, end });
    }
  }
  return [...found.values()].sort((one, other) => one.start - other.start);
});

/**
 * How two spellings of a claim are compared: "14 karat-gold" and "14k gold" are
 * one.
 */
const squashed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/gu, "")
    .replace(/(\d)(?:karat|carat|kt|ct)/gu, "$1k");

/** Claims for which the seller's word is not enough. */
export const needsProof = ({ kind }: Claim): boolean => kind !== "use";

/**
 * The same for all spellings of one claim: what the seller's confirmation
 * refers to.
 */
export const claimKey = ({ text }: Claim): string => squashed(foldText(text));

/** What the text claims, unless it denies it ("not organic"). */
export function findClaims(text: string): Claim[] {
  return findAll(text).map(({ claim }) => claim);
}

/**
 * What a seller claims, each once however often she says it: a text may claim
 * something a thousand times.
 */
const typedIn = memoize(
  (
    sellerText,
  ): { spellings: readonly string[]; words: ReadonlySet<ClaimPattern> } => {
    const bySeller = findAll(sellerText);
    return {
      spellings: [...new Set(bySeller.map(({ folded }) => squashed(folded)))],
      words: new Set(bySeller.map(({ words }) => words)),
    };
  },
);

function isTyped(
  { folded, words }: Found,
  typed: ReturnType<typeof typedIn>,
): boolean {
  const own = squashed(folded);
  return (
    typed.spellings.some((other) => other.includes(own)) ||
    (!/\d/u.test(own) && typed.words.has(words))
  );
}

/** The claims of a text, by whether the seller made them too. */
export function splitClaims(
  text: string,
  sellerText: string,
): { typed: Claim[]; untyped: Claim[] } {
  const found = findAll(text);
  if (found.length === 0) return { typed: [], untyped: [] };
  const bySeller = typedIn(sellerText);
  const isSaid = found.map((each) => isTyped(each, bySeller));
  return {
    typed: found.filter((_, index) => isSaid[index]).map(({ claim }) => claim),
    untyped: found
      .filter((_, index) => !isSaid[index])
      .map(({ claim }) => claim),
  };
}

/**
 * A phrase without the claims that the seller did not type: replaced by what
 * the eye sees, or left out. For single phrases; in sentences more may have to
 * go.
 */
export function withoutUntypedClaims(
  phrase: string,
  sellerText: string,
): string {
  const found = findAll(phrase);
  if (found.length === 0) return phrase;
  const bySeller = typedIn(sellerText);
  const untyped = found.filter((each) => !isTyped(each, bySeller));
  if (untyped.length === 0) return phrase;
  let kept = "";
  let from = 0;
  for (const { words, start, end } of untyped) {
    kept += phrase.slice(from, start) + (words.instead ?? "");
    // "Bio-Leinen" is "Leinen" then.
    from =
      words.instead === undefined && /^-\p{L}/u.test(phrase.slice(end))
        ? end + 1
        : end;
  }
  return (kept + phrase.slice(from))
    .replace(/[ \t]{2,}/gu, " ")
    .replace(/ +([,.;!?])/gu, "$1")
    .replace(/(?:[,;] *){2,}/gu, ", ")
    .trim();
}
