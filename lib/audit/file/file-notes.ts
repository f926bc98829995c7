import type { ShopTable } from "@/lib/audit/file/shop-table";
import { maxCell, maxColumns, maxListings } from "@/lib/audit/limits";

/** With its number in the file, as a spreadsheet counts, from 1. */
type Row = { cells: string[]; number: number };

/** Rows that a note names. */
const maxNamed = 10;

/** "row 3", "rows 3, 8 and 12", "rows 1, 2, 3 and 40 more". */
function nameRows(rows: readonly number[]): string {
  const [first] = rows;
  if (rows.length === 1) return `row ${first}`;
  const named =
    rows.length > maxNamed ? rows.slice(0, maxNamed - 1) : rows.slice(0, -1);
  const last =
    rows.length > maxNamed
      ? `${rows.length - named.length} more`
      : `${rows.at(-1)}`;
  return `rows ${named.join(", ")} and ${last}`;
}

/** Beyond their last filled cell rows may be longer or shorter. */
const widthOf = (row: readonly string[]) =>
  row.findLastIndex((cell) => cell.trim() !== "") + 1;

/**
 * Rows with another number of cells than the header: with more that are filled,
 * or with fewer where most have as many.
 */
function oddRows(rows: readonly Row[], width: number): number[] {
  const long = rows.filter(({ cells }) => widthOf(cells) > width);
  const short = rows.filter(({ cells }) => cells.length < width);
  const named = short.length * 2 <= rows.length ? [...long, ...short] : long;
  return named.map(({ number }) => number).sort((one, other) => one - other);
}

/** What the seller has to know of what was read, and of what wasn't. */
export function notesOf(
  rows: readonly Row[],
  { width, table, isCut }: { width: number; table: ShopTable; isCut: boolean },
) {
  // Of one that was cut off another note says so.
  const odd = oddRows(table.isCutOff ? rows.slice(0, -1) : rows, width);
  const unreadable = rows.filter(({ cells }) =>
    cells.some((cell) => cell.includes("\uFFFD")),
  );
  const { shortened, isCutOff, numbers, notes } = table;
  const count = maxListings.toLocaleString("en-US");
  return [
    ...notes,
    isCut &&
      `The file has more than ${count} listings. The first ${count} were checked.`,
    isCutOff &&
      `The listing in row ${numbers.at(-1)} of the file does not end: the download stopped there, or a quotation mark is missing. Nothing after it was read. Download it again.`,
    odd.length > 0 &&
      `A different number of columns from the first line: ${nameRows(odd)} of the file. A quotation mark or a separator may be missing there, so that texts are in the wrong column.`,
    unreadable.length > 0 &&
      `Letters that can't be read are shown as “\uFFFD”: ${nameRows(unreadable.map(({ number }) => number))} of the file.`,
    shortened.length > 0 &&
      `Too long to be read in full: ${nameRows(shortened)} of the file. Anything beyond ${maxCell.toLocaleString("en-US")} characters in a cell or ${maxColumns} columns was left out.`,
  ].filter((note) => note !== false);
}
