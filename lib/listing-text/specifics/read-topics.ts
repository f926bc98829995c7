import {
  type RoleId,
  type Topic,
  topics,
} from "@/lib/listing-text/languages/concepts";
import { type Measure, roleKey } from "@/lib/listing-text/specifics/measure";
import { setNoun } from "@/lib/listing-text/specifics/read-counts";
import { type Reading, readText } from "@/lib/listing-text/specifics/reading";
import { hasPhrase, matchAt } from "@/lib/listing-text/words/phrases";
import type { ListMember } from "@/lib/listing-text/words/vocabulary";

/** A topic that a clause tells, and by which measure, if by one. */
export type TopicMention = { topic: Topic; measure: Measure | null };

/** Of a clause: the one before it, and what the product is called. */
export type TopicContext = { before: string; name: Reading };
type Clause = TopicContext & { reading: Reading };

/** Of a clause; each is looked for in all of it. */
const mostMeasures = 12;

/** What a clause tells of the topics that buyers ask about. */
export function readTopics(
  reading: Reading,
  context: TopicContext,
): TopicMention[] {
  const clause = { reading, ...context };
  const measured = reading.measures
    .slice(0, mostMeasures)
    .flatMap((measure): TopicMention[] => {
      const topic = topicOfMeasure(measure, clause);
      return topic === null ? [] : [{ topic, measure }];
    });
  const isTold: Partial<Record<Topic, boolean>> = {
    size: hasNamedSize(reading),
    "processing time":
      says(reading, "readyPhrases") || promises(reading, "nextDay"),
    care:
      says(reading, "advicePhrases") ||
      reading.care.some(({ isImplied }) => !isImplied),
    included: hasContents(reading),
  };
  const others = topics.filter(
    (topic) => isTold[topic] && measured.every((each) => each.topic !== topic),
  );
  return [...measured, ...others.map((topic) => ({ topic, measure: null }))];
}

const says = (
  { passage: { lexicon, tokens } }: Reading,
  member: ListMember,
): boolean => hasPhrase(lexicon.phrases(member), tokens);

const hasRole = ({ context }: Measure, ...roles: RoleId[]): boolean =>
  roles.some((role) => context.has(roleKey(role)));

function topicOfMeasure(measure: Measure, clause: Clause): Topic | null {
  switch (measure.dimension) {
    case "length":
      return measure.unit === "" || isOfOther(measure.end, clause.reading)
        ? null
        : "size";
    case "mass":
      return hasRole(measure, "capacity") ? "capacity" : "weight";
    case "volume":
      return "capacity";
    case "ounce":
      return topicOfOunces(measure, clause);
    case "time":
      return isMakingTime(measure, clause) ? "processing time" : null;
    default:
      return null;
  }
}

/** "8 mm beads", "number 7": whether what stands there is of no size. */
const isOfOther = (at: number, { passage: { lexicon, tokens } }: Reading) =>
  matchAt(lexicon.phrases("notSizePhrases"), tokens, at) !== null;

function topicOfOunces(measure: Measure, { reading, name }: Clause): Topic {
  const isNamed = (member: ListMember) =>
    says(reading, member) || says(name, member);
  if (hasRole(measure, "capacity")) return "capacity";
  if (hasRole(measure, "weight") || isNamed("weighedPhrases")) return "weight";
  return isNamed("vesselPhrases") ? "capacity" : "size";
}

/** Days of a unit: nothing is made in minutes or years. */
const [shortestMaking, longestMaking] = [1 / 24, 28];

/**
 * A time of making or sending, or one beside which nothing else is said, here
 * and in the clause before.
 */
function isMakingTime(measure: Measure, { reading, before }: Clause): boolean {
  const { factor } = measure;
  const { text, lexicon } = reading.passage;
  if (factor < shortestMaking || factor > longestMaking) return false;
  if (isOtherTime(measure, reading)) return false;
  if (hasRole(measure, "make", "ship")) return true;
  const isAlone =
    reading.measures.length === 1 &&
    reading.words.every(({ lower }) => lexicon.has("unitFillers", lower));
  if (!isAlone) return false;
  const joined = readText(`${before}, ${text}`, lexicon);
  return joined.measures.slice(-1).every((last) => !isOtherTime(last, joined));
}

const isOtherTime = (measure: Measure, reading: Reading): boolean =>
  says(reading, "otherTimePhrases") ||
  promises(reading, "returns", "freeReturns", "guarantee") ||
  hasRole(measure, "burn", "cure", "proof", "age", "wash");

const promises = ({ statements }: Reading, ...names: string[]): boolean =>
  statements.some(({ rule }) => names.includes(rule.name));

/** "A4", "EU sizes 36 to 42", "size M" */
const hasNamedSize = (reading: Reading): boolean =>
  says(reading, "namedSizePhrases") ||
  reading.codes.some(({ code }) => /^a[2-6]$/u.test(code)) ||
  reading.counts.some(
    ({ isSize, at }) => isSize && !isOfOther(at - 1, reading),
  ) ||
  (reading.sizes.length > 0 &&
    reading.passage.tokens.some(({ lower }) =>
      reading.passage.lexicon.has("sizeWords", lower),
    ));

/** A thing, and no color or material in which the piece comes; or a set. */
function hasContents(reading: Reading): boolean {
  const { passage, contents, counts, colors } = reading;
  const { tokens, lexicon } = passage;
  const isThing = ({ noun, isIncluded, isIngredient, at }: Content) => {
    const word = tokens[at]?.lower ?? "";
    const isMaterial =
      lexicon.materialOf(word) !== null && lexicon.partOf(word) === null;
    const isLoose =
      lexicon.has("unitFillers", word) ||
      lexicon.roleOf.get(word) === "ship" ||
      [word, noun].some((each) => lexicon.has("looseNouns", each));
    const isColor = colors.some((color) => color.at === at);
    return isIncluded && !isIngredient && !isMaterial && !isLoose && !isColor;
  };
  const { countNouns } = lexicon.pack;
  return (
    contents.some(isThing) ||
    says(reading, "packagingPhrases") ||
    promises(reading, "giftWrap", "freeWrap") ||
    counts.some(
      ({ nouns, at }) =>
        nouns[0] === setNoun && !((tokens[at]?.lower ?? "") in countNouns),
    )
  );
}

type Content = Reading["contents"][number];
