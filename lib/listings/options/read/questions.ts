import { maxQuestions } from "@/lib/listings/options/limits";
import { findNoun } from "@/lib/listings/options/read/nouns";
import {
  findLimit,
  type Part,
  takeCount,
} from "@/lib/listings/options/read/parts";
import { capitalized, hasCurrency } from "@/lib/listings/options/read/prices";
import {
  latestQuestion,
  type Reading,
} from "@/lib/listings/options/read/reading";

/** Also part of a question: "name (required)". */
export const required =
  /(?<!\p{L})(?:required|mandatory|must|pflicht\p{L}*|erforderlich|obligatoire|obligatori[ao]|obbligatori[ao]|verplicht|obrigat[óo]ri[ao]|wymagan\p{L}*)(?!\p{L})/iu;
/** The buyers' texts: "Name", or "Name 1" and "Name 2" of "two names". */
function ask(reading: Reading, labels: readonly string[], part: string) {
  for (const text of labels) {
    reading.questions.push({
      text,
      instructions: "",
      kind: "text_input",
      options: [],
      maxCharacters: null,
      isRequired: required.test(part),
    });
  }
  reading.latest = "question";
}

/**
 * "names up to 12 letters", "two names", "up to 12 letters" after a question;
 * false for what is no text.
 */
export function readText(
  reading: Reading,
  { text: part, joint, word }: Part,
): boolean {
  const limit = findLimit(part);
  const found = findNoun(part, ["text"]);
  if (!limit && !found) return false;
  // "Add a name +$5": a question has no price here.
  if (hasCurrency(part)) reading.unread.push(part);
  const before = reading.questions.length;
  const latest = latestQuestion(reading);
  const isOpen = latest !== undefined && latest.maxCharacters === null;
  if (
    found &&
    joint === "or" &&
    word !== "" &&
    isOpen &&
    /^(?:or|oder|ou|o|of|lub|albo)$/iu.test(word)
  ) {
    // "name or initials": one question.
    latest.text = `${latest.text} ${word} ${found.written}`;
  } else if (found) {
    const { count } = takeCount(part.slice(0, found.start));
    const isCounted =
      count !== null &&
      (limit === null || found.start < limit.start || found.start >= limit.end);
    const { label } = found.noun;
    ask(
      reading,
      isCounted
        ? Array.from(
            { length: Math.min(count, maxQuestions) },
            (_, at) => `${label} ${at + 1}`,
          )
        : [label],
      part,
    );
  } else if (!isOpen) {
    ask(reading, [""], part);
  }
  if (!limit) return true;
  const asked =
    reading.questions.length > before
      ? reading.questions.slice(before)
      : reading.questions.slice(-1);
  for (const question of asked) {
    question.maxCharacters = limit.count;
    question.instructions = capitalized(limit.written);
  }
  return true;
}
