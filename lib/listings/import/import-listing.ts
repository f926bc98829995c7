import "server-only";
import { createHash } from "node:crypto";
import { AppError } from "@/lib/errors";
import { nameProduct } from "@/lib/listing-text/compose/compose-listing";
import { collectFacts } from "@/lib/listing-text/compose/facts";
import { emptyListing } from "@/lib/listing-text/fields/fields";
import { inputText } from "@/lib/listing-text/fields/input";
import type { Category } from "@/lib/listing-text/fields/listing-choices";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import {
  type ListingAnswer,
  listingNotesSchema,
} from "@/lib/listing-text/fields/schema";
import { guessLanguage } from "@/lib/listing-text/languages/guess-language";
import { blanksOf } from "@/lib/listing-text/lexicon/buyer-questions";
import { totalOf } from "@/lib/listing-text/score/score";
import { findImported, storeImported } from "@/lib/listings/import/import-data";
import type { ImportedListing } from "@/lib/listings/import/schema";
import { requireListing } from "@/lib/listings/require-listing";
import { limit } from "@/lib/resilience/rate-limit";

const hourly = { points: 200, seconds: 3_600 };

/** What Etsy's own file doesn't hold. */
type FromEtsy = Partial<Pick<GeneratedListing, "attributes">> & {
  category?: Category | null;
  /** As in the notes of a listing. */
  categoryPath?: string;
};

/**
 * Saves a listing that the seller wrote elsewhere to her history, as it is, so
 * that she can edit it. It takes none of the quota: nothing is written. One
 * that was imported with the same key before is answered as it is now. Throws
 * `invalid_input` when nothing names it, `storage_full` and `rate_limited`.
 */
export async function importListing(
  userId: number,
  given: ImportedListing & FromEtsy,
): Promise<{ listing: ListingAnswer; isNew: boolean }> {
  await limit("importListing", String(userId), hourly);
  const { category = null, categoryPath = "", sourceKey, ...content } = given;
  const results = { ...emptyListing, ...content };
  const productName = nameProduct({ facts: [], results });
  if (productName === "")
    throw new AppError("invalid_input", "The listing has no title.");
  // Whole, also where it is longer than what the form takes: what stands at its
  // end is as true as its beginning.
  const form = {
    productName,
    materials: results.materials.join(", "),
    extraDetails: results.description,
  };
  const facts = collectFacts([], form);
  const sellerText = `${inputText(form)}\n${listingText(results)}`;
  const language = guessLanguage(results.description);
  const imported = {
    form,
    category,
    results,
    facts,
    missing: blanksOf(results.description),
    notes: listingNotesSchema.parse({
      isImported: true,
      categoryPath,
      language,
    }),
    score: totalOf(results, {
      productName,
      category,
      facts,
      sellerText,
      language,
    }),
  };
  // Of one length, whatever it is made of.
  const key =
    sourceKey === ""
      ? null
      : createHash("sha256").update(sourceKey).digest("base64url");
  const { id, isNew } = await storeOnce(userId, imported, key);
  return { listing: await requireListing(userId, id), isNew };
}

/** One that is deleted between the two steps is stored after all. */
async function storeOnce(
  userId: number,
  imported: Parameters<typeof storeImported>[1],
  key: string | null,
): Promise<{ id: number; isNew: boolean }> {
  const stored = await storeImported(userId, imported, key);
  if (stored !== null) return { id: stored, isNew: true };
  const known = key === null ? null : await findImported(userId, key);
  return known === null
    ? storeOnce(userId, imported, key)
    : { id: known, isNew: false };
}
