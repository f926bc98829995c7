import type { Target } from "./start-target";

const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`;

type TableSize = {
  name: string;
  rows: number;
  heap: number;
  toast: number;
  indexes: number;
};
type IndexSize = { name: string; bytes: number };

/**
 * Tables and indexes of more than 10 MB, the largest first, and all of the
 * database, in bytes.
 */
export async function readSizes({ client }: Target) {
  const tables = await client.query<TableSize>(
    `SELECT relname AS name, GREATEST(reltuples, 0)::float8 AS rows, pg_relation_size(oid)::float8 AS heap,
       (pg_table_size(oid) - pg_relation_size(oid))::float8 AS toast, pg_indexes_size(oid)::float8 AS indexes
     FROM pg_class WHERE relkind = 'r' AND relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)
       AND pg_total_relation_size(oid) > 10000000 ORDER BY pg_total_relation_size(oid) DESC`,
  );
  const indexes = await client.query<IndexSize>(
    `SELECT relname AS name, pg_relation_size(oid)::float8 AS bytes FROM pg_class
     WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) > 10000000 ORDER BY bytes DESC`,
  );
  const database = await client.query<{ bytes: number }>(
    "SELECT pg_database_size(current_database())::float8 AS bytes",
  );
  return {
    tables: tables.rows,
    indexes: indexes.rows,
    bytes: database.rows[0]?.bytes ?? Number.NaN,
  };
}

/**
 * Average bytes of a listing's row: of the loaded ones, and of those that the
 * application wrote.
 */
export async function readWidths({ client, listings }: Target) {
  const { rows } = await client.query<{
    loaded: number;
    written: number | null;
  }>(
    `SELECT (SELECT avg(pg_column_size(l.*))::float8 FROM (SELECT * FROM "Listing" WHERE id <= 5000) l) AS loaded,
       (SELECT avg(pg_column_size(l.*))::float8 FROM (SELECT * FROM "Listing" WHERE id > $1 ORDER BY id LIMIT 500) l) AS written`,
    [listings + 2_000],
  );
  return rows[0];
}

export function sizeLines({
  tables,
  indexes,
  bytes,
}: Awaited<ReturnType<typeof readSizes>>) {
  return [
    `  the database                        ${megabytes(bytes)}`,
    ...tables.map(
      ({ name, rows, heap, toast, indexes: own }) =>
        `  ${name.padEnd(28)}${Math.round(rows).toLocaleString("en").padStart(12)} rows  ${megabytes(heap).padStart(9)} heap${megabytes(toast).padStart(9)} toast${megabytes(own).padStart(9)} indexes`,
    ),
    ...indexes.map(
      ({ name, bytes: own }) =>
        `  ${name.padEnd(44)}${megabytes(own).padStart(9)}`,
    ),
  ];
}
