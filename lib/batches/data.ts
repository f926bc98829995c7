import "server-only";
import { z } from "zod";
import { requireRoom } from "@/lib/account/totals";
import { assignRows } from "@/lib/batches/day/data";
import {
  batchLimits,
  batchModes,
  type NewBatch,
  type RowCounts,
  type RowInput,
  rowStates,
  storedStates,
} from "@/lib/batches/schema";
import { db, type Transaction } from "@/lib/db";
import { addJob } from "@/lib/jobs/queue";
import { generatedListingSchema } from "@/lib/listings/fields";
import {
  listingFormSchema,
  type OpenPoint,
  openPointSchema,
} from "@/lib/listings/schema";
import { renewPhotos } from "@/lib/photos/data";

/**
 * Two rows of a user at a time. Each lane's job takes a row and goes back to
 * the end of the queue, so users take turns.
 */
const lanes = [0, 1] as const;
const task = "write_batch_row";

/**
 * Locks the owner's row first, like every change that the ledger makes; false
 * when the account is gone.
 */
export async function lockUser(tx: Transaction, userId: number) {
  const locked = await tx.$queryRaw<
    unknown[]
  >`SELECT id FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
  return locked.length === 1;
}

export type Lane = { userId: number; lane: number };

export function queueLane(
  tx: Transaction,
  { userId, lane }: Lane,
  runAt: Date | null = null,
) {
  const options = {
    owner: userId,
    key: `batch:${lane}`,
    isBulk: true,
    ...(runAt && { runAt }),
  };
  return addJob(tx, task, { userId, lane }, options);
}

export async function queueLanes(tx: Transaction, userId: number) {
  for (const lane of lanes) await queueLane(tx, { userId, lane });
}

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
  { name, rows, draft, mode }: NewBatch,
): Promise<Refusal | null> {
  return db().$transaction(async (tx) => {
    await lockUser(tx, userId);
    const known = await tx.batch.findUnique({
      where: { id },
      select: { userId: true },
    });
    if (known) return known.userId === userId ? null : "taken";
    if ((await tx.batch.count({ where: { userId } })) >= batchLimits.batches)
      return "too_many_batches";
    const state = draft
      ? { state: "draft" }
      : { state: "running", startedAt: new Date() };
    await tx.batch.create({
      data: { id, userId, name, ...state, ...(mode && { mode }) },
    });
    const refusal = await insertRows(tx, { id, userId, rows, after: 0 });
    if (refusal) throw new RowsRefused(refusal);
    if (!draft && mode === "day")
      await assignRows(tx, { userId, batchId: id }, ["queued"]);
    else if (!draft) await queueLanes(tx, userId);
    return null;
  });
}

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

const summaryColumns = {
  id: true,
  name: true,
  state: true,
  createdAt: true,
  mode: true,
} as const;

/** The end of a page of batches. */
export type BatchCursor = { createdAt: Date; id: string };
type Page = { limit: number; after: BatchCursor | null };

const isAfter = ({ createdAt, id }: BatchCursor) => ({
  OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
});

/** Newest first, each with the number of its rows by state. */
export async function listBatches(userId: number, page?: Page) {
  const batches = await db().batch.findMany({
    where: { userId, ...(page?.after && isAfter(page.after)) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...(page && { take: page.limit }),
    select: summaryColumns,
  });
  return withCounts(userId, batches);
}

/** The user's own. */
export async function findBatchSummary(userId: number, id: string) {
  const batch = await db().batch.findFirst({
    where: { id, userId },
    select: summaryColumns,
  });
  return batch && ((await withCounts(userId, [batch]))[0] ?? null);
}

type SummaryColumns = {
  id: string;
  name: string;
  state: string;
  createdAt: Date;
  mode: string;
};

async function withCounts(userId: number, batches: SummaryColumns[]) {
  const ids = batches.map(({ id }) => id);
  const where = { userId, batchId: { in: ids } };
  const counts = await db().batchRow.groupBy({
    by: ["batchId", "state"],
    where,
    _count: true,
  });
  return batches.map(({ state, mode, ...batch }) => ({
    ...batch,
    state: z.enum(storedStates).parse(state),
    mode: z.enum(batchModes).parse(mode),
    counts: countsOf(counts.filter(({ batchId }) => batchId === batch.id)),
  }));
}

export function countsOf(counts: { state: string; _count: number }[]) {
  const sums = Object.fromEntries(
    rowStates.map((state) => [state, 0]),
  ) as RowCounts;
  for (const { state, _count: count } of counts)
    sums[z.enum(rowStates).parse(state)] += count;
  return sums;
}

const listingColumns = {
  id: true,
  productName: true,
  results: true,
  score: true,
  missing: true,
  version: true,
} as const;

const listedSchema = z.object({
  id: z.number(),
  productName: z.string(),
  score: z.number().nullable(),
  version: z.number(),

  results: generatedListingSchema,
  missing: z.array(z.string()),
});

const rowSchema = z.object({
  id: z.string(),
  position: z.number(),
  form: listingFormSchema.partial(),
  photoIds: z.array(z.string()),

  state: z.enum(rowStates),
  reason: z.string().nullable(),
  message: z.string().nullable(),
  nextAt: z.date().nullable(),

  open: z.array(openPointSchema),
  openVersion: z.number().nullable(),
  /** Null before it is written, and once it is deleted. */
  listing: listedSchema.nullable(),
  /** Written, and then rejected by the seller. */
  isRejected: z.boolean(),
});
export type StoredRow = z.output<typeof rowSchema>;

const rowColumns = {
  id: true,
  position: true,
  form: true,
  photoIds: true,
  state: true,
  reason: true,
  message: true,
  nextAt: true,

  open: true,
  openVersion: true,
  listing: { select: { ...listingColumns, deletedAt: true } },
} as const;

type RowColumns = { state: string; listing: { deletedAt: Date | null } | null };

const toRow = (row: RowColumns) =>
  rowSchema.parse({
    ...row,
    listing: row.listing?.deletedAt ? null : row.listing,
    isRejected: row.state === "canceled" && row.listing !== null,
  });

/** The user's own, with its rows in order. */
export async function findBatch(userId: number, id: string) {
  const batch = await db().batch.findFirst({
    where: { id, userId },
    select: {
      ...summaryColumns,
      rows: { orderBy: { position: "asc" }, select: rowColumns },
    },
  });
  if (!batch) return null;
  const rows = batch.rows.map(toRow);
  return {
    ...batch,
    state: z.enum(storedStates).parse(batch.state),
    mode: z.enum(batchModes).parse(batch.mode),
    rows,
  };
}

type RowPage = {
  userId: number;
  batchId: string;
  after: number;
  limit: number;
};

/** Rows of the user's batch in order, behind that position. */
export async function listRows({ userId, batchId, after, limit }: RowPage) {
  const rows = await db().batchRow.findMany({
    where: { userId, batchId, position: { gt: after } },

    orderBy: { position: "asc" },
    take: limit,
    select: rowColumns,
  });
  return rows.map(toRow);
}

export async function findRow(userId: number, batchId: string, rowId: string) {
  const row = await db().batchRow.findFirst({
    where: { id: rowId, batchId, userId },
    select: rowColumns,
  });
  return row && toRow(row);
}

/** Tags of the user's newest listings, to compare those of a batch with. */
export async function listRecentTags(userId: number) {
  const rows = await db().listing.findMany({
    where: { userId, deletedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 500,
    select: { id: true, productName: true, results: true },
  });
  return rows.map(({ results, ...row }) => ({
    ...row,
    tags: generatedListingSchema.parse(results).tags,
  }));
}

/** What is open in the text of that version, so that it is worked out once. */
export async function saveOpen(
  rowId: string,
  open: OpenPoint[],
  openVersion: number,
) {
  await db().batchRow.updateMany({
    where: { id: rowId },
    data: { open, openVersion },
  });
}
