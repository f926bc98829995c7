import type {
  BatchSummary,
  RowAnswer,
  RowCounts,
  RowState,
} from "@/lib/batches/schema";

/**
 * What the seller reads of a row. Rejected ones are stored as canceled; deleted
 * is the listing of a written one.
 */
export type ShownState = RowState | "rejected" | "deleted";

export function shownState({
  state,
  isRejected,
  listingId,
}: RowAnswer): ShownState {
  if (state === "canceled" && isRejected) return "rejected";
  return listingId === null && (state === "ready" || state === "accepted")
    ? "deleted"
    : state;
}

export const stateNames: Record<ShownState, string> = {
  ready: "Written",
  writing: "Being written",
  queued: "Queued",
  waiting: "Waiting for your quota",
  refused: "Refused",
  failed: "Failed",
  accepted: "Accepted",
  rejected: "Rejected",
  deleted: "Listing deleted",
  canceled: "Canceled",
};

export const shownStates = Object.keys(stateNames) as ShownState[];

const parts: { state: RowState; name: string }[] = [
  { state: "ready", name: "to review" },
  { state: "accepted", name: "accepted" },
  { state: "writing", name: "being written" },
  { state: "queued", name: "queued" },
  { state: "waiting", name: "waiting for your quota" },
  { state: "refused", name: "refused" },
  { state: "failed", name: "failed" },
  { state: "canceled", name: "rejected or canceled" },
];

const beginnings: Record<BatchSummary["state"], string> = {
  draft: "Not started",
  running: "Being written",
  paused: "Paused",
  canceled: "Canceled",
  done: "Done",
};

/** "Paused: 3 to look through, 2 queued." */
export function describeState({
  state,
  counts,
}: Pick<BatchSummary, "state" | "counts">) {
  const named = parts.flatMap(({ state: of, name }) =>
    counts[of] > 0 ? [`${counts[of]} ${name}`] : [],
  );
  // What only waits for the quota is not being written.
  const isStuck = state === "running" && counts.queued + counts.writing === 0;
  const beginning = isStuck ? "Waiting" : beginnings[state];
  return named.length === 0
    ? `${beginning}.`
    : `${beginning}: ${named.join(", ")}.`;
}

/**
 * Also when it was paused or canceled meanwhile: a row that was begun is
 * written to its end.
 */
export const isBeingWritten = ({
  state,
  counts,
}: Pick<BatchSummary, "state" | "counts">) =>
  counts.writing > 0 || (state === "running" && counts.queued > 0);

export const sizeOf = (counts: RowCounts) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export const countPhotos = (count: number) =>
  count === 1 ? "1 photo" : `${count} photos`;
export const countListings = (count: number) =>
  count === 1 ? "1 listing" : `${count} listings`;

/** Ids of the listings that are there, to be edited and exported. */
export const writtenIn = (rows: readonly RowAnswer[]): number[] =>
  rows.flatMap(({ state, listingId }) =>
    listingId !== null && (state === "ready" || state === "accepted")
      ? [listingId]
      : [],
  );
