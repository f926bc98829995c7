import { maxCell, maxColumns } from "@/lib/audit/limits";

export type Table = {
  rows: string[][];
  /**
   * Of each row its number in the file, as a spreadsheet counts: from 1, with
   * the empty ones.
   */
  numbers: number[];
  /** A quoted cell does not end: the download was cut off. */
  isCutOff: boolean;
  /** There are more rows than were asked for. */
  hasMore: boolean;
  /**
   * Numbers of rows with a cell or a count of cells beyond our limits, of which
   * the rest was left out.
   */
  shortened: number[];
};

const [quote, lineFeed, carriageReturn, space] = [0x22, 0x0a, 0x0d, 0x20];

const isLineEnd = (code: number) =>
  code === lineFeed || code === carriageReturn;

/**
 * Where an unquoted cell ends: at the separator, the end of the line or of the
 * text.
 */
function endOfCell(text: string, from: number, separator: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separator || isLineEnd(code)) break;
  }
  return at;
}

/**
 * Whether a quoted cell ends here, since nothing but spaces stands before the
 * separator, the end of the line or of the text.
 */
function isEnd(text: string, from: number, separator: number): boolean {
  let at = from;
  while (text.charCodeAt(at) === space) at += 1;
  const code = text.charCodeAt(at);
  return at >= text.length || code === separator || isLineEnd(code);
}

/**
 * The place of the quote that ends a quoted cell, past doubled ones and those
 * within it, as in 5" x 7"; -1 when there is none. Who doesn't double one of a
 * cell doubles none: then two of them are the last letter and the end.
 */
function closingQuote(text: string, from: number, separator: number) {
  let isDoubled = true;
  let at = text.indexOf('"', from);
  while (at >= 0) {
    const isPair = text.charCodeAt(at + 1) === quote;
    if (isPair && !isDoubled && isEnd(text, at + 2, separator))
      return { closing: at + 1, isDoubled };
    if (isPair) at += 1;
    else if (isEnd(text, at + 1, separator)) return { closing: at, isDoubled };
    else isDoubled = false;
    at = text.indexOf('"', at + 1);
  }
  return { closing: -1, isDoubled };
}

/**
 * One cell from its beginning, and where the separator or the end after it
 * stands.
 */
function readCell(text: string, from: number, separator: number) {
  if (text.charCodeAt(from) !== quote) {
    const end = endOfCell(text, from, separator);
    return { cell: text.slice(from, end), end, isCutOff: false };
  }
  const { closing, isDoubled } = closingQuote(text, from + 1, separator);
  const isCutOff = closing < 0;
  const inner = text.slice(from + 1, isCutOff ? text.length : closing);
  const cell =
    isDoubled && inner.includes('""') ? inner.replaceAll('""', '"') : inner;
  return {
    cell,
    end: isCutOff ? text.length : endOfCell(text, closing + 1, separator),
    isCutOff,
  };
}

/** The place past a line end of any kind, where one stands. */
function pastLineEnd(text: string, from: number): number {
  let at = from;
  if (text.charCodeAt(at) === carriageReturn) at += 1;
  if (text.charCodeAt(at) === lineFeed) at += 1;
  return at;
}

/**
 * One row from its beginning, cut to our limits, and where the next one begins.
 */
function readRow(text: string, from: number, separator: number) {
  const cells: string[] = [];
  let isShortened = false;
  let at = from;
  for (;;) {
    const { cell, end, isCutOff } = readCell(text, at, separator);
    if (cell.length > maxCell || cells.length >= maxColumns) isShortened = true;
    if (cells.length < maxColumns) cells.push(cell.slice(0, maxCell));
    if (text.charCodeAt(end) !== separator)
      return { cells, isShortened, isCutOff, end: pastLineEnd(text, end) };
    at = end + 1;
  }
}

/**
 * Rows of a table by RFC 4180, with line ends of any kind, with quotes that
 * should have been doubled, and without empty lines. Cells are text: nothing in
 * them is evaluated. Each character is visited a fixed number of times, so that
 * the time grows with the file and not with what is in it.
 */
export function parseCsv(
  text: string,
  separator: string,
  maxRows: number,
): Table {
  const table: Table = {
    rows: [],
    numbers: [],
    isCutOff: false,
    hasMore: false,
    shortened: [],
  };
  const code = separator.charCodeAt(0);
  let number = 0;
  let at = 0;
  while (at < text.length && table.rows.length < maxRows) {
    const { cells, end, isCutOff, isShortened } = readRow(text, at, code);
    at = end;
    number += 1;
    table.isCutOff = isCutOff;
    if (cells.length > 1 || cells[0]?.trim()) {
      table.rows.push(cells);
      table.numbers.push(number);
      if (isShortened) table.shortened.push(number);
    }
  }
  return { ...table, hasMore: text.slice(at).trim() !== "" };
}

/**
 * From `from` on: the cells up to the one that ends with the quote of the
 * first, as one cell.
 */
function joinFrom(
  cells: readonly string[],
  from: number,
  excess: number,
  separator: string,
): string[] | null {
  for (let to = from + 1; to <= from + excess && to < cells.length; to += 1) {
    if (!cells[to]?.endsWith('"')) continue;
    const [first = "", ...others] = cells.slice(from, to + 1);
    const whole = `${first}"${separator}${others.join(separator).slice(0, -1)}`;
    return [...cells.slice(0, from), whole, ...cells.slice(to + 1)];
  }
  return null;
}

/**
 * A row with more cells than the first line, where a quote within a cell stood
 * before a separator, as in `7", waxed`: such a cell goes on with a space,
 * which no program writes behind a separator. As it was where that doesn't
 * explain the number.
 */
export function mendRow(
  cells: string[],
  width: number,
  separator: string,
): string[] {
  let mended = cells;
  for (let at = 0; mended.length > width && at + 1 < mended.length; at += 1) {
    const goesOn =
      mended[at + 1]?.startsWith(" ") && !mended[at + 1]?.startsWith(' "');
    // Once more at the same place: what was joined may go on.
    while (goesOn && mended.length > width) {
      const joined = joinFrom(mended, at, mended.length - width, separator);
      if (joined === null) break;
      mended = joined;
    }
  }
  return mended.length === width ? mended : cells;
}
