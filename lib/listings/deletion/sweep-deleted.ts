import "server-only";
import { removeHiddenListings, sweepSize } from "@/lib/listings/deletion/data";

/** Removes for good what was deleted and can't be taken back any more; says how many. */
export async function sweepDeleted() {
  let removed = 0;
  for (let batch = sweepSize; batch === sweepSize; removed += batch) batch = await removeHiddenListings();
  return removed;
}
