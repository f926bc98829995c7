import "server-only";
import { measureAll } from "@/lib/account/account-data";
import type { StoredTotal } from "@/lib/account/schema";
import { totals } from "@/lib/account/totals";
import { isPaying } from "@/lib/billing/usage";
import { photoTotals } from "@/lib/photos/limits";

type Owner = { id: number } & Parameters<typeof isPaying>[0];

/** What the user has stored of each kind, and how much there may be. */
export async function listStored(
  owner: Owner,
  now: Date,
): Promise<StoredTotal[]> {
  const photosMost = photoTotals[isPaying(owner, now) ? "paid" : "free"];
  const measured = await measureAll(owner.id);
  return measured.map(({ kind, bytes }) => {
    const { label, most } = totals[kind];
    return { kind, label, bytes, most: kind === "photos" ? photosMost : most };
  });
}
