import "server-only";
import { AppError } from "@/lib/errors";
import { type ExportedListing, listExported } from "@/lib/listings/export/data";
import { formats } from "@/lib/listings/export/formats";
import type { ExportFormat } from "@/lib/listings/history/schema";
import { limit } from "@/lib/rate-limit";

/** Listings that are held at a time. */
const pageSize = 50;
const perUser = { points: 60, seconds: 3_600 };

/**
 * The user's own of these listings as the text of one file, piece by piece, in the order in which they are asked for.
 * The first piece is there before this returns, so that a failure can still be answered as one.
 * Throws `not_found` when none of the first fifty is there any more.
 */
export async function exportListings(userId: number, ids: number[], format: ExportFormat) {
  await limit("exportListings", String(userId), perUser);
  const chosen = [...new Set(ids)];
  const first = await listExported(userId, chosen.slice(0, pageSize));
  if (first.length === 0) throw new AppError("not_found", "These listings no longer exist.");
  const { fileName, type } = formats[format];
  return { fileName, type, pieces: pieces(userId, chosen, first, format) };
}

async function* pieces(userId: number, ids: number[], first: ExportedListing[], format: ExportFormat) {
  const { head, listing, tail } = formats[format];
  yield head + first.map((entry, index) => listing(entry, index === 0)).join("");
  for (let start = pageSize; start < ids.length; start += pageSize) {
    const page = await listExported(userId, ids.slice(start, start + pageSize));
    yield page.map((entry) => listing(entry, false)).join("");
  }
  yield tail;
}
