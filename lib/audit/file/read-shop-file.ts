import {
  type Columns,
  etsyOrder,
  findColumns,
  isEtsyRow,
  type MappedColumn,
  whatOfHeader,
  whatOfLocalized,
} from "@/lib/audit/file/columns";
import { decodeFile } from "@/lib/audit/file/decode-file";
import type { Encoding } from "@/lib/audit/file/encoding-names";
import { notesOf } from "@/lib/audit/file/file-notes";
import { mendRow } from "@/lib/audit/file/parse-csv";
import { whereToFind } from "@/lib/audit/file/problem-of-size";
import { readShopTable, type ShopTable } from "@/lib/audit/file/shop-table";
import { maxListings } from "@/lib/audit/limits";
import { unescapeText } from "@/lib/etsy/listing/unescape-text";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { splitList } from "@/lib/listing-text/fields/parse-pairs";
import { stripHtml } from "@/lib/listing-text/plain-text/strip-markup";

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
export type Held = {
  description: boolean;
  tags: boolean;
  materials: boolean;
  altText: boolean;
};

/**
 * Which column is which, chosen by the seller; `isListingFirst`: the first line
 * is a listing as well.
 */
export type Mapping = Partial<Record<MappedColumn, number>> & {
  isListingFirst?: boolean;
};

export type ShopFile =
  | {
      kind: "listings";
      listings: ShopListing[];
      held: Held;
      notes: string[];
      /**
       * How the letters were read where nothing in the file says it, with
       * titles by which the seller can tell.
       */
      encoding?: { name: Encoding; titles: string[] };
    }
  /** No column is known to hold titles: the seller says which. */
  | {
      kind: "unknown_columns";
      header: string[];
      samples: string[][];
      guess: Mapping;
    }
  | { kind: "problem"; message: string };

const problem = (message: string): ShopFile => ({ kind: "problem", message });

const shown = 60;
const clip = (cell: string) =>
  cell.length > shown ? `${cell.slice(0, shown - 1)}…` : cell;

/**
 * Etsy writes "_" for spaces in tags; where one has spaces, its "_" is the
 * seller's.
 */
const tagsOf = (cell: string): string[] =>
  splitList(cell)
    .map((tag) => (tag.includes(" ") ? tag : tag.replaceAll("_", " ").trim()))
    .filter(Boolean);

/** Each once, whichever of the columns it stands in. */
const listOf = (cells: readonly string[]): string[] => [
  ...new Set(cells.flatMap(tagsOf)),
];

/** Shops elsewhere export descriptions as the page's source. */
const looksLikeHtml =
  /<\/(?:p|div|ul|ol|li|strong|b|em|i|span|h[1-6]|table)>|<(?:br|p|div|ul|li|span)\b[^<>]*>/iu;

/** Of HTML, the text as it is shown, its paragraphs apart. */
const shownText = (text: string): string =>
  looksLikeHtml.test(text)
    ? stripHtml(text)
        .replace(/[^\S\n]+/gu, " ")
        .replace(/ ?\n ?/gu, "\n")
        .replace(/\n{3,}/gu, "\n\n")
        .trim()
    : text;

function toListing(row: readonly string[], columns: Columns): ShopListing {
  const cell = (index: number | undefined) =>
    index === undefined ? "" : unescapeText(row[index] ?? "");
  // Halves of surrogate pairs can't be sent or stored.
  const text = (index: number | undefined) =>
    cell(index)
      .replace(/\p{Cs}/gu, "")
      .replace(/\r\n?/gu, "\n")
      .trim();
  const { more } = columns;
  return {
    listing: {
      ...emptyListing,
      title: text(columns.title),
      description: shownText(text(columns.description)),
      tags: listOf([columns.tags, ...(more?.tags ?? [])].map(text)),
      materials: listOf(
        [columns.materials, ...(more?.materials ?? [])].map(text),
      ),
      altText: text(columns.altText),
    },
    sku: clip(text(columns.sku)),
    price: clip(
      [text(columns.price), text(columns.currency)].filter(Boolean).join(" "),
    ),
  };
}

