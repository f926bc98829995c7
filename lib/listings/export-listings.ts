import "server-only";
import { AppError } from "@/lib/errors";
import { type ExportedListing, listForExport } from "@/lib/listings/data";
import { fields, listingFields } from "@/lib/listings/fields";
import type { ExportFormat } from "@/lib/listings/history/schema";
import { mapFields } from "@/lib/listings/map-fields";
import { limit } from "@/lib/rate-limit";
import { toCsvLine } from "@/lib/to-csv";

/** Listings in memory at a time. */
const pageSize = 50;
const perUser = { points: 60, seconds: 3_600 };

/**
 * Those of the listings that belong to the user, as one file in the order of the ids, piece by piece. The first piece
 * is loaded before this returns, so that a failure can still be answered with an error status.
 * Throws `not_found` when none of the first fifty exists.
 */
export async function exportListings(userId: number, ids: number[], format: ExportFormat) {
  await limit("exportListings", String(userId), perUser);
  const chosen = [...new Set(ids)];
  const first = await listForExport(userId, chosen.slice(0, pageSize));
  if (first.length === 0) throw new AppError("not_found", "These listings no longer exist.");
  const { fileName, type } = formats[format];
  return { fileName, type, pieces: pieces(userId, chosen, first, format) };
}

async function* pieces(userId: number, ids: number[], first: ExportedListing[], format: ExportFormat) {
  const { head, listing, tail } = formats[format];
  yield head + first.map((entry, index) => listing(entry, index === 0)).join("");
  for (let start = pageSize; start < ids.length; start += pageSize) {
    const page = await listForExport(userId, ids.slice(start, start + pageSize));
    yield page.map((entry) => listing(entry, false)).join("");
  }
  yield tail;
}

type Format = {
  fileName: string;
  type: string;
  head: string;
  /** `isFirst` decides about the separator between two listings. */
  listing: (listing: ExportedListing, isFirst: boolean) => string;
  tail: string;
};

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

const columns = [
  ...["id", "product_name", "category", "created_at", "score"],
  ...listingFields.flatMap((key) => Object.keys(fields[key].csv)),
];

/** Columns of the file that Etsy's Shop Manager exports. Cells that we don't know stay empty. */
const etsyColumns = [
  ...["TITLE", "DESCRIPTION", "PRICE", "CURRENCY_CODE", "QUANTITY", "TAGS", "MATERIALS"],
  ...Array.from({ length: 10 }, (_, index) => `IMAGE${index + 1}`),
  ...["VARIATION 1 TYPE", "VARIATION 1 NAME", "VARIATION 1 VALUES"],
  ...["VARIATION 2 TYPE", "VARIATION 2 NAME", "VARIATION 2 VALUES", "SKU"],
];

function csvLine({ id, productName, category, createdAt, score, results }: ExportedListing) {
  const texts = mapFields(results, ({ csv }, value) => Object.values(csv).map((cell) => cell(value))).flat();
  return toCsvLine([id, productName, category, createdAt, score, ...texts]);
}

function etsyLine({ results }: ExportedListing) {
  const cells = new Map(
    mapFields(results, (field, value) => [field.etsyColumn, field.entries(value).join(",")] as const),
  );
  return toCsvLine(etsyColumns.map((column) => cells.get(column) ?? null));
}

function jsonEntry({ results, ...listing }: ExportedListing, isFirst: boolean) {
  return `${isFirst ? "" : ","}\n${JSON.stringify({ ...listing, ...results }, null, 2)}`;
}

const formats: Record<ExportFormat, Format> = {
  json: {
    fileName: "listings.json",
    type: "application/json; charset=utf-8",
    head: "[",
    listing: jsonEntry,
    tail: "\n]\n",
  },
  csv: {
    fileName: "listings.csv",
    type: "text/csv; charset=utf-8",
    head: `${byteOrderMark}${columns.join(",")}\r\n`,
    listing: csvLine,
    tail: "",
  },
  etsy: {
    fileName: "EtsyListingsDownload.csv",
    type: "text/csv; charset=utf-8",
    head: `${etsyColumns.join(",")}\r\n`,
    listing: etsyLine,
    tail: "",
  },
};
