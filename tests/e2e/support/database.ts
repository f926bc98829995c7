import pg from "pg";

let pool: pg.Pool | undefined;

/**
 * Queries the instances' database, for states that no page can create or show.
 */
export async function query<Row extends pg.QueryResultRow>(
  text: string,
  values: unknown[],
): Promise<Row[]> {
  pool ??= new pg.Pool({
    connectionString: process.env.DATABASE_URL,
    max: 1,
    allowExitOnIdle: true,
  });
  return (await pool.query<Row>(text, values)).rows;
}
