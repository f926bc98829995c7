import "server-only";
import { z } from "zod";
import { db } from "@/lib/database/db";
import { readinessOf } from "@/lib/listing-text/check/readiness";
import { inputText, mapTextFields } from "@/lib/listing-text/fields/input";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import {
  factSchema,
  type ListingAnswer,
  type ListingInput,
  listingAnswerSchema,
  listingFormSchema,
  listingNotesSchema,
} from "@/lib/listing-text/fields/schema";
import { typedLanguageOf } from "@/lib/listing-text/ledger/ledger-of";
import { optionsAnswerSchema } from "@/lib/listings/options/schema";
import { listPhotos } from "@/lib/listings/photos/list-photos";
import type { Prisma } from "@/prisma/generated/client";

const colorsSchema = listingFormSchema.shape.colors;

/** What the seller typed, and the category. */
const formColumns = {
  ...mapTextFields(() => true as const),
  colors: true,
  category: true,
} as const;

const answerColumns = {
  id: true,
  results: true,
  facts: true,
  missing: true,
  notes: true,
  score: true,
  writer: true,

  ...formColumns,
  version: true,
  generated: true,
  imagePath: true,
  photos: {
    select: {
      position: true,
      altText: true,
      photo: { select: { id: true, expiresAt: true } },
    },
    orderBy: { position: "asc" },
  },
} as const satisfies Prisma.ListingSelect;

export type AnswerRow = Prisma.ListingGetPayload<{
  select: typeof answerColumns;
}>;

export function answerOf({
  results: stored,
  notes,
  imagePath,
  photos,
  ...row
}: AnswerRow): ListingAnswer {
  const results = generatedListingSchema.parse(stored);
  const noted = listingNotesSchema.parse(notes);
  const typed = inputText({
    ...row,
    ...typedName(row),
    colors: colorsSchema.parse(row.colors),
  });
  const own = noted.isImported
    ? [listingText(generatedListingSchema.parse(row.generated ?? stored))]
    : [];
  const answer = listingAnswerSchema.parse({
    ...row,
    // Its materials are those of the listing, not the typed ones.
    ...results,
    photos: listPhotos({ photos, imagePath }, results.altText),
    ...noted,
    sellerText: [typed, ...own].join("\n"),
  });
  const typedLanguage = typedLanguageOf(answer);
  return {
    ...answer,
    typedLanguage,
    ...readinessOf({ ...answer, typedLanguage }),
  };
}

/** A name that was made for the history is none of the seller's words. */
function typedName({
  productName,
  facts,
}: Pick<AnswerRow, "productName" | "facts">) {
  const typed = factSchema
    .array()
    .parse(facts)
    .find(({ name, source }) => name === "product" && source === "seller");
  return { productName: typed ? productName : null };
}

/** The stored answer of the user's own listing, or null. */
export async function findAnswer(
  userId: number,
  id: number,
): Promise<ListingAnswer | null> {
  const row = await db().listing.findFirst({
    where: { id, userId, deletedAt: null },
    select: answerColumns,
  });
  return row && answerOf(row);
}

/** A picture goes out of sight with its listing. */
const picture = (userId: number, listingId: number) => ({
  listingId,
  listing: { userId, deletedAt: null },
});

export async function hasThumbnail(userId: number, listingId: number) {
  return (
    (await db().thumbnail.count({ where: picture(userId, listingId) })) === 1
  );
}

/** WebP. */
export async function findThumbnail(userId: number, listingId: number) {
  const row = await db().thumbnail.findFirst({
    where: picture(userId, listingId),
    select: { image: true },
  });
  return row?.image ?? null;
}

/**
 * What the seller had typed for the listing, or null when the user has no such
 * listing.
 */
export async function findForm(
  userId: number,
  id: number,
): Promise<ListingInput | null> {
  const row = await db().listing.findFirst({
    where: { id, userId, deletedAt: null },
    select: { ...formColumns, notes: true },
  });
  if (!row) return null;
  const { notes, ...typed } = row;
  const { language } = listingNotesSchema.parse(notes);
  const filled = Object.entries(typed).filter(([, value]) => value !== null);
  const chosen = language !== null && language !== "en" ? { language } : {};
  return listingFormSchema
    .partial()
    .parse({ ...Object.fromEntries(filled), ...chosen });
}

const listingOptionsOf = (row: unknown) => {
  const { questions, variations } = optionsAnswerSchema.parse(row);
  return { questions, variations };
};

