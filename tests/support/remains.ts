import { db } from "@/lib/db";

type Wanted = { userId: number; texts: string[] };

/** Every row of every table, including the job queue's, that contains one of the texts or the user's id. */
export async function findRemains({ userId, texts }: Wanted) {
  const tables = await db().$queryRaw<{ schema: string; name: string }[]>`
    SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
    ORDER BY table_schema, table_name`;
  const byId = `"\\w*(user|owner|admin|subject|account)_?id": "?${userId}"?[,}]|\\muser:${userId}:`;
  const found: { table: string; row: string }[] = [];
  for (const { schema, name } of tables) {
    const rows = await db().$queryRawUnsafe<{ row: string }[]>(
      `SELECT row FROM (SELECT to_jsonb(t)::text AS row FROM "${schema}"."${name}" t) each
       WHERE row ~* $1 OR EXISTS (SELECT FROM unnest($2::text[]) text WHERE strpos(row, text) > 0)`,
      byId,
      texts,
    );
    found.push(...rows.map(({ row }) => ({ table: name, row })));
  }
  return found;
}
