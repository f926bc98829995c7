import {
  type ParsedAnswer,
  parseAnswer,
} from "@/lib/listings/answer/model-answer";
import {
  type AnswerLanguage,
  compareLanguages,
} from "@/lib/listings/complete/across-languages";
import { isOfFacts } from "@/lib/listings/complete/alt-text-of-facts";
import {
  avoiding,
  withoutAvoided,
} from "@/lib/listings/complete/avoided-words";
import { settleDisputes } from "@/lib/listings/complete/disputes";
import { collectFacts } from "@/lib/listings/complete/facts";
import { fitTags, tagsFromTitle } from "@/lib/listings/complete/fit-tags";
import { completeAltTexts } from "@/lib/listings/complete/photo-alt-texts";
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
import {
  type Attribute,
  fields,
  type GeneratedListing,
  type ListingField,
} from "@/lib/listings/fields";
import { inputText } from "@/lib/listings/input";
import { blanksOf } from "@/lib/listings/lexicon/buyer-questions";
import { type Claim, splitClaims } from "@/lib/listings/lexicon/claims";
import { etsyColorOf } from "@/lib/listings/lexicon/etsy-colors";
import { withoutFiller } from "@/lib/listings/lexicon/filler";
import {
  allKinds,
  hasOffLimits,
  withoutOffLimits,
} from "@/lib/listings/lexicon/off-limits";
import { readingWords, rootsOf } from "@/lib/listings/lexicon/word-roots";
import { descriptionAim, tagSlots } from "@/lib/listings/limits";
import { listingText, makeListing } from "@/lib/listings/map-fields";
import { fieldRules, isRepaired } from "@/lib/listings/rules";
import { normalizeAttributes } from "@/lib/listings/rules/attributes";
import { normalizeDescription } from "@/lib/listings/rules/description";
import { normalizeMaterials } from "@/lib/listings/rules/materials";
import { type Violation, violation } from "@/lib/listings/rules/rule-table";
import { checkTag } from "@/lib/listings/rules/tags";
import { checkTitle } from "@/lib/listings/rules/title";
import { truncateAtWord } from "@/lib/listings/rules/truncate";
import {
  type Category,
  type Color,
  categories,
  type Fact,
  type ListingInput,
  type PhotoQuestion,
} from "@/lib/listings/schema";
import { sayStated, withoutTold } from "@/lib/listings/stated/say-stated";
import { findStated } from "@/lib/listings/stated/stated-facts";
import { isSupported } from "@/lib/listings/unsupported-claims";
import { plainLine } from "@/lib/plain-text/plain-text";
import {
  findWatchListTerms,
  type WatchListTerm,
} from "@/lib/watch-list/watch-list";

/** What only whoever saw the photos can tell. */
export type Seen = Pick<ParsedAnswer, "contradictions" | "photoAltTexts">;

export type Completion = {
  /**
   * Passes every rule; null when neither the answer nor the facts are enough
   * for a listing.
   */
  listing: GeneratedListing | null;
  /**
   * Up to three title variants in the style asked for; the first is the
   * listing's.
   */
  titles: string[];
  facts: Fact[];
  /** What the `[add …]` blanks of the description ask for. */
  missing: string[];
  /** What the photos show differently; each has its blank. */
  photoQuestions: PhotoQuestion[];
  /** Of the second photo and those after it. */
  altTexts: string[];
  seen: Seen;
  category: Category | null;
  /** The model's suggestion of a leaf category; "" for none. */
  categoryPath: string;
  /** Claims that need proof, kept because the seller typed them. */
  claims: Claim[];
  /**
   * Names of others that the listing or a title contains because the seller
   * typed them.
   */
  watchList: WatchListTerm[];
  /**
   * Which of the model's own fields the listing rests on; none when it is made
   * of the seller's words alone.
   */
  used: ListingField[];
  /**
   * What the model's own answer lacked, before it was completed from the facts:
   * what a repair should mend.
   */
  violations: Violation[];
};

