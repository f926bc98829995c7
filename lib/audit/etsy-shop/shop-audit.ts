import "server-only";
import type {
  ShopAuditAnswer,
  ShopListingAttributes,
  ShopListingsAnswer,
} from "@/lib/audit/etsy-shop/schema";
import {
  deleteShopAudit,
  findShopAudit,
  listAudited,
  listLinked,
  listPages,
  startAudit,
} from "@/lib/audit/etsy-shop/shop-audit-data";
import { AppError } from "@/lib/errors";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { findCategoryPaths } from "@/lib/etsy/categories/categories";
import { requireEtsy } from "@/lib/etsy/connection/connect";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import { listProperties } from "@/lib/etsy/listing/list-active";

const notFound = () =>
  new AppError("not_found", "This audit has expired. Read your shop again.");

export async function readShopAudit(userId: number): Promise<ShopAuditAnswer> {
  const found = await findShopAudit(userId);
  if (found === null) return { audit: null };
  const { etsyShopId: _, failures: __, ...audit } = found;
  return { audit };
}

/**
 * Reads the active listings of the user's shop, by a job, page by page. One
 * that stopped goes on where it stood. Throws `etsy_reconnect` without a
 * connection that works.
 */
export async function startShopAudit(
  userId: number,
  { again = false }: { again?: boolean | undefined },
) {
  requireEtsy();
  const etsyShopId = await withAccessToken(
    userId,
    async (_, shop) => shop.etsyShopId,
  );
  await startAudit({ userId, etsyShopId, again });
  return readShopAudit(userId);
}

/** Forgets what was read; a job under way stores nothing more. */
export const removeShopAudit = (userId: number) => deleteShopAudit(userId);

/** Pages that are handed out at once: half a megabyte to one. */
const pagesPerAnswer = 5;

/**
 * What was read, from one place on. Throws `not_found` for an audit that isn't
 * the user's or has ended.
 */
export async function readShopListings(
  userId: number,
  { audit: id, from }: { audit: string; from: number },
) {
  const audit = await findShopAudit(userId);
  if (audit?.id !== id) throw notFound();
  const pages = await listPages({ id, userId }, from, pagesPerAnswer);
  const listings = pages.flatMap((page) => page.listings);
  const last = pages.at(-1);
  const next =
    last === undefined ? audit.read : last.offset + last.listings.length;
  const [paths, linked] = await Promise.all([
    findCategoryPaths(),
    listLinked(
      userId,
      listings.map((listing) => listing.id),
    ),
  ]);
  return {
    listings: listings.map(({ photos: _, ...listing }) => ({
      ...listing,
      path: paths.get(listing.taxonomyId ?? 0) ?? [],
    })),
    linked,
    next: next < audit.read ? next : null,
  } satisfies ShopListingsAnswer;
}

/** A listing of the user's audit. Throws `not_found`. */
export async function requireAudited(userId: number, etsyListingId: string) {
  const [found] = /^[1-9]\d{0,15}$/.test(etsyListingId)
    ? await listAudited(userId, [etsyListingId])
    : [];
  if (found === undefined) throw notFound();
  return found;
}

/**
 * The attributes of a listing that the seller opened, as they are on Etsy
 * now. Nothing of them is kept.
 */
export async function readShopListing(
  userId: number,
  etsyListingId: string,
): Promise<ShopListingAttributes> {
  await requireAudited(userId, etsyListingId);
  try {
    return {
      attributes: await withAccessToken(userId, (token, { etsyShopId }) =>
        listProperties(etsyShopId, etsyListingId, token),
      ),
    };
  } catch (error) {
    if (!(error instanceof EtsyError) || error.kind !== "missing") throw error;
    throw new AppError(
      "not_found",
      "Etsy can't find this listing any more. It may have been deleted there.",
    );
  }
}
