import { findWatchListTerms, type WatchListTerm } from "@/lib/etsy/watch-list";
import { type LooseAnswer, readAnswer } from "@/lib/listings/answer/read-answer";
import { chooseTags } from "@/lib/listings/complete/choose-tags";
import { chooseTitles } from "@/lib/listings/complete/choose-titles";
import { completeAttributes } from "@/lib/listings/complete/complete-attributes";
import {
  fallbackAltText,
  fallbackDescription,
  usableAltText,
  usableDescription,
  usableTitles,
  withBlanks,
} from "@/lib/listings/complete/complete-texts";
import { gatherFacts } from "@/lib/listings/complete/gather-facts";
import { isAbout } from "@/lib/listings/complete/is-about";
import { isTrue } from "@/lib/listings/complete/keep-truth";
import { type SellerWords, sellerText } from "@/lib/listings/complete/seller-text";
import { tagsFromFacts } from "@/lib/listings/complete/tags-from-facts";
import { normaliseListing } from "@/lib/listings/normalise";
import { fitWords } from "@/lib/listings/normalise/fit-words";
import { normaliseMaterials } from "@/lib/listings/normalise/normalise-materials";
import { checkListing } from "@/lib/listings/rules";
import { tagSlots } from "@/lib/listings/rules/limits";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import { checkTag } from "@/lib/listings/rules/tags";
import { checkTitle } from "@/lib/listings/rules/title";
import { type Violation, violation } from "@/lib/listings/rules/violation";
import { type Category, categories, type Fact, type GeneratedListing } from "@/lib/listings/schema";
import { blanksOf } from "@/lib/listings/text/blanks";
import { listingText } from "@/lib/listings/text/listing-text";
import { type Claim, splitClaims } from "@/lib/listings/words/claims";
import { everyKind, hasOffLimits, withoutOffLimits } from "@/lib/listings/words/off-limits";
import { rootsOf } from "@/lib/listings/words/word-roots";
import { plainLine } from "@/lib/plain-text/plain-text";

export type Completion = {
  /** Passes every rule; null when neither the answer nor the facts hold anything to make a listing of. */
  listing: GeneratedListing | null;
  /** Up to three title variants in the style asked for; the first is the listing's. */
  titles: string[];
  facts: Fact[];
  /** What the `[add …]` blanks of the description ask for. */
  missing: string[];
  category: Category | null;
  /** The model's suggestion of a leaf category; "" for none. */
  categoryPath: string;
  /** Claims that need proof, kept because the seller typed them. */
  claims: Claim[];
  /** Names of others that the listing or a title holds because the seller typed them. */
  watchList: WatchListTerm[];
  /** Which of the model's own fields the listing rests on; none when it is made of the seller's words alone. */
  used: ListingField[];
  /** What the model's own answer lacked, before it was completed from the facts: what a repair should mend. */
  violations: Violation[];
};

function keepMaterials({ materials }: LooseAnswer, form: SellerWords, hasPhoto: boolean): string[] {
  const seller = sellerText(form);
  const typed = new Set(rootsOf(seller));
  const told = normaliseMaterials(materials.filter((material) => !hasOffLimits(material, everyKind)))
    .filter((material) => isTrue(material, seller))
    .filter((material) => hasPhoto || rootsOf(material).some((root) => typed.has(root)));
  return told.length > 0
    ? told
    : normaliseMaterials(withoutOffLimits(form.materials ?? "", everyKind).split(/\s(?:&|and|\+)\s/iu));
}

function lacks(answer: LooseAnswer, titles: string[], description: string, tags: string[]): Violation[] {
  const found: Violation[] = [];
  if (titles.length === 0) {
    const why = checkTitle(answer.titles[0] ?? "");
    found.push(
      ...(why.length > 0
        ? why
        : [violation("title_empty", "No title can be used: it claims what nobody told, or is about something else.")]),
    );
  }
  if (description === "") {
    found.push(
      violation("description_empty", "The description is empty, claims what nobody told, or is about something else."),
    );
  }
  if (tags.length < tagSlots) {
    const message = `Only ${tags.length} tags can be used; ${tagSlots} different ones are wanted.`;
    found.push(violation("tags_few", message, { found: String(tags.length) }));
    return [...found, ...answer.tags.flatMap(({ tag }, index) => checkTag(tag, index))];
  }
  return found;
}

/** Each text once, as it is first written. */
const once = <Entry extends { text: string }>(entries: Entry[]): Entry[] =>
  [...new Map([...entries].reverse().map((entry) => [entry.text.toLowerCase(), entry])).values()].reverse();

const usedOf = (own: Partial<Record<ListingField, string | undefined>>): ListingField[] =>
  (Object.keys(own) as ListingField[]).filter((field) => own[field]);

/**
 * Makes a listing out of whatever a model answered and what the seller typed: repaired, without what nobody told,
 * and completed from the facts where the answer is empty or unusable. Never throws.
 */
export function completeListing(input: unknown, form: SellerWords, { hasPhoto }: { hasPhoto: boolean }): Completion {
  const answer = readAnswer(input);
  const seller = sellerText(form);
  const facts = gatherFacts(answer.facts, form, hasPhoto);
  const category = form.category || answer.category;
  const attributes = completeAttributes(answer.attributes, form.colors ?? [], seller);
  const materials = keepMaterials(answer, form, hasPhoto);
  const label = categories.find(({ value }) => value === category)?.label ?? "";
  const said = [label, ...label.split(/[&,]/u), ...materials, ...attributes.map(({ value }) => value)];
  const candidates = answer.tags.filter(({ tag }) => isTrue(tag, seller));
  const ownTags = chooseTags(candidates, said);
  const known = [...facts, ...answer.facts];
  const ownTitles = usableTitles(answer.titles, seller).filter((title) => isAbout(title, known));
  const titles = chooseTitles(ownTitles, form.titleStyle ?? "etsy_2026", { facts, productName: form.productName });
  const about = (text: string) => (isAbout(text, known) ? text : "");
  const ownDescription = about(usableDescription(answer.description, seller));
  const ownAltText = about(usableAltText(answer.altText, seller));
  const title = titles[0] ?? "";
  const description = withBlanks(ownDescription || fallbackDescription(facts, title), answer.unknown, facts);
  const listing = normaliseListing({
    title,
    description,
    tags: chooseTags(candidates, said, tagsFromFacts(facts)),
    materials,
    altText: ownAltText || fallbackAltText(facts, title),
    attributes,
  });
  // Any of the titles may be chosen later.
  const text = [listingText(listing), ...titles].join("\n");
  return {
    listing: checkListing(listing).length === 0 ? listing : null,
    titles,
    facts,
    missing: blanksOf(listing.description),
    category,
    categoryPath: isTrue(answer.categoryPath, seller) ? fitWords(plainLine(answer.categoryPath), 200) : "",
    claims: once(splitClaims(text, seller).typed),
    watchList: [...findWatchListTerms(text)],
    used: usedOf({ title: ownTitles[0], description: ownDescription, tags: ownTags[0], altText: ownAltText }),
    violations: lacks(answer, ownTitles, ownDescription, ownTags),
  };
}
