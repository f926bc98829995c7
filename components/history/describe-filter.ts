import { categories } from "@/lib/listing-text/fields/listing-choices";
import type {
  ListingFolder,
  Sort,
} from "@/lib/listings/history/filter-choices";
import type { HistoryFilter } from "@/lib/listings/history/schema";

export const folderNames: Record<ListingFolder, string> = {
  new: "New",
  copied: "Copied",
  draft: "On Etsy",
};

export const withOpenPoints = "Blanks or open claims";

export const sortNames: Record<Sort, string> = {
  newest: "Newest first",
  oldest: "Oldest first",
  score: "Highest score first",
  name: "Name",
};

/**
 * "Copied, Jewelry, ring": what a saved filter is called unless the seller has
 * a better name.
 */
export function describeFilter(
  { q, category, state, points, sort }: HistoryFilter,
  batchName: string | undefined,
) {
  const parts = [
    state && folderNames[state],
    points && withOpenPoints,
    batchName,
    categories.find(({ value }) => value === category)?.label,
    q.trim(),
    sort !== "newest" && sortNames[sort],
  ];
  return parts.filter(Boolean).join(", ");
}
