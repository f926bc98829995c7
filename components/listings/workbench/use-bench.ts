"use client";

import { useMemo, useReducer, useState } from "react";
import { benchReducer, startBench } from "@/components/listings/workbench/bench-state";
import { findKeptEdits } from "@/components/listings/workbench/kept-edits";
import { useRewrite } from "@/components/listings/workbench/use-rewrite";
import { onlyResults, type Saved, useSave } from "@/components/listings/workbench/use-save";
import { tidyListing } from "@/lib/listings/edit/tidy-listing";
import { checkListing } from "@/lib/listings/rules";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing, ListingAnswer } from "@/lib/listings/schema";
import { scoreListing, totalOf } from "@/lib/listings/score";

/** Begins with what is stored, and on top of it what could not be saved the last time, to be undone. */
function open(listing: ListingAnswer) {
  const kept = findKeptEdits(listing.id);
  const bench = startBench(onlyResults(listing), kept?.locked ?? listing.locked);
  return kept ? benchReducer(bench, { type: "edit", patch: kept.results }) : bench;
}

/** One listing on the bench: its text, what was done to it, its score and whether it is saved. */
export function useBench(listing: ListingAnswer, onSaved: (listing: ListingAnswer) => void) {
  const [state, dispatch] = useReducer(benchReducer, listing, open);
  const [opened] = useState(() => rememberOpened(listing));
  const { results, locked } = state;
  const tidy = useMemo(() => tidyListing(results), [results]);
  const score = useMemo(() => scoreListing(tidy, listing), [tidy, listing]);
  const violations = useMemo(() => checkListing(tidy), [tidy]);
  const save = useSave({ id: listing.id, results: tidy, locked, saved: opened.saved, onSaved });
  const rewriting = useRewrite({
    ...{ id: listing.id, results: tidy, locked },
    scoreOf: (other) => totalOf(other, listing),
    onRewritten: (patch) => dispatch({ type: "edit", patch }),
  });
  return {
    ...{ results, tidy, score, violations, locked, save, rewriting },
    generated: listing.generated ?? opened.saved.results,
    hasKept: opened.hasKept,
    /** Listings from before there was a score have none until they are edited. */
    isScored: listing.score !== null || state.past.length > 0,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    undo: () => dispatch({ type: "undo" }),
    redo: () => dispatch({ type: "redo" }),
    edit: (patch: Partial<GeneratedListing>) => dispatch({ type: "edit", patch }),
    type: (field: ListingField, patch: Partial<GeneratedListing>) =>
      dispatch({ type: "type", field, patch, at: Date.now() }),
    toggleLock: (field: ListingField) => dispatch({ type: "toggle_lock", field }),
  };
}

export type Bench = ReturnType<typeof useBench>;

type OpenedListing = { saved: Saved; hasKept: boolean };

/** Kept edits may be of an older version: saving them as that one shows what has changed since. */
function rememberOpened(listing: ListingAnswer): OpenedListing {
  const kept = findKeptEdits(listing.id);
  return {
    saved: { version: kept?.version ?? listing.version, results: onlyResults(listing), locked: listing.locked },
    hasKept: kept !== null,
  };
}
