"use client";

import { useMemo, useState } from "react";
import {
  altTextsOf,
  type EditorStep,
} from "@/components/listing/editor/edited-listing";
import { findUnsavedEdits } from "@/components/listing/editor/unsaved-edits";
import { useRewrite } from "@/components/listing/editor/use-rewrite";
import { useSave } from "@/components/listing/editor/use-save";
import { useHistory } from "@/components/ui/use-history";
import { findSentences } from "@/lib/listing-text/check/find-sentences";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { fillFields, pickFields } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import { isInOtherLanguage } from "@/lib/listing-text/ledger/ledger-of";
import { checkListing } from "@/lib/listing-text/rules/rules";
import { scoreListing, totalOf } from "@/lib/listing-text/score/score";
import { tidyListing } from "@/lib/listings/edit/schema";
import { isBrowserOnly, isSample } from "@/lib/tries/is-browser-only";

/**
 * Starts with the stored listing. Edits that were not saved last time come on
 * top, as a step that can be undone. They may be based on an older version:
 * saving them as that version reveals what has changed since.
 */
function openListing(listing: ListingAnswer) {
  const unsaved = findUnsavedEdits(listing.id);
  const { locked, confirmed, leftOut } = listing;
  const altTexts = altTextsOf(listing.photos);
  const results = pickFields(listing);
  const first: EditorStep = {
    results,
    altTexts,
    confirmed: unsaved?.confirmed ?? confirmed,
    leftOut: unsaved?.leftOut ?? leftOut,
  };
  const typed =
    unsaved?.photos
      ?.filter(({ id }) => id in altTexts)
      .map(({ id, altText }) => [id, altText]) ?? [];
  return {
    saved: {
      version: unsaved?.version ?? listing.version,
      results,
      altTexts,
      locked,
      confirmed,
      leftOut,
    },
    locked: unsaved?.locked ?? locked,
    first,
    restored: unsaved && {
      ...first,
      results: fillFields(unsaved.results, results),
      altTexts: { ...altTexts, ...Object.fromEntries(typed) },
    },
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
  const [opened] = useState(() => openListing(listing));
  const { saved } = opened;
  const [locked, setLocked] = useState(opened.locked);
  const history = useHistory<EditorStep>(opened.first, opened.restored);
  const { present, change, canUndo, canRedo, undo, redo } = history;
  const { results, altTexts, confirmed, leftOut } = present;
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
    listing,
    edited: { results: tidy, altTexts, locked, confirmed, leftOut },
    saved,
    onSaved,
  });
  const [actions] = useState(() => createActions(change));
  const rewrite = useRewrite({
    id: listing.id,
    results: tidy,
    locked,
    scoreOf: (other) => totalOf(other, context),
    onRewritten: actions.edit,
    onAnswer: (madeUp) => setRewritten((others) => [...others, ...madeUp]),
  });
  return {
    /** Whether no account has it: what calls a model or a shop isn't there. */
    isBrowserOnly: isBrowserOnly(listing),
    isSample: isSample(listing),
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
    hasRestoredEdits: Boolean(opened.restored) && canUndo,
    /** Listings older than the score have none until they are edited. */
    isScored: listing.score !== null || canUndo,
    canUndo,
    canRedo,
    undo,
    redo,
    ...actions,
    toggleLock: (field: ListingField) =>
      setLocked((fields) => toggle(fields, field)),
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

const toggle = <Entry>(entries: readonly Entry[], entry: Entry): Entry[] =>
  entries.includes(entry)
    ? entries.filter((other) => other !== entry)
    : [...entries, entry];

type Change = ReturnType<typeof useHistory<EditorStep>>["change"];

/** What the seller does to the listing, each as a step that can be undone. */
function createActions(change: Change) {
  const edit = (
    patch: Partial<GeneratedListing>,
    /** Keys of what the seller says is true. */
    confirm: readonly string[] = [],
  ) =>
    change((step) => ({
      ...step,
      results: { ...step.results, ...patch },
      confirmed: [...new Set([...step.confirmed, ...confirm])],
    }));
  return {
    edit,
    /** Confirms several claims, names or sentences in one step. */
    confirm: (keys: readonly string[]) => edit({}, keys),
    type: (field: ListingField, patch: Partial<GeneratedListing>) =>
      change((step) => ({ ...step, results: { ...step.results, ...patch } }), {
        where: field,
        at: Date.now(),
      }),
    typeAltText: (photoId: string, text: string) =>
      change(
        (step) => ({
          ...step,
          altTexts: { ...step.altTexts, [photoId]: text },
        }),
        { where: photoId, at: Date.now() },
      ),
    /** Takes the text of another version, as a step that can be undone. */
    adopt: (other: ListingAnswer) =>
      change((step) => ({
        ...step,
        results: pickFields(other),
        altTexts: altTextsOf(other.photos),
      })),
    /**
     * Confirms a claim, a name or a sentence, or takes the confirmation back.
     */
    toggleConfirmed: (key: string) =>
      change((step) => ({ ...step, confirmed: toggle(step.confirmed, key) })),
    /** Leaves a told fact out of the text, or no longer. */
    toggleLeftOut: (key: string) =>
      change((step) => ({ ...step, leftOut: toggle(step.leftOut, key) })),
  };
}

export type Editor = ReturnType<typeof useEditor>;
