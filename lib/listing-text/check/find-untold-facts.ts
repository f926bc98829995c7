import {
  type Grounds,
  keysOfSentences,
  labelOf,
} from "@/lib/listing-text/check/place-sentences";
import { untoldKey } from "@/lib/listing-text/check/untold";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { mapFields } from "@/lib/listing-text/fields/map-fields";
import type { Untold } from "@/lib/listing-text/fields/schema";
import { isAnythingKnown, ledgerOf } from "@/lib/listing-text/ledger/ledger-of";
import { findUntoldPieces } from "@/lib/listing-text/ledger/untold";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";

/**
 * What the seller told and no text of the listing says or cites, each once.
 * What a text cited that is gone by now is untold again.
 */
export function findUntoldFacts(
  listing: GeneratedListing,
  grounds: Grounds,
): Untold[] {
  if (!isAnythingKnown(grounds)) return [];
  const texts = mapFields(listing, ({ entries }, value) =>
    entries(value),
  ).flat();
  const keys = new Set([...texts.map(sentenceKey), ...keysOfSentences(texts)]);
  const cited = Object.entries(grounds.citations ?? {}).flatMap(([key, ids]) =>
    keys.has(key) ? ids : [],
  );
  const found = findUntoldPieces(ledgerOf(grounds), texts, new Set(cited)).map(
    ({ fact, quote }): Untold => ({ fact: labelOf(fact), quote }),
  );
  return [...new Map(found.map((one) => [untoldKey(one), one])).values()];
}
