import { createHash } from "node:crypto";
import { db } from "@/lib/database/db";
import { isFull } from "@/tests/support/repetitions";

/**
 * As if the calls of this address or user had been `count` in the window that
 * began with one of them.
 */
export async function setUsed(limit: string, caller: string, count: number) {
  const key = `${limit}:${createHash("sha256").update(caller).digest("base64url")}`;
  const changed = await db()
    .$executeRaw`UPDATE "rate_limit" SET "points" = ${count} WHERE "key" = ${key}`;
  if (changed !== 1)
    throw new Error(`Nothing is counted as ${limit} for this caller.`);
}

/**
 * How many calls are left to a caller who made the first of `points`: in a run
 * with --full all others; in a short one three, as if the rest had been made.
 */
export async function leaveSome(limit: string, caller: string, points: number) {
  if (isFull) return points - 1;
  await setUsed(limit, caller, points - 3);
  return 3;
}
