/**
 * What a spreadsheet would read as a formula, after any whitespace: OWASP, "CSV
 * Injection", and the full-width signs.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/**
 * One line by RFC 4180 with every cell quoted; an apostrophe is put before what
 * looks like a formula.
 */
export function toCsvLine(cells: (string | number | null)[]) {
  return `${cells.map(toCell).join(",")}\r\n`;
}

function toCell(value: string | number | null) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
