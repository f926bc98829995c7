import { maxCell, maxColumns } from "@/lib/audit/limits";

export type Table = {
  rows: string[][];
  /** Of each row its number in the file, as a spreadsheet counts: from 1, with the empty ones. */
  numbers: number[];
  /** A quoted cell does not end: the download was cut off. */
  isCutOff: boolean;
  /** There are more rows than were asked for. */
  hasMore: boolean;
};

const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];

/** Where an unquoted cell ends: at the separator, the end of the line or of the text. */
function endOfCell(text: string, from: number, separator: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === separator || code === lineFeed || code === carriageReturn) break;
  }
  return at;
}

/** The place of the quote that ends a quoted cell, past doubled ones; -1 when there is none. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text.charCodeAt(at + 1) === quote) at = text.indexOf('"', at + 2);
  return at;
}

/**
 * Rows of a table by RFC 4180, with line ends of any kind, and without empty lines. Cells are text: nothing in them is
 * evaluated. Each character is visited once, so that the time grows with the file and not with what is in it. A package
 * for this would be larger than the page, for what these lines do.
 */
export function parseCsv(text: string, separator: string, maxRows: number): Table {
  const code = separator.charCodeAt(0);
  const rows: string[][] = [];
  const numbers: number[] = [];
  let number = 0;
  let row: string[] = [];
  let at = 0;
  let isCutOff = false;
  const add = (cell: string) =>
    row.length < maxColumns && row.push(cell.length > maxCell ? cell.slice(0, maxCell) : cell);
  while (at < text.length && rows.length < maxRows) {
    let cell = "";
    if (text.charCodeAt(at) === quote) {
      const end = closingQuote(text, at + 1);
      isCutOff = end < 0;
      const inner = text.slice(at + 1, isCutOff ? text.length : end);
      cell = inner.includes('"') ? inner.replaceAll('""', '"') : inner;
      at = isCutOff ? text.length : end + 1;
    }
    // All of it, or what stands after the quotes of a cell that is not written by the rules.
    const end = endOfCell(text, at, code);
    add(end > at ? cell + text.slice(at, end) : cell);
    at = end;
    if (text.charCodeAt(at) === code) {
      at += 1;
      if (at < text.length) continue;
      add("");
    }
    number += 1;
    if (row.length > 1 || row[0]?.trim()) {
      rows.push(row);
      numbers.push(number);
    }
    row = [];
    if (text.charCodeAt(at) === carriageReturn) at += 1;
    if (text.charCodeAt(at) === lineFeed) at += 1;
  }
  return { rows, numbers, isCutOff, hasMore: text.slice(at).trim() !== "" };
}
