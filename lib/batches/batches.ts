import "server-only";
import { randomUUID } from "node:crypto";
import {
  cancelBatch,
  pauseBatch,
  removeBatch,
  resumeBatch,
  retryRow,
} from "@/lib/batches/batch-state-data";
import {
  appendRows,
  insertBatch,
  RowsRefused,
} from "@/lib/batches/new-rows-data";
import { noBatch, readBatch, requireId } from "@/lib/batches/read-batch";
import { readBatchSummary } from "@/lib/batches/read-pages";
import {
  type BatchMode,
  batchLimits,
  type MoreRows,
  type NewBatch,
  type RowInput,
  type RowRetry,
  rowInputSchema,
} from "@/lib/batches/schema";
import { rowKey } from "@/lib/batches/write/write-row";
import { AppError } from "@/lib/errors";
import { requirePhotos } from "@/lib/photos/choose-photos";

const refusals = {
  taken: "This id can't be used. Please choose another.",
  too_many_batches: `You have ${batchLimits.batches} batches. Please delete one that you no longer need.`,
  too_many_rows: `A batch has at most ${batchLimits.rows} listings.`,
  too_many_photos:
    "Your unwritten listings have too many photos. Please write some of them first.",
} as const;

/** Stores rows or throws why they are refused; nothing is stored then. */
async function storing<T>(
  store: () => Promise<T | keyof typeof refusals>,
): Promise<T> {
  const outcome = await store().catch((error: unknown) => {
    if (error instanceof RowsRefused) return error.refusal;
    throw error;
  });
  if (typeof outcome !== "string" || !(outcome in refusals))
    return outcome as T;
  const message = refusals[outcome as keyof typeof refusals];
  const isOfRows = outcome === "too_many_rows" || outcome === "too_many_photos";
  throw new AppError("invalid_input", message, {
    ...(isOfRows && { refused: [{ path: ["rows"], code: outcome, message }] }),
  });
}

const requirePhotosOf = (userId: number, rows: RowInput[], now: Date) =>
  requirePhotos(
    userId,
    rows.flatMap(({ photoIds }, row) =>
      photoIds.map((id, at) => ({ id, path: ["rows", row, "photoIds", at] })),
    ),
    now,
  );

/**
 * Begins to write the rows, or keeps them as a draft. Throws `invalid_input`,
 * `storage_full`, and `not_found` for a photo.
 */
export async function createBatch(
  userId: number,
  batch: NewBatch,
  now = new Date(),
) {
  if (batch.rows.length === 0 && !batch.draft)
    throw new AppError("invalid_input", "A batch needs at least one row.");
  if (!batch.draft) requireSize(batch.rows.length, batch.mode);
  await requirePhotosOf(userId, batch.rows, now);
  const id = batch.id ?? randomUUID();
  await storing(() => insertBatch(userId, id, batch));
  return { id };
}

function requireSize(rows: number, mode: BatchMode | undefined) {
  if (mode !== "day" || rows >= batchLimits.rowsWithinDay) return;
  const message = `At least ${batchLimits.rowsWithinDay} listings can be written within a day.`;
  throw new AppError("invalid_input", message, {
    refused: [{ path: ["mode"], code: "too_few_rows", message }],
  });
}

/**
 * Starts or goes on, as `changeBatch`; a draft in this mode. Throws
 * `invalid_input` for too few rows.
 */
export async function startBatch(
  userId: number,
  id: string,
  mode: BatchMode | undefined,
) {
  if (mode === "day") {
    const { state, rows } = await readBatch(userId, id);
    if (state === "draft") requireSize(rows.length, mode);
  }
  return changeBatch(userId, id, "resume", mode);
}

/**
 * Throws `not_found`, `storage_full`, and `conflict` when it is no draft, or
 * has other rows than the caller knows of.
 */
export async function addRows(
  userId: number,
  id: string,
  { rows, after }: MoreRows,
  now = new Date(),
) {
  requireId(id);
  await requirePhotosOf(userId, rows, now);
  const outcome = await storing(() => appendRows({ id, userId, rows, after }));
  if (outcome === "missing") {
    await readBatchSummary(userId, id);
    throw new AppError("conflict", "No more rows can be added to this batch.");
  }
  if (outcome === "moved")
    throw new AppError(
      "conflict",
      "This batch was changed elsewhere. Please check it again.",
    );
  return { rows: after + rows.length };
}

const changes = { resume: resumeBatch, pause: pauseBatch, cancel: cancelBatch };

/**
 * Throws `conflict` where the batch is in no state for it; otherwise the batch
 * as it is then.
 */
export async function changeBatch(
  userId: number,
  id: string,
  change: keyof typeof changes,
  mode?: BatchMode,
) {
  const isChanged = await changes[change](userId, requireId(id), mode);
  const batch = await readBatch(userId, id);
  if (!isChanged)
    throw new AppError("conflict", `This batch is ${batch.state}.`);
  return batch;
}

export async function deleteBatch(userId: number, id: string) {
  if (!(await removeBatch(userId, requireId(id)))) throw noBatch();
}

/**
 * Writes a row again that was refused or has failed, with what the seller
 * changed of it.
 */
export async function retryBatchRow(
  target: { userId: number; batchId: string; rowId: string },
  retry: RowRetry,
) {
  const { userId, batchId, rowId } = target;
  const batch = await readBatch(userId, batchId);
  const row = batch.rows.find(({ id }) => id === rowId);
  if (!row) throw noBatch();
  const input = rowInputSchema.safeParse({
    form: retry.form ?? row.form,
    photoIds: retry.photoIds ?? row.photoIds,
  });
  if (!input.success)
    throw new AppError(
      "invalid_input",
      input.error.issues[0]?.message ?? "Invalid input",
    );
  const { photoIds } = input.data;
  await requirePhotos(
    userId,
    photoIds.map((id, at) => ({ id, path: ["input", "photoIds", at] })),
    new Date(),
  );
  if (!(await retryRow({ ...target, key: rowKey(rowId), changes: input.data })))
    throw new AppError("conflict", "This listing can't be written again now.");
  return readBatch(userId, batchId);
}
