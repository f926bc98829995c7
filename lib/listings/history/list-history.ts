import "server-only";
import { AppError } from "@/lib/errors";
import { type Cursor, listEntries } from "@/lib/listings/history/data";
import { listingIdSchema } from "@/lib/listings/schema";

/** One page of the user's listings; `next` is the cursor of the following page, null on the last. */
export async function listHistory(userId: number, cursor: string | null) {
  const { entries, next } = await listEntries(userId, cursor === null ? null : parseCursor(cursor));
  return { entries, next: next && `${next.createdAt.getTime()}-${next.id}` };
}

/** "1795219200000-42": the time in milliseconds and the id of the last entry shown. */
function parseCursor(text: string): Cursor {
  const [, time, id] = /^(\d{1,15})-(\d{1,10})$/.exec(text) ?? [];
  const parsed = listingIdSchema.safeParse(id);
  if (!parsed.success) throw new AppError("invalid_input", "This page of the history doesn't exist.");
  return { createdAt: new Date(Number(time)), id: parsed.data };
}
