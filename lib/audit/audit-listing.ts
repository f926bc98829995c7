import type { Held, ShopListing } from "@/lib/audit/file/read-shop-file";
import { type AuditRow, type Finding, findingKeys } from "@/lib/audit/findings";
import type { OutOfSeason } from "@/lib/audit/seasons/create-season-check";
import { findMentions, type Open } from "@/lib/listing-text/check/readiness";
import type {
  ScoreContext,
  Unknown,
} from "@/lib/listing-text/check/score-context";
import { tagSlots } from "@/lib/listing-text/fields/limits";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import { optionalNames } from "@/lib/listing-text/fields/optional-fields";
import { adviseDescription } from "@/lib/listing-text/rules/check-plain-text";
import { rules, type Violation } from "@/lib/listing-text/rules/rule-table";
import { summarizeListing } from "@/lib/listing-text/score/score";

/** All about one listing, made when it is opened. */
export type AuditDetail = Pick<ShopListing, "listing" | "atEtsy"> & {
  row: AuditRow;
  /** Open points and checks, of which the row has the total. */
  score: Pick<ReturnType<typeof summarizeListing>, "total" | "open" | "checks">;
  /** What Etsy would refuse and what it merely advises against. */
  violations: Violation[];
  outOfSeason: OutOfSeason[];
  /**
   * By what a listing of a file is known again in the next one; "" for nothing.
   */
  sourceKey?: string;
};

/**
 * Etsy's file has neither category nor attributes, alt texts or optional
 * fields.
 */
export function unknownIn(held: Held): Unknown[] {
  const named = (
    ["description", "tags", "materials", "altText"] as const
  ).filter((field) => !held[field]);
  return ["category", "attributes", ...optionalNames, ...named];
}

/** What isn't known of this one, which others of the same source may have. */
function unknownOf(
  { atEtsy }: ShopListing,
  unknown: readonly Unknown[],
): readonly Unknown[] {
  if (!atEtsy) return unknown;
  const { path, altTexts } = atEtsy;
  return [
    ...unknown,
    ...(path.length === 0 ? ["category" as const] : []),
    ...(altTexts.length === 0 ? ["altText" as const] : []),
  ];
}

/**
 * The text is the seller's own and is on sale: her claims cost no points here,
 * they are only shown. Third-party names and blanks limit the points as they do
 * everywhere.
 */
function contextOf(
  entry: ShopListing,
  mentions: readonly Open[],
  unknown: readonly Unknown[],
): ScoreContext {
  const { listing, atEtsy } = entry;
  const claims = mentions.filter(({ code }) => code === "claim_unconfirmed");
  return {
    sellerText: listingText(listing),
    confirmed: claims.flatMap(({ key }) => key ?? []),
    unknown: unknownOf(entry, unknown),
    ...(atEtsy && { altTexts: atEtsy.altTexts, etsyPath: atEtsy.path }),
  };
}

type Known = {
  unknown: readonly Unknown[];
  findOutOfSeason: (listing: ShopListing["listing"]) => OutOfSeason[];
};

const shownTitle = 160;

/** What is only our own caution, or advised, Etsy takes. */
export const wouldRefuse = ({ code }: Violation) =>
  rules[code].basis !== "inferred";

export function auditListing(
  entry: ShopListing,
  index: number,
  { unknown, findOutOfSeason }: Known,
): AuditRow {
  const { listing, sku, price } = entry;
  const mentions = findMentions(listing);
  const { total, violations, open } = summarizeListing(
    listing,
    contextOf(entry, mentions, unknown),
  );
  const has: Record<Finding, boolean> = {
    refused: violations.some(wouldRefuse),
    characters: violations.some(({ code }) =>
      /_character$|_control$/u.test(code),
    ),
    tags: !unknown.includes("tags") && listing.tags.length < tagSlots,
    altText: hasBareAltText(entry, unknown),
    // Known once all listings are compared.
    group: false,
    season: findOutOfSeason(listing).length > 0,
    claim: mentions.some(
      ({ code, needsProof }) => code === "claim_unconfirmed" && needsProof,
    ),
    name: open.some(({ code }) => code === "brand_unconfirmed"),
    blank: open.some(({ code }) => code === "blank_open"),
  };
  return {
    index,
    sku,
    price,
    score: total,
    tags: listing.tags.length,
    title: listing.title.slice(0, shownTitle),
    found: findingKeys.filter((key) => has[key]),
  };
}

function hasBareAltText(
  { listing, atEtsy }: ShopListing,
  unknown: readonly Unknown[],
): boolean {
  if (unknown.includes("altText")) return false;
  return (atEtsy?.altTexts ?? [listing.altText]).some(
    (text) => text.trim() === "",
  );
}

export function detailListing(
  entry: ShopListing,
  index: number,
  known: Known,
): AuditDetail {
  const { listing, atEtsy } = entry;
  const mentions = findMentions(listing);
  const { total, open, checks, violations } = summarizeListing(
    listing,
    contextOf(entry, mentions, known.unknown),
  );
  const claims = mentions.filter(
    ({ code, needsProof }) => code === "claim_unconfirmed" && needsProof,
  );
  return {
    row: auditListing(entry, index, known),
    listing,
    ...(atEtsy && { atEtsy }),
    score: { total, open: [...open, ...claims], checks },
    violations: [...violations, ...adviseDescription(listing.description)],
    outOfSeason: known.findOutOfSeason(listing),
  };
}
