import { type AuditDetail, wouldRefuse } from "@/lib/audit/audit-listing";
import type { ShopListing } from "@/lib/audit/file/read-shop-file";
import type { Group } from "@/lib/audit/groups/find-groups";
import { describeNext } from "@/lib/audit/seasons/describe-next";
import { toCsvLine } from "@/lib/to-csv-line";

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

/**
 * How a listing is named, in the first column and where others compete with it.
 */
export type ChangeListNames = {
  columns: [own: string, others: string];
  nameOf: (index: number) => number | string;
};

/** Rows of the file as a spreadsheet counts them. */
export const rowsOfFile = (
  listings: readonly ShopListing[],
): ChangeListNames => ({
  columns: ["row", "competes_with_rows"],
  nameOf: (index) => listings[index]?.row ?? "",
});

export const etsyNumbers = (
  listings: readonly ShopListing[],
): ChangeListNames => ({
  columns: ["listing_id", "competes_with_listing_ids"],
  nameOf: (index) => listings[index]?.atEtsy?.id ?? "",
});

export function changeListHead({ columns: [own, others] }: ChangeListNames) {
  const columns = [
    own,
    "sku",
    "title",
    "score",
    "points_to_win",
    "tags_used",
    "etsy_would_refuse",
    "to_settle",
    "could_be_better",
    "out_of_season",
    others,
  ];
  return `${byteOrderMark}${columns.join(",")}\r\n`;
}

const maxOthers = 20;

/**
 * One listing with all that could be changed, a line of a CSV file that no
 * spreadsheet reads as a formula.
 */
export function changeListLine(
  { row, listing, score, violations, outOfSeason }: AuditDetail,
  groups: readonly Group[],
  { nameOf }: ChangeListNames,
) {
  const refused = violations.filter(wouldRefuse).map(({ message }) => message);
  const doubtful = violations
    .filter((found) => !wouldRefuse(found))
    .map(({ message }) => message);
  const settled = new Set([...refused, ...doubtful]);
  const open = score.open
    .map(({ message }) => message)
    .filter((message) => !settled.has(message));
  const better = [
    ...doubtful,
    ...score.checks
      .filter(({ points, max }) => points < max)
      .map(({ message }) => message),
  ];
  const others = new Set(
    groups
      .flatMap(({ members }) => members)
      .filter((index) => index !== row.index),
  );
  return toCsvLine([
    nameOf(row.index),
    row.sku,
    listing.title,
    row.score,
    100 - row.score,
    row.tags,
    refused.join("\n"),
    open.join("\n"),
    better.join("\n"),
    outOfSeason
      .map((found) => `${found.words.join(", ")}: ${describeNext(found)}`)
      .join("\n"),
    [...others].slice(0, maxOthers).map(nameOf).join(" "),
  ]);
}
