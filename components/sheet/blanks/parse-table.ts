/** More is cut off. */
const mostRows = 500;
const mostColumns = 60;

/**
 * The cells of a table as a spreadsheet copies it: tabs between cells, and
 * quotation marks around those that have one in them, or a tab or a line break.
 */
export function parseTable(text: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; rows.length <= mostRows; ) {
    const { value, end } = readCell(text, at);
    rows.at(-1)?.push(value);
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
    // The last line ends, too.
    const isLast =
      at > text.length || (at === text.length && text[end] !== "\t");
    if (isLast) break;
    if (text[end] !== "\t") rows.push([]);
  }
  return rows.slice(0, mostRows).map((row) => row.slice(0, mostColumns));
}

const plainEnd = /[\t\r\n]|$/g;

function readCell(text: string, start: number): { value: string; end: number } {
  if (text[start] === '"') {
    const quoted = readQuoted(text, start + 1);
    if (quoted) return quoted;
  }
  plainEnd.lastIndex = start;
  const end = plainEnd.exec(text)?.index ?? text.length;
  return { value: text.slice(start, end), end };
}

/** Null where it is a mark of inches, or never closed: it ends no cell. */
function readQuoted(text: string, start: number) {
  let value = "";
  for (let at = start; ; ) {
    const mark = text.indexOf('"', at);
    if (mark < 0) return null;
    value += text.slice(at, mark);
    if (text[mark + 1] === '"') {
      value += '"';
      at = mark + 2;
      continue;
    }
    const end = mark + 1;
    const isEnd = end >= text.length || /[\t\r\n]/.test(text[end] ?? "");
    return isEnd ? { value, end } : null;
  }
}

/** A quotation mark or a tab would end the cell in a spreadsheet. */
export const quoteCell = (value: string) =>
  /["\t\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
