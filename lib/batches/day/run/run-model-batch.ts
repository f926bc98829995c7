import "server-only";
import { z } from "zod";
import {
  AnswerLost,
  type BatchRequest,
  cancelModelBatch,
  createModelBatch,
  findModelBatchState,
  holdBatch,
  listModelBatches,
  NoBatches,
  readModelBatch,
  requireModel,
} from "@/lib/ai/model-batches";
import { settleMoney } from "@/lib/ai/model-budget/model-budget-data";
import { isSuspended } from "@/lib/auth/suspension/suspension-data";
import { type DayJob, leaveToLanes } from "@/lib/batches/day/day-data";
import {
  beginSending,
  comeBack,
  countRequests,
  endModelBatch,
  findModelBatch,
  listKnown,
  type OpenModelBatch,
  postponeAll,
  postponeRows,
  queueNext,
  recordCanceled,
  recordSent,
  recordUnsent,
  releaseHeld,
  settleDayRow,
} from "@/lib/batches/day/run/day-run-data";
import {
  outcomeOfFailure,
  passingFault,
} from "@/lib/batches/day/run/outcome-of-failure";
import {
  giveBackDeleted,
  giveBackRow,
  readResults,
} from "@/lib/batches/day/run/read-results";
import { rowKey } from "@/lib/batches/write/write-row";
import {
  type FinalOutcome,
  findOwner,
} from "@/lib/batches/write/write-row-data";
import { AppError } from "@/lib/errors";
import { beginLater } from "@/lib/listings/write/write-later";
import { log } from "@/lib/log";

const minute = 60_000;
/**
 * Milliseconds after which a call that was begun is over, whatever became of
 * its worker.
 */
const lostAfter = 3 * minute;
/**
 * Until the provider is asked again: a tenth of the time that it has had,
 * within these.
 */
const pace = { shortest: minute, longest: 10 * minute, canceled: minute / 4 };
/** As long as the reservations of its rows live. */
const lifetime = 26 * 60 * minute;
const firstDelay = 15_000;
const longestDelay = 15 * minute;

/**
 * Takes one step of requests that are answered within a day. Then it queues the
 * step of the seller that is due next, behind those of others.
 */
export async function runModelBatch(job: DayJob, now = new Date()) {
  const open = await findModelBatch(job);
  try {
    if (open !== null) await step(open, now);
  } finally {
    await queueNext(job.userId);
  }
}

async function step(open: OpenModelBatch, now: Date) {
  try {
    if (open.rows.length === 0 && open.state === "new") return await end(open);
    if (open.state === "new" && (await isSuspended(open.userId)))
      return await comeBack(open, new Date(now.getTime() + pace.longest));
    if (now.getTime() > beginningOf(open).getTime() + lifetime)
      return await expire(open);
    await steps[stateSchema.parse(open.state)](open, now);
  } catch (error) {
    const isExpected = error instanceof AppError;
    const own = Math.min(
      firstDelay * 2 ** Math.min(open.failures, 10),
      longestDelay,
    );
    const delay = Math.max(
      own,
      ((isExpected && error.retryAfter) || 0) * 1_000,
    );
    log().info(
      { modelBatch: open.id, state: open.state, err: error },
      "requests to the model wait",
    );
    await comeBack(
      open,
      new Date(now.getTime() + Math.min(delay, 60 * minute)),
      open.failures + 1,
    );
    if (!isExpected) throw error;
  }
}

/** From when on it has its time: since it was sent, or could be. */
function beginningOf({ state, sentAt, createdAt }: OpenModelBatch) {
  return state === "new" ? createdAt : (sentAt ?? createdAt);
}

const stateSchema = z.enum(["new", "sending", "sent"]);
const steps = { new: send, sending: recover, sent: follow };

async function send(open: OpenModelBatch, now: Date) {
  if (open.isCanceled) return settleAll(open, { state: "canceled" });
  // A paused one goes on when it is resumed.
  if (open.batch?.state === "paused") return;
  await requireModel();
  const begunAt = await beginSending(open);
  if (begunAt === null) return comeBack(open, now);
  const prepared = await prepare(open, begunAt, now).catch(
    async (error: unknown) => {
      await recordUnsent({ id: open.id, sentAt: begunAt });
      throw error;
    },
  );
  if (prepared === null) return;
  const { requests, held } = prepared;
  const counted = { requests: requests.length, held };
  const sentAt = await countRequests(open.id, begunAt, counted);
  if (sentAt === null) {
    if (held !== null) await settleMoney(held, 0);
    return;
  }
  try {
    await recordSent(open, await createModelBatch(requests));
    await comeBack(open, new Date(now.getTime() + pace.shortest));
  } catch (error) {
    // What the provider may have is looked for in its list before it is sent
    // again.
    if (error instanceof AnswerLost)
      return comeBack(open, new Date(Date.now() + lostAfter));
    await recordUnsent({ id: open.id, sentAt });
    if (!(error instanceof NoBatches)) throw error;
    await writeAtOnce(open);
  }
}

/** The lanes reserve a listing for each row themselves. */
async function writeAtOnce(open: OpenModelBatch) {
  for (const { id } of open.rows) await giveBackRow(open.userId, id);
  await giveBackDeleted(open.userId, open.deletedRowIds);
  await leaveToLanes(open);
}

