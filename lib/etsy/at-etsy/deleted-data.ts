import "server-only";
import { db } from "@/lib/database/db";
import type { PublicationProblem } from "@/lib/etsy/publish/schema";

/**
 * Stops a publication whose listing Etsy no longer has, unless it has continued
 * in the meantime.
 */
export async function noteDeleted(
  id: string,
  etsyListingId: bigint,
  problem: PublicationProblem,
) {
  const where = { id, etsyListingId, state: { in: ["done", "failed"] } };
  await db().publication.updateMany({
    where,
    data: { state: "failed", problem, stoppedAt: new Date() },
  });
}
