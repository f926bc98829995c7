/**
 * What a spreadsheet would take for a formula, after any blanks: OWASP, "CSV Injection", with the full-width signs.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** One line as RFC 4180 has it, every cell in quotes; what looks like a formula gets an apostrophe before it. */
export function toCsvLine(cells: (string | number | null)[]) {
  return `${cells.map(toCell).join(",")}\r\n`;
}

function toCell(value: string | number | null) {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
