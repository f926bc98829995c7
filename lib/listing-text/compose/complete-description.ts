import {
  answerBlankLines,
  withoutTold,
} from "@/lib/listing-text/compose/blank-lines";
import {
  checkedDescription,
  restsOnFacts,
  unusedSentences,
} from "@/lib/listing-text/compose/description";
import { sayDenied } from "@/lib/listing-text/compose/say-denied";
import type { Sources } from "@/lib/listing-text/compose/sources";
import {
  fallbackDescription,
  withBlanks,
} from "@/lib/listing-text/compose/texts";
import { toldTopicsOf } from "@/lib/listing-text/compose/told-topics";
import type { PhotoQuestion } from "@/lib/listing-text/fields/schema";

/**
 * The description with its blanks, the model's own as far as it is used, and
 * what was found in it.
 */
export function completeDescription(
  { answer, form, facts, sayable, across, questions, checks }: Sources,
  title: string,
) {
  const { language = "en" } = form;
  const checked = checkedDescription(answer.description, checks);
  const isAbout =
    across.isAbout(checked.text) || restsOnFacts(checked.text, checks);
  const own = isAbout ? checked.text : "";
  const told = toldTopicsOf(form);
  const written = own
    ? sayDenied(own, checked.denied, { ledger: checks.ledger, language })
    : fallbackDescription(sayable, title, language);
  const description = withBlanks(
    answerBlankLines(written, told, checks.ledger),
    withoutTold(answer.unknown, told),
    facts,
  );
  const text = askAbout(questions, description);
  const unused = own ? [] : unusedSentences(checked, text);
  const removed = [...checked.removed, ...unused];
  return { ...checked, own, removed, text };
}

/** The description with a blank for each question, whatever facts are known. */
function askAbout(
  questions: readonly PhotoQuestion[],
  description: string,
): string {
  const topics = questions.map(({ topic }) => topic);
  return topics.length > 0 ? withBlanks(description, topics, []) : description;
}
