import { decodeFile } from "@/lib/audit/file/decode-file";
import type { Encoding } from "@/lib/audit/file/encoding-names";
import { parseCsv } from "@/lib/audit/file/parse-csv";
import { whereToFind } from "@/lib/audit/file/problem-of-size";
import {
  type Held,
  readShopFile,
  titlesToShow,
} from "@/lib/audit/file/read-shop-file";
import { batchLimits } from "@/lib/batches/schema";
import {
  type ExportedTexts,
  exportedTextsSchema,
} from "@/lib/etsy/listing/schema";
import {
  inputFields,
  type TextFieldName,
} from "@/lib/listing-text/fields/input";
import { categories, colors } from "@/lib/listing-text/fields/listing-choices";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { ListingInput } from "@/lib/listing-text/fields/schema";

type TableRow = ListingInput & {
  productName: string;
  original?: ExportedTexts;
  /** A sentence about each of its texts that is longer than the form takes. */
  leftOut?: string[];
};
export type ListingTable =
  | {
      rows: TableRow[];
      note: string;
      /** How the letters were read, where nothing in the file says it. */
      encoding?: { name: Encoding; titles: string[] };
      problem: null;
    }
  | { rows: null; problem: string };

type Column = TextFieldName | "colors" | "category";

const columnNames: Record<Column, string> = {
  productName: inputFields.productName.label,
  materials: inputFields.materials.label,

  styleDesign: inputFields.styleDesign.label,
  colors: inputFields.colors.label,

  audience: inputFields.audience.label,
  category: "Category",
  extraDetails: inputFields.extraDetails.label,
};
const columns = Object.keys(columnNames) as Column[];

/** What sellers call them otherwise. */
const otherNames: Record<string, Column> = {
  product: "productName",
  name: "productName",
  material: "materials",
  style: "styleDesign",
  color: "colors",

  colour: "colors",
  colours: "colors",
  audience: "audience",
  details: "extraDetails",
  notes: "extraDetails",
};

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_]+/gu, " ")
    .trim();

const columnNamed = (header: string): Column | null =>
  columns.find(
    (column) =>
      plain(columnNames[column]) === plain(header) ||
      plain(column) === plain(header),
  ) ??
  otherNames[plain(header)] ??
  null;

