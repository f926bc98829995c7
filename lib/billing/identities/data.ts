import "server-only";
import { createHmac } from "node:crypto";
import type { Transaction } from "@/lib/db";
import { env } from "@/lib/env";

/** Keyed, so that a copy of the database does not tell whether an address once had an account. */
function hashIdentity(email: string) {
  return createHmac("sha256", env().IDENTITY_HASH_KEY).update(email).digest("hex");
}

/**
 * Keeps for 13 months what an account has used up: its trial and this month's listings. To be called before the account is
 * deleted, in the transaction that has locked its row. Keeps nothing of who used nothing.
 */
export async function retainIdentity(tx: Transaction, userId: number, email: string) {
  await tx.$executeRaw`
    INSERT INTO "RetainedIdentity" ("hash", "hasUsedTrial", "period", "used", "expiresAt")
    SELECT ${hashIdentity(email)}, owner."hasUsedTrial", month.period, COALESCE(month.used, 0),
      now() + interval '13 months'
    FROM "User" owner LEFT JOIN LATERAL (
      SELECT period, used FROM "Usage"
      WHERE "userId" = owner.id AND used > 0 AND period >= listing_period() ORDER BY period DESC LIMIT 1
    ) month ON true
    WHERE owner.id = ${userId} AND (owner."hasUsedTrial" OR month.used > 0)
    ON CONFLICT ("hash") DO UPDATE SET
      "hasUsedTrial" = EXCLUDED."hasUsedTrial",
      "period" = EXCLUDED."period",
      "used" = EXCLUDED."used",
      "expiresAt" = EXCLUDED."expiresAt"`;
}

/**
 * Gives a new account what its address used up before. To be called after the account is inserted, in the same transaction:
 * an insert waits for a deletion under way, and only a statement after it sees what that one kept.
 */
export async function restoreIdentity(tx: Transaction, email: string) {
  await tx.$executeRaw`
    WITH known AS (
      SELECT "hasUsedTrial", period, used FROM "RetainedIdentity"
      WHERE hash = ${hashIdentity(email)} AND "expiresAt" > now()
    ), owner AS (
      UPDATE "User" SET "hasUsedTrial" = known."hasUsedTrial" FROM known WHERE email = ${email} RETURNING id
    )
    INSERT INTO "Usage" ("userId", period, used, "carriedOver")
    SELECT owner.id, known.period, known.used, known.used FROM owner, known WHERE known.period >= listing_period()`;
}
