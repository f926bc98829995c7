import "server-only";
import { db } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";

/**
 * Days for which an app is known after its last use: it may come back by the
 * name that it got here.
 */
const unusedDays = 90;
/** Hours for which one is known that nobody ever allowed anything. */
const waitingHours = 24;

/**
 * Deletes codes and tokens that have ended, access of which nothing is left,
 * and apps that nobody uses. By the database's clock, so that an instance with
 * a wrong one ends nothing too early. Returns how many rows.
 */
export async function purgeAccess() {
  const codes = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "OAuthCode" WHERE "hash" IN (
        SELECT "hash" FROM "OAuthCode" WHERE "expiresAt" < now() - interval '1 day'
        ORDER BY "expiresAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED)`,
  );
  const tokens = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "OAuthToken" WHERE "hash" IN (
        SELECT "hash" FROM "OAuthToken" WHERE "expiresAt" < now()
        ORDER BY "expiresAt" LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED)`,
  );
  // What the user allowed a moment ago may get its code just now; the row is
  // read again once it is locked.
  const grants = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "OAuthGrant" WHERE "id" IN (
        SELECT "id" FROM "OAuthGrant" g WHERE "allowedAt" < now() - interval '1 day'
          AND NOT EXISTS (SELECT 1 FROM "OAuthCode" c WHERE c."grantId" = g."id")
          AND NOT EXISTS (SELECT 1 FROM "OAuthToken" t WHERE t."grantId" = g."id")
        LIMIT ${purgeBatchSize} FOR UPDATE SKIP LOCKED)`,
  );
  // It waits for a consent to one of them that is being stored, which notes the
  // use; the row is read again then.
  const clients = await purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "OAuthClient" WHERE "id" IN (
        SELECT "id" FROM "OAuthClient" c WHERE (
            "lastUsedAt" < now() - make_interval(days => ${unusedDays}::int)
            OR "lastUsedAt" = "createdAt" AND "createdAt" < now() - make_interval(hours => ${waitingHours}::int)
          )
          AND ("documentUntil" IS NULL OR "documentUntil" < now())
          AND NOT EXISTS (SELECT 1 FROM "OAuthGrant" g WHERE g."clientId" = c."id")
        ORDER BY "lastUsedAt" LIMIT ${purgeBatchSize} FOR UPDATE)`,
  );
  return codes + tokens + grants + clients;
}
