import "server-only";
import { addRows, createBatch, retryBatchRow } from "@/lib/batches/batches";
import { type RowReading, requireId } from "@/lib/batches/read-batch";
import {
  readBatchPage,
  readBatchSummary,
  readRow,
  readRowPage,
} from "@/lib/batches/read-pages";
import type { BatchSummary, RowInput } from "@/lib/batches/schema";
import type {
  CreateBatch,
  PublicBatch,
  PublicRow,
} from "@/lib/public-api/batch-schemas";
import type { CreateListing } from "@/lib/public-api/schemas";

type PageQuery = { limit: number; cursor?: string | undefined };

/** As pages send it. */
const toRowInput = ({ photoIds, ...form }: CreateListing): RowInput => ({
  form,
  photoIds,
});

/** What programs are told of a batch. */
export const toPublicBatch = ({
  id,
  name,
  state,
  mode = "now",
  createdAt,
  counts,
}: BatchSummary): PublicBatch => ({
  id,
  name,
  state,
  mode,
  createdAt,
  counts,
});

export function toPublicRow(row: RowReading): PublicRow {
  const {
    id,
    position,
    state,
    isRejected = false,
    reason,
    message,
    form,
    photoIds,
  } = row;
  const { listingId, title, score, missing, problems, draft } = row;
  return {
    id,
    position,
    state,
    isRejected,
    reason,
    message,
    title,
    score,
    missing,
    input: { ...form, photoIds },
    listingId: listingId === null ? null : String(listingId),
    open: problems.map(({ code, field, message }) => ({
      code,
      field,
      message,
    })),
    draft: draft
      ? {
          publicationId: draft.publicationId,
          state: draft.state,
          etsyListingId: draft.etsyListingId,
        }
      : null,
  };
}

/**
 * The same id again: the batch that there is. Throws what `createBatch` throws.
 */
export async function createPublicBatch(
  userId: number,
  id: string,
  batch: CreateBatch,
  now: Date,
) {
  const { name, rows, draft, mode } = batch;
  await createBatch(
    userId,
    {
      id,
      name,
      rows: rows.map(toRowInput),
      ...(draft && { draft }),
      ...(mode && { mode }),
    },
    now,
  );
  return toPublicBatch(await readBatchSummary(userId, id));
}

/** Throws what `addRows` throws. */
export async function addPublicRows(
  target: { userId: number; id: string },
  { rows, after }: { rows: CreateListing[]; after: number },
  now: Date,
) {
  const { userId, id } = target;
  await addRows(userId, id, { rows: rows.map(toRowInput), after }, now);
  return toPublicBatch(await readBatchSummary(userId, id));
}

export async function listPublicBatches(userId: number, query: PageQuery) {
  const { batches, next } = await readBatchPage(userId, query);
  return { data: batches.map(toPublicBatch), nextCursor: next };
}

export async function listPublicRows(
  userId: number,
  id: string,
  query: PageQuery,
) {
  const { rows, next } = await readRowPage(userId, id, query);
  return { data: rows.map(toPublicRow), nextCursor: next };
}

type RowTarget = { userId: number; batchId: string; rowId: string };

/**
 * Writes a row again, from `input` if there is one. Throws what `retryBatchRow`
 * throws.
 */
export async function retryPublicRow(
  target: RowTarget,
  { input }: { input?: CreateListing | undefined },
) {
  await retryBatchRow(
    { ...target, rowId: requireId(target.rowId) },
    input ? toRowInput(input) : {},
  );
  return toPublicRow(
    await readRow(target.userId, target.batchId, target.rowId),
  );
}
