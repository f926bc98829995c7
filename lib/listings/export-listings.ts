import "server-only";
import { AppError } from "@/lib/errors";
import { fields, listingFields } from "@/lib/listing-text/fields/fields";
import { mapFields } from "@/lib/listing-text/fields/map-fields";
import type { ExportFormat } from "@/lib/listings/history/schema";
import {
  countMostPhotos,
  type ExportedListing,
  listForExport,
  listTranslatedLanguages,
} from "@/lib/listings/listing-data";
import { limit } from "@/lib/resilience/rate-limit";
import { toCsvLine } from "@/lib/to-csv-line";

/** Listings in memory at a time. */
const pageSize = 50;
const perUser = { points: 60, seconds: 3_600 };

/**
 * Those of the listings that belong to the user, as one file in the order of
 * the ids, piece by piece. The first piece is loaded before this returns, so
 * that a failure can still be answered with an error status. Throws `not_found`
 * when none of the first fifty exists.
 */
export async function exportListings(
  userId: number,
  ids: number[],
  format: ExportFormat,
) {
  await limit("exportListings", String(userId), perUser);
  const chosen = [...new Set(ids)];
  const first = await listForExport(userId, chosen.slice(0, pageSize));
  if (first.length === 0)
    throw new AppError("not_found", "These listings no longer exist.");
  const { fileName, type } = formats[format];
  const extra =
    format === "csv"
      ? await findExtra(userId, chosen)
      : { languages: [], photos: 0 };
  return {
    fileName,
    type,
    pieces: pieces({ userId, ids: chosen, first, format, extra }),
  };
}

/** What decides about columns that not every file has. */
type Extra = {
  /** In the order of their columns. */
  languages: string[];
  /** Of the listing that has most. */
  photos: number;
};

async function findExtra(userId: number, ids: number[]): Promise<Extra> {
  const [languages, photos] = await Promise.all([
    listTranslatedLanguages(userId, ids),
    countMostPhotos(userId, ids),
  ]);
  return { languages, photos };
}

type Export = {
  userId: number;
  ids: number[];
  first: ExportedListing[];
  format: ExportFormat;
  extra: Extra;
};

async function* pieces({ userId, ids, first, format, extra }: Export) {
  const { head, listing, tail } = formats[format];
  yield head(extra) +
    first
      .map((entry, index) => listing(entry, { isFirst: index === 0, ...extra }))
      .join("");
  for (let start = pageSize; start < ids.length; start += pageSize) {
    const page = await listForExport(
      userId,
      ids.slice(start, start + pageSize),
    );
    yield page
      .map((entry) => listing(entry, { isFirst: false, ...extra }))
      .join("");
  }
  yield tail;
}

/** `isFirst` decides about the separator between two listings. */
type Place = Extra & { isFirst: boolean };

type Format = {
  fileName: string;
  type: string;
  head: (extra: Extra) => string;
  listing: (listing: ExportedListing, place: Place) => string;
  tail: string;
};

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = "\uFEFF";

const columns = [
  "id",
  "product_name",
  "category",
  "created_at",
  "score",
  ...listingFields.flatMap((key) => Object.keys(fields[key].csv)),
];

/**
 * Columns of the file that Etsy's Shop Manager exports. Cells that we don't
 * know stay empty.
 */
const etsyColumns = [
  "TITLE",
  "DESCRIPTION",
  "PRICE",
  "CURRENCY_CODE",
  "QUANTITY",
  "TAGS",
  "MATERIALS",
  ...Array.from({ length: 10 }, (_, index) => `IMAGE${index + 1}`),
  "VARIATION 1 TYPE",
  "VARIATION 1 NAME",
  "VARIATION 1 VALUES",
  "VARIATION 2 TYPE",
  "VARIATION 2 NAME",
  "VARIATION 2 VALUES",
  "SKU",
];

/** The first photo's alt text is that of the listing. */
const furtherPhotos = (photos: number) =>
  Array.from({ length: Math.max(photos - 1, 0) }, (_, index) => index + 2);

const altTextOf = ({ photos }: ExportedListing, position: number) =>
  photos.find((photo) => photo.position === position)?.altText ?? "";

/** Of each language in which one of the listings is translated. */
const translationColumns = (languages: string[]) =>
  languages.flatMap((language) => [
    `title_${language}`,
    `description_${language}`,
    `tags_${language}`,
  ]);

function translationCells(
  { translations }: ExportedListing,
  languages: string[],
) {
  return languages.flatMap((language) => {
    const found = translations.find(
      (translation) => translation.language === language,
    );
    return found
      ? [found.title, found.description, found.tags.join(", ")]
      : ["", "", ""];
  });
}

function csvHead({ languages, photos }: Extra) {
  const altTexts = furtherPhotos(photos).map(
    (position) => `alt_text_${position}`,
  );
  return `${byteOrderMark}${[...columns, ...altTexts, ...translationColumns(languages)].join(",")}\r\n`;
}

function csvLine(listing: ExportedListing, { languages, photos }: Place) {
  const { id, productName, category, createdAt, score, results } = listing;
  const texts = mapFields(results, ({ csv }, value) =>
    Object.values(csv).map((cell) => cell(value)),
  ).flat();
  const altTexts = furtherPhotos(photos).map((position) =>
    altTextOf(listing, position),
  );
  const own = [
    id,
    productName,
    category,
    createdAt,
    score,
    ...texts,
    ...altTexts,
  ];
  return toCsvLine([...own, ...translationCells(listing, languages)]);
}

/** Etsy's word for the kind of a variation stays empty: only Etsy knows it. */
const variationCells = ({ options }: ExportedListing) =>
  (options?.variations?.axes ?? []).flatMap(({ name, values }, index) => [
    [`VARIATION ${index + 1} NAME`, name] as const,
    [`VARIATION ${index + 1} VALUES`, values.join(",")] as const,
  ]);

function etsyLine(listing: ExportedListing) {
  const cells = new Map([
    ...mapFields(
      listing.results,
      (field, value) =>
        [field.etsyColumn, field.entries(value).join(",")] as const,
    ),
    ...variationCells(listing),
  ]);
  return toCsvLine(etsyColumns.map((column) => cells.get(column) ?? null));
}

function jsonEntry(
  { results, ...listing }: ExportedListing,
  { isFirst }: Place,
) {
  return `${isFirst ? "" : ","}\n${JSON.stringify({ ...listing, ...results }, null, 2)}`;
}

const formats: Record<ExportFormat, Format> = {
  json: {
    fileName: "listings.json",
    type: "application/json; charset=utf-8",
    head: () => "[",
    listing: jsonEntry,
    tail: "\n]\n",
  },
  csv: {
    fileName: "listings.csv",
    type: "text/csv; charset=utf-8",
    head: csvHead,
    listing: csvLine,
    tail: "",
  },
  etsy: {
    fileName: "EtsyListingsDownload.csv",
    type: "text/csv; charset=utf-8",
    head: () => `${etsyColumns.join(",")}\r\n`,
    listing: etsyLine,
    tail: "",
  },
};
