import type { ParsedAnswer } from "@/lib/listing-text/answer/parse-answer";
import {
  type AvoidedWords,
  avoiding,
} from "@/lib/listing-text/compose/avoided-words";
import type { PhotoQuestion } from "@/lib/listing-text/fields/schema";
import { stopWords, wordsOf } from "@/lib/listing-text/lexicon/roots";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";

type Sighting = { photo: number; shows: string };
/** What photos of one piece show differently. */
type Dispute = { topic: string; sightings: Sighting[] };

/**
 * Metals that look different; a piece of which two photos show different ones
 * alone is not what either shows.
 */
const metal = /\b(?:rose gold|white gold|gold|silver|brass|bronze|copper)\b/giu;
const metalFact = /metal|material|finish|colou?r/iu;
/** Characters of a topic, which becomes a blank. */
const maxTopic = 40;

/**
 * What a buyer would rely on and the photos show differently: as the model
 * tells it, and where facts name other metals.
 */
function findDisputes(
  { contradictions, facts }: ParsedAnswer,
  photos: number,
): Dispute[] {
  const told = contradictions.map(({ topic, photos: sightings }) => ({
    topic: plainLine(topic).toLowerCase().slice(0, maxTopic),
    sightings: sightings.map(({ photo, shows }) => ({
      photo,
      shows: plainLine(shows),
    })),
  }));
  const metals = facts.flatMap(({ name, value, source, photo }): Sighting[] => {
    const named = [...new Set(value.toLowerCase().match(metal) ?? [])];
    const [only] = named;
    const isSeen =
      source === "photo" && photo !== undefined && metalFact.test(name);
    return isSeen && only !== undefined && named.length === 1
      ? [{ photo, shows: only }]
      : [];
  });
  return [...told, { topic: "metal", sightings: metals }]
    .map(({ topic, sightings }) => ({
      topic,
      sightings: firstOfEach(sightings, photos),
    }))
    .filter(({ topic, sightings }, index, all) => {
      const isNew =
        all.findIndex((other) => sharesValues(other.sightings, sightings)) ===
        index;
      return topic !== "" && sightings.length > 1 && isNew;
    });
}

const keyOf = ({ shows }: Sighting) => wordsOf(shows).join(" ");

/** One sighting for each thing that is shown, of photos that there are. */
function firstOfEach(sightings: Sighting[], photos: number): Sighting[] {
  const real = sightings.filter(
    (sighting) =>
      sighting.photo >= 1 && sighting.photo <= photos && keyOf(sighting) !== "",
  );
  return [
    ...new Map(
      [...real].reverse().map((sighting) => [keyOf(sighting), sighting]),
    ).values(),
  ].reverse();
}

const sharesValues = (one: Sighting[], other: Sighting[]) => {
  const keys = new Set(one.map(keyOf));
  return other.filter((sighting) => keys.has(keyOf(sighting))).length > 1;
};

/**
 * Words of the sightings that not all of them share: "silver" and "gold" of
 * "silver clasp" and "gold clasp".
 */
function disputedWords({ sightings }: Dispute): string[] {
  const words = sightings.map(({ shows }) => wordsOf(shows));
  return [...new Set(words.flat())].filter(
    (word) =>
      !stopWords.has(word) && !words.every((others) => others.includes(word)),
  );
}

/** "Photo 1 shows silver, photo 3 gold. Which is it?" */
function questionOf({ topic, sightings }: Dispute): PhotoQuestion {
  const [first, ...others] = sightings;
  const rest = others
    .map(({ photo, shows }) => `photo ${photo} ${shows}`)
    .join(", ");
  return {
    topic,
    message: `Photo ${first?.photo} shows ${first?.shows}, ${rest}. Which is it?`,
  };
}

type Settled = {
  answer: ParsedAnswer;
  questions: PhotoQuestion[];
  disputed: AvoidedWords;
};

/**
 * The answer without facts that its photos dispute, of which no text may say
 * anything, and what becomes a question as the seller did not type it herself.
 * What each photo shows is still said of that photo.
 */
export function resolveConflicts(
  answer: ParsedAnswer,
  seller: string,
  photos: number,
): Settled {
  const disputes = photos > 1 ? findDisputes(answer, photos) : [];
  const disputed = avoiding(disputes.flatMap(disputedWords), seller);
  const typed = new Set(wordsOf(seller));
  const open = disputes.filter(
    (dispute) => !disputedWords(dispute).some((word) => typed.has(word)),
  );
  const settled = {
    ...answer,
    facts: answer.facts.filter(({ value }) => !disputed.isIn(value)),
    contradictions: disputes.map(({ topic, sightings }) => ({
      topic,
      photos: sightings,
    })),
  };
  return { answer: settled, questions: open.map(questionOf), disputed };
}
