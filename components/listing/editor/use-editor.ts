"use client";

import { type Dispatch, useMemo, useReducer, useState } from "react";
import {
  createEditorState,
  type EditorAction,
  editorReducer,
} from "@/components/listing/editor/editor-state";
import { findUnsavedEdits } from "@/components/listing/editor/unsaved-edits";
import { useRewrite } from "@/components/listing/editor/use-rewrite";
import {
  altTextsOf,
  type SavedVersion,
  useSave,
} from "@/components/listing/editor/use-save";
import { findSentences } from "@/lib/listing-text/check/find-sentences";
import type {
  GeneratedListing,
  ListingField,
} from "@/lib/listing-text/fields/fields";
import { fillFields, pickFields } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { isInOtherLanguage } from "@/lib/listing-text/ledger/ledger-of";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { scoreListing, totalOf } from "@/lib/listing-text/score/score";
import { tidyListing } from "@/lib/listings/edit/schema";

/**
 * Starts with the stored listing. Edits that were not saved last time come on
 * top, as a step that can be undone.
 */
function initialState(listing: ListingAnswer) {
  const unsaved = findUnsavedEdits(listing.id);
  const stored = pickFields(listing);
  const altTexts = altTextsOf(listing.photos);
  const state = createEditorState(stored, {
    locked: unsaved?.locked ?? listing.locked,
    confirmed: unsaved?.confirmed ?? listing.confirmed,
    leftOut: unsaved?.leftOut ?? listing.leftOut,
    altTexts,
  });
  if (!unsaved) return state;
  const typed =
    unsaved.photos
      ?.filter(({ id }) => id in altTexts)
      .map(({ id, altText }) => [id, altText]) ?? [];
  const results = fillFields(unsaved.results, stored);
  return editorReducer(state, {
    type: "adopt",
    results,
    altTexts: { ...altTexts, ...Object.fromEntries(typed) },
  });
}

/**
 * Unsaved edits may be based on an older version. Saving them as that version
 * reveals what has changed since.
 */
function findSavedVersion(listing: ListingAnswer): {
  saved: SavedVersion;
  hasUnsaved: boolean;
} {
  const unsaved = findUnsavedEdits(listing.id);
  const { locked, confirmed, leftOut } = listing;
  const stored = {
    results: pickFields(listing),
    altTexts: altTextsOf(listing.photos),
    locked,
    confirmed,
    leftOut,
  };
  return {
    saved: { version: unsaved?.version ?? listing.version, ...stored },
    hasUnsaved: unsaved !== null,
  };
}

/**
 * The state of one listing in the editor: text, undo history, score,
 * violations, and whether it is saved.
 */
export function useEditor(
  listing: ListingAnswer,
  onSaved: (listing: ListingAnswer) => void,
) {
  const [state, dispatch] = useReducer(editorReducer, listing, initialState);
  const [{ saved, hasUnsaved }] = useState(() => findSavedVersion(listing));
  const { results, altTexts, locked, confirmed, leftOut } = state;
  const tidy = useMemo(() => tidyListing(results), [results]);
  const [rewritten, setRewritten] = useState(listing.rewritten);
  const generated = listing.generated ?? saved.results;
  const context = useMemo(
    () => ({
      ...listing,
      confirmed,
      generated,
      rewritten: [...rewritten, ...listing.rewritten],
    }),
    [listing, confirmed, generated, rewritten],
  );
  const findings = useFindings(tidy, context);
  const save = useSave({
    id: listing.id,
    snippets: listing.snippets,

    results: tidy,
    altTexts,
    locked,
    confirmed,
    leftOut,
    saved,
    onSaved,
  });
  const [actions] = useState(() => createActions(dispatch));
  const rewrite = useRewrite({
    id: listing.id,
    results: tidy,
    locked,
    scoreOf: (other) => totalOf(other, context),
    onRewritten: (patch) => dispatch({ type: "edit", patch }),
    onAnswer: (madeUp) => setRewritten((others) => [...others, ...madeUp]),
  });
  return {
    results,
    tidy,
    altTexts,
    ...findings,
    locked,
    confirmed,
    leftOut,
    save,
    rewrite,
    generated,
    /**
     * What the listing began with: the model's text, or her own where she took
     * it over from her shop.
     */
    origin: listing.isImported ? ("original" as const) : ("generated" as const),
    hasRestoredEdits: hasUnsaved && state.past.length > 0,
    /** Listings older than the score have none until they are edited. */
    isScored: listing.score !== null || state.past.length > 0,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    ...actions,
  };
}

type Context = ListingAnswer & { generated: GeneratedListing };

/** What is found in the text as it is on the page. */
function useFindings(tidy: GeneratedListing, context: Context) {
  const score = useMemo(() => scoreListing(tidy, context), [tidy, context]);
  const sentences = useMemo(
    () => findSentences(tidy, context),
    [tidy, context],
  );
  const violations = useMemo(
    () => checkListing(tidy, context.snippets),
    [tidy, context.snippets],
  );
  return {
    score,
    violations,
    /**
     * Those of the description that state something, and marked texts of other
     * fields, with what supports each.
     */
    sentences,
    /** Those of them that hold the listing back. */
    unsupported: useMemo(
      () => sentences.filter(({ support }) => support === "none"),
      [sentences],
    ),
    isInOtherLanguage: useMemo(() => isInOtherLanguage(context), [context]),
  };
}

/** What the seller does to the listing, each as a step that can be undone. */
function createActions(dispatch: Dispatch<EditorAction>) {
  return {
    undo: () => dispatch({ type: "undo" }),
    redo: () => dispatch({ type: "redo" }),
    edit: (patch: Partial<GeneratedListing>, confirm?: readonly string[]) =>
      dispatch({ type: "edit", patch, ...(confirm && { confirm }) }),
    /** Confirms several claims, names or sentences in one step. */
    confirm: (keys: readonly string[]) =>
      dispatch({ type: "edit", patch: {}, confirm: keys }),
    type: (field: ListingField, patch: Partial<GeneratedListing>) =>
      dispatch({ type: "type", field, patch, at: Date.now() }),
    typeAltText: (photoId: string, text: string) =>
      dispatch({ type: "type_alt_text", photoId, text, at: Date.now() }),
    /** Takes the text of another version, as a step that can be undone. */
    adopt: (other: ListingAnswer) =>
      dispatch({
        type: "adopt",
        results: pickFields(other),
        altTexts: altTextsOf(other.photos),
      }),
    toggleLock: (field: ListingField) =>
      dispatch({ type: "toggle_lock", field }),
    /**
     * Confirms a claim, a name or a sentence, or takes the confirmation back.
     */
    toggleConfirmed: (key: string) =>
      dispatch({ type: "toggle_confirmed", key }),
    /** Leaves a told fact out of the text, or no longer. */
    toggleLeftOut: (key: string) => dispatch({ type: "toggle_left_out", key }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
