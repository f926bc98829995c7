import { emptyListing, type GeneratedListing, type ListingField } from "@/lib/listings/fields";
import { listingText } from "@/lib/listings/map-fields";
import { findMentions } from "@/lib/listings/readiness";
import { adviseDescription } from "@/lib/listings/rules/content";
import { scoreListing } from "@/lib/listings/score";
import type { Fix, Unknown } from "@/lib/listings/score/check";
import { scoreMeaning } from "@/lib/listings/score/grade";
import type { CheckedListing, CheckResult } from "@/lib/mcp/schema";

const mayBeMissing = ["description", "tags", "materials", "altText", "attributes"] as const satisfies ListingField[];

/** The listing with its missing fields empty, and which those are. */
export function readListing(input: CheckedListing): { listing: GeneratedListing; unknown: Unknown[] } {
  const { description = "", tags = [], materials = [], altText = "", attributes = [] } = input;
  return {
    listing: { ...emptyListing, title: input.title, description, tags, materials, altText, attributes },
    unknown: ["category", "personalization", ...mayBeMissing.filter((field) => input[field] === undefined)],
  };
}

/** Scored as a text of the seller's own, like a listing of her shop: her claims cost no points, but are to be settled. */
export function checkListing(input: CheckedListing): CheckResult {
  const { listing, unknown } = readListing(input);
  const claims = findMentions(listing).filter(({ code }) => code === "claim_unconfirmed");
  const context = { sellerText: listingText(listing), confirmed: claims.map(({ key }) => key), unknown };
  const { total, grade, open, violations, repair, checks } = scoreListing(listing, context);
  const broken = [...violations, ...adviseDescription(listing.description)];
  const isBroken = new Set<string>(broken.map(({ code }) => code));
  const lacking = checks.filter(({ points, max }) => points < max);
  const fixes = [repair, ...lacking.map(({ fix }) => fix)].filter((fix): fix is Fix => Boolean(fix));
  return {
    score: total,
    grade,
    meaning: scoreMeaning,
    refused: broken.map(({ field, code, message }) => ({ field, code, message })),
    toSettle: [...open.filter(({ code }) => !isBroken.has(code)), ...claims.filter(({ needsProof }) => needsProof)].map(
      ({ field, message }) => ({ field, message }),
    ),
    advice: lacking
      .toSorted((one, other) => other.max - other.points - (one.max - one.points))
      .map(({ area, message, points, max }) => ({ area, message, points, maxPoints: max })),
    fixes: [...new Map(fixes.map((fix) => [JSON.stringify(fix), fix])).values()].map(({ label, patch }) => ({
      label,
      changes: patch,
    })),
  };
}
