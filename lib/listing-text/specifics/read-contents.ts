import {
  isContentWord,
  materialOfToken,
  type Passage,
  partOfToken,
} from "@/lib/listing-text/specifics/passage";
import { unitOfToken } from "@/lib/listing-text/specifics/read-unit";
import type { TextRule } from "@/lib/listing-text/words/lexicon";
import {
  type PhraseMatch,
  placesIn,
  type Said,
  touches,
} from "@/lib/listing-text/words/phrases";
import { isNumber, type Token } from "@/lib/listing-text/words/token";
import { units } from "@/lib/listing-text/words/units";

/** What comes with the piece or doesn't, or what it is made or filled with. */
export type Content = {
  /** Folded. */
  noun: string;
  /** All its words, folded, the noun last. */
  words: string[];
  isIncluded: boolean;
  /** "filled with", "scented with" */
  isIngredient: boolean;
  at: number;
};

export function readContents(
  passage: Passage,
  said: readonly Said<TextRule>[],
): Content[] {
  const matchesOf = (member: ContentMember): readonly PhraseMatch[] =>
    said.find(({ rule }) => rule.family === "content" && rule.member === member)
      ?.matches ?? [];
  const excluded = matchesOf("notIncludedPhrases");
  const included = matchesOf("includedPhrases");
  const comesWith = matchesOf("comesWithPhrases");
  return [
    ...excluded.flatMap((match) => readExcluded(passage, match)),
    ...readIncludedBefore(passage, included, excluded),
    ...(excluded.length > 0 ? [] : readComesWith(passage, comesWith)),
    ...readIngredients(passage, matchesOf("madeWithPhrases")),
  ];
}

type ContentMember = (TextRule & { family: "content" })["member"];

const isEnd = (token: Token | undefined): boolean =>
  token === undefined || (token.kind === "mark" && ",;.".includes(token.text));

const farthestNoun = 12;

/** The nearest content word before a place in the same clause. */
function nounBefore(passage: Passage, at: number): number | null {
  for (let place = at - 1; place >= at - farthestNoun; place -= 1) {
    const token = passage.tokens[place];
    if (isEnd(token)) return null;
    if (isListed(passage, token))
      return isMaterialOfNoun(passage, place)
        ? (nounBefore(passage, place - 1) ?? place)
        : place;
  }
  return null;
}

/** The wood of "a lid of wood is included". */
function isMaterialOfNoun(passage: Passage, at: number): boolean {
  const { tokens, lexicon } = passage;
  return (
    materialOfToken(tokens[at], passage) !== null &&
    partOfToken(tokens[at], passage) === null &&
    lexicon.has("materialPrepositions", tokens[at - 1]?.lower)
  );
}

function nounAfter(passage: Passage, at: number): number | null {
  for (let place = at; place < at + farthestNoun; place += 1) {
    const token = passage.tokens[place];
    if (isEnd(token)) return null;
    if (isContentWord(token, passage.lexicon)) return place;
  }
  return null;
}

function contentAt(
  { tokens }: Passage,
  at: number | null,
  isIncluded: boolean,
): Content[] {
  const token = at === null ? undefined : tokens[at];
  if (at === null || !token) return [];
  const { fold } = token;
  return [{ noun: fold, words: [fold], isIncluded, isIngredient: false, at }];
}

/** "The frame is not included", "without a frame" */
function readExcluded(passage: Passage, { start, end }: PhraseMatch) {
  const { tokens, lexicon } = passage;
  const isBefore =
    end - start === 1 && lexicon.has("negators", tokens[start]?.lower);
  const at = isBefore
    ? nounAfter(passage, end)
    : (nounBefore(passage, start) ?? nounAfter(passage, end));
  return contentAt(passage, at, false);
}

/** "A gift box is included" */
function readIncludedBefore(
  passage: Passage,
  matches: readonly PhraseMatch[],
  excluded: readonly PhraseMatch[],
): Content[] {
  const { tokens } = passage;
  const taken = placesIn(excluded);
  return matches
    .filter(
      ({ start, end }) =>
        !touches({ start, end }, taken) &&
        tokens.slice(start, end).every(({ negation }) => negation === 0) &&
        isEnd(tokens[end]),
    )
    .flatMap(({ start }) =>
      contentAt(passage, nounBefore(passage, start), true),
    );
}

