import {
  findUnwantedText,
  type UnwantedKind,
} from "@/lib/listing-text/check/unwanted-text";
import { listingFields } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { fieldText } from "@/lib/listing-text/fields/map-fields";
import type { OpenPoint } from "@/lib/listing-text/fields/schema";
import { memoize } from "@/lib/listing-text/plain-text/memoize";

const unwantedReasons: Record<UnwantedKind, string> = {
  offsite_selling: "Etsy does not allow selling outside of it. Take it out.",
  invented_praise:
    "Praise by others needs a source that buyers can look up. Take it out.",
  health_claim:
    "Etsy does not allow claims about the reader's health. Take it out.",
};

const unwantedIn = memoize(findUnwantedText);

type Unwanted = OpenPoint & { code: UnwantedKind; text: string };

/** What no seller can confirm away. */
export const findUnwanted = (listing: GeneratedListing): Unwanted[] =>
  listingFields.flatMap((field) =>
    unwantedIn(fieldText(listing, field)).map(
      ({ kind, text }): Unwanted => ({
        code: kind,
        field,
        text,
        message: `“${text}”: ${unwantedReasons[kind]}`,
      }),
    ),
  );
