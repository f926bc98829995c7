"use client";

import { useEffect, useRef, useState } from "react";
import type { AltTexts } from "@/components/listing/editor/editor-state";
import {
  clearUnsavedEdits,
  storeUnsavedEdits,
} from "@/components/listing/editor/unsaved-edits";
import { useSaveOnLeave } from "@/components/listing/use-save-on-leave";
import { ApiError, api } from "@/lib/browser/api";
import type {
  GeneratedListing,
  ListingField,
} from "@/lib/listing-text/fields/fields";
import {
  type ListingAnswer,
  type ListingPhoto,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";
import { checkAltText } from "@/lib/listing-text/rules/alt-text";
import { checkListing } from "@/lib/listing-text/rules/rules";
import {
  conflictSchema,
  type ListingEdit,
  tidyListing,
} from "@/lib/listings/edit/schema";

export type SaveState =
  | { type: "saved" }
  | { type: "waiting" }
  | { type: "saving" }
  /** Etsy would refuse it; it stays on the page and in this browser. */
  | { type: "refused"; message: string }
  | { type: "failed"; message: string }
  | { type: "conflict"; current: ListingAnswer }
  | { type: "deleted" };

type Content = {
  results: GeneratedListing;
  altTexts: AltTexts;
  locked: ListingField[];
  confirmed: string[];
  leftOut: string[];
};
export type SavedVersion = Content & { version: number };

/** What is on the page, tidied, and what was last stored. */
type SaveOptions = Content & {
  id: number;
  /** The shop's, in the description. */
  snippets: string[];
  saved: SavedVersion;
  onSaved: (listing: ListingAnswer) => void;
};

/** Milliseconds without a keystroke. */
const saveDelay = 1_200;

/**
 * Saves after a pause, when the page is left, and on request. Until then the
 * edits are stored in this browser.
 */
export function useSave({
  id,
  snippets,
  saved,
  onSaved,
  ...content
}: SaveOptions) {
  const [state, setState] = useState<SaveState>({ type: "saved" });
  const session = useRef({
    snippets,
    ...content,
    onSaved,
    ...startSession(saved),
  });
  Object.assign(session.current, { ...content, onSaved });
  const text = serialize(content);

  async function save(options: { keepalive?: boolean } = {}) {
    const now = session.current;
    clearTimeout(now.timer);
    if (now.isSending || now.isStopped || serialize(now) === now.savedText)
      return;
    if (findRefused(now)) return;
    const sent = onlyContent(now);
    now.isSending = true;
    setState({ type: "saving" });
    try {
      const listing = await sendEdit(
        id,
        { ...sent, version: now.version },
        now.stored,
        options,
      );
      now.version = listing.version;
      now.savedText = serialize(sent);
      now.stored = sent;
      now.onSaved(listing);
      const isSaved = serialize(now) === now.savedText;
      if (isSaved) clearUnsavedEdits(id);
      setState({ type: isSaved ? "saved" : "waiting" });
      now.isSending = false;
      await save(options);
    } catch (error) {
      now.isSending = false;
      const failure = toFailure(error);
      now.isStopped = failure.type === "conflict" || failure.type === "deleted";
      setState(failure);
    }
  }

  const saveLater = useSaveOnLeave(save);

  useEffect(() => {
    const now = session.current;
    if (now.isStopped) return;
    if (text === now.savedText) {
      clearTimeout(now.timer);
      clearUnsavedEdits(id);
      if (!now.isSending) setState({ type: "saved" });
      return;
    }
    setState(storeEdits(id, now));
    clearTimeout(now.timer);
    now.timer = setTimeout(saveLater, saveDelay);
  }, [id, text, saveLater]);

  return {
    state,
    save: () => save(),
    /**
     * Continues from the version that is stored now, whichever text the seller
     * chose.
     */
    resolveConflict(current: ListingAnswer) {
      const now = session.current;
      now.version = current.version;
      now.savedText = serialize(contentOf(current));
      now.stored = contentOf(current);
      now.isStopped = false;
      setState({ type: "waiting" });
      clearTimeout(now.timer);
      now.timer = setTimeout(saveLater, 0);
    },
  };
}

function startSession({ version, ...saved }: SavedVersion) {
  const stored: Content = { ...saved, results: tidyListing(saved.results) };
  return {
    version,
    savedText: serialize(stored),
    stored,
    isSending: false,
    /**
     * After a conflict or a deletion nothing is sent until the seller decides.
     */
    isStopped: false,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  };
}

const onlyContent = ({
  results,
  altTexts,
  locked,
  confirmed,
  leftOut,
}: Content): Content => ({ results, altTexts, locked, confirmed, leftOut });

type Unsaved = SavedVersion & { snippets: string[] };

/** Keeps the edits in this browser, and says whether they can be saved. */
function storeEdits(id: number, edits: Unsaved): SaveState {
  const { results, altTexts, locked, confirmed, leftOut, version } = edits;
  storeUnsavedEdits(id, {
    results,
    locked,
    confirmed,
    leftOut,
    version,
    photos: toPhotos(altTexts),
  });
  const violation = findRefused(edits);
  return violation
    ? { type: "refused", message: violation.message }
    : { type: "waiting" };
}

/**
 * All that is saved, for comparison. The order of the marks doesn't matter, nor
 * that of the photos.
 */
function serialize(content: Content) {
  const { results, altTexts, locked, confirmed, leftOut } = content;
  return JSON.stringify([
    results,
    [...locked].sort(),
    [...confirmed].sort(),
    [...leftOut].sort(),
    Object.entries(tidyTexts(altTexts)).sort(),
  ]);
}

function contentOf(listing: ListingAnswer): Content {
  const { locked, confirmed, leftOut, photos } = listing;
  return {
    results: tidyListing(listing),
    altTexts: altTextsOf(photos),
    locked,
    confirmed,
    leftOut,
  };
}

/** Of the photos after the first: those that have a text of their own. */
export const altTextsOf = (photos: ListingPhoto[]): AltTexts =>
  Object.fromEntries(
    photos.flatMap(({ id, position, altText }) =>
      id && position > 1 ? [[id, altText]] : [],
    ),
  );

const tidyTexts = (altTexts: AltTexts): AltTexts =>
  Object.fromEntries(
    Object.entries(altTexts).map(([id, text]) => [id, text.trim()]),
  );

const toPhotos = (altTexts: AltTexts) =>
  Object.entries(altTexts).map(([id, altText]) => ({ id, altText }));

/** The first reason why Etsy would refuse it. */
const findRefused = ({
  results,
  altTexts,
  snippets,
}: Content & { snippets: string[] }) =>
  [
    ...checkListing(results, snippets),
    ...Object.values(altTexts).flatMap(checkAltText),
  ][0];

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join("\n") === [...other].sort().join("\n");

/**
 * A conflict with the very text that was sent means that an earlier request was
 * saved and its response lost. What is unchanged is left out where it may be:
 * an instance of the version before refuses members that it doesn't know.
 */
async function sendEdit(
  id: number,
  edit: Content & { version: number },
  stored: Content,
  options: { keepalive?: boolean },
) {
  const { results, altTexts, locked, confirmed, leftOut, version } = edit;
  const changed = toPhotos(tidyTexts(altTexts)).filter(
    ({ id, altText }) => altText !== stored.altTexts[id],
  );
  const body: ListingEdit = {
    results,
    locked,
    version,
    ...(!isSameSet(confirmed, stored.confirmed) && { confirmed }),
    ...(!isSameSet(leftOut, stored.leftOut) && { leftOut }),
    ...(changed.length > 0 && { photos: changed }),
  };
  try {
    return listingAnswerSchema.parse(
      await api("PATCH", `/api/listings/${id}`, body, options),
    );
  } catch (error) {
    const current = findConflict(error);
    if (current && serialize(contentOf(current)) === serialize(edit))
      return current;
    throw error;
  }
}

function findConflict(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return conflictSchema.safeParse(error.body).data?.current;
}

function toFailure(error: unknown): SaveState {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 404) return { type: "deleted" };
  const current = findConflict(error);
  if (current) return { type: "conflict", current };
  if (error.status === 422) return { type: "refused", message: error.message };
  return {
    type: "failed",
    message: error.status === 401 ? "Sign in again to save it." : error.message,
  };
}
