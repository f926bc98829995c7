import { withoutSnippets } from "@/lib/listings/complete/snippets";
import { guessLanguage, type Language } from "@/lib/listings/languages";
import {
  conceptsOf,
  sharedClaims,
} from "@/lib/listings/lexicon/claim-concepts";
import { claimKey, findClaims } from "@/lib/listings/lexicon/claims";
import { namedThings } from "@/lib/listings/lexicon/named-things";
import { listingText, pickFields } from "@/lib/listings/map-fields";
import { findLimiting } from "@/lib/listings/readiness";
import type { Fact, ListingAnswer } from "@/lib/listings/schema";
import { totalOf } from "@/lib/listings/score";
import type { ScoreContext } from "@/lib/listings/score/check";
import {
  type ComparedSource,
  compareWithSource,
} from "@/lib/listings/translate/compare";
import type {
  TranslatedFields,
  Translation,
} from "@/lib/listings/translate/schema";

/**
 * In which a listing is written: as it was chosen, or, of an older one, as it
 * reads.
 */
export const languageOf = ({
  language,
  title,
  description,
}: ListingAnswer): Language =>
  language ?? guessLanguage(`${title}\n${description}`) ?? "en";

/** The listing as a translation is compared with it. */
export function comparedSource(listing: ListingAnswer): ComparedSource {
  const { title, materials, titles, sellerText } = listing;
  const description = withoutSnippets(listing.description, listing.snippets);
  return {
    language: languageOf(listing),
    told: [title, description, materials.join("\n")].join("\n"),
    known: [
      listingText({ ...pickFields(listing), description }),
      ...titles,
      sellerText,
    ].join("\n"),
  };
}

type Written = TranslatedFields & { language: Language; item: string };

/**
 * The facts in the words of the translation, as far as our tables know them, so
 * that they are found in it.
 */
function factsOf({ language, item, ...fields }: Written): Fact[] {
  const text = [fields.title, fields.description, ...fields.tags].join("\n");
  const things = namedThings(text, language).map(({ kind, text: value }) => ({
    name: kind,
    value,
  }));
  return [{ name: "product", value: item }, ...things].map((fact) => ({
    ...fact,
    source: "seller",
  }));
}

/**
 * The keys of what the seller confirmed, and of the claims in a translation
 * whose like she confirmed in her listing.
 */
export function confirmedIn(
  { title, description, tags }: TranslatedFields,
  listing: ListingAnswer,
): string[] {
  const text = [title, description, ...tags].join("\n");
  const proven = new Set(
    findClaims(listingText(listing))
      .filter((claim) => listing.confirmed.includes(claimKey(claim)))
      .flatMap(conceptsOf),
  );
  const own = findClaims(text).filter((claim) =>
    conceptsOf(claim).every((concept) => proven.has(concept)),
  );
  return [...listing.confirmed, ...own.map(claimKey)];
}

/**
 * The score of the listing in that language, what is open in it, and how it
 * differs from the source. Pure, so that the page knows it with each keystroke.
 */
export function assessTranslation(
  listing: ListingAnswer,
  written: Written,
): Pick<Translation, "score" | "ready" | "open" | "differences"> {
  const { title, description, tags } = written;
  const text = [title, description, ...tags].join("\n");
  const source = comparedSource(listing);
  const known = `${source.told}\n${source.known}`;
  const context: ScoreContext = {
    productName: written.item,
    category: listing.category,
    facts: factsOf(written),
    sellerText: [listing.sellerText, ...sharedClaims(text, known)].join("\n"),
    confirmed: confirmedIn(written, listing),
    snippets: listing.snippets,
  };
  const results = { ...pickFields(listing), title, description, tags };
  const open = findLimiting(results, context)
    .filter(
      ({ field }) =>
        field === "title" || field === "description" || field === "tags",
    )
    .map(({ code, field, message }) => ({ code, field, message }));
  const body = withoutSnippets(description, listing.snippets);
  return {
    score: totalOf(results, context),
    ready: open.length === 0,
    open,
    differences: compareWithSource(source, { ...written, description: body }),
  };
}
