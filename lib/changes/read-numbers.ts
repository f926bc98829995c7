import "server-only";
import { z } from "zod";
import { callEtsy } from "@/lib/etsy/api/call-etsy";
import { EtsyError } from "@/lib/etsy/api/etsy-error";
import { etsyId } from "@/lib/etsy/api/items";
import {
  findWaiting,
  noteGone,
  saveReading,
} from "@/lib/etsy/change-notes/reading-data";
import type { readListingNumbersTask } from "@/lib/etsy/change-notes/tasks";
import { findConnection } from "@/lib/etsy/connection/connection-data";
import { withAccessToken } from "@/lib/etsy/connection/with-access-token";
import type { PayloadOf } from "@/lib/jobs/define-task";

const numbersAnswer = z.object({
  shop_id: etsyId,
  state: z.string().max(50),
  views: z.int().min(0).nullish(),
  num_favorers: z.int().min(0),
  /** Seconds. `creation_timestamp` changes with each renewal. */
  original_creation_timestamp: z.int().positive(),
});

/**
 * Reads views and favorites of a changed listing on Etsy. A fault throws, so
 * that the queue tries again later; stored is when it was really read. Nothing
 * is read of a shop that is no longer connected.
 */
export async function readNumbers({
  changeId,
  userId,
  day,
}: PayloadOf<typeof readListingNumbersTask>) {
  const note = await findWaiting(userId, changeId);
  const connection = await findConnection(userId);
  if (
    note?.etsyListingId == null ||
    connection === null ||
    connection.etsyShopId !== note.etsyShopId
  )
    return;
  const path = `/listings/${note.etsyListingId}`;
  try {
    const found = await withAccessToken(userId, (accessToken) =>
      callEtsy({ path, accessToken, answer: numbersAnswer }),
    );
    // An address that the seller gave may be another shop's.
    if (BigInt(found.shop_id) !== note.etsyShopId)
      return await noteGone(changeId);
    const listedAt = new Date(found.original_creation_timestamp * 1_000);
    const { views = null, num_favorers: favorites, state } = found;
    await saveReading(
      { changeId, day, views, favorites, state, listedAt },
      new Date(),
    );
  } catch (error) {
    if (!(error instanceof EtsyError) || error.kind !== "missing") throw error;
    await noteGone(changeId);
  }
}
