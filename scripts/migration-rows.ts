import { createHash, randomUUID } from "node:crypto";
import type pg from "pg";

export type Migration = { name: string; script: string };
export type Unfinished = {
  id: string;
  name: string;
  startedAt: Date;
  steps: number;
  logs: string | null;
};

/**
 * Prisma's own table, so that its CLI and this code can be used
 * interchangeably.
 */
export async function makeTable(client: pg.Client) {
  await client.query(`
    create table if not exists _prisma_migrations (
      id varchar(36) primary key not null,
      checksum varchar(64) not null,
      finished_at timestamptz,
      migration_name varchar(255) not null,
      logs text,
      rolled_back_at timestamptz,
      started_at timestamptz not null default now(),
      applied_steps_count integer not null default 0
    )`);
}

export async function listFinished(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null",
  );
  return rows.map(({ name }) => name);
}

/**
 * What was begun and never ended: the process died, or a script failed under an
 * earlier version.
 */
export async function listUnfinished(client: pg.Client): Promise<Unfinished[]> {
  const { rows } = await client.query<Unfinished>(
    `select id, migration_name as name, started_at as "startedAt", applied_steps_count as steps, logs
     from _prisma_migrations where finished_at is null and rolled_back_at is null order by started_at`,
  );
  return rows;
}

/**
 * A new row. As in Prisma, `steps` is 1 for a script that was run, and 0 for
 * one that was marked as applied.
 */
export async function insertMigrationRow(
  client: pg.Client,
  { name, script }: Migration,
  finished: boolean,
  steps: 0 | 1,
) {
  const id = randomUUID();
  const checksum = createHash("sha256").update(script).digest("hex");
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ($1, $2, $3, case when $4::boolean then clock_timestamp() end, $5)`,
    [id, checksum, name, finished, steps],
  );
  return id;
}

export async function markFinished(client: pg.Client, id: string) {
  await client.query(
    "update _prisma_migrations set finished_at = clock_timestamp(), applied_steps_count = 1 where id = $1",
    [id],
  );
}

export async function markFailed(client: pg.Client, id: string, logs: string) {
  await client.query("update _prisma_migrations set logs = $2 where id = $1", [
    id,
    logs,
  ]);
}

export async function markRolledBack(client: pg.Client, id: string) {
  await client.query(
    "update _prisma_migrations set rolled_back_at = clock_timestamp() where id = $1",
    [id],
  );
}
