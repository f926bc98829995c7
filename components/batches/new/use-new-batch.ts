"use client";

import { useEffect, useReducer, useRef, useState } from "react";
import { draftReducer, emptyDraft } from "@/components/batches/new/batch-draft";
import { type BatchFacts, type DraftRow, noFacts, toRows, toTextRow } from "@/components/batches/new/draft-rows";
import { type PathFile, sortFiles } from "@/components/batches/new/read-dropped";
import { newBatchId, sendRows, startBatch } from "@/components/batches/new/send-rows";
import { useBatchUpload } from "@/components/batches/new/use-batch-upload";
import { refreshSubscriptionStatus } from "@/components/billing/use-subscription-status";
import { ApiError } from "@/lib/api-client";
import { batchLimits } from "@/lib/batches/schema";
import type { Language } from "@/lib/listings/languages";

const day = new Intl.DateTimeFormat(undefined, { month: "long", day: "numeric" });

const noPhotos = "There are no photos among these files. JPG, PNG, WebP, AVIF and HEIC can be used.";

const definedOf = (facts: { [Name in keyof BatchFacts]?: BatchFacts[Name] | undefined }): Partial<BatchFacts> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

type Sending = { photos: number; of: number };

/** Listings to be, until the server has them. Calls `onStarted` with the batch once it is being written. */
export function useNewBatch(onStarted: (id: string) => void) {
  const [draft, dispatch] = useReducer(draftReducer, emptyDraft);
  const [facts, setFacts] = useState<BatchFacts>(noFacts);
  const [language, setLanguage] = useState<Language>("en");
  const [typedName, setTypedName] = useState<string | null>(null);
  const [problem, setProblem] = useState("");
  const [sending, setSending] = useState<Sending | null>(null);
  /** The draft at the server and how many rows it has. */
  const [batch, setBatch] = useState<{ id: string; sent: number } | null>(null);
  const { upload, isResting } = useBatchUpload();
  const name = typedName ?? `Batch of ${day.format(new Date())}`;
  const isBusy = sending !== null;
  const hasWork = draft.rows.length > 0;
  useLeaveWarning(hasWork);

  function addRows(rows: DraftRow[]) {
    if (rows.length > 0) dispatch({ type: "add", rows });
  }

  /** Returns what is to be said about it. */
  async function addTable(file: File) {
    const { readTable } = await import("@/lib/batches/read-table");
    const table = readTable(new Uint8Array(await file.arrayBuffer()));
    if (table.problem !== null) return `${file.name}: ${table.problem}`;
    addRows(
      table.rows.map(({ productName, titleStyle: _, language: __, ...own }) => toTextRow(productName, definedOf(own))),
    );
    return table.note;
  }

  function fail(error: unknown) {
    setProblem(error instanceof ApiError ? error.message : "Something went wrong. Please try again.");
  }

  async function start(id: string) {
    await startBatch(id);
    dispatch({ type: "clear" });
    setBatch(null);
    refreshSubscriptionStatus();
    onStarted(id);
  }

  /** Uploads and sends what is left, and starts the batch when nothing is. */
  async function write() {
    if (isBusy) return;
    const nameless = draft.rows.findIndex((row) => row.name.trim() === "" && row.photos.length === 0);
    if (nameless !== -1) return setProblem(`Listing ${nameless + 1} needs a product name or a photo.`);
    setProblem("");
    const known = batch ?? { id: newBatchId(), sent: 0 };
    const of = draft.rows.reduce((sum, { photos }) => sum + photos.length, 0);
    setSending({ photos: 0, of });
    const sentKeys: string[] = [];
    const record = { id: known.id, name: name.trim() || "Batch", facts, language };
    try {
      const outcome = await sendRows(record, draft.rows, known.sent, {
        upload,
        onProgress: (photos) => setSending({ photos, of }),
        onSent: (keys) => sentKeys.push(...keys),
      });
      if (outcome.problems.size === 0) return await start(known.id);
      dispatch({ type: "sent", keys: sentKeys, problems: outcome.problems });
      setBatch({ id: known.id, sent: known.sent + sentKeys.length });
    } catch (error) {
      dispatch({ type: "sent", keys: sentKeys, problems: new Map() });
      setBatch({ id: known.id, sent: known.sent + sentKeys.length });
      fail(error);
    } finally {
      setSending(null);
    }
  }

  return {
    ...{ draft, dispatch, facts, language, setLanguage, name, setName: setTypedName, problem, setProblem, addRows },
    ...{ sending, isBusy, isResting, write },
    /** How many listings the server has already. */
    sent: batch?.sent ?? 0,
    changeFacts: (change: Partial<BatchFacts>) => setFacts((before) => ({ ...before, ...change })),
    async addFiles(files: PathFile[]) {
      setProblem("");
      const { photos, tables, others } = sortFiles(files);
      addRows(toRows(photos));
      const problems = [];
      for (const table of tables) problems.push(await addTable(table));
      if (photos.length + tables.length === 0) problems.push(noPhotos);
      else if (others > 0)
        problems.push(`${others === 1 ? "1 file is" : `${others} files are`} no photo, and left out.`);
      setProblem(problems.filter(Boolean).join(" "));
    },
    /** Writes what the server has, and lets go of the rest. */
    async writeSent() {
      if (!batch) return;
      setSending({ photos: 0, of: 0 });
      try {
        await start(batch.id);
      } catch (error) {
        fail(error);
      } finally {
        setSending(null);
      }
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
