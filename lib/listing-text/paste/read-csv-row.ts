import { fields, listingFields } from "@/lib/listing-text/fields/fields";
import type { FieldTexts } from "@/lib/listing-text/paste/read-labeled";

/**
 * The first rows of a table with quoted cells, which may contain line breaks.
 */
function readRows(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\n${separator}][^\\n${separator}]*)?)(${separator}|\\n|$)`,
    "uy",
  );
  while (cell.lastIndex < text.length && rows.length <= 3) {
    const found = cell.exec(text);
    if (!found) return [];
    rows.at(-1)?.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === "\n") rows.push([]);
  }
  return rows;
}

/** Columns by their names in the files that Etsy and we export. */
const columns = new Map(
  listingFields.flatMap((key) => [
    ...Object.keys(fields[key].csv).map((name) => [name, key] as const),
    ...(fields[key].etsyColumn
      ? [[fields[key].etsyColumn.toLowerCase(), key] as const]
      : []),
  ]),
);

const etsyOrder = [
  "title",
  "description",
  null,
  null,
  null,
  "tags",
  "materials",
] as const;

/**
 * Etsy's file without its first line: title, description, price, currency,
 * quantity, tags, materials.
 */
const isEtsyRow = (cells: string[]) =>
  /^\d+(?:\.\d+)?$/u.test(cells[2] ?? "") &&
  /^[A-Z]{3}$/u.test(cells[3] ?? "") &&
  /^\d+$/u.test(cells[4] ?? "");

/**
 * The first listing of an exported table, copied from the file or from a
 * spreadsheet. Null for any other text.
 */
export function readCsvRow(text: string): FieldTexts | null {
  for (const separator of [",", ";", "\t"]) {
    if (!text.includes(separator)) continue;
    const [head = [], row = []] = readRows(text.trim(), separator);
    const keys = head.map(fieldOf);
    if (new Set(keys.filter(Boolean)).size >= 2 && row.length > 1)
      return textsOf(keys, row);
    if (isEtsyRow(head)) return textsOf(etsyOrder, head);
  }
  return null;
}

/** Of a column's name, also with a number: "tag_2". */
function fieldOf(name: string): keyof FieldTexts | undefined {
  const plain = name.trim().toLowerCase();
  const list = /^(tag|material)s?[ _]?\d+$/u.exec(plain)?.[1];
  return columns.get(list ? `${list}s` : plain);
}

/** Etsy's file writes "_" for spaces in tags. Numbered columns are joined. */
function textsOf(
  keys: readonly (keyof FieldTexts | null | undefined)[],
  row: string[],
): FieldTexts {
  const texts: FieldTexts = {};
  for (const [at, key] of keys.entries()) {
    const cell = row[at]?.trim();
    if (!key || !cell) continue;
    const text = key === "tags" ? cell.replaceAll("_", " ") : cell;
    const isList = key === "tags" || key === "materials";
    texts[key] = isList && texts[key] ? `${texts[key]}, ${text}` : text;
  }
  if (texts.attributes)
    texts.attributes = texts.attributes.replaceAll("; ", "\n");
  return texts;
}
