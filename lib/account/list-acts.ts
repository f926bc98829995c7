import "server-only";
import { z } from "zod";
import { listActRows } from "@/lib/account/account-data";
import { type ActEntry, acts } from "@/lib/account/schema";

const actSchema = z.enum(acts);
/** More than anybody reads. */
const most = 200;

/** What administrators did with the account, newest first; not who. */
export async function listActs(
  userId: number,
  take = most,
): Promise<ActEntry[]> {
  const rows = await listActRows(userId, take);
  return rows.map(({ action, reason, listings, createdAt }) => ({
    act: actSchema.parse(action),
    reason: reason ?? "",
    listings,
    at: createdAt.toISOString(),
  }));
}
