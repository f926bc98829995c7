import {
  isContentWord,
  type Passage,
} from "@/lib/listing-text/specifics/passage";
import { unitOfToken } from "@/lib/listing-text/specifics/read-unit";
import { endsBefore } from "@/lib/listing-text/words/phrases";
import { isNumber, isWord, type Token } from "@/lib/listing-text/words/token";

/** What is counted when a set is, whatever is in it. */
export const setNoun = "@set";

/** A number without a unit, and what it counts. */
export type Count = {
  value: number;
  /** Folded, up to four that follow, the last the head; may be empty. */
  nouns: string[];
  isSpelled: boolean;
  /** "size 8" */
  isSize: boolean;
  /** Where nothing is counted: what has the number, as in "edition of 50". */
  lead: string | null;
  /** The later end of a range. */
  endsRange: boolean;
  /** Place of its token. */
  at: number;
};

const mostNouns = 4;

export function readCounts(
  passage: Passage,
  used: ReadonlySet<Token>,
): Count[] {
  const { tokens, lexicon } = passage;
  const counts: Count[] = [];
  for (const [at, token] of tokens.entries()) {
    const isOther =
      !isNumber(token) ||
      used.has(token) ||
      token.isGlued ||
      isLaterPart(tokens, at) ||
      // "No two are alike."
      (token.isSpelled && lexicon.has("negators", tokens[at - 1]?.lower));
    if (!isOther) counts.push(readCount(passage, token, at));
  }
  return counts;
}

/** The "4" of "12.4", a date or a number of a list. */
const isLaterPart = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === "." && isNumber(tokens[at - 2]);

function readCount(passage: Passage, token: Token, at: number): Count {
  const { tokens, lexicon } = passage;
  const before = tokens[at - 1]?.lower;
  const nouns = nounsAfter(passage, at);
  const isSet =
    endsBefore(lexicon.phrases("setPhrases"), tokens, at) ||
    token.lower in lexicon.pack.countNouns ||
    hasSetEnding(passage, at);
  const isRangeWord = before === "-" || lexicon.has("rangeWords", before);
  return {
    value: isHalf(passage, at) ? token.value / 2 : token.value,
    nouns: isSet ? [setNoun, ...nouns] : nouns,
    isSpelled: token.isSpelled,
    isSize:
      !token.isSpelled &&
      (lexicon.has("sizeWords", before) ||
        (nouns.length === 0 && isInSizeList(passage, at))),
    lead: nouns.length > 0 || isSet ? null : leadBefore(passage, at),
    endsRange: isRangeWord && isNumber(tokens[at - 2]),
    at,
  };
}

/** In tokens. */
const longestSizeList = 20;

/** "sizes 56/62, 68/74, 80/86" */
function isInSizeList({ tokens, lexicon }: Passage, at: number): boolean {
  const least = Math.max(0, at - longestSizeList);
  for (let before = at - 1; before >= least; before -= 1) {
    const token = tokens[before];
    if (lexicon.has("sizeWords", token?.lower)) return true;
    const isOfList =
      isNumber(token) ||
      lexicon.has("and", token?.lower) ||
      "/,-&".includes(token?.text ?? " ");
    if (!isOfList) return false;
  }
  return false;
}

/**
 * "edition" of "edition of 50", "painted" of "painted in 2023": a word right
 * before the number, or with one little word between.
 */
function leadBefore({ tokens, lexicon }: Passage, at: number): string | null {
  const [before, last] = [tokens[at - 2], tokens[at - 1]];
  const isJoined = lexicon.has("functionWords", last?.lower);
  const lead = isJoined ? before : last;
  return isContentWord(lead, lexicon) ? lead.fold : null;
}

/** "half a dozen" */
function isHalf({ tokens, lexicon }: Passage, at: number): boolean {
  const [before, last] = [tokens[at - 2]?.lower, tokens[at - 1]?.lower];
  const half = lexicon.has("articles", last) || last === "-" ? before : last;
  return (
    (tokens[at]?.lower ?? "") in lexicon.pack.countNouns &&
    lexicon.has("halfWords", half)
  );
}

/** "3er Set" */
function hasSetEnding({ tokens, lexicon }: Passage, at: number): boolean {
  const next = tokens[at + 1];
  return (
    next !== undefined &&
    next.start === tokens[at]?.end &&
    lexicon.has("countEndings", next.lower)
  );
}

function nounsAfter({ tokens, lexicon }: Passage, at: number): string[] {
  const nouns: string[] = [];
  for (let next = at + 1; nouns.length < mostNouns; next += 1) {
    const token = tokens[next];
    if (token?.text === "-") continue;
    const isOf = lexicon.has("of", token?.lower);
    if (isOf && nouns.length <= 1 && tokens[at]?.isSpelled) continue;
    if (!isWord(token) || unitOfToken(token, lexicon)) return nouns;
    if (lexicon.has("functionWords", token.lower)) return nouns;
    nouns.push(token.fold);
  }
  return nouns;
}
