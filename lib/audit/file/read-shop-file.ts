import {
  type Columns,
  countKnown,
  etsyOrder,
  findColumns,
  isEtsyRow,
  type MappedColumn,
  whatOfHeader,
  whatOfLocalized,
} from "@/lib/audit/file/columns";
import { decodeFile, whereToFind } from "@/lib/audit/file/decode-file";
import { parseCsv, type Table } from "@/lib/audit/file/parse-csv";
import { maxListings } from "@/lib/audit/limits";
import { unescapeText } from "@/lib/etsy/listing/unescape-text";
import { emptyListing, type GeneratedListing } from "@/lib/listings/fields";
import { splitList } from "@/lib/listings/read-values";

/** One listing of the shop. */
export type ShopListing = {
  listing: GeneratedListing;
  sku: string;
  /** As written, with the currency: "24.00 EUR". "" without one. */
  price: string;
  /** In the file, as a spreadsheet counts, from 1. */
  row?: number;
  /** What Etsy tells of a connected shop, and no file. */
  atEtsy?: {
    /** Etsy's number. */
    id: string;
    /** Of the photos, in their order; "" where one has none. */
    altTexts: string[];
    /** Names of categories, from the root; empty where they aren't known. */
    path: string[];
  };
};

/** What of a listing the file holds. */
export type Held = { description: boolean; tags: boolean; materials: boolean; altText: boolean };

/** Which column is which, chosen by the seller; `isListingFirst`: the first line is a listing as well. */
export type Mapping = Partial<Record<MappedColumn, number>> & { isListingFirst?: boolean };

export type ShopFile =
  | { kind: "listings"; listings: ShopListing[]; held: Held; notes: string[] }
  /** No column is known to hold titles: the seller says which. */
  | { kind: "unknown_columns"; header: string[]; samples: string[][]; guess: Mapping }
  | { kind: "problem"; message: string };

const problem = (message: string): ShopFile => ({ kind: "problem", message });

const separators = [",", ";", "\t", "|"];

/** Excel writes "sep=;" above a table. */
const ownSeparator = /^sep=(.)\r?\n/iu;

/** The table with the separator under which most columns are known, else most columns. */
function readTable(text: string): Table {
  const own = ownSeparator.exec(text.slice(0, 10));
  if (own?.[1]) return parseCsv(text.slice(own[0].length), own[1], maxListings + 1);
  const heads = separators.map((separator) => ({ separator, cells: parseCsv(text, separator, 1).rows[0] ?? [] }));
  const rank = ({ cells }: { cells: string[] }) => countKnown(findColumns(cells)) * 1_000 + cells.length;
  const [best] = heads.sort((one, other) => rank(other) - rank(one));
  return parseCsv(text, best?.separator ?? ",", maxListings + 1);
}

const shown = 60;
const clip = (cell: string) => (cell.length > shown ? `${cell.slice(0, shown - 1)}…` : cell);

/** Etsy writes "_" for spaces in tags; where one has spaces, its "_" is the seller's. */
const tagsOf = (cell: string): string[] =>
  splitList(cell)
    .map((tag) => (tag.includes(" ") ? tag : tag.replaceAll("_", " ").trim()))
    .filter(Boolean);

function toListing(row: readonly string[], columns: Columns): ShopListing {
  const cell = (index: number | undefined) => (index === undefined ? "" : unescapeText(row[index] ?? ""));
  // Halves of surrogate pairs can't be sent or stored.
  const text = (index: number | undefined) =>
    cell(index)
      .replace(/\p{Cs}/gu, "")
      .replace(/\r\n?/gu, "\n")
      .trim();
  return {
    listing: {
      ...emptyListing,
      title: text(columns.title),
      description: text(columns.description),
      tags: tagsOf(text(columns.tags)),
      materials: tagsOf(text(columns.materials)),
      altText: text(columns.altText),
    },
    sku: text(columns.sku).slice(0, shown),
    price: [text(columns.price), text(columns.currency)].filter(Boolean).join(" ").slice(0, shown),
  };
}

/** A row of nothing but spaces and separators is none. */
const isFilled = ({ listing }: ShopListing): boolean =>
  listing.title !== "" || listing.description !== "" || listing.tags.length > 0;

/** The first line once more, where files were put together. */
function isHeaderAgain(row: readonly string[], header: readonly string[], columns: Columns): boolean {
  const { title, description, tags, materials } = columns;
  return [title, description, tags, materials].every(
    (column) => column === undefined || row[column]?.replace(/^\uFEFF/u, "") === header[column],
  );
}

/** The rows from one place on. */
function toFile({ rows: all, numbers, hasMore, isCutOff }: Table, from: 0 | 1, columns: Columns): ShopFile {
  const rows = all.slice(from);
  const [header = []] = all;
  const listings = rows
    .slice(0, maxListings)
    .map((row, place) => ({ row, number: numbers[place + from] ?? 0 }))
    .filter(({ row }) => from === 0 || !isHeaderAgain(row, header, columns))
    .map(({ row, number }) => ({ ...toListing(row, columns), row: number }))
    .filter(isFilled);
  if (listings.length === 0) {
    return problem(`This file has a header and no listings. Etsy's file holds active listings only. ${whereToFind}`);
  }
  const isCut = hasMore || rows.length > maxListings;
  const count = maxListings.toLocaleString("en-US");
  return {
    kind: "listings",
    listings,
    held: {
      description: columns.description !== undefined,
      tags: columns.tags !== undefined,
      materials: columns.materials !== undefined,
      altText: columns.altText !== undefined,
    },
    notes: [
      ...(isCut ? [`The file has more than ${count} listings. The first ${count} were checked.`] : []),
      ...(isCutOff
        ? [
            `The listing in row ${numbers.at(-1)} of the file does not end: the download stopped there, or a quotation mark is missing. Nothing after it was read. Download it again.`,
          ]
        : []),
    ],
  };
}

/**
 * The listings of a file that Etsy or this product exports, or of any table with a column of titles. Formulas are text.
 * With a mapping, which column is which is taken from it.
 */
export function readShopFile(bytes: Uint8Array, mapping?: Mapping): ShopFile {
  const decoded = decodeFile(bytes);
  if (decoded.problem !== null) return problem(decoded.problem);
  const table = readTable(decoded.text);
  const [header = [], ...rows] = table.rows;
  const stranger = whatOfHeader(header) ?? whatOfLocalized(header);
  if (stranger !== null) return problem(`${stranger} The audit needs the file of your listings. ${whereToFind}`);
  if (mapping?.title !== undefined) {
    const { isListingFirst, ...columns } = mapping;
    return toFile(table, isListingFirst ? 0 : 1, { ...columns, images: [], variations: [] });
  }
  const columns = findColumns(header);
  if (columns.title !== undefined) return toFile(table, 1, columns);
  if (isEtsyRow(header)) return toFile(table, 0, etsyOrder);
  if (header.length < 2) return problem(`This file holds no table with columns. ${whereToFind}`);
  const { description, tags, materials } = columns;
  return {
    kind: "unknown_columns",
    header: header.map(clip),
    samples: rows.slice(0, 3).map((row) => row.map(clip)),
    guess: {
      ...(description === undefined ? {} : { description }),
      ...(tags === undefined ? {} : { tags }),
      ...(materials === undefined ? {} : { materials }),
    },
  };
}
