import "server-only";
import { db } from "@/lib/db";
import type { GeneratedListing } from "@/lib/listings/fields";
import type { Category, Fact, ListingNotes } from "@/lib/listings/schema";

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

/** Stores a listing outside of the ledger, since no model wrote it, and returns its id. */
export async function storeImported(userId: number, { form, ...listing }: Imported): Promise<number> {
  const { productName, materials, extraDetails } = form;
  const typed = { productName, materials: materials || null, extraDetails: extraDetails || null };
  const nothing = { promptVersion: "", inputTokens: 0, outputTokens: 0, durationMs: 0 };
  const { id } = await db().listing.create({
    data: { userId, ...typed, ...listing, writer, ...nothing },
    select: { id: true },
  });
  return id;
}

/** Takes an import back. */
export async function deleteImported(userId: number, id: number) {
  await db().listing.deleteMany({ where: { id, userId } });
}
