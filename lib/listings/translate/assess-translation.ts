import { compareTranslation } from "@/lib/listing-text/check/compare-translation";
import { findLimiting } from "@/lib/listing-text/check/readiness";
import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import { listingText, pickFields } from "@/lib/listing-text/fields/map-fields";
import type { Fact, ListingAnswer } from "@/lib/listing-text/fields/schema";
import { guessLanguage } from "@/lib/listing-text/languages/guess-language";
import type { Language } from "@/lib/listing-text/languages/writing-languages";
import { replaceBlanks } from "@/lib/listing-text/lexicon/blanks";
import { claimKey, findClaims } from "@/lib/listing-text/lexicon/claims";
import { namedThings } from "@/lib/listing-text/lexicon/named-things";
import {
  conceptsOf,
  sharedClaims,
} from "@/lib/listing-text/lexicon/shared-claims";
import { withoutSnippets } from "@/lib/listing-text/rules/snippets";
import { totalOf } from "@/lib/listing-text/score/score";
import type {
  Difference,
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

type ComparedSource = {
  language: Language;
  title: string;
  description: string;
  tags: string[];
  /** What may be told too: the rest of the listing, and what she typed. */
  beside: string[];
  typedLanguage: string | undefined;
};

/** The listing as a translation is compared with it. */
function comparedSource(listing: ListingAnswer): ComparedSource {
  const { title, tags, materials, titles, sellerText } = listing;
  const description = withoutSnippets(listing.description, listing.snippets);
  const rest = listingText({
    ...pickFields(listing),
    title: "",
    description: "",
    tags: [],
  });
  return {
    language: languageOf(listing),
    title: withoutBlanks(title),
    description: withoutBlanks(description),
    tags,
    beside: [rest, ...materials, ...titles, sellerText, ...listing.confirmed],
    typedLanguage: listing.typedLanguage,
  };
}

/** All that may be said, in the words of the source. */
function knownText(listing: ListingAnswer): string {
  const { title, description, tags, beside } = comparedSource(listing);
  return [title, description, ...tags, ...beside].join("\n");
}

const withoutBlanks = (text: string): string => replaceBlanks(text, " ");

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
  const known = knownText(listing);
  const context: ScoreContext = {
    productName: written.item,
    category: listing.category,
    facts: factsOf(written),
    sellerText: [listing.sellerText, ...sharedClaims(text, known)].join("\n"),
    typedLanguage: listing.typedLanguage,
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
  const differences = compareTranslation(comparedSource(listing), {
    language: written.language,
    title: withoutBlanks(title),
    description: withoutBlanks(body),
    tags,
  });
  return {
    score: totalOf(results, context),
    ready: open.length === 0 && differences.length === 0,
    open: [...open, ...differences.map(toOpen)],
    differences,
  };
}

const toOpen = ({
  field,
  reason,
}: Difference): Translation["open"][number] => ({
  code: "unsupported",
  field,
  message: reason,
});
