"use client";

import { useEffect, useReducer, useRef, useState } from "react";
import {
  type PathFile,
  sortFiles,
} from "@/components/batches/new/read-dropped";
import type { RestoredBatch } from "@/components/batches/new/stored-batch";
import {
  emptyBatch,
  unsentReducer,
} from "@/components/batches/new/unsent-batch";
import {
  type BatchFacts,
  noFacts,
  toRows,
  type UnsentRow,
} from "@/components/batches/new/unsent-rows";
import { useKeptBatch } from "@/components/batches/new/use-kept-batch";
import { useTables } from "@/components/batches/new/use-tables";
import { useWriting } from "@/components/batches/new/use-writing";
import { countPhotos } from "@/components/batches/shown-state";
import { type BatchMode, batchLimits } from "@/lib/batches/schema";
import type { Language } from "@/lib/listing-text/languages/writing-languages";

const day = new Intl.DateTimeFormat(undefined, {
  month: "long",
  day: "numeric",
});

const noPhotos =
  "There are no photos among these files. JPG, PNG, WebP, AVIF and HEIC can be used.";

const lostMessage = (names: string[]) =>
  `${countPhotos(names.length)} could not be kept from last time. Please add ${names.length === 1 ? "it" : "them"} again: ${names.slice(0, 5).join(", ")}${names.length > 5 ? " …" : ""}`;

/** Why some of the files were not taken; null where all of them were. */
function problemOfFiles({
  photos,
  tables,
  others,
}: ReturnType<typeof sortFiles>) {
  if (photos.length + tables.length === 0) return noPhotos;
  if (others === 0) return null;
  return others === 1
    ? "1 file is not a photo and was left out."
    : `${others} files are not photos and were left out.`;
}

/**
 * Listings to be, until the server has them. Calls `onStarted` with the batch
 * once it is being written.
 */
export function useNewBatch(onStarted: (id: string) => void) {
  const [unsent, dispatch] = useReducer(unsentReducer, emptyBatch);
  const [problem, setProblem] = useState("");
  const { restore, clear, typedName, ...shared } = useSharedFields();
  const { facts, language, name, mode } = shared;
  const { batch, setBatch, ...writing } = useWriting({
    rows: unsent.rows,
    dispatch,
    record: { name: name.trim() || "Batch", facts, language },
    mode,
    onStarted,
    onProblem: setProblem,
  });
  const kept = useKeptBatch(
    { rows: unsent.rows, facts, language, name: typedName, mode, batch },
    restoreAll,
  );
  useLeaveWarning(unsent.rows.length > 0 && (writing.isBusy || kept.isUnsafe));

  /**
   * What was arranged the last time, above what was added before it was read.
   */
  function restoreAll(found: RestoredBatch | null) {
    if (!found) return;
    restore(found);
    setBatch(found.batch);
    dispatch({ type: "restore", rows: found.rows });
    if (found.lost.length > 0) setProblem(lostMessage(found.lost));
  }

  function addRows(rows: UnsentRow[]) {
    if (rows.length > 0) dispatch({ type: "add", rows });
  }

  const tables = useTables(addRows, setProblem);

  async function addFiles(files: PathFile[]) {
    setProblem("");
    const sorted = sortFiles(files);
    addRows(toRows(sorted.photos));
    const problems = [];
    for (const table of sorted.tables)
      problems.push(await tables.addTable(table));
    problems.push(problemOfFiles(sorted));
    setProblem(problems.filter(Boolean).join(" "));
  }

  return {
    unsent,
    dispatch,
    ...shared,
    ...writing,
    problem,
    tables,
    addFiles,
    /** How many listings the server has already. */
    sent: batch?.sent ?? 0,
    /** Whether closing the page loses something of it. */
    isUnsafe: kept.isUnsafe,
    discard() {
      dispatch({ type: "clear" });
      setBatch(null);
      clear();
      setProblem("");
    },
    isFull: unsent.rows.length >= batchLimits.rows,
  };
}

export type NewBatch = ReturnType<typeof useNewBatch>;

/** What all listings of the batch share, and when they are written. */
function useSharedFields() {
  const [facts, setFacts] = useState<BatchFacts>(noFacts);
  const [language, setLanguage] = useState<Language>("en");
  const [mode, setMode] = useState<BatchMode>("now");
  const [typedName, setTypedName] = useState<string | null>(null);
  return {
    facts,
    language,
    mode,
    /** Null for the name that is offered. */
    typedName,
    name: typedName ?? `Batch of ${day.format(new Date())}`,
    setLanguage,
    setMode,
    setName: setTypedName,
    changeFacts: (change: Partial<BatchFacts>) =>
      setFacts((before) => ({ ...before, ...change })),
    restore(found: RestoredBatch) {
      setFacts(found.facts);
      setLanguage(found.language);
      setTypedName(found.name);
      setMode(found.mode);
    },
    /** All but the language. */
    clear() {
      setFacts(noFacts);
      setTypedName(null);
      setMode("now");
    },
  };
}

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
