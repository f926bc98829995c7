"use client";

import { useEffect, useRef, useState } from "react";
import { dropKeptEdits, keepEdits } from "@/components/listings/workbench/kept-edits";
import { ApiError, api } from "@/lib/api-client";
import { conflictSchema, type ListingEdit } from "@/lib/listings/edit/schema";
import { tidyListing } from "@/lib/listings/edit/tidy-listing";
import { checkListing } from "@/lib/listings/rules";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing, ListingAnswer } from "@/lib/listings/schema";

export type SaveState =
  | { type: "saved" }
  | { type: "waiting" }
  | { type: "saving" }
  /** Etsy would refuse it; it stays on the page and in this browser. */
  | { type: "refused"; message: string }
  | { type: "failed"; message: string }
  | { type: "conflict"; current: ListingAnswer }
  | { type: "gone" };

/** Milliseconds without a keystroke. */
const pause = 1_200;
/** All that is saved, to be compared; locks in whatever order they were set. */
const textOf = ({ results, locked }: Kept) => JSON.stringify([results, [...locked].sort()]);

type Kept = { results: GeneratedListing; locked: ListingField[] };
export type Saved = Kept & { version: number };

type Bench = {
  id: number;
  /** What stands on the page, tidied. */
  results: GeneratedListing;
  locked: ListingField[];
  saved: Saved;
  onSaved: (listing: ListingAnswer) => void;
};

/** Saves after a pause, when the page is left and when asked to; until then what was typed is kept in this browser. */
export function useSave({ id, results, locked, saved, onSaved }: Bench) {
  const [state, setState] = useState<SaveState>({ type: "saved" });
  const now = useRef({ results, locked, onSaved, ...start(saved) });
  now.current.results = results;
  now.current.locked = locked;
  now.current.onSaved = onSaved;
  const text = textOf({ results, locked });

  async function save(options: { keepalive?: boolean } = {}) {
    const bench = now.current;
    clearTimeout(bench.timer);
    if (bench.isSending || bench.isOver || textOf(bench) === bench.savedText) return;
    if (checkListing(bench.results).length > 0) return;
    const sent = { results: bench.results, locked: bench.locked };
    bench.isSending = true;
    setState({ type: "saving" });
    try {
      const listing = await send(id, { ...sent, version: bench.version }, options);
      bench.version = listing.version;
      bench.savedText = textOf(sent);
      bench.onSaved(listing);
      if (textOf(bench) === bench.savedText) dropKeptEdits(id);
      setState({ type: textOf(bench) === bench.savedText ? "saved" : "waiting" });
      bench.isSending = false;
      await save(options);
    } catch (error) {
      bench.isSending = false;
      const failure = failureOf(error);
      bench.isOver = failure.type === "conflict" || failure.type === "gone";
      setState(failure);
    }
  }

  const latest = useRef(save);
  latest.current = save;

  useEffect(() => {
    const bench = now.current;
    if (bench.isOver) return;
    if (text === bench.savedText) {
      clearTimeout(bench.timer);
      dropKeptEdits(id);
      if (!bench.isSending) setState({ type: "saved" });
      return;
    }
    keepEdits(id, { results: bench.results, locked: bench.locked, version: bench.version });
    const [broken] = checkListing(bench.results);
    setState(broken ? { type: "refused", message: broken.message } : { type: "waiting" });
    clearTimeout(bench.timer);
    bench.timer = setTimeout(() => latest.current(), pause);
  }, [id, text]);

  useEffect(() => {
    const leave = () => void latest.current({ keepalive: true });
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  return {
    state,
    save: () => save(),
    /** Goes on from the version that stands elsewhere, whichever text was chosen. */
    settle(current: ListingAnswer) {
      const bench = now.current;
      bench.version = current.version;
      bench.savedText = textOf(storedIn(current));
      bench.isOver = false;
      setState({ type: "waiting" });
      clearTimeout(bench.timer);
      bench.timer = setTimeout(() => latest.current(), 0);
    },
  };
}

/** What stands already as it was sent was saved before, though its answer never came. */
async function send(id: number, edit: ListingEdit & Kept, options: { keepalive?: boolean }) {
  try {
    return await api<ListingAnswer>("PATCH", `/api/listings/${id}`, edit, options);
  } catch (error) {
    const current = conflictOf(error);
    if (current && textOf(storedIn(current)) === textOf(edit)) return current;
    throw error;
  }
}

function conflictOf(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  return conflictSchema.safeParse(error.body).data?.current;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

const storedIn = (listing: GeneratedListing & Pick<Kept, "locked">): Kept => ({
  results: tidyListing(listing),
  locked: listing.locked,
});

function start({ version, results, locked }: Saved) {
  return {
    version,
    savedText: textOf({ results: tidyListing(results), locked }),
    isSending: false,
    isOver: false,
    timer: undefined as Timer,
  };
}

/** The six fields in the order in which `tidyListing` gives them. */
export function onlyResults({ title, description, tags, materials, altText, attributes }: GeneratedListing) {
  return { title, description, tags, materials, altText, attributes };
}

function failureOf(error: unknown): SaveState {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 404) return { type: "gone" };
  const current = conflictOf(error);
  if (current) return { type: "conflict", current };
  if (error.status === 422) return { type: "refused", message: error.message };
  return { type: "failed", message: error.status === 401 ? "Sign in again to save it." : error.message };
}
