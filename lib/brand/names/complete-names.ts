import { createHash } from "node:crypto";
import { wordsOfName } from "@/lib/brand/names/compact-name";
import type { NameCandidate } from "@/lib/brand/names/name-answer";
import { genericWords } from "@/lib/brand/names/words/generic-words";
import { shopWords } from "@/lib/brand/names/words/shop-words";

const mostKeywords = 8;
const fillers = new Set("with from that this your for and the very some made sell sells selling".split(" "));

/**
 * Candidates made of the seller's keywords and of words every workshop may use, in an order of their own for each
 * `seed`. For when the model gave too few; the rules still choose among them.
 */
export function candidatesFromKeywords(keywords: string, seed: string): NameCandidate[] {
  const own = [...new Set(wordsOfName(keywords).map((word) => word.toLowerCase()))]
    .filter((word) => /^[a-z]{3,10}$/.test(word) && !fillers.has(word) && !genericWords.has(word))
    .slice(0, mostKeywords)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return [...shuffled(own.flatMap(around), seed), ...shuffled(fromWorkshops(), seed)];
}

function around(word: string): NameCandidate[] {
  const { qualities, places, companions, makers } = shopWords;
  const keyword = `“${word}” is one of your keywords`;
  return [
    ...places.map((place) => ({ spoken: `${word} ${place}`, reasoning: `${keyword}; “${place}” makes it a place.` })),
    ...qualities.map((quality) => ({
      spoken: `${quality} ${word}`,
      reasoning: `${keyword}; “${quality}” sets the mood.`,
    })),
    ...companions.flatMap((other) => [
      { spoken: `${word} & ${other}`, reasoning: `${keyword}; “${other}” gives it something to picture.` },
      { spoken: `${other} & ${word}`, reasoning: `${keyword}; “${other}” leads, which is easy to remember.` },
    ]),
    ...makers.map((maker) => ({ spoken: `${word} ${maker}`, reasoning: `${keyword}; “${maker}” says it is made.` })),
  ];
}

function fromWorkshops(): NameCandidate[] {
  const { qualities, places, companions } = shopWords;
  const reasoning = "Two plain words, easy to say and to spell, that leave room for what you make next.";
  return companions.flatMap((word) => [
    ...places.map((place) => ({ spoken: `${word} ${place}`, reasoning })),
    ...qualities.map((quality) => ({ spoken: `${quality} ${word}`, reasoning })),
  ]);
}

/** The same order for the same seed. */
function shuffled(candidates: NameCandidate[], seed: string) {
  const place = ({ spoken }: NameCandidate) => createHash("sha256").update(`${seed}\n${spoken}`).digest("hex");
  return candidates
    .map((candidate) => ({ candidate, place: place(candidate) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ candidate }) => candidate);
}
