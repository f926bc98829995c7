import { hasOrdersColumns } from "@/lib/audit/file/orders-columns";
import { fieldNamed } from "@/lib/listing-text/paste/field-named";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";

/**
 * The columns that decide about an audit, in the order in which they are asked
 * for where their names are unknown.
 */
export const mappedColumns = [
  "title",
  "description",
  "tags",
  "materials",
] as const;
export type MappedColumn = (typeof mappedColumns)[number];

/** Of the fields of a listing, those that a file has a column for. */
const fieldColumns = [...mappedColumns, "altText"] as const;
type FieldColumn = (typeof fieldColumns)[number];

type Column =
  | FieldColumn
  | "price"
  | "currency"
  | "quantity"
  | "sku"
  | "image"
  | "variation";

/**
 * Where each column stands, from 0. Of images and variations there are several.
 */
export type Columns = Partial<
  Record<Exclude<Column, "image" | "variation">, number>
> & {
  images: number[];
  /** Those with the values. */
  variations: number[];
  /** Beside the first: "tag_2", "tag_3". */
  more?: { tags: number[]; materials: number[] };
};

/**
 * Beyond the fields of a listing, whose names `fieldNamed` knows. In English
 * and the languages of Etsy's sellers.
 */
const otherNames: Record<Exclude<Column, FieldColumn>, string> = {
  price: "price|preis|prix|precio|prezzo|prijs|preco|cena|価格",
  currency:
    "currency(?: code)?|wahrung(?:scode|skurzel)?|(?:code )?(?:de la )?devise|(?:codigo de )?(?:moneda|divisa|moeda)|(?:codice )?valuta(?:code)?|(?:kod )?walut[ay]|通貨(?:コード)?",
  quantity:
    "quantity|menge|anzahl|stuckzahl|quantite|cantidad|quantita|aantal|hoeveelheid|quantidade|ilosc|数量|在庫数?",
  sku: "(?:variant )?skus?|artikelnummer|art\\.? ?nr\\.?|reference|referencia|codice articolo|artikelcode|numer sku|管理番号",
  image:
    "(?:image|photo|bild|foto|imagen|immagine|afbeelding|imagem|zdjecie|画像|写真) ?\\d+",
  variation:
    "(?:variation|variante|variacion|variazione|variatie|variacao|wariant|odmiana|バリエーション) ?\\d+ (?:values?|werte?|valeurs?|valor(?:es)?|valor[ei]|waarden?|wartosci?|値)",
};
const others = Object.entries(otherNames).map(
  ([column, names]) =>
    [
      column as keyof typeof otherNames,
      new RegExp(`^(?:${names})$`, "u"),
    ] as const,
);

const plain = (name: string) =>
  foldText(name)
    .toLowerCase()
    .replaceAll("ł", "l")
    .replace(/[_\s]+/gu, " ")
    .trim();

/**
 * Names of other columns that `fieldNamed` would take for one of the listing's.
 */
const notOurs = /^(?:_?tags? (?:used|count)|title count)$/u;

/** Shops elsewhere call a description so. */
const bodyName = /^body(?: ?\(?html\)?)?$/u;

function columnNamed(header: string): Column | null {
  const name = plain(header);
  if (bodyName.test(name)) return "description";
  if (notOurs.test(name)) return null;
  const field = fieldNamed(header.replaceAll("_", " "));
  if (field) return fieldColumns.find((column) => column === field) ?? null;
  return others.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** Written for search engines: they count where a file has no others. */
const forSearch = /^(?:seo|meta|page|search) /u;
const isNumbered = (name: string) => /\d\s*$/u.test(name);

/**
 * What the first line of a file names. The first column of a name counts, and
 * all with a number of tags and materials.
 */
export function findColumns(header: readonly string[]): Columns {
  const columns: Columns = { images: [], variations: [] };
  const more = { tags: [] as number[], materials: [] as number[] };
  const named = header.map((name, index) => ({
    name,
    index,
    column: columnNamed(name),
  }));
  const isSecond = ({ name }: { name: string }) => forSearch.test(plain(name));
  for (const { name, index, column } of [
    ...named.filter((one) => !isSecond(one)),
    ...named.filter(isSecond),
  ]) {
    if (column === "image") columns.images.push(index);
    else if (column === "variation") columns.variations.push(index);
    else if (
      (column === "tags" || column === "materials") &&
      columns[column] !== undefined
    ) {
      if (isNumbered(name)) more[column].push(index);
    } else if (column !== null) columns[column] ??= index;
  }
  return more.tags.length + more.materials.length > 0
    ? { ...columns, more }
    : columns;
}

/**
 * How many of the columns are known: decides between separators, and between
 * the lines of which one is the header.
 */
export const countKnown = ({
  images,
  variations,
  more,
  ...others
}: Columns): number =>
  Object.keys(others).length +
  images.length +
  variations.length +
  (more?.tags.length ?? 0);

/**
 * Etsy's file without its first line: title, description, price, currency,
 * quantity, tags, materials.
 */
export const etsyOrder: Columns = {
  title: 0,
  description: 1,
  price: 2,
  currency: 3,
  quantity: 4,
  tags: 5,
  materials: 6,
  images: [],
  variations: [],
};

export const isEtsyRow = (cells: readonly string[]): boolean =>
  /^\d+(?:[.,]\d+)?$/u.test(cells[2] ?? "") &&
  /^[A-Z]{3}$/u.test(cells[3] ?? "") &&
  /^\d+$/u.test(cells[4] ?? "");

/** Other files of Etsy's, by columns that only they have. */
const otherFiles: { columns: string[]; what: string }[] = [
  {
    columns: ["item name", "transaction id"],
    what: "This is Etsy's file of sold items, with buyers' names and addresses. Nothing of it was kept.",
  },
  {
    columns: ["sale date", "transaction id"],
    what: "This is Etsy's file of sold items, with buyers' names and addresses. Nothing of it was kept.",
  },
  {
    columns: ["order id", "full name"],
    what: "This is Etsy's file of orders, with buyers' names and addresses. Nothing of it was kept.",
  },
  {
    columns: ["fees & taxes", "net"],
    what: "This is a statement of your Etsy payments.",
  },
  {
    columns: ["payment id", "gross amount"],
    what: "This is a file of your Etsy payments.",
  },
];

/** The same in any of the languages, for what has no English names. */
export function whatOfLocalized(header: readonly string[]): string | null {
  if (!hasOrdersColumns(header.map(plain))) return null;
  return "This looks like a file of orders or sold items, with buyers' names and addresses. Nothing of it was kept.";
}

/** What a file of Etsy's is that holds no listings; null for any other. */
export function whatOfHeader(header: readonly string[]): string | null {
  const names = new Set(header.map(plain));
  return (
    otherFiles.find(({ columns }) =>
      columns.every((column) => names.has(column)),
    )?.what ?? null
  );
}
