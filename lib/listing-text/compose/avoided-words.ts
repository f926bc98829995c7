import type { ParsedAnswer } from "@/lib/listing-text/answer/model-answer";
import type { FieldAnswers } from "@/lib/listing-text/fields/field-answers";
import {
  makeOptional,
  type OptionalValues,
  optionalFields,
} from "@/lib/listing-text/fields/optional-fields";
import { sentenceEnd } from "@/lib/listing-text/plain-text/sentence-end";

const escapeWord = (word: string): string =>
  word.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
/** Scripts that write without spaces have no whole words to look for. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

function sourceOf(word: string): string {
  const source = escapeWord(word.normalize("NFC").trim())
    .replace(/\s+/gu, "\\s+")
    .replace(/['’]/gu, "['’]");
  return unspaced.test(word)
    ? source
    : `(?<![\\p{L}\\p{M}\\p{N}])${source}(?![\\p{L}\\p{M}\\p{N}])`;
}

export type AvoidedWords = {
  isIn: (text: string) => boolean;
  /** The phrase, or "" where one of them is in it. */
  fromPhrase: (phrase: string) => string;
  /** Without the sentences, and the entries of named lines, that have one. */
  fromText: (text: string) => string;
};

const keepAll: AvoidedWords = {
  isIn: () => false,
  fromPhrase: (phrase) => phrase,
  fromText: (text) => text,
};

const label = /^\s*(?:[-–•*]\s*)?[^:：\n]{1,40}[:：]\s*/u;

function fromLine(line: string, isIn: (text: string) => boolean): string[] {
  if (!isIn(line)) return [line];
  const name = label.exec(line)?.[0] ?? "";
  const [entries, start, joint] =
    name === "" || isIn(name)
      ? [line.split(sentenceEnd), "", unspaced.test(line) ? "" : " "]
      : [line.slice(name.length).split(/,\s+/u), name, ", "];
  const kept = entries.filter((entry) => !isIn(entry));
  return kept.length === 0 ? [] : [start + kept.join(joint)];
}

/**
 * The words as far as `typed` has none of them: what the seller typed for this
 * listing is a fact, and stays sayable.
 */
export function avoiding(
  words: readonly string[],
  typed: string,
): AvoidedWords {
  const sources = words.filter((word) => word.trim() !== "").map(sourceOf);
  const untyped = sources.filter(
    (source) => !new RegExp(source, "iu").test(typed.normalize("NFC")),
  );
  if (untyped.length === 0) return keepAll;
  const any = new RegExp(`(?:${untyped.join("|")})`, "iu");
  const isIn = (text: string) => any.test(text.normalize("NFC"));
  return {
    isIn,
    fromPhrase: (phrase) => (isIn(phrase) ? "" : phrase),
    fromText: (text) =>
      isIn(text)
        ? text
            .split("\n")
            .flatMap((line) => fromLine(line, isIn))
            .join("\n")
        : text,
  };
}

/**
 * The fields of a model's answer without the words that the seller avoids:
 * titles, sentences and entries of lists that have one go as a whole. Snippets,
 * blanks and our own labels are none of the model's words.
 */
export function fieldsWithoutAvoided<Answer extends FieldAnswers>(
  answer: Answer,
  avoided: AvoidedWords,
): Answer {
  const { isIn, fromPhrase, fromText } = avoided;
  const optional: OptionalValues = answer;
  return {
    ...answer,
    titles: answer.titles.map(fromPhrase).filter(Boolean),
    description: fromText(answer.description),
    tags: answer.tags.filter(({ tag }) => !isIn(tag)),
    materials: answer.materials.filter((material) => !isIn(material)),
    altText: fromText(answer.altText),
    attributes: answer.attributes.filter(({ value }) => !isIn(value)),
    ...makeOptional((key) =>
      optionalFields[key].mapTexts(optional[key], (text, form) =>
        form === "phrase" ? fromPhrase(text) : fromText(text),
      ),
    ),
  };
}

/**
 * The same of a whole answer, with its facts, of which texts are made where the
 * answer has none.
 */
export function withoutAvoided(
  answer: ParsedAnswer,
  avoided: AvoidedWords,
): ParsedAnswer {
  const facts = answer.facts.map((fact) => ({
    ...fact,
    value: avoided.fromPhrase(fact.value),
  }));
  return {
    ...fieldsWithoutAvoided(answer, avoided),
    facts: facts.filter(({ value }) => value !== ""),
  };
}
