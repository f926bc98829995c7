import "server-only";
import {
  type BatchCursor,
  findBatchSummary,
  findRow,
  listBatches,
  listRows,
} from "@/lib/batches/batch-data";
import { listDrafts } from "@/lib/batches/etsy-draft-data";
import {
  answerRows,
  noBatch,
  requireId,
  toSummary,
} from "@/lib/batches/read-batch";
import { AppError } from "@/lib/errors";

type PageQuery = { limit: number; cursor?: string | undefined };

/** Newest first. Throws `invalid_input` for a cursor that no page ends with. */
export async function readBatchPage(
  userId: number,
  { limit, cursor }: PageQuery,
) {
  const after = cursor === undefined ? null : parseCursor(cursor);
  const batches = await listBatches(userId, { limit: limit + 1, after });
  const page = batches.slice(0, limit);
  const last = page.at(-1);
  return {
    batches: page.map(toSummary),
    next: last && batches.length > limit ? writeCursor(last) : null,
  };
}

/** The user's own batch without its rows. Throws `not_found`. */
export async function readBatchSummary(userId: number, id: string) {
  const batch = await findBatchSummary(userId, requireId(id));
  if (!batch) throw noBatch();
  return toSummary(batch);
}

/**
 * Rows in their order. Throws `not_found`, and `invalid_input` for a cursor
 * that no page ends with.
 */
export async function readRowPage(
  userId: number,
  id: string,
  { limit, cursor }: PageQuery,
) {
  await readBatchSummary(userId, id);
  if (cursor !== undefined && !/^\d{1,4}$/.test(cursor)) throw noSuchPage();
  const [rows, drafts] = await Promise.all([
    listRows({
      userId,
      batchId: id,
      after: Number(cursor ?? 0),
      limit: limit + 1,
    }),
    listDrafts(userId, id),
  ]);
  const page = await answerRows(userId, rows.slice(0, limit), drafts);
  return {
    rows: page,
    next: rows.length > limit ? String(page.at(-1)?.position) : null,
  };
}

/** Throws `not_found`. */
export async function readRow(userId: number, batchId: string, rowId: string) {
  const [row, drafts] = await Promise.all([
    findRow(userId, requireId(batchId), requireId(rowId)),
    listDrafts(userId, batchId),
  ]);
  const [answer] = row ? await answerRows(userId, [row], drafts) : [];
  if (!answer) throw noBatch();
  return answer;
}

/** "1795219200000-0193…": when the page's last batch was made, and its id. */
const writeCursor = ({ createdAt, id }: BatchCursor) =>
  `${createdAt.getTime()}-${id}`;

function parseCursor(text: string): BatchCursor {
  const [, time, id] =
    /^(\d{1,15})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(text) ?? [];
  if (time === undefined || id === undefined) throw noSuchPage();
  return { createdAt: new Date(Number(time)), id };
}

const noSuchPage = () =>
  new AppError("invalid_input", "This page doesn't exist.");
