import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { comparisonKey } from "@/lib/listing-text/rules/characters";
import type {
  ReadAnswer,
  ReadQuestion,
  ReadVariation,
} from "@/lib/listings/options/reading/answer";
import type { Choice } from "@/lib/listings/options/reading/choice";
import {
  capitalized,
  type Evidence,
  type GivenValue,
  keepValues,
} from "@/lib/listings/options/reading/keep-values";
import { isPlainLabel } from "@/lib/listings/options/reading/plain-labels";
import {
  isAffirmed,
  isOneClause,
  type Sentence,
  says,
  saysNumber,
  touches,
} from "@/lib/listings/options/reading/sentence";
import type { Question } from "@/lib/listings/options/schema";

export type Given = {
  sentence: Sentence;
  /** Of the listing. */
  language: Language;
} & Omit<Evidence, "told">;

/** What an answer has that the sentence tells. */
export type Kept = {
  questions: Question[];
  choices: Choice[];
  /** What tells of them: the short quotes, and words beside the fields. */
  told: string[];
  /** What is to be filled in, in words for a seller. */
  notes: string[];
  /** What the answer made up. */
  invented: string[];
};

/** The clauses that the quotes are of, or all where no quote is told. */
function evidenceOf(
  quotes: readonly string[],
  { sentence, ...given }: Given,
): Evidence & { quotes: string[] } {
  const held = quotes.filter((quote) => says(sentence, quote));
  const touched = sentence.filter((clause) =>
    held.some((quote) => touches(clause, quote)),
  );
  return {
    told: touched.length > 0 ? touched : sentence,
    quotes: held,
    ...given,
  };
}

/** A plain label needs a quote: it stands for words that are told. */
function labelOf(
  given: string,
  { told, quotes, denial }: ReturnType<typeof evidenceOf>,
  { language }: Given,
): string {
  const isKept = says(told, given)
    ? isAffirmed(told, given, denial)
    : quotes.length > 0 && isPlainLabel(given, language);
  return isKept ? capitalized(given) : "";
}

/** "“three fonts”: name them." */
function noteOf(
  values: readonly GivenValue[],
  name: string,
  quotes: readonly string[],
): string[] {
  const blanks = values.filter(({ value }) => value === "").length;
  if (blanks === 0) return [];
  const [shortest = name] = [...quotes].sort(
    (one, other) => one.length - other.length,
  );
  const which = blanks === values.length ? "them" : "the others";
  return shortest === "" ? [] : [`“${shortest}”: name ${which}.`];
}

type KeptEntry = Pick<Kept, "told" | "notes" | "invented">;
const isTold = (texts: readonly string[]) => texts.filter(Boolean);

function keepQuestion(
  given: ReadQuestion,
  context: Given,
): KeptEntry & { question: Question | null } {
  const evidence = evidenceOf(given.quotes, context);
  const { told, quotes, denial } = evidence;
  const text = labelOf(given.text, evidence, context);
  const rules = given.instructions.filter((rule) =>
    isAffirmed(told, rule, denial),
  );
  const { values, invented } = keepValues(
    given.options.map((value) => ({ value, price: null })),
    evidence,
  );
  const isList =
    given.kind === "dropdown" || values.some(({ value }) => value !== "");
  const { maxCharacters: asked } = given;
  const maxCharacters =
    asked !== null && !isList && saysNumber(told, asked) ? asked : null;
  const isRequired = isAffirmed(context.sentence, given.required, denial);
  const question: Question = {
    text,
    instructions: isList ? "" : rules.map(capitalized).join(". "),
    kind: isList ? "dropdown" : "text_input",
    isRequired,
    maxCharacters,
    options: isList ? values.map(({ value }) => value) : [],
  };
  const isNothing =
    text === "" &&
    question.instructions === "" &&
    maxCharacters === null &&
    !values.some(({ value }) => value !== "");
  const made = [
    text === "" ? given.text : "",
    ...given.instructions.filter((rule) => !rules.includes(rule)),
    asked !== null && !isList && maxCharacters === null ? `${asked}` : "",
    ...invented,
  ];
  return {
    question: isNothing ? null : question,
    told: [...quotes.filter(isOneClause), isRequired ? given.required : ""],
    notes: isList ? noteOf(values, text, quotes) : [],
    invented: isTold(made),
  };
}

function keepVariation(
  { name: given, values: read, quotes: quoted }: ReadVariation,
  context: Given,
): KeptEntry & { choice: Choice | null } {
  const evidence = evidenceOf(quoted, context);
  const { quotes } = evidence;
  const name = labelOf(given, evidence, context);
  const { values, invented, isMixedUp } = keepValues(read, evidence);
  const isNothing =
    values.length < 2 ||
    (name === "" &&
      values.every(({ value, price }) => value === "" && price === null));
  const mixedUp = `The prices of “${name}” are in a different order from what you wrote: fill them in.`;
  return {
    choice: isNothing ? null : { name, values },
    told: quotes.filter(isOneClause),
    notes: [...noteOf(values, name, quotes), ...(isMixedUp ? [mixedUp] : [])],
    invented: isTold([name === "" ? given : "", ...invented]),
  };
}

const isAlike = (one: Question, other: Question): boolean =>
  one.kind === other.kind &&
  comparisonKey(one.text) === comparisonKey(other.text);

/**
 * "Name 1" and "Name 2" of two names, where two are told; else one question of
 * each text.
 */
function numberDoubles(
  questions: readonly Question[],
  { sentence }: Given,
): Question[] {
  return questions.flatMap((question, index) => {
    const { text } = question;
    const alike = questions.filter((other) => isAlike(question, other));
    const nth = questions
      .slice(0, index)
      .filter((other) => isAlike(question, other)).length;
    const isCounted = text !== "" && saysNumber(sentence, alike.length);
    if (alike.length > 1 && isCounted)
      return [{ ...question, text: `${text} ${nth + 1}` }];
    return nth === 0 ? [question] : [];
  });
}

/** Counts of characters that are told once, so that no price is. */
function takenNumbers(
  questions: readonly { question: Question | null }[],
  { sentence }: Given,
): number[] {
  const numbers = sentence.flatMap((clause) => clause.numbers);
  return questions
    .flatMap(({ question }) => question?.maxCharacters ?? [])
    .filter(
      (count) => numbers.filter(({ value }) => value === count).length === 1,
    );
}

/**
 * Keeps of an answer what the sentence tells: each text that a buyer sees is a
 * run of its words or a plain label, each number stands in it.
 */
export function keepTold(answer: ReadAnswer, given: Given): Kept {
  const questions = answer.questions.map((each) => keepQuestion(each, given));
  const taken = takenNumbers(questions, given);
  const variations = answer.variations.map((each) =>
    keepVariation(each, { ...given, taken }),
  );
  const keptEntries = [
    ...questions.filter(({ question }) => question !== null),
    ...variations.filter(({ choice }) => choice !== null),
  ];
  return {
    questions: numberDoubles(
      questions.flatMap(({ question }) => question ?? []),
      given,
    ),
    choices: variations.flatMap(({ choice }) => choice ?? []),
    told: keptEntries.flatMap(({ told }) => isTold(told)),
    notes: keptEntries.flatMap(({ notes }) => notes),
    invented: [...questions, ...variations].flatMap((each) => each.invented),
  };
}
