import "server-only";
import { findAnswer } from "@/lib/listings/listing-data";
import type { SheetRow } from "@/lib/listings/sheet/schema";
import { sheetRowOf } from "@/lib/listings/sheet/sheet-row";

/**
 * Those of the listings that are the user's own, in the order of the ids. One
 * after the other: working out what is open takes milliseconds for each, and
 * all at once would hold the process.
 */
export async function readSheet(
  userId: number,
  ids: number[],
): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for (const id of new Set(ids)) {
    const listing = await findAnswer(userId, id);
    if (listing) rows.push(sheetRowOf(listing));
  }
  return rows;
}
