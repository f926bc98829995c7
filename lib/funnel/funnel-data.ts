import "server-only";
import { db } from "@/lib/database/db";
import {
  purgeBatchSize,
  purgeInBatches,
} from "@/lib/database/purge-in-batches";
import type { Sql } from "@/lib/database/sql";

/** What visitors do. The database counts what sellers do by itself. */
type Kind = "page" | "visit" | "try" | "sign_up";
export type FunnelCount = { kind: Kind; page: string; count: number };

/** Adds to the present day, UTC. In the order of their keys: no deadlocks. */
export async function addCounts(counts: FunnelCount[], sql: Sql = db()) {
  if (counts.length === 0) return;
  await sql.$executeRaw`
    INSERT INTO "FunnelCount" AS known ("day", "kind", "page", "count")
    SELECT (now() AT TIME ZONE 'utc')::date, added.kind, added.page, added.number
    FROM unnest(
      ${counts.map(({ kind }) => kind)}::text[], ${counts.map(({ page }) => page)}::text[],
      ${counts.map(({ count }) => count)}::int[]
    ) AS added(kind, page, number)
    ORDER BY added.kind, added.page
    ON CONFLICT ("day", "kind", "page") DO UPDATE SET "count" = known."count" + EXCLUDED."count"`;
}

/** One more that began at `page`; null where that isn't known. */
export const countStep = (kind: Kind, page: string | null, sql: Sql) =>
  addCounts([{ kind, page: page ?? "", count: 1 }], sql);

/** Of the last days including today (UTC), by day and by page. */
export async function findCounts(days: number) {
  const [byDay, byPage] = await Promise.all([
    db().$queryRaw<{ day: string; kind: string; count: number }[]>`
      SELECT to_char("day", 'YYYY-MM-DD') AS day, "kind", sum("count")::int AS count FROM "FunnelCount"
      WHERE "day" > (now() AT TIME ZONE 'utc')::date - ${days}::int GROUP BY "day", "kind"`,
    db().$queryRaw<{ page: string; kind: string; count: number }[]>`
      SELECT "page", "kind", sum("count")::int AS count FROM "FunnelCount"
      WHERE "day" > (now() AT TIME ZONE 'utc')::date - ${days}::int AND "kind" IN ('page', 'visit', 'try', 'sign_up')
      GROUP BY "page", "kind"`,
  ]);
  return { byDay, byPage };
}

export type StoredCount = {
  day: string;
  kind: string;
  page: string;
  count: number;
};

/** In the order of their keys, oldest first; those after one of them. */
export function listCounts(after: StoredCount | null, take: number) {
  const { day, kind, page } = after ?? {
    day: "0001-01-01",
    kind: "",
    page: "",
  };
  return db().$queryRaw<StoredCount[]>`
    SELECT to_char("day", 'YYYY-MM-DD') AS day, "kind", "page", "count"::int AS count FROM "FunnelCount"
    WHERE ("FunnelCount"."day", "kind", "page") > (${day}::date, ${kind}, ${page})
    ORDER BY "FunnelCount"."day", "kind", "page" LIMIT ${take}::int`;
}

export function deleteCounts(days: number) {
  return purgeInBatches(
    () => db().$executeRaw`
      DELETE FROM "FunnelCount" WHERE ("day", "kind", "page") IN (
        SELECT "day", "kind", "page" FROM "FunnelCount"
        WHERE "day" < (now() AT TIME ZONE 'utc')::date - ${days}::int LIMIT ${purgeBatchSize})`,
  );
}
