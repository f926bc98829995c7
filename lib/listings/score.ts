import { etsySources } from "@/lib/etsy-sources";
import { splitSnippets, withSnippets } from "@/lib/listings/complete/snippets";
import { type GeneratedListing, listingFields } from "@/lib/listings/fields";
import { findClaims, splitClaims } from "@/lib/listings/lexicon/claims";
import { fillerIn } from "@/lib/listings/lexicon/filler";
import { fieldText } from "@/lib/listings/map-fields";
import {
  capOf,
  findLimiting,
  findOpen,
  type Open,
} from "@/lib/listings/readiness";
import { checkListing } from "@/lib/listings/rules";
import { checkAltText } from "@/lib/listings/rules/alt-text";
import type { Violation } from "@/lib/listings/rules/rule-table";
import {
  type Check,
  checker,
  type Fix,
  type ScoreContext,
  sellerTextOf,
} from "@/lib/listings/score/check";
import { type Grade, gradeOf } from "@/lib/listings/score/grade";
import { scoreAltText } from "@/lib/listings/score/score-alt-text";
import { scoreAttributes } from "@/lib/listings/score/score-attributes";
import { scoreDescription } from "@/lib/listings/score/score-description";
import { scoreTags } from "@/lib/listings/score/score-tags";
import { scoreTitle } from "@/lib/listings/score/score-title";
import { isMadeWithout, isOfKnown } from "@/lib/listings/score/unknown";
import {
  repairAll,
  type Suggest,
  suggestions,
} from "@/lib/listings/suggest-fixes";
import { findWatchListTerms } from "@/lib/watch-list/watch-list";

const check = checker("trust", etsySources.creativityStandards);

/** 4 points. A listing that says nothing earns no trust. */
function scoreTrust(listing: GeneratedListing, context: ScoreContext): Check[] {
  // Field by field: what is found in a text is remembered, and most changes are
  // to one field.
  const texts = listingFields.map((field) => fieldText(listing, field));
  const any = (points: number) =>
    texts.every((text) => text.trim() === "") ? 0 : points;
  const names = texts.flatMap(findWatchListTerms);
  const claims = texts.some((text) => findClaims(text).length > 0)
    ? texts.flatMap((text) => splitClaims(text, sellerTextOf(context)).untyped)
    : [];
  return [
    check({
      id: "no_watch_list",
      max: 2,
      points: any(names.length === 0 ? 2 : 0),
      well: "No brand, character or celebrity is named.",
      better: names[0]?.reason ?? "The listing is empty.",
    }),
    check({
      id: "no_untold_claims",
      max: 2,
      points: any(claims.length === 0 ? 2 : 0),
      well: "Nothing is claimed that you did not say.",
      better: claims[0]
        ? `“${claims[0].text}” needs proof. ${claims[0].reason}`
        : "The listing is empty.",
    }),
  ];
}

/**
 * Points that each sentence costs that says nothing of the piece, and the most
 * that all of them cost.
 */
const fillerCost = { each: 5, most: 40 };

/** No points to win: filler takes away what the rest has earned. */
function scoreFiller(
  { description }: GeneratedListing,
  { facts = [] }: ScoreContext,
): Check[] {
  const sentences = fillerIn(description, facts);
  const [first] = sentences;
  if (first === undefined) return [];
  const { url, checkedOn } = etsySources.wellCraftedListing;
  const more =
    sentences.length > 1 ? ` ${sentences.length} sentences are like it.` : "";
  return [
    {
      id: "filler",
      area: "description",
      max: 0,
      source: url,
      checkedOn,
      points: -Math.min(fillerCost.most, fillerCost.each * sentences.length),
      message: `“${first}” could stand in any listing.${more} Say what this piece has instead, or leave it out.`,
    },
  ];
}

export type Score = {
  /** 0–100; while something is open, at most the cap of the worst of it. */
  total: number;
  /** 0–100: what the text earns, whatever is open. */
  earned: number;
  grade: Grade;
  passesGate: boolean;
  /** What is to be settled before it is published. */
  open: Open[];
  /** What Etsy would refuse. */
  violations: Violation[];
  /** One click that repairs violations, where that helps. */
  repair: Fix | null;
  checks: Check[];
};

export const applyFix = (
  listing: GeneratedListing,
  fix: Fix,
): GeneratedListing => ({ ...listing, ...fix.patch });

