import { decodeFile } from "@/lib/audit/file/decode-file";
import { parseCsv } from "@/lib/audit/file/parse-csv";
import { type Held, readShopFile } from "@/lib/audit/file/read-shop-file";
import { batchLimits } from "@/lib/batches/schema";
import { type ExportedTexts, exportedTextsSchema } from "@/lib/etsy/listing/schema";
import type { GeneratedListing } from "@/lib/listings/fields";
import { inputFields, type TextFieldName } from "@/lib/listings/input";
import { categories, colors, type ListingInput } from "@/lib/listings/schema";

type TableRow = ListingInput & { productName: string; original?: ExportedTexts };
export type ListingTable = { rows: TableRow[]; note: string; problem: null } | { rows: null; problem: string };

type Column = TextFieldName | "colors" | "category";

const columnNames: Record<Column, string> = {
  ...{ productName: inputFields.productName.label, materials: inputFields.materials.label },
  ...{ styleDesign: inputFields.styleDesign.label, colors: inputFields.colors.label },
  ...{ audience: inputFields.audience.label, category: "Category", extraDetails: inputFields.extraDetails.label },
};
const columns = Object.keys(columnNames) as Column[];

/** What sellers call them otherwise. */
const otherNames: Record<string, Column> = {
  ...{ product: "productName", name: "productName", material: "materials", style: "styleDesign", color: "colors" },
  ...{ colour: "colors", colours: "colors", audience: "audience", details: "extraDetails", notes: "extraDetails" },
};

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s_]+/gu, " ")
    .trim();

const columnNamed = (header: string): Column | null =>
  columns.find((column) => plain(columnNames[column]) === plain(header) || plain(column) === plain(header)) ??
  otherNames[plain(header)] ??
  null;

const quoted = (cell: string) => (/[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const example: Record<Column, string> = {
  ...{ productName: "Speckled stoneware mug", materials: "Stoneware clay, white glaze", styleDesign: "Rustic" },
  ...{ colors: "White, Blue", audience: "Coffee drinkers", category: "Home & Living" },
  extraDetails: "12 oz, 4 in tall. Dishwasher safe.",
};

/** An empty table with an example, with the mark by which Excel knows its letters. */
export const tableTemplate = `\uFEFF${[
  columns.map((column) => columnNames[column]),
  columns.map((column) => example[column]),
]
  .map((cells) => cells.map(quoted).join(","))
  .join("\r\n")}\r\n`;

function clip(text: string, field: TextFieldName) {
  // Halves of surrogate pairs can't be sent or stored.
  const clean = text.replace(/\p{Cs}|\0/gu, "").trim();
  return clean.slice(0, inputFields[field].maxLength).replace(/\p{Cs}$/u, "");
}

/** A row of our own template. A color or category that we have no name for goes to the details, so that it isn't lost. */
function toRow(cells: string[], places: Map<Column, number>): TableRow[] {
  const cell = (column: Column) => cells[places.get(column) ?? -1] ?? "";
  const named = cell("colors")
    .split(/[,;/]/u)
    .map((word) => word.trim())
    .filter(Boolean);
  const known = colors.filter((color) => named.some((word) => plain(word) === plain(color)));
  const unknown = named.filter((word) => !colors.some((color) => plain(color) === plain(word)));
  const typed = cell("category");
  const category = categories.find(({ label, value }) => [plain(label), plain(value)].includes(plain(typed)));
  const details = [
    cell("extraDetails"),
    unknown.length > 0 && `Colors: ${unknown.join(", ")}`,
    !category && typed.trim() !== "" && `Category: ${typed.trim()}`,
  ];
  const row = {
    productName: clip(cell("productName"), "productName"),
    materials: clip(cell("materials"), "materials"),
    styleDesign: clip(cell("styleDesign"), "styleDesign"),
    audience: clip(cell("audience"), "audience"),
    extraDetails: clip(details.filter(Boolean).join("\n"), "extraDetails"),
    ...(known.length > 0 && { colors: known }),
    ...(category && { category: category.value }),
  };
  return row.productName === "" ? [] : [row];
}

function readTemplate(text: string): TableRow[] | null {
  for (const separator of [",", ";", "\t"]) {
    // One more than a batch takes, to know that there are more, beside the header.
    const [header = [], ...rows] = parseCsv(text, separator, batchLimits.rows + 2).rows;
    const places = new Map<Column, number>();
    for (const [index, name] of header.entries()) {
      const column = columnNamed(name);
      if (column !== null && !places.has(column)) places.set(column, index);
    }
    if (places.has("productName")) return rows.flatMap((cells) => toRow(cells, places));
  }
  return null;
}

/** What stands in the shop, of the columns that the file has. A text that Etsy could not hold is left out. */
function originalOf({ title, description, tags, materials }: GeneratedListing, held: Held): ExportedTexts {
  const { shape } = exportedTextsSchema;
  return {
    title: shape.title.safeParse(title).data,
    description: held.description ? shape.description.safeParse(description).data : undefined,
    tags: held.tags ? shape.tags.safeParse(tags).data : undefined,
    materials: held.materials ? shape.materials.safeParse(materials).data : undefined,
  };
}

function readShop(bytes: Uint8Array): ListingTable {
  const file = readShopFile(bytes);
  if (file.kind === "problem") return { rows: null, problem: file.message };
  if (file.kind === "unknown_columns") {
    const problem = `No column of this table is called “${columnNames.productName}”. Name it so, or fill in our template.`;
    return { rows: null, problem };
  }
  const rows = file.listings.map(({ listing }) => ({
    productName: clip(listing.title, "productName"),
    materials: clip(listing.materials.join(", "), "materials"),
    extraDetails: clip(listing.description, "extraDetails"),
    original: originalOf(listing, file.held),
  }));
  return withNote(rows.filter(({ productName }) => productName !== ""));
}

function withNote(rows: TableRow[]): ListingTable {
  if (rows.length === 0)
    return { rows: null, problem: `Each row needs something under “${columnNames.productName}”. This table has none.` };
  const note =
    rows.length > batchLimits.rows ? `A batch has at most ${batchLimits.rows} listings: the first were taken.` : "";
  return { rows: rows.slice(0, batchLimits.rows), note, problem: null };
}

/** The rows of our template or of Etsy's download, or a sentence that says what the file is. Formulas are text. */
export function readTable(bytes: Uint8Array): ListingTable {
  const decoded = decodeFile(bytes);
  if (decoded.problem !== null) return { rows: null, problem: decoded.problem };
  const own = readTemplate(decoded.text);
  return own ? withNote(own) : readShop(bytes);
}
