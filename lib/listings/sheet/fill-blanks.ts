import { emptyListing } from "@/lib/listing-text/fields/fields";
import {
  editedListingSchema,
  type GeneratedListing,
} from "@/lib/listing-text/fields/listing-schema";
import { fillFields, pickFields } from "@/lib/listing-text/fields/map-fields";
import { collapseSpaces } from "@/lib/listing-text/rules/characters";
import type { ChangedText } from "@/lib/listings/sheet/change-list";
import type { BlankFill } from "@/lib/listings/sheet/schema";
import { withoutTexts } from "@/lib/listings/sheet/strike-claims";
import { textsOf } from "@/lib/listings/sheet/texts-of";

const markOf = (blank: string) => `[add ${blank}]`;

/**
 * The listing with the seller's words where its blanks stand. What is left out
 * goes as a whole: the sentence, the tag, the line.
 */
export function fillBlanks(
  listing: GeneratedListing,
  fills: readonly BlankFill[],
): ChangedText {
  const dropped = fills.filter(({ value }) => value === null);
  const gone = textsOf(listing).filter(({ text }) =>
    dropped.some(({ blank }) => text.includes(markOf(blank))),
  );
  const kept = withoutTexts(pickFields(listing), gone);
  if (kept === null)
    return {
      problem:
        "It stands in the title, which a listing can't be without: fill it in.",
    };
  let text = JSON.stringify(kept);
  for (const { blank, value } of fills)
    if (value !== null)
      text = text.replaceAll(inJson(markOf(blank)), () =>
        inJson(collapseSpaces(value)),
      );
  return {
    results: fillFields(
      editedListingSchema.parse(JSON.parse(text)),
      emptyListing,
    ),
  };
}

/** As it stands within a text in JSON. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