/** A row of nothing but spaces and separators is none. */
const isFilled = ({ listing }: ShopListing): boolean =>
  listing.title !== "" || listing.description !== "" || listing.tags.length > 0;

/** The first line once more, where files were put together. */
function isHeaderAgain(
  row: readonly string[],
  header: readonly string[],
  columns: Columns,
): boolean {
  const { title, description, tags, materials } = columns;
  return [title, description, tags, materials].every(
    (column) =>
      column === undefined ||
      row[column]?.replace(/^\uFEFF/u, "") === header[column],
  );
}

/** The rows behind the header, or all of them where there is none. */
function toFile(
  table: ShopTable,
  columns: Columns,
  from = table.header + 1,
): ShopFile {
  const { rows: all, numbers, hasMore, separator, encoding } = table;
  const header = all[table.header] ?? [];
  const rows = all.slice(from).map((cells, place) => ({
    cells: mendRow(cells, header.length, separator),
    number: numbers[place + from] ?? 0,
  }));
  const taken = rows
    .slice(0, maxListings)
    .filter(
      ({ cells }) =>
        from <= table.header || !isHeaderAgain(cells, header, columns),
    );
  const listings = taken
    .map(({ cells, number }) => ({ ...toListing(cells, columns), row: number }))
    .filter(isFilled);
  if (listings.length === 0) {
    return problem(
      `This file has a header but no listings. Etsy's file contains only active listings. ${whereToFind}`,
    );
  }
  return {
    kind: "listings",
    listings,
    held: {
      description: columns.description !== undefined,
      tags: columns.tags !== undefined,
      materials: columns.materials !== undefined,
      altText: columns.altText !== undefined,
    },
    notes: notesOf(taken, {
      width: header.length,
      table,
      isCut: hasMore || rows.length > maxListings,
    }),
    ...(encoding && {
      encoding: {
        name: encoding,
        titles: titlesToShow(listings.map(({ listing }) => listing.title)),
      },
    }),
  };
}

/**
 * Titles by which the seller sees whether the letters are right: those that
 * have other letters than English.
 */
export function titlesToShow(all: readonly string[]): string[] {
  const titles = [...new Set(all.filter(Boolean))];
  const telling = titles.filter((title) => /[^\0-\x7f]/u.test(title));
  return [...telling, ...titles.filter((title) => !telling.includes(title))]
    .slice(0, 3)
    .map(clip);
}

/**
 * The listings of a file that Etsy or this product exports, or of any table
 * with a column of titles. Formulas are text. With a mapping, which column is
 * which is taken from it, and with an encoding, how its letters are written.
 */
export function readShopFile(
  bytes: Uint8Array,
  mapping?: Mapping,
  encoding?: Encoding,
): ShopFile {
  const decoded = decodeFile(bytes, whereToFind, encoding);
  if (decoded.problem !== null) return problem(decoded.problem);
  const table = readShopTable(decoded, maxListings);
  const header = table.rows[table.header] ?? [];
  const stranger = table.rows
    .slice(0, table.header + 1)
    .flatMap((row) => whatOfHeader(row) ?? whatOfLocalized(row) ?? [])[0];
  if (stranger !== undefined)
    return problem(
      `${stranger} The audit needs the file of your listings. ${whereToFind}`,
    );
  if (mapping?.title !== undefined) {
    const { isListingFirst, ...columns } = mapping;
    return toFile(
      table,
      { ...columns, images: [], variations: [] },
      table.header + (isListingFirst ? 0 : 1),
    );
  }
  const columns = findColumns(header);
  if (columns.title !== undefined) return toFile(table, columns);
  if (isEtsyRow(header)) return toFile(table, etsyOrder, table.header);
  if (header.length < 2)
    return problem(`This file contains no table with columns. ${whereToFind}`);
  const { description, tags, materials } = columns;
  return {
    kind: "unknown_columns",
    header: header.map(clip),
    samples: table.rows
      .slice(table.header + 1, table.header + 4)
      .map((row) => row.map(clip)),
    guess: {
      ...(description === undefined ? {} : { description }),
      ...(tags === undefined ? {} : { tags }),
      ...(materials === undefined ? {} : { materials }),
    },
  };
}
