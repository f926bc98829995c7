import type {
  ReviewText,
  TextPlace,
} from "@/lib/listing-text/check/review-question";
import type { TextCheck } from "@/lib/listing-text/check/text-check";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { fieldTexts } from "@/lib/listing-text/fields/map-fields";
import { optionalNames } from "@/lib/listing-text/fields/optional-fields";
import type { ListingAnswer, Sentence } from "@/lib/listing-text/fields/schema";
import type { LedgerFact } from "@/lib/listing-text/ledger/ledger-fact";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";

/** What rules know of a stored text here: nothing. */
const unchecked: TextCheck = {
  verdict: "unchecked",
  reason: "",
  specifics: [],
  supportedBy: [],
};

/**
 * What is known of a stored listing: its facts, and each line that the seller
 * typed beside them.
 */
export function storedFacts({
  facts,
  sellerText,
}: Pick<ListingAnswer, "facts" | "sellerText">): LedgerFact[] {
  const values = new Set(facts.map(({ value }) => value));
  const typed = sellerText
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !values.has(line))
    .map((value) => ({ name: "typed", value, source: "seller" as const }));
  return [...facts, ...typed].map(({ name, value, source }, index) => ({
    id: `f${index + 1}`,
    part: "",
    property: name,
    value,
    source,
  }));
}

type Placed = readonly [TextPlace, string];

/** The texts beside the description. */
const textsBeside = (listing: GeneratedListing): Placed[] => [
  ["title", listing.title],
  ["alt text", listing.altText],
  ...listing.attributes.map(
    ({ name, value }): Placed => ["attribute", `${name}: ${value}`],
  ),
  ...listing.tags.map((tag): Placed => ["tag", tag]),
  ...listing.materials.map((material): Placed => ["material", material]),
  ...optionalNames.flatMap((name) =>
    fieldTexts(listing, name).map((text): Placed => [name, text]),
  ),
];

/**
 * The texts of a stored listing that a model wrote. What the seller typed,
 * changed or confirmed is her own word, as are her shop's snippets, and all of
 * a listing that was taken over from her shop but what was rewritten since.
 */
export function storedTexts(listing: ListingAnswer): ReviewText[] {
  const { confirmed, isImported, rewritten, sentences } = listing;
  const isModels = ({ support, supportedBy, key }: Sentence) =>
    isImported
      ? rewritten.includes(key)
      : support !== "snippet" &&
        !(support === "seller" && supportedBy.length === 0);
  const placed: Placed[] = [
    ...sentences.filter(isModels).map(({ text }): Placed => ["sentence", text]),
    ...(isImported ? [] : writtenBeside(listing)),
  ];
  const isSettled = new Set(confirmed);
  return placed
    .map(([place, text]) => ({
      key: sentenceKey(text),
      place,
      text,
      check: unchecked,
    }))
    .filter(({ key }) => !isSettled.has(key));
}

/** The texts beside the description that are as the model wrote them. */
function writtenBeside(listing: ListingAnswer): Placed[] {
  const { generated, photos } = listing;
  const keys = new Set(
    textsBeside(generated ?? listing).map(([, text]) => sentenceKey(text)),
  );
  return [
    ...textsBeside(listing).filter(([, text]) => keys.has(sentenceKey(text))),
    ...photos
      .filter(({ position }) => position > 1)
      .map(({ altText }): Placed => ["alt text", altText]),
  ];
}