function supportedMaterials(
  { materials }: ParsedAnswer,
  form: ListingInput,
  hasPhoto: boolean,
  { evidence, isTypedMaterial }: AnswerLanguage,
): string[] {
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

function findMissingParts(
  answer: ParsedAnswer,
  titles: string[],
  description: string,
  tags: string[],
): Violation[] {
  const found: Violation[] = [];
  if (titles.length === 0) {
    const why = checkTitle(answer.titles[0] ?? "");
    found.push(
      ...(why.length > 0
        ? why
        : [
            violation(
              "title_empty",
              "No title can be used: it makes unsupported claims, or is about something else.",
            ),
          ]),
    );
  }
  if (description === "") {
    found.push(
      violation(
        "description_empty",
        "The description is empty, makes unsupported claims, or is about something else.",
      ),
    );
  }
  if (tags.length < tagSlots) {
    const message = `Only ${tags.length} tags can be used; ${tagSlots} different ones are wanted.`;
    found.push(violation("tags_few", message, { found: String(tags.length) }));
    return [
      ...found,
      ...answer.tags.flatMap(({ tag }, index) => checkTag(tag, index)),
    ];
  }
  return found;
}

/** Each text once, as it is first written. */
const uniqueByText = <Entry extends { text: string }>(
  entries: Entry[],
): Entry[] =>
  [
    ...new Map(
      [...entries].reverse().map((entry) => [entry.text.toLowerCase(), entry]),
    ).values(),
  ].reverse();

/**
 * Without what could stand in any listing, as long as what is left has its
 * length.
 */
function leaveOutFiller(description: string, facts: readonly Fact[]): string {
  const kept = normalizeDescription(withoutFiller(description, facts));
  return readingWords(kept) >= descriptionAim.least ? kept : description;
}

const usedFields = (
  own: Partial<Record<ListingField, string | undefined>>,
): ListingField[] =>
  (Object.keys(own) as ListingField[]).filter((field) => own[field]);

type Given = {
  hasPhoto: boolean;
  /** How many photos there are, where there may be several. */
  photos?: number | undefined;
  /** What an earlier answer, which a repair replaces, saw in them. */
  seen?: Seen | undefined;
  /** The words that the seller never uses. */
  avoidWords?: readonly string[] | undefined;
};

/**
 * Makes a listing out of whatever a model answered and what the seller typed:
 * repaired, without unsupported claims, and completed from the facts where the
 * answer is empty or unusable. Never throws.
 */
export function completeListing(
  input: unknown,
  form: ListingInput,
  given: Given,
): Completion {
  const { hasPhoto, photos = Number(hasPhoto), avoidWords = [] } = given;
  const seller = inputText(form);
  const parsed = withSeen(
    withoutAvoided(parseAnswer(input), avoiding(avoidWords, seller)),
    given.seen,
  );
  const { answer, questions } = settleDisputes(parsed, seller, photos);
  const facts = collectFacts(answer.facts, form, photos);
  const known = [...facts, ...answer.facts];
  const { language } = form;
  const across = compareLanguages(answer, form, known);
  const { evidence, isForeign } = across;
  const category = form.category || answer.category;
  const attributes = completeAttributes(
    answer.attributes,
    form.colors ?? [],
    evidence,
  );
  const materials = supportedMaterials(answer, form, hasPhoto, across);
  const label = categories.find(({ value }) => value === category)?.label ?? "";
  const said = [
    label,
    ...label.split(/[&,]/u),
    ...materials,
    ...attributes.map(({ value }) => value),
  ];
  const candidates = fitTags(answer.tags, language ?? "en").filter(({ tag }) =>
    isSupported(tag, evidence),
  );
  const ownTags = chooseTags(candidates, said);
  const ownTitles = usableTitles(answer.titles, evidence).filter(
    across.isAbout,
  );
  const choose = (from: readonly Fact[]) =>
    chooseTitles(ownTitles, form.titleStyle ?? "etsy_2026", {
      facts: from,
      productName: form.productName,
      language,
    });
  // What the seller typed in another language is for want of anything better.
  const foreignTitles = isForeign ? choose([]) : [];
  const titles = foreignTitles.length > 0 ? foreignTitles : choose(facts);
  const about = (text: string) => (across.isAbout(text) ? text : "");
  const ownDescription = about(
    leaveOutFiller(usableDescription(answer.description, evidence), facts),
  );
  const describedAltText = about(usableAltText(answer.altText, evidence));
  const ownAltText =
    hasPhoto || isOfFacts(describedAltText, facts, seller)
      ? describedAltText
      : "";
  const title = titles[0] ?? "";
  const stated = findStated(form);
  const description = askAbout(
    questions,
    withBlanks(
      sayStated(
        ownDescription || fallbackDescription(facts, title, language),
        stated,
        language,
      ),
      withoutTold(answer.unknown, stated),
      facts,
    ),
  );
  const spare = isForeign
    ? tagsFromTitle(title, "", language ?? "en").filter(({ tag }) =>
        isSupported(tag, evidence),
      )
    : tagsFromFacts(facts, language);
  const completed: Partial<GeneratedListing> = {
    title,
    description,
    materials,
    attributes,
    tags: chooseTags(candidates, said, spare),
    altText:
      ownAltText || fallbackAltText(isForeign ? [] : facts, title, language),
  };
  const listing = makeListing((key) =>
    fieldRules[key].normalize(
      completed[key] ?? supportedValue(key, answer, evidence),
    ),
  );
  // Any of the titles may be chosen later.
  const text = [listingText(listing), ...titles].join("\n");
  return {
    listing: isRepaired(listing) ? listing : null,
    titles,
    facts,
    missing: blanksOf(listing.description),
    photoQuestions: questions,
    seen: {
      contradictions: answer.contradictions,
      photoAltTexts: answer.photoAltTexts,
    },
    altTexts: completeAltTexts(answer, {
      facts,
      title,
      evidence,
      photos,
      language,
      first: listing.altText,
    }),
    category,
    categoryPath: isSupported(answer.categoryPath, evidence)
      ? truncateAtWord(plainLine(answer.categoryPath), 200)
      : "",
    claims: uniqueByText(splitClaims(text, evidence).typed),
    watchList: [...findWatchListTerms(text)],
    used: usedFields({
      title: ownTitles[0],
      description: ownDescription,
      tags: ownTags[0],
      altText: ownAltText,
    }),
    violations: findMissingParts(answer, ownTitles, ownDescription, ownTags),
  };
}

const withSeen = (
  answer: ParsedAnswer,
  seen: Seen | undefined,
): ParsedAnswer => ({
  ...answer,
  contradictions: [...(seen?.contradictions ?? []), ...answer.contradictions],
  photoAltTexts: [...answer.photoAltTexts, ...(seen?.photoAltTexts ?? [])],
});

/** The description with a blank for each question, whatever facts are known. */
function askAbout(
  questions: readonly PhotoQuestion[],
  description: string,
): string {
  const topics = questions.map(({ topic }) => topic);
  return topics.length > 0 ? withBlanks(description, topics, []) : description;
}

/** The model's own value, for fields that can't be completed from the facts. */
const supportedValue = <Key extends ListingField>(
  key: Key,
  answer: ParsedAnswer,
  seller: string,
) =>
  fieldRules[key].removeUnsupported(fields[key].fromAnswer(answer), {
    evidence: seller,
  });

const isColor = ({ name }: Attribute): boolean =>
  /^(?:(?:primary|main|secondary)\s+)?colou?r$/iu.test(name);

/** "Color: Navy" as "Primary color: Blue"; other attributes as they are. */
function toEtsyVocabulary(attribute: Attribute): Attribute {
  if (!isColor(attribute)) return attribute;
  const name = /secondary/iu.test(attribute.name)
    ? "Secondary color"
    : "Primary color";
  return { name, value: etsyColorOf(attribute.value) ?? attribute.value };
}

/**
 * The model's attributes in Etsy's words, and the seller's colors where the
 * model names none.
 */
function completeAttributes(
  answered: readonly Attribute[],
  colors: readonly Color[],
  seller: string,
): Attribute[] {
  const kept = answered
    .filter(({ value }) => isSupported(value, seller))
    .map(toEtsyVocabulary);
  if (kept.some(isColor)) return normalizeAttributes(kept);
  const [primary, secondary] = [
    ...new Set(colors.map((color) => etsyColorOf(color) ?? color)),
  ];
  return normalizeAttributes([
    ...(primary ? [{ name: "Primary color", value: primary }] : []),
    ...(secondary ? [{ name: "Secondary color", value: secondary }] : []),
    ...kept,
  ]);
}
