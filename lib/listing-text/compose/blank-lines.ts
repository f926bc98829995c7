import { descriptionLimit } from "@/lib/listing-text/fields/limits";
import type { Topic } from "@/lib/listing-text/languages/concepts";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import { foldQuote } from "@/lib/listing-text/ledger/quotes";
import {
  isToldSaid,
  type ToldTopic,
} from "@/lib/listing-text/ledger/told-topics";
import { readTexts, sayingsOf } from "@/lib/listing-text/ledger/untold";
import { partAskedIn, topicsAskedIn } from "@/lib/listing-text/lexicon/topics";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";
import { lengthOf } from "@/lib/listing-text/rules/characters";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import { roleKey } from "@/lib/listing-text/specifics/measure";
import { readPassage } from "@/lib/listing-text/specifics/reading";
import { findLexicon } from "@/lib/listing-text/words/lexicon";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";

const blank = /\[add ([^[\]\n]{1,40})\]/gu;
const labelLine = /^(\s*(?:[-–•*]\s*)?[^:：[\]\n]{1,40}\s?[:：]\s*)(.*)$/u;
const onlyBlanks = /^(?:\[add [^[\]\n]{1,40}\][\s.,;x×/&]*)+$/u;

/**
 * What was told of the things that a blank asks for; [] when nothing was, or
 * not of the part it asks for.
 */
function toldOf(asked: string, told: readonly ToldTopic[]): ToldTopic[] {
  const part = partAskedIn(asked);
  const wanted = topicsAskedIn(asked);
  const hasSize = told.some(({ topic }) => topic === "size");
  return told.filter(
    ({ topic, clause }) =>
      (wanted.includes(topic) ||
        (wanted.includes("size") && topic === "capacity" && !hasSize)) &&
      (part === "" || foldText(clause).toLowerCase().includes(part)),
  );
}

/** Without the unknown topics that the seller told. */
export const withoutTold = (
  unknown: readonly string[],
  told: readonly ToldTopic[],
): string[] => unknown.filter((asked) => toldOf(asked, told).length === 0);

/** What a blank, which is often in English, asks for: "@width". */
const rolesAskedIn = (asked: string, language: string): string[] =>
  ["en", language].flatMap((each) => {
    const lexicon = findLexicon(each);
    const tokens = lexicon ? readPassage(asked, lexicon).tokens : [];
    const roles = tokens.flatMap(
      ({ lower }) => lexicon?.roleOf.get(lower) ?? [],
    );
    return roles.map(roleKey);
  });

/**
 * What answers a blank best: of its dimension where the seller named
 * dimensions. [] where a part of what it asks for was not told.
 */
function answerTo(
  asked: string,
  told: readonly ToldTopic[],
  language: string,
): ToldTopic[] {
  const found = toldOf(asked, told);
  // A capacity answers "size" where no size was told.
  const answered = new Set(
    found.flatMap(({ topic }): Topic[] =>
      topic === "capacity" ? [topic, "size"] : [topic],
    ),
  );
  // "Inhalt" is capacity and contents: only what "and" joins are two questions.
  const isTwo = /\b(?:and|und|et|y|e|en|i)\b|[&,/]/iu.test(asked);
  if (isTwo && topicsAskedIn(asked).some((topic) => !answered.has(topic)))
    return [];
  const roles = rolesAskedIn(asked, language);
  const exact = found.filter(({ reading: { measures } }) =>
    measures.some(({ near }) => roles.some((role) => near.has(role))),
  );
  return exact.length > 0 ? exact : found;
}

/** The told things that answer a line of a label and blanks; [] for others. */
function answersTo(
  line: string,
  told: readonly ToldTopic[],
  language: string,
): ToldTopic[] {
  const rest = labelLine.exec(line)?.[2] ?? line.trim();
  if (!onlyBlanks.test(rest)) return [];
  const answers = [...rest.matchAll(blank)].map(([, asked = ""]) =>
    answerTo(asked, told, language),
  );
  return answers.every((answer) => answer.length > 0)
    ? [...new Set(answers.flat())]
    : [];
}

/**
 * The description in which no line asks for nothing but what the seller told:
 * her words stand there, or the line is left out where the text says them.
 * Sentences stay as they are, with their blanks.
 */
export function answerBlankLines(
  description: string,
  told: readonly ToldTopic[],
  ledger: Ledger,
): string {
  const lines = description.split("\n").map((line) => ({
    line,
    answers: answersTo(line, told, ledger.language),
  }));
  if (lines.every(({ answers }) => answers.length === 0)) return description;
  const others = lines.filter(({ answers }) => answers.length === 0);
  const said = saidIn(others.map(({ line }) => line).join("\n"), told, ledger);
  const answered = normalizeDescription(
    lines
      .flatMap(({ line, answers }) => {
        if (answers.length === 0) return [line];
        if (answers.every((each) => said.has(each))) return [];
        for (const each of answers) said.add(each);
        const label = labelLine.exec(line)?.[1] ?? "";
        return [label + answers.map(({ value }) => value).join(", ")];
      })
      .join("\n"),
  );
  return lengthOf(answered) <= descriptionLimit && answered !== ""
    ? answered
    : description;
}

/** The told things that a text says. */
export function saidIn(
  text: string,
  told: readonly ToldTopic[],
  ledger: Ledger,
): Set<ToldTopic> {
  const sentences = splitSentences(text.replace(blank, " "));
  const texts = sentences.map((sentence) => sentence.text);
  const said = sayingsOf(readTexts(texts, ledger));
  const whole = foldQuote(texts.join(" "));
  return new Set(told.filter((each) => isToldSaid(each, { said, whole })));
}
