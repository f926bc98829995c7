import "server-only";
import { type BatchResult, readModelBatch } from "@/lib/ai/model-batches";
import {
  type DayRow,
  listRowsThere,
  makeRoom,
  type OpenModelBatch,
  settleCostOf,
  settleDayRow,
} from "@/lib/batches/day/run/day-run-data";
import {
  outcomeOfFailure,
  passingFault,
} from "@/lib/batches/day/run/outcome-of-failure";
import { rowKey } from "@/lib/batches/write/write-row";
import {
  type FinalOutcome,
  findOwner,
} from "@/lib/batches/write/write-row-data";
import { isUuid } from "@/lib/database/is-uuid";
import { AppError } from "@/lib/errors";
import { finishLater, refundLater } from "@/lib/listings/write/write-later";

/**
 * Milliseconds of one job: a listing that needs a repair takes seconds, and
 * what is left is for the next one.
 */
const longestRun = 60_000;

export const giveBackRow = (userId: number, rowId: string) =>
  refundLater(userId, rowKey(rowId), "unfinished");

/**
 * Makes listings of the results, each once. False when some are left. Throws
 * what passes by itself, once the others are made; a row that met it keeps its
 * listing of the quota and is read again.
 */
export async function readResults(
  open: OpenModelBatch & { providerId: string },
  now: Date,
) {
  const until = performance.now() + longestRun;
  const rows = new Map(open.rows.map((row) => [row.id, row]));
  const others = new Map<string, BatchResult>();
  const faults: AppError[] = [];
  for await (const result of readModelBatch(open.providerId)) {
    const row = rows.get(result.id);
    if (!row) others.set(result.id, result);
    else if (performance.now() > until) return false;
    else faults.push(...(await settleResult(open, row, result, now)));
  }
  await giveBackDeleted(open.userId, [...others.keys()], async (id) => {
    const result = others.get(id);
    if (!result) return;
    await settleCostOf(open, result.cost);
    result.record();
  });
  if (faults[0]) throw faults[0];
  return true;
}

async function settleResult(
  open: OpenModelBatch,
  row: DayRow,
  result: BatchResult,
  now: Date,
) {
  const outcome = await outcomeOf(open, row, result, now);
  if (outcome instanceof AppError) return [outcome];
  if (await settleDayRow(open, row, outcome, result.cost)) result.record();
  return [];
}

type ResultOutcome = FinalOutcome | AppError;

async function outcomeOf(
  open: OpenModelBatch,
  row: DayRow,
  result: BatchResult,
  now: Date,
): Promise<ResultOutcome> {
  const user = await findOwner(open.userId);
  if (user === null)
    return {
      state: "failed",
      reason: "not_found",
      message: "This account no longer exists.",
    };
  if (result.type === "answered") {
    try {
      const { form, photoIds } = row;
      const generation = {
        user,
        form,
        photo: null,
        photoIds,
        idempotencyKey: rowKey(row.id),
      };
      const isKept = (error: unknown) =>
        passingFault(error, open.failures) !== null;
      const listing = await finishLater(
        generation,
        { readAnswer: result.read, isKept },
        now,
      );
      return {
        state: "ready",
        listingId: listing.id,
        open: listing.open,
        version: listing.version,
      };
    } catch (error) {
      return (
        passingFault(error, open.failures) ??
        outcomeOfFailure(error, { rowId: row.id, user, now })
      );
    }
  }
  await giveBackRow(user.id, row.id);
  if (result.type === "canceled") return { state: "canceled" };
  return {
    state: "failed",
    reason: "upstream_failed",
    message: "The writer did not get to it within a day. Nothing was counted.",
  };
}

/**
 * Of rows that were deleted with their batch. What was answered of them is
 * billed all the same: `onGivenBack` is called once for each.
 */
export async function giveBackDeleted(
  userId: number,
  rowIds: string[],
  onGivenBack: (rowId: string) => Promise<void> = async () => undefined,
) {
  const uuids = rowIds.filter(isUuid);
  const there = await listRowsThere(userId, uuids);
  let givenBack = 0;
  for (const id of uuids) {
    if (there.has(id) || !(await giveBackRow(userId, id))) continue;
    await onGivenBack(id);
    givenBack += 1;
  }
  if (givenBack > 0) await makeRoom(userId, givenBack);
}
