import type { ParsedAnswer } from "@/lib/listings/answer/model-answer";
import type { AnswerLanguage } from "@/lib/listings/complete/across-languages";
import { isOfFacts } from "@/lib/listings/complete/alt-text-of-facts";
import { fitTags, tagsFromTitle } from "@/lib/listings/complete/fit-tags";
import { chooseTags, tagsFromFacts } from "@/lib/listings/complete/tags";
import {
  fallbackAltText,
  fallbackDescription,
  usableAltText,
  usableDescription,
  usableTitles,
  withBlanks,
} from "@/lib/listings/complete/texts";
import { chooseTitles } from "@/lib/listings/complete/titles";
import { inputText } from "@/lib/listings/input";
import { withoutFiller } from "@/lib/listings/lexicon/filler";
import {
  allKinds,
  hasOffLimits,
  withoutOffLimits,
} from "@/lib/listings/lexicon/off-limits";
import { readingWords, rootsOf } from "@/lib/listings/lexicon/word-roots";
import { descriptionAim } from "@/lib/listings/limits";
import { normalizeDescription } from "@/lib/listings/rules/description";
import { normalizeMaterials } from "@/lib/listings/rules/materials";
import type { Fact, ListingInput, PhotoQuestion } from "@/lib/listings/schema";
import { sayStated, withoutTold } from "@/lib/listings/stated/say-stated";
import { findStated } from "@/lib/listings/stated/stated-facts";
import { isSupported } from "@/lib/listings/unsupported-claims";

/**
 * What the fields of a listing are made of. Each is completed from the facts
 * where the answer has nothing that can be used.
 */
export type Sources = {
  answer: ParsedAnswer;
  form: ListingInput;
  facts: Fact[];
  across: AnswerLanguage;
  hasPhoto: boolean;
  /** What the photos show differently. */
  questions: readonly PhotoQuestion[];
};

/** Up to three, and those of the model that can be used. */
export function completeTitles({ answer, form, facts, across }: Sources) {
  const own = usableTitles(answer.titles, across.evidence).filter(
    across.isAbout,
  );
  const choose = (from: readonly Fact[]) =>
    chooseTitles(own, form.titleStyle ?? "etsy_2026", {
      facts: from,
      productName: form.productName,
      language: form.language,
    });
  // What the seller typed in another language is for want of anything better.
  const foreign = across.isForeign ? choose([]) : [];
  return { own, titles: foreign.length > 0 ? foreign : choose(facts) };
}

/** The description with its blanks, and the model's own as far as it is used. */
export function completeDescription(
  { answer, form, facts, across, questions }: Sources,
  title: string,
) {
  const { language } = form;
  const usable = leaveOutFiller(
    usableDescription(answer.description, across.evidence),
    facts,
  );
  const own = across.isAbout(usable) ? usable : "";
  const stated = findStated(form);
  const said = sayStated(
    own || fallbackDescription(facts, title, language),
    stated,
    language,
  );
  const description = withBlanks(
    said,
    withoutTold(answer.unknown, stated),
    facts,
  );
  return { own, text: askAbout(questions, description) };
}

/** The alt text, and the model's own as far as it is used. */
export function completeAltText(
  { answer, form, facts, across, hasPhoto }: Sources,
  title: string,
) {
  const usable = usableAltText(answer.altText, across.evidence);
  const described = across.isAbout(usable) ? usable : "";
  const own =
    hasPhoto || isOfFacts(described, facts, inputText(form)) ? described : "";
  const known = across.isForeign ? [] : facts;
  return {
    own,
    text: own || fallbackAltText(known, title, form.language),
  };
}

/**
 * The tags, and those of the model that can be used. `said` is what Etsy
 * matches without a tag.
 */
export function completeTags(
  { answer, form, facts, across }: Sources,
  title: string,
  said: string[],
) {
  const language = form.language ?? "en";
  const isUsable = ({ tag }: { tag: string }) =>
    isSupported(tag, across.evidence);
  const candidates = fitTags(answer.tags, language).filter(isUsable);
  const spare = across.isForeign
    ? tagsFromTitle(title, "", language).filter(isUsable)
    : tagsFromFacts(facts, form.language);
  return {
    own: chooseTags(candidates, said),
    tags: chooseTags(candidates, said, spare),
  };
}

/** Materials that the seller typed, or that a photo may show. */
export function completeMaterials({
  answer: { materials },
  form,
  across: { evidence, isTypedMaterial },
  hasPhoto,
}: Sources): string[] {
  const seller = inputText(form);
  const typed = new Set(rootsOf(seller));
  const supported = normalizeMaterials(
    materials.filter((material) => !hasOffLimits(material, allKinds)),
  )
    .filter((material) => isSupported(material, evidence))
    .filter(
      (material) =>
        hasPhoto ||
        isTypedMaterial(material) ||
        rootsOf(material).some((root) => typed.has(root)),
    );
  return supported.length > 0
    ? supported
    : normalizeMaterials(
        withoutOffLimits(form.materials ?? "", allKinds).split(
          /\s(?:&|and|\+)\s/iu,
        ),
      );
}

/**
 * Without what could stand in any listing, as long as what is left has its
 * length.
 */
function leaveOutFiller(description: string, facts: readonly Fact[]): string {
  const kept = normalizeDescription(withoutFiller(description, facts));
  return readingWords(kept) >= descriptionAim.least ? kept : description;
}

/** The description with a blank for each question, whatever facts are known. */
function askAbout(
  questions: readonly PhotoQuestion[],
  description: string,
): string {
  const topics = questions.map(({ topic }) => topic);
  return topics.length > 0 ? withBlanks(description, topics, []) : description;
}
