import "server-only";
import { storeWithin } from "@/lib/account/totals";
import { db } from "@/lib/database/db";
import {
  emptyOptions,
  type ListingOptions,
  type OptionsAnswer,
  optionsAnswerSchema,
} from "@/lib/listings/options/schema";

/**
 * What buyers of the user's own listing tell and choose, none of either at
 * version 0 while nothing is stored; null without such a listing. It may have
 * blanks and other problems, see `checkOptions`.
 */
export async function findOptions(
  userId: number,
  listingId: number,
): Promise<OptionsAnswer | null> {
  const row = await db().listing.findFirst({
    where: { id: listingId, userId, deletedAt: null },
    select: {
      options: { select: { questions: true, variations: true, version: true } },
    },
  });
  return (
    row &&
    optionsAnswerSchema.parse(row.options ?? { ...emptyOptions, version: 0 })
  );
}

/**
 * Puts the edit in place of the version it was made of; false when the user has
 * no such listing, or its options another version. Of two first saves at once,
 * one happens. Throws `storage_full` for a listing that was imported.
 */
export async function replaceOptions(
  {
    userId,
    listingId,
    version,
  }: { userId: number; listingId: number; version: number },
  { questions, variations }: ListingOptions,
): Promise<boolean> {
  const [asked, varied] = [
    JSON.stringify(questions),
    variations && JSON.stringify(variations),
  ];
  return db().$transaction((tx) =>
    storeWithin(tx, { userId, kind: "imports" }, async () => {
      const count =
        version === 0
          ? await tx.$executeRaw`
              INSERT INTO "ListingOptions" ("listingId", "questions", "variations")
              SELECT "id", ${asked}::jsonb, ${varied}::jsonb FROM "Listing"
              WHERE "id" = ${listingId} AND "userId" = ${userId} AND "deletedAt" IS NULL FOR SHARE
              ON CONFLICT DO NOTHING`
          : await tx.$executeRaw`
              UPDATE "ListingOptions" SET "questions" = ${asked}::jsonb, "variations" = ${varied}::jsonb,
                "version" = "ListingOptions"."version" + 1, "updatedAt" = now()
              FROM "Listing" WHERE "ListingOptions"."listingId" = ${listingId} AND "ListingOptions"."version" = ${version}
                AND "id" = ${listingId} AND "userId" = ${userId} AND "deletedAt" IS NULL`;
      return count === 1;
    }),
  );
}
