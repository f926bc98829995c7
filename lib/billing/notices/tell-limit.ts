import "server-only";
import { z } from "zod";
import { queueLimitReached } from "@/lib/billing/notices/data";

const payloadSchema = z.object({ userId: z.number().int(), period: z.string().regex(/^\d{4}-\d{2}$/) });

/** The task `tell_limit`, queued by `commit_reservation` with the last listing of a month. */
export async function tellLimit(payload: unknown, now = new Date()) {
  const { userId, period } = payloadSchema.parse(payload);
  await queueLimitReached(userId, period, now);
}
