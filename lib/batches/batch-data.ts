import "server-only";
import { z } from "zod";
import {
  batchModes,
  type RowCounts,
  rowStates,
  storedStates,
} from "@/lib/batches/schema";
import { db } from "@/lib/database/db";
import { generatedListingSchema } from "@/lib/listing-text/fields/listing-schema";
import {
  listingFormSchema,
  type OpenPoint,
  openPointSchema,
} from "@/lib/listing-text/fields/schema";

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
