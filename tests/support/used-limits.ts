import { createHash } from "node:crypto";
import { db } from "@/lib/db";

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
