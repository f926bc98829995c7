import "server-only";
import {
  listChosen,
  listReserved,
  queueListings,
  removeChosen,
  removeQueued,
  requeue,
} from "@/lib/alt-texts/alt-text-data";
import { findPoor, type PoorKind } from "@/lib/alt-texts/find-poor";
import {
  type AltTextProgressAnswer,
  type AltTextsAnswer,
  countedFor,
  mostWaiting,
  type PoorListing,
} from "@/lib/alt-texts/schema";
import {
  findShopAudit,
  listAudited,
  listPages,
} from "@/lib/audit/etsy-shop/shop-audit-data";
import { refundReservation } from "@/lib/billing/quota/quota-data";
import { requireQuota } from "@/lib/billing/quota/reservations";
import type { Account } from "@/lib/billing/usage";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { readEtsyPicture } from "@/lib/etsy/listing/read-etsy-picture";
import type { EtsyListing } from "@/lib/etsy/listing/schema";
import { limit } from "@/lib/resilience/rate-limit";

/** Listings that the page is told of; the others come as these are done. */
const mostListed = 1_000;
const pagesAtOnce = 5;

const isOffered = () => env().MODEL_PICTURES !== "off";

/** The listings with poor alt texts. */
export async function readAltTexts(userId: number): Promise<AltTextsAnswer> {
  await limit("read_alt_texts", String(userId), reads);
  const audit = await findShopAudit(userId);
  const isRead = audit !== null && audit.state !== "reading";
  const found = isRead ? await findPoorListings(userId, audit.id) : nothing;
  return { isOffered: isOffered(), isRead, ...found };
}

/** Each looks at all that was read of the shop. */
const reads = { points: 120, seconds: 600 };

/** Where those that were chosen stand. */
export const readProgress = async (
  userId: number,
): Promise<AltTextProgressAnswer> => ({ chosen: await listChosen(userId) });

type Found = Pick<AltTextsAnswer, "listings" | "more" | "photos">;
const nothing: Found = { listings: [], more: 0, photos: 0 };

async function findPoorListings(userId: number, id: string): Promise<Found> {
  const listings: PoorListing[] = [];
  let [photos, poor] = [0, 0];
  for (let from: number | null = 0; from !== null; ) {
    const pages = await listPages({ id, userId }, from, pagesAtOnce);
    for (const listing of pages.flatMap((page) => page.listings)) {
      photos += listing.photos.length;
      const found = toPoorListing(listing);
      if (found === null) continue;
      poor += 1;
      if (listings.length < mostListed) listings.push(found);
    }
    const last = pages.at(-1);
    from =
      last === undefined || pages.length < pagesAtOnce ? null : last.offset + 1;
  }
  return { listings, more: poor - listings.length, photos };
}

function toPoorListing({
  id,
  title,
  altTexts,
  photos,
}: EtsyListing): PoorListing | null {
  const poor: Partial<Record<PoorKind, number>> = {};
  for (const [index, kind] of findPoor(title, altTexts).entries())
    if (kind !== null && photos[index]?.id != null)
      poor[kind] = (poor[kind] ?? 0) + 1;
  return Object.keys(poor).length === 0
    ? null
    : { id, title, photos: photos.length, poor };
}

type Start = { user: Account & { id: number }; listings: string[] };

const starts = {
  points: 30,
  seconds: 3_600,
  message:
    "You've started many of these within an hour. Please wait a while, then continue.",
};

/**
 * Queues listings to be written. Those that were chosen before are not queued
 * or counted again. Throws `limit_reached` when nothing of the plan is left,
 * `not_found` where the shop has to be read again, and `storage_full`.
 */
export async function startAltTexts({ user, listings }: Start, now: Date) {
  if (!isOffered())
    throw new AppError(
      "conflict",
      "The model of this site takes no pictures, so it can't describe your photos.",
    );
  await limit("alt_texts", String(user.id), starts);
  const audited = await listAudited(user.id, listings);
  const [first] = audited;
  if (first === undefined)
    throw new AppError(
      "not_found",
      "What was read of your shop has been deleted. Read it again.",
    );
  await requireQuota(user, null, now);
  const queued = await queueListings({
    userId: user.id,
    etsyShopId: first.etsyShopId,
    listings: inOrder(
      listings,
      audited.map(({ listing }) => listing.id),
    ),
  });
  if (queued === null)
    throw new AppError(
      "storage_full",
      `At most ${mostWaiting} listings can wait here. Send the texts of some, or remove them.`,
    );
  return { listings: queued, counted: countedFor(queued) };
}

const inOrder = (wanted: string[], known: string[]) =>
  wanted.filter((id) => known.includes(id));

export const notFound = () =>
  new AppError("not_found", "This listing is no longer here.");

/** Etsy's number of a listing. Throws `not_found` for what can't be one. */
export function parseId(text: string): bigint {
  if (!/^[1-9]\d{0,15}$/.test(text)) throw notFound();
  return BigInt(text);
}

/** Writes one that failed again. Throws `not_found`. */
export async function retryAltTexts(userId: number, id: string) {
  await limit("alt_texts_retry", String(userId), {
    points: 60,
    seconds: 3_600,
  });
  if (!(await requeue(userId, parseId(id)))) throw notFound();
}

/**
 * Takes back the listings that aren't written yet. A ten of which none was
 * written is not counted.
 */
export async function stopAltTexts(userId: number) {
  const groups = await removeQueued(userId);
  for (const { id } of await listReserved(userId, groups))
    await refundReservation(id);
}

/** Forgets the texts of a listing. Throws `not_found`. */
export async function removeAltTexts(userId: number, id: string) {
  if (!(await removeChosen(userId, parseId(id)))) throw notFound();
}

/** Pixels on the long side of a picture on the page. */
const shownSide = 320;

/**
 * A picture of a listing of the user's audit, fetched from Etsy and kept
 * nowhere. Throws `not_found`, `rate_limited` and `unavailable`.
 */
export async function readAltTextPicture(
  userId: number,
  { id, imageId }: { id: string; imageId: string },
) {
  await limit("alt_text_pictures", String(userId), {
    points: 2_000,
    seconds: 3_600,
  });
  const [audited] = await listAudited(userId, [String(parseId(id))]);
  const photo = audited?.listing.photos.find(
    (one) => String(one.id) === imageId,
  );
  if (photo === undefined) throw notFound();
  const { address } = photo;
  return readEtsyPicture({ address, key: String(userId), side: shownSide });
}
