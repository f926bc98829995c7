import "server-only";
import { removeHiddenListings, sweepSize } from "@/lib/listings/deletion/data";

/** Removes for good what was deleted and can't be taken back any more. */
export async function sweepDeleted() {
  while ((await removeHiddenListings()) === sweepSize);
}
