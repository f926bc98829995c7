"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "@/lib/api-client";
import type { Rewrite } from "@/lib/listings/edit/schema";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing } from "@/lib/listings/schema";

type Patch = Partial<GeneratedListing>;

/** What became of a rewrite, told beside its field. */
export type RewriteNote =
  | { type: "writing" }
  /** `before` is what the field was, to compare. */
  | { type: "rewritten"; before: GeneratedListing }
  /** It stays as it was; the offer can be taken all the same. */
  | { type: "kept"; offer: Patch; why: string }
  | { type: "same" }
  | { type: "failed"; message: string };

type Bench = {
  id: number;
  results: GeneratedListing;
  locked: ListingField[];
  scoreOf: (results: GeneratedListing) => number;
  onRewritten: (patch: Patch) => void;
};

/** Has one field at a time written anew, and takes the new text only where the score does not fall. */
export function useRewrite(bench: Bench) {
  const [notes, setNotes] = useState<Partial<Record<ListingField, RewriteNote>>>({});
  const latest = useRef(bench);
  latest.current = bench;
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const note = (field: ListingField, next: RewriteNote | undefined) =>
    setNotes((others) => {
      const { [field]: _, ...rest } = others;
      return next ? { ...rest, [field]: next } : rest;
    });

  function receive(field: ListingField, sent: GeneratedListing, patch: Patch): RewriteNote {
    const { results, locked, scoreOf, onRewritten } = latest.current;
    const isSame = (one: GeneratedListing, other: Patch) => JSON.stringify(one[field]) === JSON.stringify(other[field]);
    if (isSame(results, patch)) return { type: "same" };
    if (locked.includes(field)) return { type: "kept", offer: patch, why: "You locked it meanwhile, so it stays." };
    if (!isSame(results, sent)) return { type: "kept", offer: patch, why: "You changed it meanwhile, so yours stays." };
    const [from, to] = [scoreOf(results), scoreOf({ ...results, ...patch })];
    if (to < from) {
      return { type: "kept", offer: patch, why: `The score would fall from ${from} to ${to}, so your text stays.` };
    }
    onRewritten(patch);
    return { type: "rewritten", before: results };
  }

  async function rewrite(field: ListingField) {
    const { id, results, locked } = latest.current;
    if (locked.includes(field)) return;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    note(field, { type: "writing" });
    try {
      const { patch } = await api<Rewrite>("POST", `/api/listings/${id}/rewrite`, { field, results }, { signal });
      note(field, receive(field, results, patch));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      note(field, { type: "failed", message: error.message });
    }
  }

  return {
    notes,
    isWriting: Object.values(notes).some(({ type }) => type === "writing"),
    rewrite,
    forget: (field: ListingField) => note(field, undefined),
    /** Takes an offer that was not taken by itself. */
    accept(field: ListingField, offer: Patch) {
      const before = latest.current.results;
      latest.current.onRewritten(offer);
      note(field, { type: "rewritten", before });
    },
  };
}
