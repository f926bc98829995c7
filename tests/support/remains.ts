import pg from "pg";
import { env } from "@/lib/env";

type Wanted = { userId?: number; texts: string[] };

/**
 * Every row of every table, including the job queue's, that contains one of the
 * texts or the user's id. Over a connection without the application's timeouts:
 * the tables hold the rows of every test before this one.
 */
export async function findRemains({ userId, texts }: Wanted) {
  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{
      schema: string;
      name: string;
    }>(
      `SELECT table_schema AS schema, table_name AS name FROM information_schema.tables
       WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')
       ORDER BY table_schema, table_name`,
    );
    const anyText = texts
      .map((text) => text.replace(/[^\w ]/g, "\\$&"))
      .join("|");
    const byId = `"\\w*(user|owner|admin|subject|account)_?id": "?${userId}"?[,}]|\\muser:${userId}:`;
    const found: { table: string; row: string }[] = [];
    for (const { schema, name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `SELECT row FROM (SELECT to_jsonb(t)::text AS row FROM "${schema}"."${name}" t) each
         WHERE row ~ $1 ${userId === undefined ? "" : "OR row ~* $2"}`,
        userId === undefined ? [anyText] : [anyText, byId],
      );
      found.push(...rows.map(({ row }) => ({ table: name, row })));
    }
    return found;
  } finally {
    await client.end();
  }
}
