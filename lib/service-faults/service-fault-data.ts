import "server-only";
import { db } from "@/lib/database/db";

/**
 * A fault that was last seen a day ago is taken to be over: its end may have
 * been missed.
 */
const seenRecently = "1 day";

/** Stores the fault, and returns whether it began now. */
export async function upsertServiceFault(service: string, message: string) {
  const [row] = await db().$queryRaw<{ hasBegun: boolean }[]>`
    INSERT INTO "ServiceFault" AS old ("service", "message", "since", "seenAt")
    VALUES (${service}, ${message}, now(), now())
    ON CONFLICT ("service") DO UPDATE SET
      "message" = EXCLUDED."message",
      "since" = CASE WHEN old."seenAt" < now() - ${seenRecently}::interval THEN now() ELSE old."since" END,
      "seenAt" = now()
    RETURNING "since" = "seenAt" AS "hasBegun"`;
  return row?.hasBegun === true;
}

export function deleteServiceFault(service: string) {
  return db()
    .$executeRaw`DELETE FROM "ServiceFault" WHERE "service" = ${service}`;
}

export function selectServiceFaults() {
  return db().$queryRaw<{ service: string; message: string; since: Date }[]>`
    SELECT "service", "message", "since" FROM "ServiceFault"
    WHERE "seenAt" > now() - ${seenRecently}::interval ORDER BY "service"`;
}
