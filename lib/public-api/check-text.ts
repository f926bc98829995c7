import { isDeepStrictEqual } from "node:util";
import { findMentions } from "@/lib/listing-text/check/readiness";
import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import { optionalNames } from "@/lib/listing-text/fields/optional-fields";
import { claimKey, splitClaims } from "@/lib/listing-text/lexicon/claims";
import { adviseDescription } from "@/lib/listing-text/rules/check-plain-text";
import { rules, type Violation } from "@/lib/listing-text/rules/rule-table";
import type { Fix } from "@/lib/listing-text/score/check";
import { scoreMeaning } from "@/lib/listing-text/score/grade";
import {
  applyFix,
  type Score,
  scoreListing,
  scoreWithFixes,
} from "@/lib/listing-text/score/score";
import {
  type CheckedListing,
  type CheckReport,
  type CheckRequest,
  checkedListingSchema,
} from "@/lib/public-api/check-schema";

const checkedFields = checkedListingSchema.keyof().options;

/** The listing with what was left out empty, and what that is. */
export function readListing(given: CheckedListing) {
  const {
    title = "",
    description = "",
    tags = [],
    materials = [],
    altText = "",
    attributes = [],
  } = given;
  const listing: GeneratedListing = {
    ...emptyListing,
    title,
    description,
    tags,
    materials,
    altText,
    attributes,
  };
  const missing = checkedFields.filter((field) => given[field] === undefined);
  return { listing, missing };
}

/**
 * Those of the listing, by whether the seller said so too. Where it isn't known
 * what she said, the listing is her word.
 */
function readClaims(listing: GeneratedListing, sellerText: string | undefined) {
  const claims = findMentions(listing).filter(
    ({ code }) => code === "claim_unconfirmed",
  );
  if (sellerText === undefined)
    return {
      confirmed: claims,
      toProve: claims.filter(({ needsProof }) => needsProof),
    };
  const untold = new Set(
    splitClaims(listingText(listing), sellerText).untyped.map(claimKey),
  );
  return {
    confirmed: claims.filter(({ key }) => !untold.has(key)),
    toProve: [],
  };
}

/** Each takes away at least one finding, and few come up again. */
const maxRounds = 12;

/**
 * The listing with every repair and fix in it, and which were taken for what.
 * Several of one field would replace each other, so each is offered with what
 * the others make of its fields: after all of them, in any order, none is left.
 */
function fixAll(
  listing: GeneratedListing,
  first: Score,
  context: ScoreContext,
) {
  const taken = new Map<string, Fix>();
  let best = listing;
  let score: Omit<Score, "open"> = first;
  for (let round = 0; round < maxRounds; round += 1) {
    const { id = "repair", fix } = score.repair
      ? { fix: score.repair }
      : (score.checks.find((check) => check.fix) ?? {});
    if (!fix) break;
    const before = taken.get(id);
    taken.set(id, {
      label: before?.label ?? fix.label,
      patch: { ...before?.patch, ...fix.patch },
    });
    best = applyFix(best, fix);
    score = scoreWithFixes(best, context);
  }
  return { best, taken };
}

/**
 * Only what it changes of what was sent: it must not empty a field that is
 * merely unknown here.
 */
function toFix(
  fix: Fix | null | undefined,
  given: CheckedListing,
  best: GeneratedListing,
) {
  if (!fix) return null;
  const isChanged = (field: keyof CheckedListing) =>
    given[field] !== undefined && !isDeepStrictEqual(best[field], given[field]);
  const changed = checkedFields.filter(
    (field) => fix.patch[field] !== undefined && isChanged(field),
  );
  if (changed.length === 0) return null;
  return {
    label: fix.label,
    patch: Object.fromEntries(changed.map((field) => [field, best[field]])),
  };
}

const toFinding = ({ field, index, code, message }: Violation) => ({
  field,
  index: index ?? null,
  code,
  message,
});
const isAdvice = ({ code }: Violation) => rules[code].basis === "inferred";

/**
 * What programs and assistants are told of a listing. Deterministic, without a
 * model, and nothing is stored. What is left out is not scored.
 */
export function checkText({
  productName,
  category,
  sellerText,
  ...given
}: CheckRequest): CheckReport {
  const { listing, missing } = readListing(given);
  const notScored =
    category === undefined ? [...missing, "category" as const] : missing;
  const { confirmed, toProve } = readClaims(listing, sellerText);
  const context: ScoreContext = {
    productName,
    category,
    sellerText: sellerText ?? listingText(listing),
    isOwnWord: sellerText === undefined,
    confirmed: confirmed.map(({ key }) => key),
    unknown: [...notScored, ...optionalNames],
  };
  const score = scoreListing(listing, context);
  const { total, grade, violations, open, checks, repair } = score;
  const { best, taken } = fixAll(listing, score, context);
  const refused = violations.filter((violation) => !isAdvice(violation));
  const advice = [
    ...violations.filter(isAdvice),
    ...adviseDescription(listing.description),
  ];
  const toSettle = [...open.filter(({ code }) => !(code in rules)), ...toProve];
  return {
    score: total,
    grade,
    meaning: scoreMeaning,
    notScored,
    passes: refused.length === 0,
    violations: refused.map(toFinding),
    open: toSettle.map(({ code, field, message }) => ({
      code,
      field,
      message,
    })),
    advice: advice.map(toFinding),
    checks: checks.map(({ id, area, points, max, message, source, fix }) => ({
      id,
      area,
      points,
      max,
      message,
      source,
      fix: toFix(fix ?? taken.get(id), given, best),
    })),
    repair: toFix(repair ?? taken.get("repair"), given, best),
  };
}
