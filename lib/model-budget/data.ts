import "server-only";
import { db } from "@/lib/db";

/** Adds to what was spent today (UTC, by PostgreSQL's clock). Millionths of a dollar. */
export async function addSpend(microdollars: number) {
  await db().$executeRaw`
    INSERT INTO "ModelSpend" (day, microdollars)
    VALUES (to_char(now() AT TIME ZONE 'utc', 'YYYY-MM-DD'), ${microdollars}::bigint)
    ON CONFLICT (day) DO UPDATE SET microdollars = "ModelSpend".microdollars + EXCLUDED.microdollars`;
}

/** What was spent today by all instances together, in millionths of a dollar. */
export async function findSpend() {
  const [row] = await db().$queryRaw<{ microdollars: number }[]>`
    SELECT microdollars::float8 AS microdollars FROM "ModelSpend"
    WHERE day = to_char(now() AT TIME ZONE 'utc', 'YYYY-MM-DD')`;
  return row?.microdollars ?? 0;
}