/** "It comes with a ribbon and a card": the noun of each run of words. */
const readComesWith = (
  passage: Passage,
  matches: readonly PhraseMatch[],
): Content[] =>
  matches.flatMap(({ end }) =>
    runsAfter(passage, end).flatMap((run) =>
      contentAt(passage, run.at(-1) ?? null, true),
    ),
  );

const readIngredients = (
  passage: Passage,
  matches: readonly PhraseMatch[],
): Content[] =>
  matches.flatMap(({ end }) =>
    runsAfter(passage, end).flatMap((run) =>
      contentAt(passage, run.at(-1) ?? null, true).map((content) => ({
        ...content,
        words: run.map((at) => passage.tokens[at]?.fold ?? ""),
        isIngredient: true,
      })),
    ),
  );

const mostInRuns = 25;

/** Runs of content words in a list, each with the places of its tokens. */
function runsAfter(passage: Passage, from: number): number[][] {
  const runs: number[][] = [];
  let run: number[] = [];
  for (let at = from; at <= from + mostInRuns; at += 1) {
    const step = stepOfRun(passage, at, run.length > 0);
    if (step === "take") run.push(at);
    if (step === "next" || step === "end") {
      if (run.length > 0 && isThing(passage, run, runs)) runs.push(run);
      run = [];
    }
    if (step === "end") return runs;
  }
  return runs;
}

/**
 * In a list whose first thing has an article, each has: "in a box and fastens"
 * goes on with a verb. What stands before a bracket is often a size.
 */
function isThing(
  { tokens, lexicon }: Passage,
  run: readonly number[],
  before: readonly (readonly number[])[],
): boolean {
  const hasArticle = (at: number | undefined) => {
    const token = tokens[(at ?? 0) - 1];
    return isNumber(token) || lexicon.has("functionWords", token?.lower);
  };
  const isJoiner = (at: number | undefined) => {
    const token = tokens[(at ?? 0) - 1];
    return lexicon.has("and", token?.lower) || lexicon.has("or", token?.lower);
  };
  const [first] = before;
  if (tokens[(run.at(-1) ?? 0) + 1]?.text === "(") return false;
  if (!first || !hasArticle(first[0]) || isJoiner(first[0])) return true;
  return hasArticle(run[0]) && !isJoiner(run[0]);
}

function stepOfRun(
  passage: Passage,
  at: number,
  hasBegun: boolean,
): "take" | "pass" | "next" | "end" {
  const { tokens, lexicon } = passage;
  const token = tokens[at];
  if (!token) return "end";
  if (isListed(passage, token)) return "take";
  if (isNumber(token) || lexicon.has("articles", token.lower)) return "pass";
  if (isUnitOfThing(passage, at)) return "pass";
  if (isListJoint(passage, at)) return "next";
  const isColon = token.text === ":" || token.text === "-";
  return isColon || (!hasBegun && isPossessive(passage, token))
    ? "pass"
    : "end";
}

/** The unit of "with a 45 cm chain", and not that of "in 3 days". */
function isUnitOfThing({ tokens, lexicon }: Passage, at: number): boolean {
  const unit = isNumber(tokens[at - 1])
    ? unitOfToken(tokens[at], lexicon)
    : null;
  return unit !== null && units[unit].dimension !== "time";
}

/** "its own", "your": function words in front of a noun. */
const isPossessive = ({ lexicon }: Passage, token: Token): boolean =>
  lexicon.has("functionWords", token.lower) &&
  !lexicon.has("placePrepositions", token.lower);

const isListed = ({ lexicon }: Passage, token: Token | undefined): boolean =>
  isContentWord(token, lexicon) &&
  token.negation === 0 &&
  !lexicon.has("adverbs", token.lower);

/** "and", "or", or a comma before an article. */
function isListJoint({ tokens, lexicon }: Passage, at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (lexicon.has("and", token?.lower) || lexicon.has("or", token?.lower))
    return true;
  return (
    token?.text === "," &&
    (isNumber(next) || lexicon.has("articles", next?.lower))
  );
}
