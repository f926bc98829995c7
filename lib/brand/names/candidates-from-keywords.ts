import { createHash } from "node:crypto";
import type { NameCandidate } from "@/lib/brand/names/choose-names";
import { genericWords, wordsOfName } from "@/lib/brand/names/name-words";

const maxKeywords = 8;
const stopWords = new Set(
  "with from that this your for and the very some made sell sells selling".split(
    " ",
  ),
);

/** Fallback words from workshops and nature. */
const lexicon = {
  qualities:
    "Quiet Slow Little Plain Warm Wild Early North Second Paper Copper Tidy".split(
      " ",
    ),
  places:
    "Row Lane Yard Loft Shed Mill Corner Harbor Hollow Ridge Field Grove Quay".split(
      " ",
    ),
  companions: (
    "Fern Oak Wren Moth Linden Sorrel Ember Flint Juniper Pebble Thistle Willow " +
    "Clover Hazel Bramble Sparrow Tansy Marl Heron Larch"
  ).split(" "),
  makers: "Workshop Bench Guild Studio Atelier".split(" "),
};

/**
 * Candidates from the seller's keywords and our own words, in an order that
 * depends on `seed`. Used when the model wrote too few. The rules still apply
 * to them.
 */
export function candidatesFromKeywords(
  keywords: string,
  seed: string,
): NameCandidate[] {
  const own = [
    ...new Set(wordsOfName(keywords).map((word) => word.toLowerCase())),
  ]
    .filter(
      (word) =>
        /^[a-z]{3,10}$/.test(word) &&
        !stopWords.has(word) &&
        !genericWords.has(word),
    )
    .slice(0, maxKeywords)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [
    ...shuffled(own.flatMap(withKeyword), seed),
    ...shuffled(withoutKeyword(), seed),
  ];
}

function withKeyword(word: string): NameCandidate[] {
  const { qualities, places, companions, makers } = lexicon;
  const keyword = `“${word}” is one of your keywords`;
  return [
    ...places.map((place) => ({
      spoken: `${word} ${place}`,
      reasoning: `${keyword}; “${place}” makes it a place.`,
    })),
    ...qualities.map((quality) => ({
      spoken: `${quality} ${word}`,
      reasoning: `${keyword}; “${quality}” sets the mood.`,
    })),
    ...companions.flatMap((other) => [
      {
        spoken: `${word} & ${other}`,
        reasoning: `${keyword}; “${other}” gives it something to picture.`,
      },
      {
        spoken: `${other} & ${word}`,
        reasoning: `${keyword}; “${other}” leads, which is easy to remember.`,
      },
    ]),
    ...makers.map((maker) => ({
      spoken: `${word} ${maker}`,
      reasoning: `${keyword}; “${maker}” says it is made.`,
    })),
  ];
}

function withoutKeyword(): NameCandidate[] {
  const { qualities, places, companions } = lexicon;
  const reasoning =
    "Two plain words, easy to say and to spell, that leave room for what you make next.";
  return companions.flatMap((word) => [
    ...places.map((place) => ({ spoken: `${word} ${place}`, reasoning })),
    ...qualities.map((quality) => ({
      spoken: `${quality} ${word}`,
      reasoning,
    })),
  ]);
}

/** The same order for the same seed. */
function shuffled(candidates: NameCandidate[], seed: string) {
  const rankOf = ({ spoken }: NameCandidate) =>
    createHash("sha256").update(`${seed}\n${spoken}`).digest("hex");
  return candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ candidate }) => candidate);
}
