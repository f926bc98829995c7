import "server-only";
import { requireRoom } from "@/lib/account/totals";
import { assignRows } from "@/lib/batches/day/day-data";
import { lockUser, queueLanes } from "@/lib/batches/lane-data";
import {
  batchLimits,
  type NewBatch,
  type RowInput,
} from "@/lib/batches/schema";
import { db, type Transaction } from "@/lib/database/db";
import { renewPhotos } from "@/lib/photos/expiry-data";

type Refusal =
  | "taken"
  | "too_many_batches"
  | "too_many_rows"
  | "too_many_photos";

/**
 * Stores a batch with its rows and, unless it is a draft, its jobs. The same id
 * again: as it is.
 */
export function insertBatch(
  userId: number,
  id: string,
  batch: NewBatch,
): Promise<Refusal | null> {
  const { rows, draft: isDraft, mode } = batch;
  return db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    const known = await tx.batch.findUnique({
      where: { id },
      select: { userId: true },
    });
    if (known) return known.userId === userId ? null : "taken";
    if ((await tx.batch.count({ where: { userId } })) >= batchLimits.batches)
      return "too_many_batches";
    await tx.batch.create({ data: { id, userId, ...columnsOf(batch) } });
    const refusal = await insertRows(tx, { id, userId, rows, after: 0 });
    if (refusal) throw new RowsRefused(refusal);
    if (isDraft) return null;
    if (mode === "day")
      await assignRows(tx, { userId, batchId: id }, ["queued"]);
    else await queueLanes(tx, userId);
    return null;
  });
}

const columnsOf = ({ name, draft: isDraft, mode }: NewBatch) => ({
  name,
  ...(isDraft
    ? { state: "draft" }
    : { state: "running", startedAt: new Date() }),
  ...(mode && { mode }),
});

/** Rolls the transaction back. */
export class RowsRefused extends Error {
  constructor(readonly refusal: Refusal) {
    super("the rows of a batch are too many");
  }
}

type Rows = { id: string; userId: number; rows: RowInput[]; after: number };

async function insertRows(
  tx: Transaction,
  { id, userId, rows, after }: Rows,
): Promise<Refusal | null> {
  if (after + rows.length > batchLimits.rows) return "too_many_rows";
  await tx.batchRow.createMany({
    data: rows.map(({ form, photoIds, original }, index) => ({
      batchId: id,
      userId,
      position: after + index + 1,
      form,
      photoIds,
      ...(original && { original }),
    })),
  });
  await requireRoom(tx, userId, "batches");
  // Whoever deletes what is due now, and doesn't see the rows yet, sees this.
  await renewPhotos(
    {
      userId,
      ids: [...new Set(rows.flatMap(({ photoIds }) => photoIds))],
      hours: 1,
    },
    tx,
  );
  const [held] = await tx.$queryRaw<[{ photos: number; bytes: number }]>`
    SELECT count(*)::int AS photos, COALESCE(sum(size), 0)::float8 AS bytes FROM "Photo" WHERE id IN (
      SELECT unnest("photoIds") FROM "BatchRow"
      WHERE "userId" = ${userId} AND state IN ('queued', 'writing', 'waiting', 'refused', 'failed')
    )`;
  const isTooMuch =
    held.photos > batchLimits.photos || held.bytes > batchLimits.photoBytes;
  return isTooMuch ? "too_many_photos" : null;
}

/**
 * Adds rows to a draft. `moved`: it has another number of rows than `after`,
 * and is left as it is.
 */
export function appendRows({
  id,
  userId,
  rows,
  after,
}: Rows): Promise<Refusal | "missing" | "moved" | null> {
  return db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    const batch = await tx.batch.findFirst({
      where: { id, userId, state: "draft" },
      select: { id: true },
    });
    if (!batch) return "missing";
    const count = await tx.batchRow.count({ where: { batchId: id } });
    if (count !== after) return "moved";
    const refusal = await insertRows(tx, { id, userId, rows, after });
    if (refusal) throw new RowsRefused(refusal);
    return null;
  });
}
