import type { CareTopic } from "@/lib/listing-text/languages/concepts";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import {
  endsBefore,
  findPhrases,
  matchAt,
  type PhraseMatch,
  rulesFor,
} from "@/lib/listing-text/words/phrases";

export type CareMention = {
  topic: CareTopic;
  isAllowed: boolean;
  /** By "only by hand", and not by its own words. */
  isImplied: boolean;
  /** Denied before an "and" that may end the denial. */
  isUnsure: boolean;
  at: number;
  end: number;
};

/** What is mostly forbidden, so that a "no" at the end may be of all. */
const machines: ReadonlySet<CareTopic> = new Set([
  "machinewash",
  "dishwasher",
  "microwave",
  "oven",
  "freezer",
  "tumble",
  "iron",
  "bleach",
  "dryclean",
]);

/** Machines that "only by hand" forbids. */
const forbiddenByHandOnly = ["machinewash", "dishwasher"] as const;

export function readCare(passage: Passage): CareMention[] {
  const { tokens, lexicon } = passage;
  const mentions = rulesFor(lexicon.care, tokens).flatMap(({ topic, say }) =>
    findPhrases(say, tokens).flatMap((match) =>
      readTopic(passage, topic, match),
    ),
  );
  const byHand = mentions.filter(({ topic }) => topic === "handwash");
  return mentions.filter(
    (mention) =>
      mention.isImplied ||
      mention.topic !== "machinewash" ||
      !byHand.some((other) => overlaps(mention, other)),
  );
}

/** "wash by hand at 30" is of no machine. */
const overlaps = (one: CareMention, other: CareMention): boolean =>
  one.at < other.end && one.end > other.at;

function readTopic(
  passage: Passage,
  topic: CareTopic,
  match: PhraseMatch,
): CareMention[] {
  const place = { at: match.start, end: match.end };
  if (topic === "handwashOnly")
    return forbiddenByHandOnly.map((machine) => ({
      ...place,
      topic: machine,
      isAllowed: false,
      isImplied: true,
      isUnsure: false,
    }));
  const isAllowed =
    !isForbidden(passage, match) &&
    !(machines.has(topic) && isForbiddenAfterList(passage, match));
  const isUnsure = !isAllowed && isDeniedBeforeAnd(passage, match);
  return [{ ...place, topic, isAllowed, isImplied: false, isUnsure }];
}

/** "don't wash hot and iron": rules can't know whether to iron is denied. */
function isDeniedBeforeAnd(
  { tokens, lexicon }: Passage,
  { start }: PhraseMatch,
): boolean {
  const distance = tokens[start]?.negation ?? 0;
  return tokens
    .slice(Math.max(0, start - distance), start)
    .some(({ lower }) => lexicon.has("and", lower));
}

const farthestForbidding = 8;

function isForbidden(passage: Passage, { start, end }: PhraseMatch): boolean {
  const { tokens, lexicon } = passage;
  const isNegated = tokens
    .slice(start, end)
    .some(({ negation }) => negation > 0);
  if (isNegated) return true;
  const before = lexicon.phrases("careForbidsBefore");
  for (let at = start; at >= 0 && at > start - farthestForbidding; at -= 1) {
    if (tokens[at]?.text === ".") break;
    if (endsBefore(before, tokens, at)) return true;
  }
  const after = tokens[end]?.text === ":" ? end + 1 : end;
  return matchAt(lexicon.phrases("careForbidsAfter"), tokens, after) !== null;
}

const longestList = 20;

/**
 * "電子レンジ、食洗機は使えません": the sign of a list stands after it, in
 * languages without spaces, which have no word like "not" before it.
 */
function isForbiddenAfterList(
  { tokens, lexicon }: Passage,
  { end }: PhraseMatch,
): boolean {
  if (lexicon.pack.spacing !== "none") return false;
  const signs = lexicon.phrases("careForbidsAfter");
  for (let at = end; at < end + longestList; at += 1) {
    const token = tokens[at];
    if (!token) return false;
    if (matchAt(signs, tokens, at)) return true;
    const isListed =
      "・,".includes(token.text) ||
      lexicon.has("functionWords", token.lower) ||
      lexicon.care.byFirstWord.has(token.lower);
    if (!isListed || lexicon.has("but", token.lower)) return false;
  }
  return false;
}
