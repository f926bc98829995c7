"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "@/lib/api-client";
import type { Rewrite } from "@/lib/listings/edit/schema";
import type { GeneratedListing, ListingField } from "@/lib/listings/fields";

type Patch = Partial<GeneratedListing>;

/** The outcome of a rewrite, shown beside its field. */
export type RewriteStatus =
  | { type: "rewriting" }
  | { type: "rewritten"; before: GeneratedListing }
  /** The field stays as it was; the seller can still use the suggestion. */
  | { type: "rejected"; suggestion: Patch; reason: string }
  | { type: "unchanged" }
  | { type: "failed"; message: string };

type RewriteOptions = {
  id: number;
  results: GeneratedListing;
  locked: ListingField[];
  scoreOf: (results: GeneratedListing) => number;
  onRewritten: (patch: Patch) => void;
};

function rejectionReason(field: ListingField, sent: GeneratedListing, patch: Patch, options: RewriteOptions) {
  const { results, locked, scoreOf } = options;
  if (locked.includes(field)) return "You locked this field in the meantime, so your text stays.";
  if (!isSameField(field, results, sent)) return "You edited this field in the meantime, so your text stays.";
  const [from, to] = [scoreOf(results), scoreOf({ ...results, ...patch })];
  return to < from ? `The score would fall from ${from} to ${to}, so your text stays.` : null;
}

const isSameField = (field: ListingField, one: Patch, other: Patch) =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

/** Rewrites one field at a time. A new text that scores lower, or comes too late, is only suggested. */
export function useRewrite(options: RewriteOptions) {
  const [statuses, setStatuses] = useState<Partial<Record<ListingField, RewriteStatus>>>({});
  const latest = useRef(options);
  latest.current = options;
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const setStatus = (field: ListingField, status: RewriteStatus | undefined) =>
    setStatuses((others) => {
      const { [field]: _, ...rest } = others;
      return status ? { ...rest, [field]: status } : rest;
    });

  function receive(field: ListingField, sent: GeneratedListing, patch: Patch): RewriteStatus {
    const { results, onRewritten } = latest.current;
    if (isSameField(field, results, patch)) return { type: "unchanged" };
    const reason = rejectionReason(field, sent, patch, latest.current);
    if (reason) return { type: "rejected", suggestion: patch, reason };
    onRewritten(patch);
    return { type: "rewritten", before: results };
  }

  async function rewrite(field: ListingField) {
    const { id, results, locked } = latest.current;
    if (locked.includes(field)) return;
    request.current = new AbortController();
    const { signal } = request.current;
    setStatus(field, { type: "rewriting" });
    try {
      const { patch } = await api<Rewrite>("POST", `/api/listings/${id}/rewrite`, { field, results }, { signal });
      setStatus(field, receive(field, results, patch));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setStatus(field, { type: "failed", message: error.message });
    }
  }

  return {
    statuses,
    isRewriting: Object.values(statuses).some(({ type }) => type === "rewriting"),
    start: rewrite,
    dismiss: (field: ListingField) => setStatus(field, undefined),
    /** Uses a suggestion that was rejected automatically. */
    accept(field: ListingField, suggestion: Patch) {
      const before = latest.current.results;
      latest.current.onRewritten(suggestion);
      setStatus(field, { type: "rewritten", before });
    },
  };
}
