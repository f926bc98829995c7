import "server-only";
import { queueLateErasures, removeTombstones } from "@/lib/billing/deletion/data";

/** What is left of customers whose accounts were deleted: Stripe's deletions that are late, and ids kept long enough. */
export async function purgeCustomers() {
  return (await queueLateErasures()) + (await removeTombstones());
}
