import "server-only";
import { storeWithin } from "@/lib/account/totals";
import { db } from "@/lib/database/db";
import type { Category } from "@/lib/listing-text/fields/listing-choices";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import type { Fact, ListingNotes } from "@/lib/listing-text/fields/schema";

type Imported = {
  form: { productName: string; materials: string; extraDetails: string };
  category: Category | null;
  results: GeneratedListing;
  facts: Fact[];
  missing: string[];
  notes: ListingNotes;
  score: number;
};

/** What stands where a generated listing has its model. */
const writer = "you";

/**
 * Stores a listing outside of the ledger, since no model wrote it, and returns
 * its id. Null when the user has one with that key already. A deleted one hands
 * its key over. Throws `storage_full`.
 */
export async function storeImported(
  userId: number,
  { form, ...listing }: Imported,
  sourceKey: string | null,
): Promise<number | null> {
  const { productName, materials, extraDetails } = form;
  const typed = {
    productName,
    materials: materials || null,
    extraDetails: extraDetails || null,
  };
  const nothing = {
    promptVersion: "",
    inputTokens: 0,
    outputTokens: 0,
    durationMs: 0,
  };
  return db().$transaction((tx) =>
    storeWithin(tx, { userId, kind: "imports" }, async () => {
      if (sourceKey !== null) {
        await tx.listing.updateMany({
          where: { userId, sourceKey, deletedAt: { not: null } },
          data: { sourceKey: null },
        });
      }
      const [stored] = await tx.listing.createManyAndReturn({
        data: [{ userId, ...typed, ...listing, writer, ...nothing, sourceKey }],
        skipDuplicates: true,
        select: { id: true },
      });
      return stored?.id ?? null;
    }),
  );
}

/**
 * The user's listing that was imported with that key before, unless it is
 * deleted.
 */
export async function findImported(
  userId: number,
  sourceKey: string,
): Promise<number | null> {
  const found = await db().listing.findFirst({
    where: { userId, sourceKey, deletedAt: null },
    select: { id: true },
  });
  return found?.id ?? null;
}

/** Takes an import back. */
export async function deleteImported(userId: number, id: number) {
  await db().listing.deleteMany({ where: { id, userId } });
}
