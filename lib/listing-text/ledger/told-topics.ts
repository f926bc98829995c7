import type { Topic } from "@/lib/listing-text/languages/concepts";
import { foldQuote, holdsRun } from "@/lib/listing-text/ledger/quotes";
import {
  hasSpecific,
  type Sayings,
  saysCare,
  saysMeasures,
  saysSpecifics,
  saysWords,
} from "@/lib/listing-text/ledger/untold";
import {
  readTopics,
  type TopicContext,
  type TopicMention,
} from "@/lib/listing-text/specifics/read-topics";
import { type Reading, readText } from "@/lib/listing-text/specifics/reading";
import type { Lexicon } from "@/lib/listing-text/words/lexicon";
import { endsBefore } from "@/lib/listing-text/words/phrases";
import { rememberOnce } from "@/lib/listing-text/words/remember";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";
import { listWords } from "@/lib/listing-text/words/word-list";

/** What the seller told of a topic, in her words. */
export type ToldTopic = {
  topic: Topic;
  /** A run of what she typed. */
  value: string;
  /** The run between commas in which it stands. */
  clause: string;
  /** Of the value. */
  reading: Reading;
};

/** The comma of "6, 9 and 12 cm" is none. */
const betweenClauses = /[;•|、]|,(?!\d)(?<!\d,(?=\s\d))/u;

/**
 * The topics that a typed text tells, in order. What ounces measure the text
 * tells, or what the product is called.
 */
export function findToldTopics(
  text: string,
  lexicon: Lexicon,
  productName = "",
): ToldTopic[] {
  const name = readText(productName, lexicon);
  const { first } = joinersOf(lexicon);
  return splitSentences(text).flatMap((sentence) => {
    const clauses = sentence.text
      .split(betweenClauses)
      .map((part) => withoutMarks(part).replace(first, ""))
      .filter(Boolean);
    return clauses.flatMap((clause, index) => {
      const context = { before: clauses[index - 1] ?? "", name };
      return splitByTopic(readText(clause, lexicon), clause, context).flatMap(
        (part) => toldIn(part, clause, { ...context, lexicon }),
      );
    });
  });
}

const withoutMarks = (text: string): string =>
  text.replace(/^[\s\-–—*•:]+|(?<![\s\-–—:,.!。])[\s\-–—:,.!。]+$/gu, "");

/** Where a text has an "and", and one that it starts with. */
const joinersOf = rememberOnce(({ pack }: Lexicon) => {
  const and = `(?:${listWords(pack.and).join("|")})\\s`;
  return {
    place: new RegExp(`(?=\\s${and})`, "iu"),
    first: new RegExp(`^\\s*${and}`, "iu"),
  };
});

const topicsOf = (reading: Reading, context: TopicContext) =>
  readTopics(reading, context).map(({ topic }) => topic);

/**
 * A clause of several topics in parts, cut at each "and" between two of them:
 * "9 cm wide and dishwasher safe".
 */
function splitByTopic(
  reading: Reading,
  clause: string,
  context: TopicContext,
): string[] {
  const { lexicon } = reading.passage;
  if (new Set(topicsOf(reading, context)).size < 2) return [clause];
  const { place, first } = joinersOf(lexicon);
  const groups: { text: string; topics: ReadonlySet<Topic> }[] = [];
  for (const text of clause.split(place)) {
    const last = groups.at(-1);
    const topics = topicsOf(readText(text, lexicon), context);
    const both = new Set([...(last?.topics ?? []), ...topics]);
    if (last && both.size < 2)
      groups.splice(-1, 1, { text: last.text + text, topics: both });
    else groups.push({ text, topics: new Set(topics) });
  }
  return groups.map(({ text }) => text.replace(first, ""));
}

function toldIn(
  text: string,
  clause: string,
  { lexicon, ...context }: TopicContext & { lexicon: Lexicon },
): ToldTopic[] {
  const reading = readText(text, lexicon);
  const rest = withoutLabel(text, reading);
  const restTopics = topicsOf(readText(rest, lexicon), context);
  const mentions = readTopics(reading, context);
  // What stands around a measure is told by the other topic.
  const isShort =
    text.length <= longestClause &&
    mentions.every(({ topic }) => topic === mentions[0]?.topic);
  const told = mentions.map((mention): ToldTopic => {
    const { topic } = mention;
    // Of a size, the label says which.
    const isLabeled = topic !== "size" && restTopics.includes(topic);
    const whole = isLabeled ? rest : text;
    const isWhole = isShort && !isPlain(mention, reading);
    const value = isWhole ? whole : (runOf(mention, text, reading) ?? whole);
    return { topic, value, clause, reading: readText(value, lexicon) };
  });
  return [
    ...new Map(
      told.map((each) => [`${each.topic} ${each.value}`, each]),
    ).values(),
  ];
}

/** "Care: wipe clean" as "wipe clean". */
const withoutLabel = (text: string, { passage }: Reading): string =>
  passage.label.length > 0
    ? text.slice(text.search(/[:：]/u) + 1).trim()
    : text;

/** In characters. What is told by a longer clause is told by its measure. */
const longestClause = 100;

/**
 * Whether a measure says itself what it is of: "9 cm wide". In "Height 9 cm" and
 * "up to 3 weeks" the clause does.
 */
function isPlain({ topic, measure }: TopicMention, { passage }: Reading) {
  if (!measure) return false;
  const { tokens, lexicon } = passage;
  const isOfTopic = topic === "capacity" || topic === "weight";
  return (
    (measure.role !== null || isOfTopic) &&
    !endsBefore(lexicon.phrases("boundPhrases"), tokens, measure.start)
  );
}

/** The measure alone, where it stands in the text as it was read. */
function runOf(
  { measure }: TopicMention,
  text: string,
  { passage: { tokens, text: read } }: Reading,
): string | null {
  if (!measure) return null;
  const { start, end } = measure;
  const run = read.slice(tokens[start]?.start, tokens[end - 1]?.end);
  return text.includes(run) ? run : null;
}

/** What texts say, and all of their words. */
export type SaidTexts = { said: Sayings; whole: string };

/** Whether texts say what was told: its words, or the same measures or care. */
export function isToldSaid(
  { topic, value, reading }: Pick<ToldTopic, "topic" | "value" | "reading">,
  { said, whole }: SaidTexts,
): boolean {
  if (holdsRun(whole, foldQuote(value))) return true;
  if (topic === "care" && reading.care.length > 0)
    return saysCare(reading, said);
  if (topic !== "included" && reading.measures.length > 0)
    return saysMeasures(reading, said);
  // How it is made and sent may be said otherwise: "ships in", "packed in".
  const words = reading.words.filter(
    ({ lower }) => !reading.passage.lexicon.roleOf.has(lower),
  );
  const isTelling = hasSpecific(reading) || words.length > 0;
  return (
    isTelling &&
    saysSpecifics(reading, said) &&
    saysWords({ ...reading, words }, said)
  );
}
