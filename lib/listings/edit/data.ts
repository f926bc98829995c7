import "server-only";
import { db } from "@/lib/db";
import type { SellerWords } from "@/lib/listings/complete/seller-text";
import type { ListingEdit } from "@/lib/listings/edit/schema";
import { listingFormSchema } from "@/lib/listings/schema";

/**
 * Puts the edit in place of the version it was made of; false when the user has no such listing in that version.
 * The first edit also keeps what was generated.
 */
export async function replaceResults(
  { userId, id, score }: { userId: number; id: number; score: number },
  { results, version, locked }: ListingEdit,
) {
  const count = await db().$executeRaw`
    UPDATE "Listing"
    SET "generated" = COALESCE("generated", "results"),
        "results" = ${JSON.stringify(results)}::jsonb,
        "score" = ${score},
        "notes" = "notes" || ${locked ? JSON.stringify({ locked }) : "{}"}::jsonb,
        "version" = "version" + 1
    WHERE "id" = ${id} AND "userId" = ${userId} AND "version" = ${version} AND "deletedAt" IS NULL`;
  return count === 1;
}

const formColumns = {
  ...{ productName: true, materials: true, styleDesign: true, colors: true, audience: true, category: true },
  extraDetails: true,
} as const;

/** What the seller had typed for the listing, or null when the user has no such listing. */
export async function findForm(userId: number, id: number): Promise<SellerWords | null> {
  const row = await db().listing.findFirst({ where: { id, userId, deletedAt: null }, select: formColumns });
  if (!row) return null;
  const told = Object.entries(row).filter(([, value]) => value !== null);
  return listingFormSchema.partial().parse(Object.fromEntries(told));
}
