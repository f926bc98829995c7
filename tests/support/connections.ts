import { db } from "@/lib/database/db";
import { closeLimits } from "@/lib/resilience/rate-limit";

/** For afterAll, so that Jest finds nothing open. */
export async function closeConnections() {
  await Promise.all([db().$disconnect(), closeLimits()]);
}
