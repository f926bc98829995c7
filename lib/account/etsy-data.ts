import "server-only";
import { db } from "@/lib/database/db";

/**
 * Shops on Etsy, without the tokens, and when they were audited: listings that
 * were read for that are Etsy's copies.
 */
export async function listEtsyShops(userId: number) {
  const [shops, audit] = await Promise.all([
    db().etsyConnection.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      select: {
        etsyUserId: true,
        etsyShopId: true,
        shopName: true,
        currency: true,
        languages: true,
        scopes: true,

        connectedAt: true,
        shopReadAt: true,
        problem: true,
      },
    }),
    db().shopAudit.findUnique({
      where: { userId },
      select: {
        etsyShopId: true,
        state: true,
        total: true,
        nextOffset: true,
        startedAt: true,
      },
    }),
  ]);
  return shops.map((shop) => ({
    ...shop,

    etsyUserId: String(shop.etsyUserId),
    etsyShopId: String(shop.etsyShopId),
    audit:
      audit?.etsyShopId === shop.etsyShopId
        ? {
            state: audit.state,
            listings: audit.total,
            read: audit.nextOffset,
            startedAt: audit.startedAt,
          }
        : null,
  }));
}

/**
 * What was carried into shops on Etsy: the texts and choices as they were
 * confirmed, and how far it got.
 */
export async function listPublications(userId: number) {
  const publications = await db().publication.findMany({
    where: { userId },
    orderBy: { createdAt: "asc" },
    omit: { userId: true, holder: true, heldUntil: true },
  });
  return publications.map((publication) => ({
    ...publication,
    etsyShopId: String(publication.etsyShopId),
    etsyListingId:
      publication.etsyListingId === null
        ? null
        : String(publication.etsyListingId),
  }));
}

/** Alt texts for photos of the shop that were written or wait for it. */
export async function listAltTexts(userId: number) {
  const rows = await db().altTextListing.findMany({
    where: { userId },
    orderBy: { position: "asc" },
    omit: { userId: true, groupId: true, position: true, failures: true },
  });
  return rows.map((row) => ({
    ...row,
    etsyShopId: String(row.etsyShopId),
    etsyListingId: String(row.etsyListingId),
  }));
}

/**
 * What the seller changed in her shop, with the numbers of before and after.
 */
export async function listChangeNotes(userId: number) {
  const notes = await db().changeNote.findMany({
    where: { userId, listing: { deletedAt: null } },
    orderBy: [{ changedAt: "asc" }, { id: "asc" }],
    omit: { userId: true, origin: true },
    include: {
      readings: {
        orderBy: { readAt: "asc" },
        omit: { userId: true, listingId: true, changeId: true, key: true },
      },
    },
  });
  return notes.map((note) => ({
    ...note,
    etsyShopId: note.etsyShopId === null ? null : String(note.etsyShopId),
    etsyListingId:
      note.etsyListingId === null ? null : String(note.etsyListingId),
  }));
}

/**
 * Orders by listing and day, and the days that the files of sold items cover.
 */
export async function findSold(userId: number) {
  const [days, periods] = await Promise.all([
    db().soldDay.findMany({
      where: { userId },
      orderBy: [{ day: "asc" }, { etsyListingId: "asc" }],
      omit: { userId: true },
    }),
    db().soldPeriod.findMany({
      where: { userId },
      orderBy: { from: "asc" },
      omit: { userId: true },
    }),
  ]);
  return {
    days: days.map((day) => ({
      ...day,
      etsyListingId: String(day.etsyListingId),
    })),
    periods,
  };
}
