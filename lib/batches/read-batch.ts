import "server-only";
import {
  countsOf,
  findBatch,
  listBatches,
  listRecentTags,
  type StoredRow,
  saveOpen,
} from "@/lib/batches/batch-data";
import { listDrafts } from "@/lib/batches/etsy-draft-data";
import type {
  BatchAnswer,
  BatchState,
  BatchSummary,
  RowAnswer,
  RowCounts,
  RowDraft,
} from "@/lib/batches/schema";
import { AppError } from "@/lib/errors";
import { listingText } from "@/lib/listing-text/fields/map-fields";
import type { OpenPoint } from "@/lib/listing-text/fields/schema";
import { blanksOf } from "@/lib/listing-text/lexicon/buyer-questions";
import { requireListing } from "@/lib/listings/require-listing";

/**
 * Throws `not_found` for what can't be an id, as for an id that isn't there.
 */
export function requireId(text: string) {
  if (!/^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(text))
    throw noBatch();
  return text;
}

export const noBatch = () =>
  new AppError("not_found", "That batch no longer exists.");

/** "done" once nothing is left to write. */
function stateOf(
  stored: Exclude<BatchState, "done">,
  { queued, writing, waiting }: RowCounts,
): BatchState {
  return stored === "running" && queued + writing + waiting === 0
    ? "done"
    : stored;
}

type StoredSummary = Awaited<ReturnType<typeof listBatches>>[number];

export const toSummary = ({
  createdAt,
  state,
  counts,
  ...batch
}: StoredSummary): BatchSummary => ({
  ...batch,
  counts,
  state: stateOf(state, counts),
  createdAt: createdAt.toISOString(),
});

/** Newest first. */
export async function readBatches(userId: number) {
  return (await listBatches(userId)).map(toSummary);
}

/** The user's own batch with its rows. Throws `not_found`. */
export async function readBatch(
  userId: number,
  id: string,
): Promise<BatchAnswer> {
  const [batch, recent, drafts] = await Promise.all([
    findBatch(userId, requireId(id)),
    listRecentTags(userId),
    listDrafts(userId, id),
  ]);
  if (!batch) throw noBatch();
  const overlaps = findOverlaps(batch.rows, recent);
  const answers = await answerRows(userId, batch.rows, drafts);
  const rows = answers.map((row) => ({
    ...row,
    overlap: overlaps.get(row.listingId ?? 0) ?? null,
  }));
  const counts = countsOf(rows.map((row) => ({ state: row.state, _count: 1 })));
  const { name, createdAt, state, mode } = batch;
  return {
    id,
    name,
    mode,
    state: stateOf(state, counts),
    createdAt: createdAt.toISOString(),
    counts,
    rows,
  };
}

/**
 * One after the other: working out what is open takes milliseconds for each,
 * and all at once would hold the process.
 */
export async function answerRows(
  userId: number,
  rows: StoredRow[],
  drafts: Drafts,
) {
  const answers: RowReading[] = [];
  for (const row of rows)
    answers.push(toAnswer(row, await openOf(userId, row), drafts));
  return answers;
}

/**
 * As it was worked out for this version of the text, or anew after an edit.
 * Null without a listing.
 */
async function openOf(
  userId: number,
  { id, listing, open, openVersion }: StoredRow,
): Promise<OpenPoint[] | null> {
  if (listing === null) return null;
  if (openVersion === listing.version) return open;
  const now = await requireListing(userId, listing.id).catch(nullIfGone);
  if (now !== null) await saveOpen(id, now.open, now.version);
  return now?.open ?? null;
}

function nullIfGone(error: unknown) {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
}

type Drafts = Map<number, RowDraft>;
/** A row by itself: what it has in common with others is left out. */
export type RowReading = Omit<RowAnswer, "overlap">;

/** Of a written row: its listing was deleted in the history. */
const deleted = {
  reason: "listing_deleted",
  message: "Its listing was deleted from the history.",
};

function toAnswer(
  row: StoredRow,
  problems: OpenPoint[] | null,
  drafts: Drafts,
): RowReading {
  const { id, position, state, reason, message, form, photoIds, isRejected } =
    row;
  const listing = problems && row.listing;
  const isGone =
    listing === null && (state === "ready" || state === "accepted");
  return {
    id,
    position,
    state,
    form,
    photoIds,
    isRejected,
    problems: problems ?? [],
    ...(isGone ? deleted : { reason, message }),
    nextAt: (state === "queued" && row.nextAt?.toISOString()) || null,
    listingId: listing?.id ?? null,
    title: listing?.results.title ?? null,
    score: listing?.score ?? null,
    missing: listing?.missing ?? [],
    blanks: listing ? blanksOf(listingText(listing.results)) : [],
    draft: listing ? (drafts.get(listing.id) ?? null) : null,
  };
}

type Tagged = { id: number; productName: string; tags: string[] };
type Overlap = NonNullable<RowAnswer["overlap"]>;

/**
 * For each listing of the rows the other one that shares most of its tags, and
 * at least half of them.
 */
function findOverlaps(
  rows: StoredRow[],
  recent: Tagged[],
): Map<number, Overlap> {
  const own = rows.flatMap(({ listing }) =>
    listing ? [{ ...listing, tags: listing.results.tags }] : [],
  );
  const all = new Map(
    [...recent, ...own].map((listing) => [listing.id, listing]),
  );
  const byTag = idsByTag([...all.values()]);
  return new Map(
    own.flatMap(({ id, tags }) => {
      const [most] = [...sharedTags({ id, tags }, byTag)].sort(
        ([a, ours], [b, theirs]) => theirs.length - ours.length || b - a,
      );
      const other = most && all.get(most[0]);
      if (!most || !other || most[1].length * 2 < tags.length) return [];
      const { productName } = other;
      return [[id, { listingId: other.id, productName, tags: most[1] }]];
    }),
  );
}

function idsByTag(listings: Tagged[]): Map<string, number[]> {
  const byTag = new Map<string, number[]>();
  for (const { id, tags } of listings) {
    for (const tag of keysOf(tags))
      byTag.set(tag, [...(byTag.get(tag) ?? []), id]);
  }
  return byTag;
}

/** The tags that each other listing has in common with this one, by its id. */
function sharedTags(
  { id, tags }: Pick<Tagged, "id" | "tags">,
  byTag: Map<string, number[]>,
): Map<number, string[]> {
  const shared = new Map<number, string[]>();
  for (const tag of keysOf(tags)) {
    for (const other of byTag.get(tag) ?? []) {
      if (other !== id) shared.set(other, [...(shared.get(other) ?? []), tag]);
    }
  }
  return shared;
}

const keysOf = (tags: string[]) =>
  new Set(tags.map((tag) => tag.toLowerCase()));