const translationsSchema = z.array(
  z.object({
    language: z.string(),
    title: z.string(),
    description: z.string(),
    tags: z.array(z.string()),
  }),
);

/** The languages in which any of the user's listings is translated. */
export async function listTranslatedLanguages(userId: number, ids: number[]) {
  const rows = await db().translation.findMany({
    where: { listingId: { in: ids }, listing: { userId, deletedAt: null } },

    distinct: ["language"],
    select: { language: true },
  });
  return rows.map(({ language }) => language);
}

/**
 * Those of the listings that are the user's own and not deleted, in the order
 * of the ids.
 */
export async function listForExport(userId: number, ids: number[]) {
  const rows = await db().listing.findMany({
    where: { userId, deletedAt: null, id: { in: ids } },
    select: {
      id: true,
      productName: true,
      category: true,
      createdAt: true,
      score: true,
      results: true,
      imagePath: true,
      photos: answerColumns.photos,
      translations: {
        select: { language: true, title: true, description: true, tags: true },
        orderBy: { createdAt: "asc" },
      },
      options: { select: { questions: true, variations: true, version: true } },
    },
  });
  const place = new Map(ids.map((id, index) => [id, index]));
  return rows
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map(
      ({
        results: stored,
        createdAt,
        imagePath,
        photos,
        translations,
        options,
        ...row
      }) => {
        const results = generatedListingSchema.parse(stored);
        const altTexts = listPhotos({ photos, imagePath }, results.altText).map(
          ({ position, altText }) => ({
            position,
            altText,
          }),
        );
        return {
          ...row,
          createdAt: createdAt.toISOString(),
          photos: altTexts,
          translations: translationsSchema.parse(translations),
          options: options && listingOptionsOf(options),
          results,
        };
      },
    );
}

/** The photos of the listing that has most of them. */
export async function countMostPhotos(userId: number, ids: number[]) {
  const where = {
    listingId: { in: ids },
    listing: { userId, deletedAt: null },
  };
  const { _max: most } = await db().listingPhoto.aggregate({
    where,
    _max: { position: true },
  });
  return most.position ?? 0;
}

export type ExportedListing = Awaited<ReturnType<typeof listForExport>>[number];

/**
 * Minutes in which a deletion can be undone; after them a job removes the
 * listing with its picture.
 */
const restoreMinutes = 15;

/**
 * Listings of up to twenty photos each, so that no batch exceeds the statement
 * timeout.
 */
export const purgeBatchSize = 100;

/**
 * Hides the user's own listings and returns the ids of those that were visible.
 * The quota stays as it is. Locks the user's row first, like every change of a
 * counter, so that there are no deadlocks.
 */
export async function markDeleted(userId: number, ids: number[]) {
  const rows = await db().$queryRaw<{ id: number }[]>`
    WITH owner AS MATERIALIZED (SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE),
    visible AS (
      SELECT id FROM "Listing"
      WHERE "userId" = (SELECT id FROM owner) AND id = ANY(${ids}::int[]) AND "deletedAt" IS NULL FOR UPDATE
    )
    UPDATE "Listing" SET "deletedAt" = now() FROM visible WHERE "Listing".id = visible.id
    RETURNING "Listing".id`;
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/**
 * Undoes the deletion of the user's own listings, and returns the ids of those
 * where it was still possible.
 */
export async function unmarkDeleted(userId: number, ids: number[]) {
  const rows = await db().$queryRaw<{ id: number }[]>`
    WITH owner AS MATERIALIZED (SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE),
    hidden AS (
      SELECT id FROM "Listing"
      WHERE "userId" = (SELECT id FROM owner) AND id = ANY(${ids}::int[])
        AND "deletedAt" > now() - make_interval(mins => ${restoreMinutes}) FOR UPDATE
    )
    UPDATE "Listing" SET "deletedAt" = NULL FROM hidden WHERE "Listing".id = hidden.id
    RETURNING "Listing".id`;
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}

/**
 * Removes deleted listings and their pictures for good; returns how many, at
 * most `purgeBatchSize`.
 */
export function purgeBatch() {
  return db().$executeRaw`
    DELETE FROM "Listing" WHERE id IN (
      SELECT id FROM "Listing" WHERE "deletedAt" <= now() - make_interval(mins => ${restoreMinutes})
      ORDER BY "deletedAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED
    )`;
}
