import { db } from "@/lib/db";
import { closeLimits } from "@/lib/rate-limit";

/** For afterAll, so that Jest finds nothing open. */
export async function closeConnections() {
  await Promise.all([db().$disconnect(), closeLimits()]);
}
