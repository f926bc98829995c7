import type { FieldText } from "@/lib/listing-text/check/field-texts";
import { findOpen, type Open } from "@/lib/listing-text/check/readiness";
import { findUnwantedText } from "@/lib/listing-text/check/unwanted-text";
import type { Fact, ListingAnswer } from "@/lib/listing-text/fields/schema";
import {
  claimKey,
  findClaims,
  splitClaims,
} from "@/lib/listing-text/lexicon/claims";
import { findWatchListTerms } from "@/lib/listing-text/watch-list/find-watch-list-terms";
import type { SheetClaim } from "@/lib/listings/sheet/schema";
import { textsOf } from "@/lib/listings/sheet/texts-of";

const confirmable = new Set([
  "claim_unconfirmed",
  "brand_unconfirmed",
  "sentence_unsupported",
]);
/** What no seller can confirm away: it can only be struck. */
const forbidden = new Set([
  "health_claim",
  "offsite_selling",
  "invented_praise",
]);

export type FoundClaim = SheetClaim & {
  /** Each text that says it, to be struck as a whole. */
  texts: FieldText[];
};

/**
 * The open points of a listing: what it claims, and what of the rest only its
 * own page can settle. Blanks are left out.
 */
export function findSheetClaims(listing: ListingAnswer): {
  claims: FoundClaim[];
  others: string[];
} {
  const claims: FoundClaim[] = [];
  const others: string[] = [];
  const texts = textsOf(listing);
  for (const open of findOpen(listing, listing)) {
    const isClaim = confirmable.has(open.code) || forbidden.has(open.code);
    if (isClaim && open.text !== undefined)
      claims.push(claimOf(open, open.text, listing, texts));
    else if (!isFillable(open)) others.push(open.message);
  }
  return { claims, others };
}

const isFillable = ({ code, text = "" }: Open) =>
  code === "blank_open" && /^\[add [^[\]\n]{1,40}\]$/u.test(text);

function claimOf(
  open: Open,
  text: string,
  { facts, sellerText }: ListingAnswer,
  texts: readonly FieldText[],
): FoundClaim {
  const { code, field, message } = open;
  const key = open.key ?? `${code}:${text.toLowerCase()}`;
  const found = texts.filter((each) => says(each, open, text));
  const said = found.find((each) => each.field === field) ?? found[0];
  return {
    key,
    field: said?.field ?? field,
    text,
    said: said?.text ?? text,
    message,
    fact: factFor(open, text, facts, sellerText),
    canConfirm: confirmable.has(code),
    texts: found,
  };
}

/** Whether this text is where the open point stands. */
function says(
  { field, text }: FieldText,
  { code, key, field: of }: Open,
  claimed: string,
): boolean {
  switch (code) {
    case "claim_unconfirmed":
      return findClaims(text).some((claim) => claimKey(claim) === key);
    case "brand_unconfirmed":
      return findWatchListTerms(text).some(
        ({ term }) => term.toLowerCase() === key,
      );
    case "sentence_unsupported":
      return field === of && text === claimed;
    default:
      return (
        (text.includes(claimed) || claimed.includes(text)) &&
        findUnwantedText(text).some(({ kind }) => kind === code)
      );
  }
}

/** What the seller told that says it, in her own words. */
function factFor(
  { code, key = "" }: Open,
  text: string,
  facts: readonly Fact[],
  sellerText: string,
): string {
  const told = [
    ...facts
      .filter(({ source }) => source === "seller")
      .map(({ name, value, quote }) => quote ?? `${name}: ${value}`),
    ...sellerText.split("\n"),
  ];
  const isSaid = (fact: string) =>
    code === "claim_unconfirmed"
      ? splitClaims(text, fact).typed.length > 0
      : code === "brand_unconfirmed" && fact.toLowerCase().includes(key);
  return (told.find(isSaid) ?? "").slice(0, longestFact);
}

/** Characters of it that are shown. */
const longestFact = 200;
