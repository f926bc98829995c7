"use client";

import { useMemo, useReducer, useState } from "react";
import {
  contentOf,
  createOptionsState,
  optionsReducer,
} from "@/components/listing/options/options-state";
import {
  findUnsavedOptions,
  useSaveOptions,
} from "@/components/listing/options/use-save-options";
import { checkOptions } from "@/lib/listings/options/check-options";
import type { OptionProblem } from "@/lib/listings/options/problem";
import type {
  ListingOptions,
  OptionsAnswer,
  Question,
  Variations,
} from "@/lib/listings/options/schema";

/**
 * Starts with what is stored. What was not saved last time comes on top, as a
 * step that can be undone.
 */
function initialState({
  stored,
  unsaved,
}: {
  stored: OptionsAnswer;
  unsaved: OptionsAnswer | null;
}) {
  const state = createOptionsState(contentOf(stored));
  return unsaved
    ? optionsReducer(state, { type: "edit", options: contentOf(unsaved) })
    : state;
}

/** What buyers of one listing tell and choose, while it is edited. */
export function useOptions(listingId: number, stored: OptionsAnswer) {
  const [unsaved] = useState(() => findUnsavedOptions(listingId));
  const [state, dispatch] = useReducer(
    optionsReducer,
    { stored, unsaved },
    initialState,
  );
  const { options, past, future } = state;
  const [base] = useState(() => ({
    ...stored,
    version: unsaved?.version ?? stored.version,
  }));
  const save = useSaveOptions({ listingId, options, stored: base });
  const problems = useMemo(() => checkOptions(options), [options]);
  const edit = (change: Partial<ListingOptions>) =>
    dispatch({ type: "edit", options: { ...options, ...change } });
  /** Several keystrokes in one place are one step of undo. */
  const type = (where: string, change: Partial<ListingOptions>) =>
    dispatch({
      type: "type",
      where,
      options: { ...options, ...change },
      at: Date.now(),
    });
  const questionsWith = (index: number, question: Question) =>
    options.questions.map((one, at) => (at === index ? question : one));
  return {
    options,
    problems,
    save,
    edit,
    /** What was read of a sentence, on top of what there is by then. */
    fill: (read: ListingOptions) => dispatch({ type: "fill", options: read }),
    hasRestored: unsaved !== null && past.length > 0,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo: () => dispatch({ type: "undo" }),
    redo: () => dispatch({ type: "redo" }),
    editQuestion: (index: number, question: Question) =>
      edit({ questions: questionsWith(index, question) }),
    typeQuestion: (index: number, question: Question, where: string) =>
      type(`${index} ${where}`, { questions: questionsWith(index, question) }),
    editVariations: (variations: Variations | null) => edit({ variations }),
    typeVariations: (variations: Variations, where: string) =>
      type(where, { variations }),
  };
}

export type OptionsEditor = ReturnType<typeof useOptions>;

/** What is wrong at a place, and what is to be filled in there. */
export function problemAt(problems: readonly OptionProblem[], path: string) {
  const found = problems.filter((problem) => problem.path === path);
  return {
    error: found.find(({ isBlank }) => !isBlank)?.message,
    blank: found.find(({ isBlank }) => isBlank)?.message,
  };
}
