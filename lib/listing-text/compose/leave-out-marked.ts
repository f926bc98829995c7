import { marks } from "@/lib/listing-text/check/read-review";
import { attributeText } from "@/lib/listing-text/compose/citations";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { ListingNotes } from "@/lib/listing-text/fields/schema";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";

type Marked = Pick<GeneratedListing, "tags" | "materials" | "attributes">;
type Removed = ListingNotes["removed"];

/**
 * The listing without the tags, materials and attributes that a review calls
 * unsupported: nobody is asked about them, and what goes is named. Sentences
 * and titles are marked instead.
 */
export function leaveOutMarked<Listing extends Marked>(
  listing: Listing,
  verdicts: ListingNotes["verdicts"],
): { listing: Listing; removed: Removed } {
  const removed: Removed = [];
  const keep = (field: ListingField, text: string): boolean => {
    const said = verdicts[sentenceKey(text)];
    if (said === undefined || !marks(said.verdict)) return true;
    const reason = said.reason || "None of your facts says this.";
    removed.push({ field, text, reason });
    return false;
  };
  const kept = {
    ...listing,
    attributes: listing.attributes.filter((each) =>
      keep("attributes", attributeText(each)),
    ),
    tags: listing.tags.filter((tag) => keep("tags", tag)),
    materials: listing.materials.filter((each) => keep("materials", each)),
  };
  return { listing: kept, removed };
}
