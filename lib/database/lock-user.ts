import "server-only";
import type { Sql } from "@/lib/database/sql";

/**
 * Lets others of the same user wait until the transaction ends, so that what
 * is counted in it stays true. Null when the account is gone.
 */
export async function lockUser(
  tx: Sql,
  userId: number,
): Promise<{ email: string } | null> {
  const [user] = await tx.$queryRaw<{ email: string }[]>`
    SELECT email FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
  return user ?? null;
}
