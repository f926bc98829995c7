import "server-only";
import { z } from "zod";
import type { SortColumn, UserSort } from "@/lib/admin/schema";
import type { UserRow, UserSelection } from "@/lib/admin/users/data";
import { AppError } from "@/lib/errors";
import { parseJson } from "@/lib/parse-json";

const cursorSchema = z.tuple([z.string(), z.string().max(300), z.number().int().min(1).max(2_147_483_647)]);
const valueSchemas: Record<SortColumn, z.ZodType> = {
  created_at: z.iso.datetime(),
  email: z.string(),
  total_listings: z.string().regex(/^\d{1,9}$/),
  last_listing_date: z.iso.datetime(),
};

export function sortOf(sort: UserSort) {
  const isDescending = sort.startsWith("-");
  return { column: (isDescending ? sort.slice(1) : sort) as SortColumn, isDescending };
}

/** Where the list goes on after this user, under this order. */
export function writeCursor(sort: UserSort, user: UserRow) {
  const values: Record<SortColumn, string> = {
    created_at: user.createdAt.toISOString(),
    email: user.email,
    total_listings: String(user.totalListings),
    last_listing_date: (user.lastListingDate ?? new Date(0)).toISOString(),
  };
  return Buffer.from(JSON.stringify([sort, values[sortOf(sort).column], user.id])).toString("base64url");
}

/** Throws `invalid_input` for what `writeCursor` did not write for this order. */
export function readCursor(sort: UserSort, cursor: string): UserSelection["after"] {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (parsed.success) {
    const [of, value, id] = parsed.data;
    if (of === sort && valueSchemas[sortOf(sort).column].safeParse(value).success) return { value, id };
  }
  throw new AppError("invalid_input", "This page of the list doesn't exist.");
}
