import "server-only";
import { parseCursor, writeCursor } from "@/lib/listings/history/cursor";
import { countListings, listEntries } from "@/lib/listings/history/data";
import type { HistoryQuery } from "@/lib/listings/history/schema";

/**
 * One page of the user's listings; `next` is the cursor of the following page, null on the last.
 * `total` is how many stand in the history, whatever was searched.
 */
export async function listHistory(userId: number, { cursor: text, ...query }: HistoryQuery) {
  const cursor = text === undefined ? null : parseCursor(query.sort, text);
  const [{ entries, next }, total] = await Promise.all([
    listEntries({ ...query, userId, cursor }),
    countListings(userId),
  ]);
  return { entries, next: next && writeCursor(next), total };
}
