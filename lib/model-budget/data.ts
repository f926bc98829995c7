import "server-only";
import { db } from "@/lib/db";

type ModelCall = { model: string; failed: boolean; inputTokens: number; outputTokens: number };

/** Adds one call to the model's day, UTC. */
export async function addModelCall({ model, failed, inputTokens, outputTokens }: ModelCall) {
  const failures = failed ? 1 : 0;
  await db().$executeRaw`
    INSERT INTO "ModelUsage" AS old ("day", "model", "requests", "failed", "inputTokens", "outputTokens")
    VALUES ((now() AT TIME ZONE 'utc')::date, ${model}, 1, ${failures}::int, ${inputTokens}::bigint, ${outputTokens}::bigint)
    ON CONFLICT ("day", "model") DO UPDATE SET
      "requests" = old."requests" + 1,
      "failed" = old."failed" + EXCLUDED."failed",
      "inputTokens" = old."inputTokens" + EXCLUDED."inputTokens",
      "outputTokens" = old."outputTokens" + EXCLUDED."outputTokens"`;
}

/** Today's tokens (UTC, by PostgreSQL's clock) of each model, over all instances. */
export function listCallsOfToday() {
  return db().$queryRaw<{ model: string; inputTokens: number; outputTokens: number }[]>`
    SELECT "model", "inputTokens"::float8 AS "inputTokens", "outputTokens"::float8 AS "outputTokens" FROM "ModelUsage"
    WHERE "day" = (now() AT TIME ZONE 'utc')::date`;
}
