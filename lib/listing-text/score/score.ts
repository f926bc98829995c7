import {
  capOf,
  findLimiting,
  findOpen,
  type Open,
} from "@/lib/listing-text/check/readiness";
import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { listingFields } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { fieldText } from "@/lib/listing-text/fields/map-fields";
import { findClaims, splitClaims } from "@/lib/listing-text/lexicon/claims";
import { checkAltText } from "@/lib/listing-text/rules/alt-text";
import { etsySources } from "@/lib/listing-text/rules/etsy-sources";
import type { Violation } from "@/lib/listing-text/rules/rule-table";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { splitSnippets, withSnippets } from "@/lib/listing-text/rules/snippets";
import { capOfChecks } from "@/lib/listing-text/score/cap-of-checks";
import {
  type Check,
  checker,
  type Fix,
  sellerTextOf,
} from "@/lib/listing-text/score/check";
import { type Grade, gradeOf } from "@/lib/listing-text/score/grade";
import { isMadeWithout, isOfKnown } from "@/lib/listing-text/score/is-of-known";
import { scorePenalties } from "@/lib/listing-text/score/penalties";
import { scoreAltText } from "@/lib/listing-text/score/score-alt-text";
import { scoreAttributes } from "@/lib/listing-text/score/score-attributes";
import { scoreDescription } from "@/lib/listing-text/score/score-description";
import { scoreTags } from "@/lib/listing-text/score/score-tags";
import { scoreTitle } from "@/lib/listing-text/score/score-title";
import {
  repairAll,
  type Suggest,
  suggestions,
} from "@/lib/listing-text/score/suggestions";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/find-watch-list-terms";

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

export type Score = {
  /** 0–100; while something is open, at most the cap of the worst of it. */
  total: number;
  /** 0–100: what the text earns, whatever is open. */
  earned: number;
  /**
   * How many of the hundred points could be judged: fewer where no facts are
   * known, or not all fields. `total` and `earned` are shares of them.
   */
  maximum: number;
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
    ...scorePenalties(own, context),
  ].filter((check) => isMadeWithout(check, unknown));
  const open = findLimiting(listing, context, violations);
  const add = (of: (check: Check) => number) =>
    checks.reduce((sum, check) => sum + of(check), 0);
  // All checks together have 100 points.
  const maximum = add(({ max }) => max);
  const sum = Math.max(
    0,
    Math.round((100 * add(({ points }) => points)) / maximum),
  );
  const cap = Math.min(capOf(open), capOfChecks(listing, given));
  return { violations, checks, open, sum, maximum, total: Math.min(cap, sum) };
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
export const scoreListing = (
  listing: GeneratedListing,
  context: ScoreContext = {},
): Score => ({
  ...scoreWithFixes(listing, context),
  open: findOpen(listing, context),
});

/** The same without what is open, which takes longer than all else. */
export function scoreWithFixes(
  listing: GeneratedListing,
  context: ScoreContext = {},
): Omit<Score, "open"> {
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
    maximum: before.maximum,
    grade: gradeOf(before.total),
    passesGate: before.violations.length === 0,
    violations: before.violations,
    repair: repair && helps(repair) ? repair : null,
    checks,
  };
}
