import "server-only";
import {
  type ParsedAnswer,
  parseAnswer,
} from "@/lib/listing-text/answer/parse-answer";
import {
  type Evidence,
  unsupportedReason,
} from "@/lib/listing-text/check/refusal";
import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import {
  type AvoidedWords,
  avoiding,
} from "@/lib/listing-text/compose/avoided-words";
import {
  isOfFacts,
  speaksOfPicture,
} from "@/lib/listing-text/compose/is-of-facts";
import { leaveOutAvoided } from "@/lib/listing-text/compose/leave-out-avoided";
import { fallbackAltText } from "@/lib/listing-text/compose/texts";
import {
  emptyListing,
  fields,
  type ListingField,
} from "@/lib/listing-text/fields/fields";
import { altTextAim } from "@/lib/listing-text/fields/limits";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { copyText } from "@/lib/listing-text/fields/map-fields";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";
import { normalizeAltText } from "@/lib/listing-text/rules/alt-text";
import { checkListing, fieldRules } from "@/lib/listing-text/rules/rules";
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
  evidence: Evidence;
  context: ScoreContext;
  /** The words that the seller never uses. */
  avoided?: AvoidedWords;
  /** With one, points don't decide between several texts. */
  wish?: RewriteWish;
};
/** Whether one of the field's texts can stand, by the name that it has. */
type CanStand = (text: string, name?: string) => boolean;
type Patch = Partial<GeneratedListing>;
type Candidates<Key extends ListingField> = (
  answer: ParsedAnswer,
  known: Known & { canStand: CanStand },
) => GeneratedListing[Key][];

/** Where more than the first value of the answer is used. */
const ownCandidates: { [Key in ListingField]?: Candidates<Key> } = {
  title: ({ titles }) => titles.slice(0, 5),
  tags: ({ tags }, { results, canStand, context, avoided }) => {
    const candidates = tags.filter(({ tag }) => canStand(tag));
    const spare = tagsFromFacts(context.facts ?? []).filter(
      ({ tag }) => !avoided?.isIn(tag),
    );
    return [
      chooseTags(candidates, matchedWithoutTags(results, context), spare),
    ];
  },
  altText({ altText }, { results, context, wish, avoided }) {
    const written = normalizeAltText(altText, altTextAim);
    const { facts = [] } = context;
    if (facts.some(({ source }) => source === "photo")) return [written];
    const sayable = facts.filter(({ value }) => !avoided?.isIn(value));
    const seller = sellerTextOf(context);
    // In another language than the facts their words are not found.
    const isUsable = wish?.language
      ? !speaksOfPicture(written, seller)
      : isOfFacts(written, {
          facts,
          sellerText: seller,
          language: context.language,
        });
    return [isUsable ? written : fallbackAltText(sayable, results.title)];
  },
};

function toPatches<Key extends ListingField>(
  key: Key,
  answer: ParsedAnswer,
  known: Known & { canStand: CanStand },
): Patch[] {
  const { normalize, removeUnsupported } = fieldRules[key];
  const candidates = ownCandidates[key]?.(answer, known) ?? [
    fields[key].fromAnswer(answer),
  ];
  const { results, evidence, canStand } = known;
  const support = { said: evidence.said, before: results[key], canStand };
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

export type ParsedRewrite = {
  /** Null when nothing can be used. */
  patch: Patch | null;
  /** What the model should mend, in words for it. */
  violations: string[];
};

/** Of others there are more than are used, or what is left out is not missed. */
const isOneText = (field: ListingField): boolean =>
  !["title", "tags", "materials", "attributes"].includes(field);

/**
 * Of what can be used the one that scores best among those that are new, or as
 * the seller wished.
 */
function bestOf(
  patches: readonly Patch[],
  field: ListingField,
  known: Known,
): Patch | null {
  const { results } = known;
  const rate = ratingOf(field, known);
  const before = JSON.stringify(results[field]);
  const usable = patches.filter(
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
  return best?.patch ?? null;
}

/**
 * The field as the model wrote it, repaired, and without texts that nothing
 * supports, or that have words that the seller avoids.
 */
export function parseRewrite(
  field: ListingField,
  text: string,
  known: Known,
): ParsedRewrite {
  const { evidence, avoided = avoiding([], "") } = known;
  const parsed = parseJson(text);
  const { answer, removed } = leaveOutAvoided(parseAnswer(parsed), avoided);
  const own = removed.filter((gone) => gone.field === field);
  const refused: typeof removed = [];
  const canStand: CanStand = (written, name = "") => {
    const checkedAs = { field: fields[field].checkedAs, name };
    const reason = unsupportedReason(written, evidence, checkedAs);
    if (reason !== "") refused.push({ field, text: written, reason });
    return reason === "";
  };
  const patches = toPatches(field, answer, { ...known, canStand });
  const patch = bestOf(patches, field, known);
  const missed = patch
    ? own.filter(() => isOneText(field))
    : own.concat(refused);
  return {
    patch,
    violations: [
      ...(parsed === undefined
        ? ["It was not the JSON that was asked for."]
        : []),
      ...missed.map(({ text: written, reason }) => `“${written}”: ${reason}.`),
      ...(patch === null
        ? [
            "Nothing of it can be used: it is empty, breaks a limit, or says what nobody told.",
          ]
        : []),
    ],
  };
}
