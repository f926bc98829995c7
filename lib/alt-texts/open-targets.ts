import "server-only";

import type {
  AltTextTarget,
  AltTextTargetsAnswer,
} from "@/lib/alt-texts/schema";
import { listWritten } from "@/lib/alt-texts/written-data";
import { openShopListing } from "@/lib/audit/etsy-shop/open-shop-listing";
import { limit } from "@/lib/resilience/rate-limit";

/**
 * What an update of these listings replaces: the texts that the seller takes,
 * by photo. Each listing is taken over into the history first, and linked with
 * the one on Etsy, as "Fix" of the audit does. Throws `not_found` where the
 * shop has to be read again, and what taking over throws.
 */
export async function openTargets(
  userId: number,
  listings: string[],
): Promise<AltTextTargetsAnswer> {
  await limit("alt_text_targets", String(userId), {
    points: 120,
    seconds: 3_600,
  });
  const wanted = new Set(listings);
  const written = (await listWritten(userId)).filter(({ id }) =>
    wanted.has(id),
  );
  const targets: AltTextTarget[] = [];
  // One after the other: each may ask Etsy for its attributes.
  for (const { id, texts } of written) {
    const altTexts = texts
      .filter(({ isTaken, text }) => isTaken && text !== "")
      .map(({ imageId, text }) => ({ imageId: String(imageId), text }));
    if (altTexts.length === 0) continue;
    const opened = await openShopListing({ userId, etsyListingId: id });
    targets.push({ id, target: { listingId: opened.id, altTexts } });
  }
  return { targets };
}
