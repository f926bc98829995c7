import type { AuditDetail } from "@/lib/audit/audit-listing";
import type { Group } from "@/lib/audit/groups/find-groups";
import { describeNext } from "@/lib/audit/seasons/describe-next";
import { toCsvLine } from "@/lib/to-csv";

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

const columns = [
  ...["row", "sku", "title", "score", "points_to_win", "tags_used"],
  ...["refused_by_etsy", "to_settle", "could_be_better", "out_of_season", "competes_with_rows"],
];

export const changeListHead = `${byteOrderMark}${columns.join(",")}\r\n`;

/** Rows of the file as a spreadsheet counts them: the first listing is in row 2. */
const rowNumber = (index: number) => index + 2;

const maxOthers = 20;

/** One listing with all that could be changed, a line of a CSV file that no spreadsheet reads as a formula. */
export function changeListLine(
  { row, listing, score, violations, outOfSeason }: AuditDetail,
  groups: readonly Group[],
) {
  const refused = violations.map(({ message }) => message);
  const settled = new Set(refused);
  const open = score.open.map(({ message }) => message).filter((message) => !settled.has(message));
  const better = score.checks.filter(({ points, max }) => points < max).map(({ message }) => message);
  const others = new Set(groups.flatMap(({ members }) => members).filter((index) => index !== row.index));
  return toCsvLine([
    ...[rowNumber(row.index), row.sku, listing.title, row.score, 100 - row.score, row.tags],
    ...[refused, open, better].map((messages) => messages.join("\n")),
    outOfSeason.map((found) => `${found.words.join(", ")}: ${describeNext(found)}`).join("\n"),
    [...others].slice(0, maxOthers).map(rowNumber).join(" "),
  ]);
}
