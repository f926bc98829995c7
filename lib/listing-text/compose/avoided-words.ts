import type { ParsedAnswer } from "@/lib/listing-text/answer/model-answer";
import type { FieldAnswers } from "@/lib/listing-text/fields/field-answers";
import {
  makeOptional,
  type OptionalValues,
  optionalFields,
} from "@/lib/listing-text/fields/optional-fields";
import { isDanglingWord } from "@/lib/listing-text/lexicon/dangling-words";
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
  /** A phrase without them; "" when nothing else is left. */
  fromPhrase: (phrase: string) => string;
  /**
   * Lines and sentences without them. One that can't do without goes as a
   * whole.
   */
  fromText: (text: string) => string;
};

const keepAll: AvoidedWords = {
  isIn: () => false,
  fromPhrase: (phrase) => phrase,
  fromText: (text) => text,
};

const determiners =
  "an?|the|th(?:is|at|ese|ose)|your|my|our|its|his|her|their|each|every|ein(?:e[mnrs]?)?|d(?:er|ie|as|en|em)|diese[mnrs]?|une?|les?|la|cet(?:te)?|ces?|una|uno|el|los|las|est[aeo]s?|il|lo|gli|quest[aeo]|een|de|het|deze|dit|uma?|os?|as";
const functionWord =
  /^(?:and|or|to|for|with|by|in|on|of|at|as|but|so|from|it|them|you|us|me|him|her|und|oder|für|mit|von|aus|et|ou|pour|avec|y|o|para|con|e|per|en|voor|met|com|i|z|dla)$|^$/iu;
/**
 * Words that a sentence may begin with and do without: most others there are
 * verbs.
 */
const isQuality =
  /(?:ly|ing|ful|ous|ive|al|ic|ed|less|able|ible|ant|ent)$|^(?:perfect|unique|cute|great|nice|sweet|chic|fine|ideal|rare|pretty|lovely|cozy|luxury|plain|soft|warm)$/iu;
const isDeterminer = new RegExp(`^(?:${determiners})$`, "iu");

/** "a stunning oak dish" → "an oak dish". */
const withArticle = (article: string, next: string): string => {
  if (!/^an?$/iu.test(article)) return article;
  const an = /^(?:[aio]|e(?!u)|u(?!n[ir]|s[ae]))/iu.test(next) ? "an" : "a";
  return article.startsWith("A") ? an.replace("a", "A") : an;
};

const capitalize = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);
const label = /^\s*(?:[-–•*]\s*)?[^:：\n]{1,40}[:：]\s*/u;

/** How the words are found. */
type Patterns = {
  isIn: (text: string) => boolean;
  everywhere: RegExp;
  /** A quality before its noun, behind a determiner. */
  behindDeterminer: RegExp;
  /** A quality between "is" and what it is. */
  behindVerb: RegExp;
  /** A quality before its noun, at the start. */
  atStart: RegExp;
};

function patternsOf(sources: readonly string[]): Patterns {
  const any = `(?:${sources.join("|")})`;
  const test = new RegExp(any, "iu");
  return {
    isIn: (text) => test.test(text.normalize("NFC")),
    everywhere: new RegExp(any, "giu"),
    behindDeterminer: new RegExp(
      `(?<![\\p{L}])(${determiners})\\s+${any}\\s+(?=(\\p{L}+))`,
      "giu",
    ),
    behindVerb: new RegExp(
      `(?<![\\p{L}])(is|are|feels|looks|ist|sind|est|sont|es|son|è|sono|é)\\s+${any}\\s+(?=(\\p{L}+))`,
      "giu",
    ),
    atStart: new RegExp(`^${any}\\s+(?=(\\p{L}+))`, "iu"),
  };
}

/** "" for a sentence that can't do without the words. */
function fromSentence(
  sentence: string,
  { isIn, behindDeterminer, behindVerb, atStart }: Patterns,
): string {
  const kept = sentence
    .replace(behindDeterminer, (found, article: string, next: string) =>
      functionWord.test(next) ? found : `${withArticle(article, next)} `,
    )
    .replace(behindVerb, (found, verb: string, next: string) =>
      functionWord.test(next) ? found : `${verb} `,
    );
  const [opening = "", next = ""] = atStart.exec(kept) ?? [];
  const isLeftOut =
    isQuality.test(opening.trim()) &&
    !functionWord.test(next) &&
    !isDeterminer.test(next);
  const rest = isLeftOut ? capitalize(kept.slice(opening.length)) : kept;
  return isIn(rest) ? "" : rest;
}

function fromLine(line: string, patterns: Patterns): string[] {
  const { isIn } = patterns;
  if (!isIn(line)) return [line];
  const name = label.exec(line)?.[0] ?? "";
  if (name !== "" && !isIn(name)) {
    const values = line.slice(name.length).split(/,\s+/u);
    const kept = values.filter((value) => !isIn(value));
    if (kept.length > 0) return [name + kept.join(", ")];
    if (values.length > 1) return [];
  }
  const kept = line
    .split(sentenceEnd)
    .map((sentence) =>
      isIn(sentence) ? fromSentence(sentence, patterns) : sentence,
    );
  const joined = kept.filter(Boolean).join(unspaced.test(line) ? "" : " ");
  return joined === "" ? [] : [joined];
}

function fromPhrase(phrase: string, { isIn, everywhere }: Patterns): string {
  if (!isIn(phrase)) return phrase;
  const parts = phrase.normalize("NFC").split(/(?<=[,|])\s+/u);
  const kept = parts.flatMap((part, index) => {
    if (!isIn(part)) return [part];
    const words = part
      .replace(everywhere, " ")
      .replace(/\s+(?=[,|])/gu, "")
      .split(/\s+/u)
      .filter(Boolean);
    const isLoose =
      isDanglingWord(words[0] ?? "") ||
      isDanglingWord((words.at(-1) ?? "").replace(/[,|]$/u, ""));
    return isLoose && index > 0 ? [] : [words.join(" ")];
  });
  return kept
    .join(" ")
    .replace(/\s+([,|])/gu, "$1")
    .replace(/(?:[,|]\s*){2,}/gu, ", ")
    .replace(/^[\s,|–-]+|[\s,|–-]+$/gu, "");
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
  const patterns = patternsOf(untyped);
  const { isIn } = patterns;
  return {
    isIn,
    fromPhrase: (phrase) => fromPhrase(phrase, patterns),
    fromText: (text) =>
      isIn(text)
        ? text
            .split("\n")
            .flatMap((line) => fromLine(line, patterns))
            .join("\n")
        : text,
  };
}

/**
 * The fields of a model's answer without the words that the seller avoids.
 * Entries of lists go as a whole; a title loses the words, a sentence only
 * where it can do without them. Snippets, blanks and our own labels are none of
 * the model's words.
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