/** Later than midnight UTC, also by a clock that goes behind ours. */
function nextDay(now: Date) {
  const day = 24 * 60 * minute;
  return new Date(Math.floor(now.getTime() / day) * day + day + minute);
}

/**
 * What is sent, with what is held for it. What finds no room in the account's
 * shares of the model's budget takes no listing, and waits for the next day.
 * Null when nothing is to be sent now.
 */
async function prepare(open: OpenModelBatch, begunAt: Date, now: Date) {
  const requests = await buildRequests(open, now);
  if (requests.length === 0) {
    await endModelBatch(open);
    return null;
  }
  const { count, held, wait } = await holdBatch(open.userId, requests, now);
  const left = requests.slice(count).map(({ id }) => id);
  for (const id of left) await giveBackRow(open.userId, id);
  const why = { until: nextDay(now), message: wait ?? "" };
  if (count === 0) {
    await postponeAll(open, begunAt, why);
    return null;
  }
  if (left.length > 0) await postponeRows(open, left, why);
  return { requests: requests.slice(0, count), held };
}

/**
 * Takes a listing of the quota for each row; a row for which that can't be is
 * settled. Throws what passes by itself.
 */
async function buildRequests(open: OpenModelBatch, now: Date) {
  const requests: BatchRequest[] = [];
  for (const row of open.rows) {
    const user = await findOwner(open.userId);
    if (user === null) return [];
    try {
      const { form, photoIds } = row;
      const begun = await beginLater(
        { user, form, photo: null, photoIds, idempotencyKey: rowKey(row.id) },
        now,
      );
      if ("request" in begun)
        requests.push({ id: row.id, request: begun.request });
      else {
        const { id: listingId, open: points, version } = begun.listing;
        await settleDayRow(open, row, {
          state: "ready",
          listingId,
          open: points,
          version,
        });
      }
    } catch (error) {
      const fault = passingFault(error, open.failures);
      if (fault !== null) throw fault;
      await settleDayRow(
        open,
        row,
        outcomeOfFailure(error, { rowId: row.id, user, now }),
      );
    }
  }
  return requests;
}

/**
 * A worker was killed while it sent, or the provider's answer was lost. The
 * provider's list doesn't say whose requests a batch has, only its results do:
 * so what may be ours is waited for, and only sent again once nothing is.
 */
async function recover(open: OpenModelBatch, now: Date) {
  const sentAt = open.sentAt ?? open.createdAt;
  const over = new Date(sentAt.getTime() + lostAfter);
  if (now < over) return comeBack(open, over, open.failures);
  const span = { from: new Date(sentAt.getTime() - minute), to: over };
  const found =
    open.requests === 0 ? [] : await listModelBatches(span, open.requests);
  const known = await listKnown(found.map(({ id }) => id));
  const candidates = found.filter(({ id }) => !known.has(id));
  for (const { id, isEnded } of candidates) {
    if (!isEnded || !(await isOf(id, open))) continue;
    await recordSent(open, id);
    return comeBack(open, now);
  }
  if (candidates.some(({ isEnded }) => !isEnded))
    return comeBack(open, paced(open, now), open.failures);
  await recordUnsent(open);
  await comeBack(open, now, open.failures);
}

async function isOf(
  providerId: string,
  { rows, deletedRowIds }: OpenModelBatch,
) {
  const ours = new Set([...rows.map((row) => row.id), ...deletedRowIds]);
  for await (const { id } of readModelBatch(providerId))
    if (ours.has(id)) return true;
  return false;
}

function paced(open: OpenModelBatch, now: Date) {
  const age = now.getTime() - (open.sentAt ?? open.createdAt).getTime();
  return new Date(
    now.getTime() + Math.min(Math.max(age / 10, pace.shortest), pace.longest),
  );
}

async function follow(open: OpenModelBatch, now: Date) {
  const { providerId } = open;
  if (providerId === null) return comeBack(open, paced(open, now));
  if (open.isCanceled && open.canceledAt === null) {
    await cancelModelBatch(providerId);
    await recordCanceled(open.id);
  }
  const state = await findModelBatchState(providerId);
  if (state === "missing") return expire(open);
  if (state === "processing")
    return comeBack(
      open,
      open.isCanceled
        ? new Date(now.getTime() + pace.canceled)
        : paced(open, now),
    );
  const isRead = await readResults({ ...open, providerId }, now);
  if (!isRead) return comeBack(open, now);
  await releaseHeld(open);
  // Nothing was said of these: they were of a call that the provider didn't
  // take.
  await settleAll(open, open.isCanceled ? { state: "canceled" } : unanswered);
}

const unanswered: FinalOutcome = {
  state: "failed",
  reason: "upstream_failed",
  message: "The writer did not answer within a day. Nothing was counted.",
};

const expire = (open: OpenModelBatch) =>
  settleAll(open, open.isCanceled ? { state: "canceled" } : unanswered);

async function settleAll(open: OpenModelBatch, outcome: FinalOutcome) {
  const current = await findModelBatch(open);
  for (const row of current?.rows ?? []) {
    await giveBackRow(open.userId, row.id);
    await settleDayRow(open, row, outcome);
  }
  await end(open);
}

async function end(open: OpenModelBatch) {
  await giveBackDeleted(open.userId, open.deletedRowIds);
  await endModelBatch(open);
}
