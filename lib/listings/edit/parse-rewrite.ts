import "server-only";
import { modelFailed } from "@/lib/ai-failure";
import {
  type ParsedAnswer,
  parseAnswer,
} from "@/lib/listing-text/answer/model-answer";
import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import {
  isOfFacts,
  speaksOfPicture,
} from "@/lib/listing-text/compose/alt-text-of-facts";
import {
  type AvoidedWords,
  withoutAvoided,
} from "@/lib/listing-text/compose/avoided-words";
import { fallbackAltText } from "@/lib/listing-text/compose/texts";
import {
  emptyListing,
  fields,
  type GeneratedListing,
  type ListingField,
} from "@/lib/listing-text/fields/fields";
import { altTextAim } from "@/lib/listing-text/fields/limits";
import { copyText } from "@/lib/listing-text/fields/map-fields";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import { normalizeAltText } from "@/lib/listing-text/rules/alt-text";
import { checkListing, fieldRules } from "@/lib/listing-text/rules/rules";
import { isSupported } from "@/lib/listing-text/rules/unsupported-claims";
import {
  matchedWithoutTags,
  sellerTextOf,
} from "@/lib/listing-text/score/check";
import {
  chooseTags,
  tagsFromFacts,
} from "@/lib/listing-text/score/choose-tags";
import { totalOf } from "@/lib/listing-text/score/score";
import type { RewriteWish } from "@/lib/listings/edit/schema";

type Known = {
  results: GeneratedListing;
  /** All that may be claimed. */
  evidence: string;
  context: ScoreContext;
  /** The words that the seller never uses. */
  avoided?: AvoidedWords;
  /** With one, points don't decide between several texts. */
  wish?: RewriteWish;
};
type Patch = Partial<GeneratedListing>;
type Candidates<Key extends ListingField> = (
  answer: ParsedAnswer,
  known: Known,
) => GeneratedListing[Key][];

/** Where more than the first value of the answer is used. */
const ownCandidates: { [Key in ListingField]?: Candidates<Key> } = {
  title: ({ titles }) => titles.slice(0, 5),
  tags: ({ tags }, { results, evidence, context, avoided }) => {
    const candidates = tags.filter(({ tag }) => isSupported(tag, evidence));
    const spare = tagsFromFacts(context.facts ?? []).filter(
      ({ tag }) => !avoided?.isIn(tag),
    );
    return [
      chooseTags(candidates, matchedWithoutTags(results, context), spare),
    ];
  },
  altText({ altText }, { results, context, wish }) {
    const written = normalizeAltText(altText, altTextAim);
    const { facts = [] } = context;
    if (facts.some(({ source }) => source === "photo")) return [written];
    const seller = sellerTextOf(context);
    // In another language than the facts their words are not found.
    const isUsable = wish?.language
      ? !speaksOfPicture(written, seller)
      : isOfFacts(written, {
          facts,
          sellerText: seller,
          language: context.language,
        });
    return [isUsable ? written : fallbackAltText(facts, results.title)];
  },
};

function toPatches<Key extends ListingField>(
  key: Key,
  answer: ParsedAnswer,
  known: Known,
): Patch[] {
  const { normalize, removeUnsupported } = fieldRules[key];
  const candidates = ownCandidates[key]?.(answer, known) ?? [
    fields[key].fromAnswer(answer),
  ];
  const support = { evidence: known.evidence, before: known.results[key] };
  return candidates.map((value) => ({
    [key]: normalize(removeUnsupported(normalize(value), support)),
  }));
}

/** By which the best of several texts is found: greater is better. */
function ratingOf(
  field: ListingField,
  { results, context, wish = {} }: Known,
): (patch: Patch) => number {
  if (wish.style === "shorter")
    return (patch) => -copyText({ ...results, ...patch }, field).length;
  if (Object.values(wish).some(Boolean)) return () => 0;
  return (patch) => totalOf({ ...results, ...patch }, context);
}

/**
 * The field as the model wrote it, repaired, and without unsupported claims; of
 * several, the one that scores best among those that are new, or as the seller
 * wished. Throws `upstream_failed` when nothing can be used.
 */
export function parseRewrite(
  field: ListingField,
  text: string,
  known: Known,
): Patch {
  const { results } = known;
  const rate = ratingOf(field, known);
  const answer = parseJson(text);
  if (answer === undefined)
    throw modelFailed("the rewritten field is not JSON");
  const before = JSON.stringify(results[field]);
  const read = parseAnswer(answer);
  const kept = known.avoided ? withoutAvoided(read, known.avoided) : read;
  const usable = toPatches(field, kept, known).filter(
    (patch) =>
      copyText({ ...emptyListing, ...patch }, field) !== "" &&
      checkListing({ ...results, ...patch }).every(
        (one) => one.field !== field,
      ),
  );
  const rated = usable.map((patch) => ({
    patch,
    isNew: JSON.stringify(patch[field]) !== before,
    rating: rate(patch),
  }));
  const [best] = rated.sort(
    (a, b) => Number(b.isNew) - Number(a.isNew) || b.rating - a.rating,
  );
  if (!best) throw modelFailed("nothing of the rewritten field can be used");
  return best.patch;
}
