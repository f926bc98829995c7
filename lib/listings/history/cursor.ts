import { AppError } from "@/lib/errors";
import type { Sort } from "@/lib/listings/history/schema";
import { listingIdSchema } from "@/lib/listings/schema";

/** Where a sorted history stands: what the last entry shown is sorted by, and its id. */
export type Cursor = { key: Date | number | string; id: number };

/** "1795219200000-42", "87-42" or "c3RvbmV3YXJlIG11Zw-42": the key, and after the last dash the id. */
export function writeCursor({ key, id }: Cursor) {
  if (key instanceof Date) return `${key.getTime()}-${id}`;
  return `${typeof key === "number" ? key : Buffer.from(key).toString("base64url")}-${id}`;
}

/** Throws `invalid_input` for what no page of this sort ends with. */
export function parseCursor(sort: Sort, text: string): Cursor {
  const [, key = "", id] = /^(.*)-(\d{1,10})$/.exec(text) ?? [];
  const parsed = listingIdSchema.safeParse(id);
  if (!parsed.success) throw noSuchPage();
  return { key: parseKey(sort, key), id: parsed.data };
}

function parseKey(sort: Sort, key: string) {
  if (sort === "name") return parseName(key);
  if (!(sort === "score" ? /^(-1|\d{1,3})$/ : /^\d{1,15}$/).test(key)) throw noSuchPage();
  return sort === "score" ? Number(key) : new Date(Number(key));
}

function parseName(key: string) {
  const name = Buffer.from(key, "base64url").toString();
  if (name.includes("\0") || Buffer.from(name).toString("base64url") !== key) throw noSuchPage();
  return name;
}

const noSuchPage = () => new AppError("invalid_input", "This page of the history doesn't exist.");
