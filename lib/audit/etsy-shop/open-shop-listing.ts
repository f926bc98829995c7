import "server-only";
import {
  readShopListing,
  requireAudited,
} from "@/lib/audit/etsy-shop/shop-audit";
import { listLinked } from "@/lib/audit/etsy-shop/shop-audit-data";
import { AppError } from "@/lib/errors";
import { findCategoryPaths } from "@/lib/etsy/categories/categories";
import type { EtsyListing } from "@/lib/etsy/listing/schema";
import { linkImported } from "@/lib/etsy/update/link-listing";
import { categories } from "@/lib/listing-text/fields/listing-choices";
import { deleteImported } from "@/lib/listings/import/import-data";
import { importListing } from "@/lib/listings/import/import-listing";

type Opened = { userId: number; etsyListingId: string };

/**
 * The id of the listing here that stands for one of the user's audit. The first
 * time it is taken over into the history, and linked, so that its texts can be
 * updated on Etsy. Throws `not_found` and `rate_limited`.
 */
export async function openShopListing({
  userId,
  etsyListingId,
}: Opened): Promise<{ id: number }> {
  const { etsyShopId, listing } = await requireAudited(userId, etsyListingId);
  const linked = await findLinked(userId, etsyListingId);
  if (linked !== null) return { id: linked };
  const { listing: imported } = await importListing(
    userId,
    await contentOf(userId, listing),
  );
  const target = { userId, etsyShopId, etsyListingId: BigInt(etsyListingId) };
  if (
    await linkImported(imported, {
      ...target,
      taxonomyId: listing.taxonomyId ?? 1,
    })
  )
    return { id: imported.id };
  const other = await findLinked(userId, etsyListingId);
  // Linked from another account, it can still be edited here.
  if (other === null) return { id: imported.id };
  await deleteImported(userId, imported.id);
  return { id: other };
}

const findLinked = async (userId: number, etsyListingId: string) =>
  (await listLinked(userId, [etsyListingId]))[etsyListingId] ?? null;

async function contentOf(
  userId: number,
  {
    id,
    title,
    description,
    tags,
    materials,
    altTexts,
    taxonomyId,
  }: EtsyListing,
) {
  const path = (await findCategoryPaths()).get(taxonomyId ?? 0) ?? [];
  return {
    // Etsy's number is its key, in the link.

    title,
    description,
    tags,
    materials,
    altText: altTexts[0] ?? "",
    sourceKey: "",
    attributes: await attributesOf(userId, id),
    category: categories.find(({ label }) => label === path[0])?.value ?? null,
    categoryPath: path.join(" > "),
  };
}

/**
 * None while Etsy doesn't hand them out: an update of the listing doesn't touch
 * them.
 */
async function attributesOf(userId: number, etsyListingId: string) {
  try {
    return (await readShopListing(userId, etsyListingId)).attributes;
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}
