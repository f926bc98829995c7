import { countKnown, findColumns, isEtsyRow } from "@/lib/audit/file/columns";
import type { Decoded } from "@/lib/audit/file/decode-file";
import type { Encoding } from "@/lib/audit/file/encoding-names";
import { parseCsv, type Table } from "@/lib/audit/file/parse-csv";

/** A table of which it is known where its header stands. */
export type ShopTable = Table & {
  separator: string;
  /** Its place among the rows, from 0. */
  header: number;
  /** What was put right when the file was read. */
  notes: string[];
  /** As it was guessed; null where the file says it. */
  encoding: Encoding | null;
};

const separators = [",", ";", "\t", "|"];

/** Excel writes "sep=;" above a table. */
const ownSeparator = /^sep=(.)\r?\n/iu;

/**
 * Rows among which the header is sought: programs write their name, a date or
 * the table's name above.
 */
const headerLines = 10;

/**
 * Where the first line with known columns stands. Below the first one a title
 * alone proves nothing.
 */
function findHeader(rows: readonly string[][]): number {
  const named = rows.findIndex((row, place) => {
    const columns = findColumns(row);
    return (
      columns.title !== undefined &&
      countKnown(columns) >= (place === 0 ? 1 : 2)
    );
  });
  if (named >= 0) return named;
  // Without known names: the first line that has cells as others have, below a
  // line of text.
  const isText = (row: readonly string[] | undefined) =>
    (row?.filter((cell) => cell.trim() !== "").length ?? 0) < 2;
  const first = rows.findIndex((row) => !isText(row));
  return first < 0 || isEtsyRow(rows[0] ?? []) ? 0 : first;
}

/**
 * The table with the separator under which most columns are known, else most
 * columns. At most so many rows, beside the lines above.
 */
export function readShopTable(
  { text, ...decoded }: Extract<Decoded, { problem: null }>,
  maxRows: number,
): ShopTable {
  const own = ownSeparator.exec(text.slice(0, 10));
  const body = own ? text.slice(own[0].length) : text;
  const heads = (own?.[1] ? [own[1]] : separators).map((separator) => {
    const { rows } = parseCsv(body, separator, headerLines);
    const header = findHeader(rows);
    const cells = rows[header] ?? [];
    return {
      separator,
      header,
      rank: countKnown(findColumns(cells)) * 1_000 + cells.length,
    };
  });
  const [best] = heads.sort((one, other) => other.rank - one.rank);
  const { separator, header } = best ?? { separator: ",", header: 0 };
  const { notes, encoding, isGuess } = decoded;
  const table = parseCsv(body, separator, maxRows + header + 1);
  return {
    ...table,
    separator,
    header,
    notes,
    encoding: isGuess ? encoding : null,
  };
}
