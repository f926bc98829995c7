import { isRecord, parseJson } from "../json-schema";
import {
  capitalize,
  cleanText,
  removeInstructions,
  toSentence,
  truncateAtWord,
} from "./text";

/** Words of a sentence at most, and at least, on average. */
const shortSentence = 10;
const longSentence = 20;
/** Characters. */
const maxSampleLength = 400;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));

const average = (counts: number[]) =>
  counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length);

/**
 * What can be counted in the samples of how somebody writes, and sentences of
 * the first one.
 */
export function readVoice(text: string) {
  const samples = stringsIn(text, "samples");
  const voice = voiceIn(text);
  const all = samples.join("\n");
  const words = average(
    sentencesOf(all).map((sentence) => sentence.split(/\s+/).length),
  );
  const most = (pattern: RegExp) =>
    samples.filter((sample) => pattern.test(sample)).length * 2 >
    samples.length;
  const observed: [observation: string, isSeen: boolean][] = [
    ["Short sentences.", words <= shortSentence],
    ["Long sentences.", words >= longSentence],
    ["Says I.", most(/\b(?:I|I'm|I've|my)\b/)],
    ["Says we.", most(/\b(?:we|our)\b/i)],
    ["Never exclamation marks.", !all.includes("!")],
    ["Uses exclamation marks.", most(/!/)],
    ["Speaks to the buyer as you.", most(/\b(?:you|your)\b/i)],
    ["Opens with a greeting.", most(/^(?:hi|hello|hey|welcome)\b/i)],
    ["Lists details line by line.", most(/^\s*[-•*]/m)],
  ];
  return {
    observations: observed.flatMap(([observation, isSeen]) =>
      isSeen ? [observation] : [],
    ),
    sample: sampleOf(samples[0] ?? "", voice),
  };
}

function sampleOf(sample: string, voice: Voice): string {
  const sentences = sentencesOf(removeInstructions(sample)).map((sentence) =>
    toSentence(cleanText(sentence)),
  );
  const text = truncateAtWord(
    sentences.filter(Boolean).join(" "),
    maxSampleLength,
  );
  return voice.isWithoutExclamations ? text.replaceAll("!", ".") : text;
}

export type Voice = {
  person: "I" | "we" | null;
  hasShortSentences: boolean;
  isWithoutExclamations: boolean;
};

/** The wishes that this writer can follow; all other wording stays its own. */
export function voiceIn(text: string): Voice {
  const style = stringsIn(text, "voice").join("\n");
  const saysI =
    /\b(?:says?|writes?|uses?) ["'“]?I\b/i.test(style) &&
    !/\b(?:never|not) (?:says?|writes?|uses?) ["'“]?I\b/i.test(style);
  const saysWe = /\b(?:says?|writes?|uses?) ["'“]?we\b/i.test(style);
  return {
    person: saysI ? "I" : saysWe ? "we" : null,
    hasShortSentences: /\bshort sentences\b/i.test(style),
    isWithoutExclamations:
      /\b(?:never|no|without|avoids?)\b[^.\n]{0,20}\bexclamation/i.test(style),
  };
}

/**
 * A description in the voice: the facts stay, and the first paragraph is worded
 * anew.
 */
export function inVoice(
  description: string,
  { person, hasShortSentences, isWithoutExclamations }: Voice,
): string {
  const [opening = "", ...paragraphs] = description.split("\n\n");
  const spoken =
    person !== null && /^(?:An?|The) /.test(opening)
      ? `Here ${person} have ${lowerFirst(opening)}`
      : opening;
  const worded = hasShortSentences ? splitSentence(spoken) : spoken;
  const text = [worded, ...paragraphs].join("\n\n");
  return isWithoutExclamations ? text.replaceAll("!", ".") : text;
}

const lowerFirst = (text: string) =>
  text.charAt(0).toLowerCase() + text.slice(1);

/** "A dish made with oak, in brown." as "A dish. Made with oak. In brown." */
const splitSentence = (sentence: string) =>
  sentence.replace(
    /,? (made with|in) (?=\p{L})/gu,
    (_, word: string) => `. ${capitalize(word)} `,
  );

/** All texts of the JSON between the tags. */
function stringsIn(text: string, tag: string): string[] {
  const value = parseJson(
    new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(text)?.[1] ?? "",
  );
  const values = isRecord(value)
    ? Object.values(value).flat()
    : Array.isArray(value)
      ? value
      : [];
  return values.filter((one) => typeof one === "string");
}
