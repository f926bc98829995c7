"use client";

import { useMemo, useState } from "react";
import {
  contentOf,
  findUnsavedOptions,
  serializeOptions,
  useSaveOptions,
} from "@/components/listing/options/use-save-options";
import { useHistory } from "@/components/ui/use-history";
import { mergeOptions } from "@/lib/listings/options/change-options";
import { checkOptions } from "@/lib/listings/options/check-options";
import type { OptionProblem } from "@/lib/listings/options/problem";
import type {
  ListingOptions,
  OptionsAnswer,
  Question,
  Variations,
} from "@/lib/listings/options/schema";

/** The same object when nothing has changed: then there is no step to undo. */
const ifChanged = (before: ListingOptions, after: ListingOptions) =>
  serializeOptions(before) === serializeOptions(after) ? before : after;

/** What buyers of one listing tell and choose, while it is edited. */
export function useOptions(listingId: number, stored: OptionsAnswer) {
  const [unsaved] = useState(() => findUnsavedOptions(listingId));
  const [first] = useState(() => contentOf(stored));
  // What was not saved last time comes on top.
  const history = useHistory(
    first,
    unsaved && ifChanged(first, contentOf(unsaved)),
  );
  const { present: options, change, canUndo, canRedo, undo, redo } = history;
  const [base] = useState(() => ({
    ...stored,
    version: unsaved?.version ?? stored.version,
  }));
  const save = useSaveOptions({ listingId, options, stored: base });
  const problems = useMemo(() => checkOptions(options), [options]);
  const edit = (next: Partial<ListingOptions>) =>
    change((now) => ifChanged(now, { ...options, ...next }));
  /** Several keystrokes in one place are one step of undo. */
  const type = (where: string, next: Partial<ListingOptions>) =>
    change(() => ({ ...options, ...next }), { where, at: Date.now() });
  const questionsWith = (index: number, question: Question) =>
    options.questions.map((one, at) => (at === index ? question : one));
  return {
    options,
    problems,
    save,
    edit,
    /** What was read of a sentence, on top of what there is by then. */
    fill: (read: ListingOptions) =>
      change((now) => ifChanged(now, mergeOptions(now, read))),
    hasRestored: unsaved !== null && canUndo,
    canUndo,
    canRedo,
    undo,
    redo,
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
