import { hasText } from "@/lib/listing-text/check/field-texts";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { Untold } from "@/lib/listing-text/fields/schema";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";

/** What the seller says of a told fact: that it stays out of the text. */
export const untoldKey = ({ fact, quote }: Untold): string =>
  sentenceKey(quote || fact);

/** Her words for it, or the fact where they are not known. */
export const toldText = ({ fact, quote }: Untold): string => quote || fact;

/** What the text still leaves out, and the seller didn't leave out herself. */
export const stillUntold = (
  untold: readonly Untold[],
  listing: GeneratedListing,
  leftOut: readonly string[],
): Untold[] =>
  untold.filter(
    (one) =>
      !leftOut.includes(untoldKey(one)) &&
      !hasText(listing, { field: "description", text: toldText(one) }),
  );
