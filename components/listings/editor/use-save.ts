"use client";

import { useEffect, useRef, useState } from "react";
import { clearUnsavedEdits, storeUnsavedEdits } from "@/components/listings/editor/unsaved-edits";
import { ApiError, api } from "@/lib/api-client";
import { conflictSchema, type ListingEdit, tidyListing } from "@/lib/listings/edit/schema";
import type { GeneratedListing, ListingField } from "@/lib/listings/fields";
import { checkListing } from "@/lib/listings/rules";
import { type ListingAnswer, listingAnswerSchema } from "@/lib/listings/schema";

export type SaveState =
  | { type: "saved" }
  | { type: "waiting" }
  | { type: "saving" }
  /** Etsy would refuse it; it stays on the page and in this browser. */
  | { type: "refused"; message: string }
  | { type: "failed"; message: string }
  | { type: "conflict"; current: ListingAnswer }
  | { type: "deleted" };

type Content = { results: GeneratedListing; locked: ListingField[]; confirmed: string[] };
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

/** Saves after a pause, when the page is left, and on request. Until then the edits are stored in this browser. */
export function useSave({ id, snippets, results, locked, confirmed, saved, onSaved }: SaveOptions) {
  const [state, setState] = useState<SaveState>({ type: "saved" });
  const session = useRef({ snippets, results, locked, confirmed, onSaved, ...startSession(saved) });
  Object.assign(session.current, { results, locked, confirmed, onSaved });
  const text = serialize({ results, locked, confirmed });

  async function save(options: { keepalive?: boolean } = {}) {
    const now = session.current;
    clearTimeout(now.timer);
    if (now.isSending || now.isStopped || serialize(now) === now.savedText) return;
    if (checkListing(now.results, now.snippets).length > 0) return;
    const sent = { results: now.results, locked: now.locked, confirmed: now.confirmed };
    now.isSending = true;
    setState({ type: "saving" });
    try {
      const listing = await sendEdit(id, { ...sent, version: now.version }, now.savedConfirmed, options);
      now.version = listing.version;
      now.savedText = serialize(sent);
      now.savedConfirmed = sent.confirmed;
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

  const latestSave = useRef(save);
  latestSave.current = save;

  useEffect(() => {
    const now = session.current;
    if (now.isStopped) return;
    if (text === now.savedText) {
      clearTimeout(now.timer);
      clearUnsavedEdits(id);
      if (!now.isSending) setState({ type: "saved" });
      return;
    }
    const { version, snippets, results, locked, confirmed } = now;
    storeUnsavedEdits(id, { results, locked, confirmed, version });
    const [violation] = checkListing(results, snippets);
    setState(violation ? { type: "refused", message: violation.message } : { type: "waiting" });
    clearTimeout(now.timer);
    now.timer = setTimeout(() => latestSave.current(), saveDelay);
  }, [id, text]);

  useEffect(() => {
    const saveOnLeave = () => void latestSave.current({ keepalive: true });
    window.addEventListener("pagehide", saveOnLeave);
    return () => {
      window.removeEventListener("pagehide", saveOnLeave);
      saveOnLeave();
    };
  }, []);

  return {
    state,
    save: () => save(),
    /** Continues from the version that is stored now, whichever text the seller chose. */
    resolveConflict(current: ListingAnswer) {
      const now = session.current;
      now.version = current.version;
      now.savedText = serialize(contentOf(current));
      now.savedConfirmed = current.confirmed;
      now.isStopped = false;
      setState({ type: "waiting" });
      clearTimeout(now.timer);
      now.timer = setTimeout(() => latestSave.current(), 0);
    },
  };
}

function startSession({ version, results, locked, confirmed }: SavedVersion) {
  return {
    version,
    savedText: serialize({ results: tidyListing(results), locked, confirmed }),
    savedConfirmed: confirmed,
    isSending: false,
    /** After a conflict or a deletion nothing is sent until the seller decides. */
    isStopped: false,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  };
}

/** All that is saved, for comparison. The order of the marks doesn't matter. */
function serialize({ results, locked, confirmed }: Content) {
  return JSON.stringify([results, [...locked].sort(), [...confirmed].sort()]);
}

function contentOf(listing: GeneratedListing & Pick<Content, "locked" | "confirmed">): Content {
  return { results: tidyListing(listing), locked: listing.locked, confirmed: listing.confirmed };
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join("\n") === [...other].sort().join("\n");

/**
 * A conflict with the very text that was sent means that an earlier request was saved and its response lost. Unchanged
 * confirmations are left out: an instance of the version before refuses members that it doesn't know.
 */
async function sendEdit(
  id: number,
  edit: ListingEdit & Content,
  savedConfirmed: string[],
  options: { keepalive?: boolean },
) {
  const { confirmed, ...rest } = edit;
  const body: ListingEdit = isSameSet(confirmed, savedConfirmed) ? rest : edit;
  try {
    return listingAnswerSchema.parse(await api("PATCH", `/api/listings/${id}`, body, options));
  } catch (error) {
    const current = findConflict(error);
    if (current && serialize(contentOf(current)) === serialize(edit)) return current;
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
  return { type: "failed", message: error.status === 401 ? "Sign in again to save it." : error.message };
}
