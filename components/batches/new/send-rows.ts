import {
  type BatchFacts,
  noFacts,
  type UnsentPhoto,
  type UnsentRow,
} from "@/components/batches/new/unsent-rows";
import { randomKey } from "@/components/ui/use-click-key";
import {
  type BatchAnswer,
  type BatchMode,
  batchLimits,
  type RowInput,
} from "@/lib/batches/schema";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type { Language } from "@/lib/listing-text/languages/writing-languages";

/** Photos that may wait at the server for their rows; it takes 60 of a user. */
const maxWaitingPhotos = 30;
/** Bytes of one request's rows; the server takes 64 KiB. */
const maxRequest = 40_000;
/** Milliseconds before the next attempt of a request that got no answer. */
const delays = [1_000, 2_000, 4_000, 8_000];

export type SentBatch = {
  id: string;
  name: string;
  facts: BatchFacts;
  language: Language;
};

type SendOptions = {
  /** The id of an uploaded photo; rejects with a sentence about it. */
  upload: (photo: UnsentPhoto) => Promise<string>;
  onProgress: (photos: number) => void;
  /** Called with the keys of rows that the server has now. */
  onSent: (keys: string[]) => void;
};

/** A UUID, also where `crypto.randomUUID` is missing. */
export function newBatchId() {
  const key = randomKey();
  if (key.includes("-")) return key;
  return key.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/u,
    "$1-$2-4$3-8$4-$5",
  );
}

const day = new Intl.DateTimeFormat(undefined, {
  month: "long",
  day: "numeric",
});

export const offeredName = () => `Batch of ${day.format(new Date())}`;

const isEmpty = (value: string | string[]) =>
  value.length === 0 || (typeof value === "string" && value.trim() === "");

/**
 * The facts of all, where the row has none of its own. Empty ones are left out.
 */
export function formOf(
  { name, facts }: UnsentRow,
  batch: Pick<SentBatch, "facts" | "language">,
): RowInput["form"] {
  const own = Object.entries(facts).filter(([, value]) => !isEmpty(value));
  const all: BatchFacts = {
    ...noFacts,
    ...batch.facts,
    ...Object.fromEntries(own),
  };
  const filled = Object.fromEntries(
    Object.entries(all).filter(([, value]) => !isEmpty(value)),
  );
  return {
    ...filled,
    ...(name.trim() && { productName: name.trim() }),
    ...(batch.language !== "en" && { language: batch.language }),
  };
}

const inputOf = (
  row: UnsentRow,
  batch: SentBatch,
  photoIds: string[],
): RowInput => ({
  form: formOf(row, batch),
  photoIds,
  ...(row.original && { original: row.original }),
});

/** Rows that are uploaded and sent together, in their order. */
export function windowsOf(
  rows: UnsentRow[],
  batch: Pick<SentBatch, "facts" | "language">,
): UnsentRow[][] {
  const windows: UnsentRow[][] = [];
  let photos = 0;
  let bytes = 0;
  for (const row of rows) {
    const texts = [formOf(row, batch), row.original];
    const size =
      new Blob([JSON.stringify(texts)]).size + row.photos.length * 40 + 60;
    const last = windows.at(-1);
    const fits =
      photos + row.photos.length <= maxWaitingPhotos &&
      bytes + size <= maxRequest;
    if (last && fits && last.length < batchLimits.rowsPerCall) {
      last.push(row);
      photos += row.photos.length;
      bytes += size;
    } else {
      windows.push([row]);
      [photos, bytes] = [row.photos.length, size];
    }
  }
  return windows;
}

const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Again after a while as long as no answer comes. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (const delay of delays) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return work();
}

/**
 * Adds rows to the draft once, also when the answer to the first attempt was
 * lost.
 */
async function append(id: string, rows: RowInput[], after: number) {
  try {
    await persist(() =>
      api("POST", `/api/batches/${id}/rows`, { rows, after }),
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const known = await api<BatchAnswer>("GET", `/api/batches/${id}`);
    if (known.state !== "draft" || known.rows.length !== after + rows.length)
      throw error;
  }
}

async function uploadRow(
  row: UnsentRow,
  upload: SendOptions["upload"],
): Promise<{ photoIds: string[] } | { problem: string }> {
  const results = await Promise.allSettled(row.photos.map(upload));
  const failed = results.findIndex(({ status }) => status === "rejected");
  if (failed === -1)
    return {
      photoIds: results.flatMap((result) =>
        result.status === "fulfilled" ? result.value : [],
      ),
    };
  const { reason } = results[failed] as PromiseRejectedResult;
  const problem =
    reason instanceof Error ? reason.message : "It could not be uploaded.";
  return {
    problem: `${row.photos[failed]?.file.name ?? "A photo"}: ${problem}`,
  };
}

/**
 * Uploads the photos of the rows and adds the rows to a draft of this id, which
 * is made where it isn't there. `after` rows of it were sent before. A row with
 * a photo that can't be uploaded is left out, and named with its problem.
 */
export async function sendRows(
  batch: SentBatch,
  rows: UnsentRow[],
  after: number,
  options: SendOptions,
) {
  const { id, name } = batch;
  const { upload, onProgress, onSent } = options;
  await persist(() => api("POST", "/api/batches", { id, name, draft: true }));
  let sent = 0;
  const problems = new Map<string, string>();
  let uploaded = 0;
  for (const group of windowsOf(rows, batch)) {
    const outcomes = await Promise.all(
      group.map(async (row) => {
        const outcome = await uploadRow(row, async (photo) => {
          const photoId = await upload(photo);
          uploaded += 1;
          onProgress(uploaded);
          return photoId;
        });
        return { row, outcome };
      }),
    );
    const ready = outcomes.flatMap(({ row, outcome }) => {
      if ("problem" in outcome) problems.set(row.key, outcome.problem);
      return "problem" in outcome
        ? []
        : [{ row, input: inputOf(row, batch, outcome.photoIds) }];
    });
    if (ready.length === 0) continue;
    await append(
      id,
      ready.map(({ input }) => input),
      after + sent,
    );
    sent += ready.length;
    onSent(ready.map(({ row }) => row.key));
  }
  return { problems };
}

export const startBatch = (id: string, mode: BatchMode) =>
  persist(() =>
    api<BatchAnswer>(
      "POST",
      `/api/batches/${id}/resume`,
      mode === "now" ? undefined : { mode },
    ),
  );
