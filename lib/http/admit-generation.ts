import "server-only";
import { randomUUID } from "node:crypto";
import type { CurrentUser } from "@/lib/auth/current-user";
import { requireQuota } from "@/lib/billing/quota/reservations";
import { findIdempotencyKey } from "@/lib/public-api/idempotency";
import { limit } from "@/lib/resilience/rate-limit";

/**
 * Checks the rate limit and the quota before the body is read. Returns the
 * Idempotency-Key, or a random one if the caller sends none.
 */
export async function admitGeneration(
  request: Request,
  user: CurrentUser,
  now: Date,
) {
  const key = findIdempotencyKey(request);
  await Promise.all([
    limit("generate", String(user.id), { points: 300, seconds: 60 }),
    requireQuota(user, key, now),
  ]);
  return key ?? randomUUID();
}
