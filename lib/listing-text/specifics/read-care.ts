import type { CareTopic } from "@/lib/listing-text/languages/concepts";
import type { Passage } from "@/lib/listing-text/specifics/passage";
import type { TextRule } from "@/lib/listing-text/words/lexicon";
import {
  endsBefore,
  matchAt,
  type PhraseMatch,
  placesIn,
  type Said,
  touches,
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

export function readCare(
  passage: Passage,
  said: readonly Said<TextRule>[],
): CareMention[] {
  const mentions = withoutWithin(
    said.flatMap(({ rule, matches }) =>
      rule.family === "care"
        ? matches.flatMap((match) => readTopic(passage, rule.topic, match))
        : [],
    ),
  );
  if (mentions.length < 2) return mentions;
  // "wash by hand at 30" is of no machine.
  const byHand = placesIn(
    mentions.filter(({ topic }) => topic === "handwash").map(placeOf),
  );
  return mentions.filter(
    (mention) =>
      mention.isImplied ||
      mention.topic !== "machinewash" ||
      !touches(placeOf(mention), byHand),
  );
}

/** The "máquina de lavar" of "máquina de lavar louça" is no machine of its own. */
function withoutWithin(mentions: CareMention[]): CareMention[] {
  let last: CareMention | null = null;
  const within = new Set<CareMention>();
  const inOrder = mentions
    .filter(({ topic, isImplied }) => machines.has(topic) && !isImplied)
    .toSorted((one, other) => one.at - other.at || other.end - one.end);
  for (const mention of inOrder) {
    const isShorter =
      last !== null && mention.end - mention.at < last.end - last.at;
    if (last && isShorter && mention.end <= last.end) within.add(mention);
    else last = mention;
  }
  return mentions.filter((mention) => !within.has(mention));
}

const placeOf = ({ at, end }: CareMention): PhraseMatch => ({
  start: at,
  end,
});

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
    .slice(Math.max(0, start - Math.min(distance, farthestAnd)), start)
    .some(({ lower }) => lexicon.has("and", lower));
}

/** In tokens: no denial is longer. */
const farthestAnd = 100;

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
  const signs = lexicon.phrases("careForbidsAfter");
  // "blek inte": the phrase itself ends with its sign.
  const isOwnSign = end - start > 1 && matchAt(signs, tokens, end - 1) !== null;
  return isOwnSign || matchAt(signs, tokens, after) !== null;
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
      lexicon.careStarts.has(token.lower);
    if (!isListed || lexicon.has("but", token.lower)) return false;
  }
  return false;
}