const quoted = (cell: string) =>
  /[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const example: Record<Column, string> = {
  productName: "Speckled stoneware mug",
  materials: "Stoneware clay, white glaze",
  styleDesign: "Rustic",

  colors: "White, Blue",
  audience: "Coffee drinkers",
  category: "Home & Living",
  extraDetails: "12 oz, 4 in tall. Dishwasher safe.",
};

/**
 * An empty table with an example, with the mark by which Excel knows its
 * letters.
 */
export const tableTemplate = `\uFEFF${[
  columns.map((column) => columnNames[column]),
  columns.map((column) => example[column]),
]
  .map((cells) => cells.map(quoted).join(","))
  .join("\r\n")}\r\n`;

/** Of one cell what the form takes, and the end of what it doesn't. */
function fitText(text: string, field: TextFieldName) {
  // Halves of surrogate pairs can't be sent or stored.
  const clean = text.replace(/\p{Cs}|\0/gu, "").trim();
  const { maxLength } = inputFields[field];
  if (clean.length <= maxLength) return { text: clean, rest: "" };
  const head = clean.slice(0, maxLength).replace(/\p{Cs}$/u, "");
  // At a word's end, if one is near: a number that is cut in two would be
  // another number.
  const end = /\s\S{0,80}$/u.exec(head.slice(-100));
  const kept = end ? head.length - end[0].length : head.length;
  return {
    text: head.slice(0, kept).trimEnd(),
    rest: clean.slice(kept).trim(),
  };
}

/** Characters of what was left out that are shown. */
const shownRest = 60;

/** The fields that fit, and a sentence about each that doesn't. */
function fitAll<Name extends TextFieldName>(texts: Record<Name, string>) {
  const found = (Object.entries(texts) as [Name, string][]).map(
    ([name, text]) => ({ name, ...fitText(text, name) }),
  );
  const leftOut = found.flatMap(({ name, rest }) => {
    if (rest === "") return [];
    const shown =
      rest.length > shownRest
        ? `${rest.slice(0, shownRest).replace(/\p{Cs}$/u, "")}…`
        : rest;
    const { label, maxLength } = inputFields[name];
    return `${label}: only ${maxLength.toLocaleString("en-US")} characters fit. Left out from “${shown}” on.`;
  });
  const row = Object.fromEntries(
    found.map(({ name, text }) => [name, text]),
  ) as Record<Name, string>;
  return { ...row, ...(leftOut.length > 0 && { leftOut }) };
}

/**
 * A row of our own template. A color or category that we have no name for goes
 * to the details, so that it isn't lost.
 */
function toRow(cells: string[], places: Map<Column, number>): TableRow[] {
  const cell = (column: Column) => cells[places.get(column) ?? -1] ?? "";
  const named = cell("colors")
    .split(/[,;/]/u)
    .map((word) => word.trim())
    .filter(Boolean);
  const known = colors.filter((color) =>
    named.some((word) => plain(word) === plain(color)),
  );
  const unknown = named.filter(
    (word) => !colors.some((color) => plain(color) === plain(word)),
  );
  const typed = cell("category");
  const category = categories.find(({ label, value }) =>
    [plain(label), plain(value)].includes(plain(typed)),
  );
  const details = [
    cell("extraDetails"),
    unknown.length > 0 && `Colors: ${unknown.join(", ")}`,
    !category && typed.trim() !== "" && `Category: ${typed.trim()}`,
  ];
  const row = {
    ...fitAll({
      productName: cell("productName"),
      materials: cell("materials"),
      styleDesign: cell("styleDesign"),
      audience: cell("audience"),
      extraDetails: details.filter(Boolean).join("\n"),
    }),
    ...(known.length > 0 && { colors: known }),
    ...(category && { category: category.value }),
  };
  return row.productName === "" ? [] : [row];
}

function placesOf(header: readonly string[]) {
  const places = new Map<Column, number>();
  for (const [index, name] of header.entries()) {
    const column = columnNamed(name);
    if (column !== null && !places.has(column)) places.set(column, index);
  }
  return places;
}

/** Rows among which the header is sought. */
const headerLines = 10;

function readTemplate(text: string): TableRow[] | null {
  for (const separator of [",", ";", "\t"]) {
    // One more than a batch takes, to know that there are more, beside the
    // header and what stands above it.
    const { rows } = parseCsv(
      text,
      separator,
      batchLimits.rows + 1 + headerLines,
    );
    // Below the first line one word alone proves nothing.
    const header = rows.slice(0, headerLines).findIndex((cells, line) => {
      const places = placesOf(cells);
      return places.has("productName") && (line === 0 || places.size > 1);
    });
    if (header < 0) continue;
    const [names = [], ...products] = rows.slice(header);
    return products.flatMap((cells) => toRow(cells, placesOf(names)));
  }
  return null;
}

/**
 * What stands in the shop, of the columns that the file has. A text that Etsy
 * could not hold is left out.
 */
function originalOf(
  { title, description, tags, materials }: GeneratedListing,
  held: Held,
): ExportedTexts {
  const { shape } = exportedTextsSchema;
  return {
    title: shape.title.safeParse(title).data,
    description: held.description
      ? shape.description.safeParse(description).data
      : undefined,
    tags: held.tags ? shape.tags.safeParse(tags).data : undefined,
    materials: held.materials
      ? shape.materials.safeParse(materials).data
      : undefined,
  };
}

function readShop(
  bytes: Uint8Array,
  encoding: Encoding | undefined,
): ListingTable {
  const file = readShopFile(bytes, undefined, encoding);
  if (file.kind === "problem") return { rows: null, problem: file.message };
  if (file.kind === "unknown_columns") {
    const problem = `No column in this table is called “${columnNames.productName}”. Rename one, or fill in our template.`;
    return { rows: null, problem };
  }
  const rows = file.listings.map(({ listing }) => ({
    ...fitAll({
      productName: listing.title,
      materials: listing.materials.join(", "),
      extraDetails: listing.description,
    }),
    original: originalOf(listing, file.held),
  }));
  const named = rows.filter(({ productName }) => productName !== "");
  return toTable(named, file.notes);
}

function toTable(rows: TableRow[], notes: readonly string[]): ListingTable {
  if (rows.length === 0)
    return {
      rows: null,
      problem: `Each row needs something under “${columnNames.productName}”. This table has none.`,
    };
  const beyond = `A batch has at most ${batchLimits.rows} listings: only the first were taken.`;
  const all = rows.length > batchLimits.rows ? [...notes, beyond] : notes;
  return {
    rows: rows.slice(0, batchLimits.rows),
    note: all.join(" "),
    problem: null,
  };
}

/**
 * The rows of our template or of Etsy's download, or a sentence that says what
 * the file is. Formulas are text. With an encoding, its letters are read so;
 * without, the one that was guessed is told.
 */
export function readTable(
  bytes: Uint8Array,
  encoding?: Encoding,
): ListingTable {
  const decoded = decodeFile(bytes, whereToFind, encoding);
  if (decoded.problem !== null) return { rows: null, problem: decoded.problem };
  const own = readTemplate(decoded.text);
  const table = own ? toTable(own, decoded.notes) : readShop(bytes, encoding);
  if (!table.rows || !decoded.isGuess) return table;
  const names = table.rows.map(({ productName }) => productName);
  return {
    ...table,
    encoding: { name: decoded.encoding, titles: titlesToShow(names) },
  };
}
