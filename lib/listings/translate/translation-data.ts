import "server-only";
import { z } from "zod";
import { storeWithin } from "@/lib/account/totals";
import { db, type Transaction } from "@/lib/database/db";
import type { EtsyLanguage } from "@/lib/listing-text/languages/writing-languages";
import {
  languageSchema,
  type StoredTranslation,
  type TranslatedFields,
} from "@/lib/listings/translate/schema";

/** A translation goes out of sight with its listing. */
const visible = (userId: number, listingId: number) => ({
  listingId,
  listing: { userId, deletedAt: null },
});

const columns = {
  language: true,
  title: true,
  description: true,
  tags: true,
  item: true,

  writer: true,
  version: true,
  updatedAt: true,
} as const;

const tagsSchema = z.array(z.string());

type Row = Omit<StoredTranslation, "language" | "tags"> & {
  language: string;
  tags: unknown;
};

const toStored = ({ language, tags, ...row }: Row): StoredTranslation => ({
  ...row,
  language: languageSchema.parse(language),
  tags: tagsSchema.parse(tags),
});

/** In the order in which they were first written. */
export async function listTranslations(
  userId: number,
  listingId: number,
): Promise<StoredTranslation[]> {
  const rows = await db().translation.findMany({
    where: visible(userId, listingId),
    select: columns,
    orderBy: [{ createdAt: "asc" }, { language: "asc" }],
  });
  return rows.map(toStored);
}

export async function findTranslation(
  userId: number,
  listingId: number,
  language: EtsyLanguage,
): Promise<StoredTranslation | null> {
  const row = await db().translation.findFirst({
    where: { ...visible(userId, listingId), language },
    select: columns,
  });
  return row && toStored(row);
}

export type NewTranslation = TranslatedFields & {
  language: EtsyLanguage;
  item: string;
  writer: string;
  promptVersion: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
};

/**
 * Stores what was written in place of what there was in that language, with the
 * next version. Null, and nothing stored, when the user's listing was deleted
 * meanwhile. Throws `storage_full` for a listing that was imported.
 */
export async function storeTranslation(
  userId: number,
  listingId: number,
  {
    language,
    title,
    description,
    tags,
    item,
    writer,
    promptVersion,
    ...cost
  }: NewTranslation,
): Promise<StoredTranslation | null> {
  const store = (tx: Transaction) => tx.$queryRaw<Row[]>`
    INSERT INTO "Translation" AS old ("listingId", "language", "title", "description", "tags", "item", "writer",
      "promptVersion", "inputTokens", "outputTokens", "durationMs")
    SELECT "id", ${language}, ${title}, ${description}, ${JSON.stringify(tags)}::jsonb, ${item}, ${writer},
      ${promptVersion}, ${cost.inputTokens}::int, ${cost.outputTokens}::int, ${cost.durationMs}::int
    FROM "Listing" WHERE "id" = ${listingId} AND "userId" = ${userId} AND "deletedAt" IS NULL FOR SHARE
    ON CONFLICT ("listingId", "language") DO UPDATE SET
      "title" = EXCLUDED."title", "description" = EXCLUDED."description", "tags" = EXCLUDED."tags",
      "item" = EXCLUDED."item", "writer" = EXCLUDED."writer", "promptVersion" = EXCLUDED."promptVersion",
      "inputTokens" = EXCLUDED."inputTokens", "outputTokens" = EXCLUDED."outputTokens",
      "durationMs" = EXCLUDED."durationMs", "version" = old."version" + 1, "updatedAt" = now()
    RETURNING "language", "title", "description", "tags", "item", "writer", "version", "updatedAt"`;
  const row = await db().$transaction((tx) =>
    storeWithin(
      tx,
      { userId, kind: "imports" },
      async () => (await store(tx))[0],
    ),
  );
  return row ? toStored(row) : null;
}

/**
 * Puts the edit in place of the version it was made of; false when the user has
 * no such translation in that version. Throws `storage_full` for a listing that
 * was imported.
 */
export async function replaceTranslation(
  {
    userId,
    listingId,
    language,
  }: { userId: number; listingId: number; language: EtsyLanguage },
  { title, description, tags, version }: TranslatedFields & { version: number },
) {
  return db().$transaction((tx) =>
    storeWithin(tx, { userId, kind: "imports" }, async () => {
      const { count } = await tx.translation.updateMany({
        where: { ...visible(userId, listingId), language, version },
        data: {
          title,
          description,
          tags,
          version: { increment: 1 },
          updatedAt: new Date(),
        },
      });
      return count === 1;
    }),
  );
}

export async function removeTranslation(
  userId: number,
  listingId: number,
  language: EtsyLanguage,
) {
  const { count } = await db().translation.deleteMany({
    where: { ...visible(userId, listingId), language },
  });
  return count === 1;
}
