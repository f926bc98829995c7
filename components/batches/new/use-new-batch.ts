"use client";

import { useEffect, useReducer, useRef, useState } from "react";
import { draftReducer, emptyDraft } from "@/components/batches/new/batch-draft";
import {
  type BatchFacts,
  type DraftRow,
  noFacts,
  toRows,
} from "@/components/batches/new/draft-rows";
import {
  type PathFile,
  sortFiles,
} from "@/components/batches/new/read-dropped";
import {
  newBatchId,
  sendRows,
  startBatch,
} from "@/components/batches/new/send-rows";
import type { RestoredBatch } from "@/components/batches/new/stored-batch";
import { useBatchUpload } from "@/components/batches/new/use-batch-upload";
import { useKeptBatch } from "@/components/batches/new/use-kept-batch";
import { useTables } from "@/components/batches/new/use-tables";
import { countPhotos } from "@/components/batches/row-states";
import { refreshSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { ApiError } from "@/lib/api-client";
import { type BatchMode, batchLimits } from "@/lib/batches/schema";
import type { Language } from "@/lib/listings/languages";

const day = new Intl.DateTimeFormat(undefined, {
  month: "long",
  day: "numeric",
});

const noPhotos =
  "There are no photos among these files. JPG, PNG, WebP, AVIF and HEIC can be used.";

const lostMessage = (names: string[]) =>
  `${countPhotos(names.length)} could not be kept since last time. Please add ${names.length === 1 ? "it" : "them"} again: ${names.slice(0, 5).join(", ")}${names.length > 5 ? " …" : ""}`;

type Sending = { photos: number; of: number };

/**
 * Listings to be, until the server has them. Calls `onStarted` with the batch
 * once it is being written.
 */
export function useNewBatch(onStarted: (id: string) => void) {
  const [draft, dispatch] = useReducer(draftReducer, emptyDraft);
  const [facts, setFacts] = useState<BatchFacts>(noFacts);
  const [language, setLanguage] = useState<Language>("en");
  const [mode, setMode] = useState<BatchMode>("now");
  const [typedName, setTypedName] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [sending, setSending] = useState<Sending | null>(null);
  /** The draft at the server and how many rows it has. */
  const [batch, setBatch] = useState<{ id: string; sent: number } | null>(null);
  const { upload, isResting } = useBatchUpload();
  const name = typedName ?? `Batch of ${day.format(new Date())}`;
  const isBusy = sending !== null;
  const kept = useKeptBatch(
    { rows: draft.rows, facts, language, name: typedName, mode, batch },
    restore,
  );
  useLeaveWarning(draft.rows.length > 0 && (isBusy || kept.isUnsafe));

  /**
   * What was arranged the last time, above what was added before it was read.
   */
  function restore(found: RestoredBatch | null) {
    if (!found) return;
    setFacts(found.facts);
    setLanguage(found.language);
    setTypedName(found.name);
    setMode(found.mode);
    setBatch(found.batch);
    dispatch({ type: "restore", rows: found.rows });
    if (found.lost.length > 0) setProblem(lostMessage(found.lost));
  }

  function addRows(rows: DraftRow[]) {
    if (rows.length > 0) dispatch({ type: "add", rows });
  }

  const tables = useTables(addRows, setProblem);

  function fail(error: unknown) {
    setProblem(
      error instanceof ApiError
        ? error.message
        : "Something went wrong. Please try again.",
    );
  }

  async function start(id: string, rows: number) {
    await startBatch(id, rows < batchLimits.rowsWithinDay ? "now" : mode);
    dispatch({ type: "clear" });
    setBatch(null);
    refreshSubscriptionStatus();
    onStarted(id);
  }

  /** Uploads and sends what is left, and starts the batch when nothing is. */
  async function write() {
    if (isBusy) return;
    const nameless = draft.rows.findIndex(
      (row) => row.name.trim() === "" && row.photos.length === 0,
    );
    if (nameless !== -1)
      return setProblem(
        `Listing ${nameless + 1} needs a product name or a photo.`,
      );
    setProblem("");
    const known = batch ?? { id: newBatchId(), sent: 0 };
    const of = draft.rows.reduce((sum, { photos }) => sum + photos.length, 0);
    setSending({ photos: 0, of });
    setBatch(known);
    let { sent } = known;
    const record = {
      id: known.id,
      name: name.trim() || "Batch",
      facts,
      language,
    };
    try {
      const outcome = await sendRows(record, draft.rows, known.sent, {
        upload,
        onProgress: (photos) => setSending({ photos, of }),
        // At once: a tab that is closed now must not send them again.
        onSent(keys) {
          sent += keys.length;
          setBatch({ id: known.id, sent });
          dispatch({ type: "sent", keys, problems: new Map() });
        },
      });
      if (outcome.problems.size === 0) return await start(known.id, sent);
      dispatch({ type: "sent", keys: [], problems: outcome.problems });
    } catch (error) {
      // The draft was started, changed or deleted elsewhere: what is left goes
      // into one of its own.
      if (error instanceof ApiError && error.status === 409) setBatch(null);
      fail(error);
    } finally {
      setSending(null);
    }
  }

  return {
    draft,
    dispatch,
    facts,
    language,
    setLanguage,
    name,
    setName: setTypedName,
    problem,
    setProblem,
    addRows,

    sending,
    isBusy,
    isResting,
    write,
    mode,
    setMode,
    tables,
    /** How many listings the server has already. */
    sent: batch?.sent ?? 0,
    changeFacts: (change: Partial<BatchFacts>) =>
      setFacts((before) => ({ ...before, ...change })),
    async addFiles(files: PathFile[]) {
      setProblem("");
      const { photos, tables: added, others } = sortFiles(files);
      addRows(toRows(photos));
      const problems = [];
      for (const table of added) problems.push(await tables.addTable(table));
      if (photos.length + added.length === 0) problems.push(noPhotos);
      else if (others > 0)
        problems.push(
          `${others === 1 ? "1 file is" : `${others} files are`} no photo, and left out.`,
        );
      setProblem(problems.filter(Boolean).join(" "));
    },
    /** Writes what the server has, and lets go of the rest. */
    async writeSent() {
      if (!batch) return;
      setSending({ photos: 0, of: 0 });
      try {
        await start(batch.id, batch.sent);
      } catch (error) {
        fail(error);
      } finally {
        setSending(null);
      }
    },
    /** Whether closing the page loses something of it. */
    isUnsafe: kept.isUnsafe,
    discard() {
      dispatch({ type: "clear" });
      setBatch(null);
      setFacts(noFacts);
      setTypedName(null);
      setMode("now");
      setProblem("");
    },
    isFull: draft.rows.length >= batchLimits.rows,
  };
}

export type NewBatch = ReturnType<typeof useNewBatch>;

/** The browser asks before a page with unsent photos is left. */
function useLeaveWarning(isNeeded: boolean) {
  const needed = useRef(isNeeded);
  needed.current = isNeeded;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (needed.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
}
