import { z } from "zod";
import {
  type AvoidedWords,
  avoiding,
} from "@/lib/listing-text/compose/avoided-words";
import { fitTags, tagsFromTitle } from "@/lib/listing-text/compose/fit-tags";
import { leaveOutAvoided } from "@/lib/listing-text/compose/leave-out-avoided";
import {
  type FieldAnswers,
  fieldAnswersSchema,
  parseFieldAnswers,
} from "@/lib/listing-text/fields/field-answers";
import { tagsAtLeast, titleWordAim } from "@/lib/listing-text/fields/limits";
import type { TitleStyle } from "@/lib/listing-text/fields/listing-choices";
import {
  type TagCandidate,
  toObject,
  toText,
} from "@/lib/listing-text/fields/read-answer-values";
import type { EtsyLanguage } from "@/lib/listing-text/languages/writing-languages";
import { normalizeBlanks } from "@/lib/listing-text/lexicon/buyer-questions";
import {
  allKinds,
  hasOffLimits,
  withoutOffLimitSentences,
} from "@/lib/listing-text/lexicon/off-limits";
import { readingWords } from "@/lib/listing-text/lexicon/roots";
import { truncateToWords } from "@/lib/listing-text/lexicon/unwanted-words";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";
import { normalizeDescription } from "@/lib/listing-text/rules/description";
import { withSnippets } from "@/lib/listing-text/rules/snippets";
import { normalizeTitle } from "@/lib/listing-text/rules/title";
import { truncateAtWord } from "@/lib/listing-text/rules/truncate";
import { chooseTags } from "@/lib/listing-text/score/choose-tags";
import { splitSentences } from "@/lib/listing-text/words/split-sentences";
import {
  checkTranslation,
  type TranslatedFields,
} from "@/lib/listings/translate/schema";

/** What the model is asked for. */
export const translationAnswerSchema = z.object({
  item: z.string(),
  titles: fieldAnswersSchema.shape.titles,
  description: fieldAnswersSchema.shape.description,
  tags: fieldAnswersSchema.shape.tags,
});

export type TranslationSources = {
  language: EtsyLanguage;
  titleStyle: TitleStyle;
  /**
   * The shop's snippets that stand in the listing: they stand in every language
   * as they are.
   */
  snippets: readonly string[];
  /** The words that the seller never uses. */
  avoided?: AvoidedWords;
  /** Tags that the listing has: no more are wanted. */
  originalTags: number;
};

export type ComposedTranslation = {
  /** Passes every rule; null when nothing can be used. */
  translation: (TranslatedFields & { item: string }) | null;
  /** What the model should mend, in words for it. */
  violations: string[];
};

/** Shorter ones are no description. */
const fewestWords = 8;

/** The description without whole sentences that may stand in no listing. */
function bodyOf(written: string): string {
  const text = normalizeBlanks(normalizeDescription(written));
  const body = normalizeDescription(withoutOffLimitSentences(text, allKinds));
  return readingWords(body) < fewestWords ? "" : body;
}

/**
 * Titles and sentences that may stand in no listing, as the model wrote them.
 */
const offLimitsIn = ({
  titles,
  description,
}: Pick<FieldAnswers, "titles" | "description">): string[] =>
  [...titles, ...splitSentences(description).map(({ text }) => text)].filter(
    (text) => hasOffLimits(text, allKinds),
  );

const maxItem = 60;

/** The fields out of an answer, with what of it has avoided words. */
function readFields(parsed: unknown, sources: TranslationSources) {
  const { avoided = avoiding([], ""), titleStyle, language } = sources;
  const read = parseFieldAnswers(toObject(parsed));
  const { answer, removed } = leaveOutAvoided(read, avoided);
  const item = truncateAtWord(
    plainLine(toText(toObject(parsed).item)),
    maxItem,
  );
  const own = titleOf(answer.titles, titleStyle);
  const spoken = titleOf(read.titles, titleStyle);
  const isNamed = !avoided.isIn(item) && !hasOffLimits(item, allKinds);
  const instead = isNamed ? normalizeTitle(item) : "";
  const isRefused = read.titles.some((written) =>
    hasOffLimits(written, allKinds),
  );
  const title = own || (spoken || isRefused ? instead || spoken : "");
  const canStand = ({ tag }: TagCandidate) =>
    !hasOffLimits(tag, allKinds) && !avoided.isIn(tag);
  const candidates = fitTags(answer.tags, language).filter(canStand);
  const spare = tagsFromTitle(title, item, language).filter(canStand);
  const usableTags = chooseTags(candidates, []).length;
  return {
    item,
    title,
    usableTags,
    tags: chooseTags(candidates, [], spare),
    body: bodyOf(answer.description) || bodyOf(read.description),
    refused: offLimitsIn(read),
    // Of titles and tags there are others.
    removed: removed.filter(
      ({ field }) =>
        field === "description" ||
        (field === "title" && own === "") ||
        (field === "tags" && usableTags < wantedTags(sources)),
    ),
  };
}

const wantedTags = ({ originalTags }: TranslationSources): number =>
  Math.min(tagsAtLeast, originalTags);

function titleOf(titles: readonly string[], style: TitleStyle): string {
  const [first = ""] = titles
    .filter((title) => !hasOffLimits(title, allKinds))
    .map(normalizeTitle)
    .filter(Boolean);
  return style === "classic"
    ? first
    : normalizeTitle(truncateToWords(first, titleWordAim)) || first;
}

/**
 * Makes a translation out of whatever the model said, repaired. What nobody told
 * stays, for the comparison to show; only what may stand in no listing is left
 * out, and named. So are words that the seller avoids, unless nothing is left
 * of a field then. Never throws.
 */
export function composeTranslation(
  text: string,
  sources: TranslationSources,
): ComposedTranslation {
  const parsed = parseJson(text);
  const { title, item, body, usableTags, tags, removed, refused } = readFields(
    parsed,
    sources,
  );
  const fields = {
    title,
    item,
    description: body && withSnippets(body, sources.snippets),
    tags,
  };
  const broken = checkTranslation(fields, sources.snippets);
  const isUsable = title !== "" && body !== "" && broken.length === 0;
  return {
    translation: isUsable ? fields : null,
    violations: [
      ...(parsed === undefined
        ? ["It was not the JSON that was asked for."]
        : []),
      ...refused.map(
        (written) => `“${written}” may stand in no listing: it was left out.`,
      ),
      ...removed.map(({ text: written, reason }) => `“${written}”: ${reason}.`),
      // Of what is empty, the next says so.
      ...(title && body ? broken.map(({ message }) => message) : []),
      ...findViolations(title, body, {
        usable: usableTags,
        wanted: wantedTags(sources),
      }),
    ],
  };
}

/** What no use could be made of, in words for the model. */
const findViolations = (
  title: string,
  body: string,
  tags: { usable: number; wanted: number },
): string[] => [
  ...(title === "" ? ["No title can be used: it is empty or too long."] : []),
  ...(body === "" ? ["The description is empty or too short."] : []),
  ...(tags.usable < tags.wanted
    ? [
        `Only ${tags.usable} tags can be used; ${tags.wanted} different ones of at most 20 characters are wanted.`,
      ]
    : []),
];
