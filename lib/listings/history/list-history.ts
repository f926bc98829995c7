import "server-only";
import { AppError } from "@/lib/errors";
import type { Sort } from "@/lib/listings/history/filter-choices";
import {
  countListings,
  findOverlaps,
  listEntries,
} from "@/lib/listings/history/history-data";
import type {
  Cursor,
  HistoryQuery,
  Overlap,
} from "@/lib/listings/history/schema";
import { requireListing } from "@/lib/listings/require-listing";
import { listingIdSchema } from "@/lib/listings/schema";
import { countOpenPoints } from "@/lib/waiting/waiting";

/**
 * One page of the user's listings; `next` is the cursor of the following page,
 * null on the last. `total` is how many listings the history has, whatever was
 * searched.
 */
export async function listHistory(
  userId: number,
  { cursor: text, ...query }: HistoryQuery,
) {
  const cursor = text === undefined ? null : parseCursor(query.sort, text);
  if (query.points !== "") await countOpenPoints(userId);
  const [{ entries, next }, total] = await Promise.all([
    listEntries({ ...query, userId, cursor }),
    countListings(userId),
  ]);
  return { entries, next: next && writeCursor(next), total };
}

/**
 * Up to three of the user's other listings that share at least half of this
 * one's tags, most shared first, of the 500 newest. Etsy asks for variety in
 * tags; listings with the same ones are found by the same searches.
 * https://www.etsy.com/seller-handbook/article/382774281517
 */
export async function listOverlaps(
  userId: number,
  id: number,
): Promise<Overlap[]> {
  const { tags } = await requireListing(userId, id);
  if (tags.length === 0) return [];
  return findOverlaps(userId, id, tags);
}

/**
 * "1795219200000-42", "87-42" or "c3RvbmV3YXJlIG11Zw-42": the key, and after
 * the last dash the id.
 */
function writeCursor({ key, id }: Cursor) {
  if (key instanceof Date) return `${key.getTime()}-${id}`;
  return `${typeof key === "number" ? key : Buffer.from(key).toString("base64url")}-${id}`;
}

/** Throws `invalid_input` for what no page of this sort ends with. */
function parseCursor(sort: Sort, text: string): Cursor {
  const [, key = "", id] = /^(.*)-(\d{1,10})$/.exec(text) ?? [];
  const parsed = listingIdSchema.safeParse(id);
  if (!parsed.success) throw noSuchPage();
  return { key: parseKey(sort, key), id: parsed.data };
}

function parseKey(sort: Sort, key: string) {
  if (sort === "name") return parseName(key);
  if (!(sort === "score" ? /^(-1|\d{1,3})$/ : /^\d{1,15}$/).test(key))
    throw noSuchPage();
  return sort === "score" ? Number(key) : new Date(Number(key));
}

function parseName(key: string) {
  const name = Buffer.from(key, "base64url").toString();
  if (name.includes("\0") || Buffer.from(name).toString("base64url") !== key)
    throw noSuchPage();
  return name;
}

const noSuchPage = () =>
  new AppError("invalid_input", "This page of the history doesn't exist.");