/**
 * The listing as it was written, and the shop's snippets that stand in it:
 * their wording is not rated.
 */
function withoutShopText(
  listing: GeneratedListing,
  { snippets = [] }: ScoreContext,
) {
  const { text, standing } = splitSnippets(listing.description, snippets);
  return {
    own: snippets.length === 0 ? listing : { ...listing, description: text },
    standing,
  };
}

/** The first photo's alt text is the listing's own. */
const checkOtherPhotos = ({ altTexts = [] }: ScoreContext): Violation[] =>
  altTexts.flatMap((text, index) =>
    index === 0
      ? []
      : checkAltText(text).map((found) => ({
          ...found,
          index,
          message: `Photo ${index + 1}: ${found.message}`,
        })),
  );

function rateListing(listing: GeneratedListing, given: ScoreContext) {
  const { unknown = [] } = given;
  const violations = [
    ...checkListing(listing, given.snippets),
    ...checkOtherPhotos(given),
  ].filter((found) => isOfKnown(found, unknown));
  const { own, standing } = withoutShopText(listing, given);
  const context = { ...given, snippets: standing };
  const checks = [
    ...scoreTitle(own.title, context),
    ...scoreTags(own, context),
    ...scoreDescription(own, context),
    ...scoreAttributes(own, context),
    ...scoreAltText(own, context),
    ...scoreTrust(own, context),
    ...scoreFiller(own, context),
  ].filter((check) => isMadeWithout(check, unknown));
  const open = findLimiting(listing, context, violations);
  const add = (of: (check: Check) => number) =>
    checks.reduce((sum, check) => sum + of(check), 0);
  // All checks together have 100 points.
  const sum = Math.max(
    0,
    Math.round((100 * add(({ points }) => points)) / add(({ max }) => max)),
  );
  return { violations, checks, open, sum, total: Math.min(capOf(open), sum) };
}

type Rated = ReturnType<typeof rateListing>;

/**
 * Better in one thing, and worse in nothing that counts: the points, the capped
 * total, what Etsy would refuse.
 */
const improves = (after: Rated, before: Rated): boolean =>
  after.total >= before.total &&
  after.violations.length <= before.violations.length &&
  (after.sum > before.sum ||
    after.violations.length < before.violations.length);

/** Without a search for fixes. `total` is 0–100. */
export const summarizeListing = (
  listing: GeneratedListing,
  context: ScoreContext = {},
): Pick<Rated, "total" | "violations" | "open" | "checks"> =>
  rateListing(listing, context);

/** The figure alone. 0–100. */
export const totalOf = (
  listing: GeneratedListing,
  context: ScoreContext = {},
): number => summarizeListing(listing, context).total;

/**
 * How closely a listing follows Etsy's guidance. Pure and deterministic. A fix
 * is only offered when applying it to this listing makes the score better and
 * never lowers it.
 */
export function scoreListing(
  listing: GeneratedListing,
  context: ScoreContext = {},
): Score {
  const before = rateListing(listing, context);
  const helps = (fix: Fix) =>
    improves(rateListing(applyFix(listing, fix), context), before);
  const { own, standing } = withoutShopText(listing, context);
  const keepShopText = ({
    label,
    patch: { description, ...patch },
  }: Fix): Fix => ({
    label,
    patch:
      description === undefined
        ? patch
        : { ...patch, description: withSnippets(description, standing) },
  });
  const tried = new Map<Suggest, Fix | null>();
  const fixBy = (suggest: Suggest): Fix | null => {
    const known = tried.get(suggest);
    if (known !== undefined) return known;
    const fix = keepShopText(suggest(own, context));
    tried.set(suggest, helps(fix) ? fix : null);
    return tried.get(suggest) ?? null;
  };
  const checks = before.checks.map((check): Check => {
    if (check.points >= check.max) return check;
    const suggest = suggestions[check.id];
    const fix = suggest && fixBy(suggest);
    return fix ? { ...check, fix } : check;
  });
  const repair =
    before.violations.length > 0 ? keepShopText(repairAll(own)) : null;
  return {
    total: before.total,
    earned: before.sum,
    grade: gradeOf(before.total),
    passesGate: before.violations.length === 0,
    open: findOpen(listing, context),
    violations: before.violations,
    repair: repair && helps(repair) ? repair : null,
    checks,
  };
}
