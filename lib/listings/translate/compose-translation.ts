import { z } from "zod";
import { evidenceFor } from "@/lib/listings/complete/across-languages";
import {
  type AvoidedWords,
  fieldsWithoutAvoided,
} from "@/lib/listings/complete/avoided-words";
import { fitTags, tagsFromTitle } from "@/lib/listings/complete/fit-tags";
import { withSnippets } from "@/lib/listings/complete/snippets";
import { chooseTags } from "@/lib/listings/complete/tags";
import { usableDescription, usableTitles } from "@/lib/listings/complete/texts";
import { fieldAnswersSchema, parseFieldAnswers } from "@/lib/listings/fields";
import type { Language } from "@/lib/listings/languages";
import { withoutFiller } from "@/lib/listings/lexicon/filler";
import { truncateToWords } from "@/lib/listings/lexicon/title-wording";
import { tagSlots, titleWordAim } from "@/lib/listings/limits";
import { toObject, toText } from "@/lib/listings/read-values";
import { normalizeDescription } from "@/lib/listings/rules/description";
import { normalizeTitle } from "@/lib/listings/rules/title";
import { truncateAtWord } from "@/lib/listings/rules/truncate";
import type { Fact, TitleStyle } from "@/lib/listings/schema";
import {
  checkTranslation,
  type TranslatedFields,
} from "@/lib/listings/translate/schema";
import { isSupported } from "@/lib/listings/unsupported-claims";
import { parseJson } from "@/lib/parse-json";
import { plainLine } from "@/lib/plain-text/plain-text";

/** What the model is asked for. */
export const translationAnswerSchema = z.object({
  item: z.string(),
  titles: fieldAnswersSchema.shape.titles,
  description: fieldAnswersSchema.shape.description,
  tags: fieldAnswersSchema.shape.tags,
});

export type TranslationSources = {
  language: Language;
  /**
   * All that may be said, in the words of the source: its text, and what the
   * seller typed.
   */
  evidence: string;
  facts: readonly Fact[];
  titleStyle: TitleStyle;
  /**
   * The shop's snippets that stand in the listing: they stand in every language
   * as they are.
   */
  snippets: readonly string[];
  /** The words that the seller never uses. */
  avoided?: AvoidedWords;
};

export type ComposedTranslation = {
  /** Passes every rule; null when nothing can be used. */
  translation: (TranslatedFields & { item: string }) | null;
  /** What the model should mend, in words for it. */
  violations: string[];
};

/** Without what could stand in any listing, as long as most is left. */
function leaveOutFiller(description: string, facts: readonly Fact[]): string {
  const kept = normalizeDescription(withoutFiller(description, facts));
  return kept.length * 2 >= description.length ? kept : description;
}

const maxItem = 60;

/**
 * Makes a translation out of whatever the model said: repaired, and without
 * unsupported claims. Never throws.
 */
export function composeTranslation(
  text: string,
  sources: TranslationSources,
): ComposedTranslation {
  const parsed = parseJson(text);
  const read = parseFieldAnswers(toObject(parsed));
  const answer = sources.avoided
    ? fieldsWithoutAvoided(read, sources.avoided)
    : read;
  const said = [
    ...answer.titles,
    answer.description,
    ...answer.tags.map(({ tag }) => tag),
  ].join("\n");
  const evidence = evidenceFor(said, sources.evidence);
  const [first = ""] = usableTitles(answer.titles, evidence);
  const title =
    sources.titleStyle === "classic"
      ? first
      : normalizeTitle(truncateToWords(first, titleWordAim)) || first;
  const body = leaveOutFiller(
    usableDescription(answer.description, evidence),
    sources.facts,
  );
  const item = truncateAtWord(
    plainLine(toText(toObject(parsed).item)),
    maxItem,
  );
  const candidates = fitTags(answer.tags, sources.language).filter(({ tag }) =>
    isSupported(tag, evidence),
  );
  const own = chooseTags(candidates, []);
  const spare = tagsFromTitle(title, item, sources.language).filter(({ tag }) =>
    isSupported(tag, evidence),
  );
  const fields = {
    title,
    item,
    description: body && withSnippets(body, sources.snippets),
    tags: chooseTags(candidates, [], spare),
  };
  const isUsable =
    title !== "" &&
    body !== "" &&
    checkTranslation(fields, sources.snippets).length === 0;
  return {
    translation: isUsable ? fields : null,
    violations: [
      ...(parsed === undefined
        ? ["It was not the JSON that was asked for."]
        : []),
      ...findViolations(title, body, own.length),
    ],
  };
}

/** What no use could be made of, in words for the model. */
const findViolations = (
  title: string,
  body: string,
  tags: number,
): string[] => [
  ...(title === ""
    ? [
        "No title can be used: it is empty, too long, or makes claims that nobody made.",
      ]
    : []),
  ...(body === ""
    ? ["The description is empty, too short, or makes claims that nobody made."]
    : []),
  ...(tags < tagSlots
    ? [
        `Only ${tags} tags can be used; ${tagSlots} different ones of at most 20 characters are wanted.`,
      ]
    : []),
];
