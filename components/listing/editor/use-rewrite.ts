"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "@/lib/browser/api";
import { keysOfSentences } from "@/lib/listing-text/check/place-sentences";
import type {
  GeneratedListing,
  ListingField,
} from "@/lib/listing-text/fields/fields";
import type { Rewrite, RewriteWish } from "@/lib/listings/edit/schema";

type Patch = Partial<GeneratedListing>;

/** The outcome of a rewrite, shown beside its field. */
export type RewriteStatus =
  | { type: "rewriting" }
  /** `scores` before and after, when it fell: the seller asked for the text. */
  | {
      type: "rewritten";
      before: GeneratedListing;
      scores?: [from: number, to: number];
    }
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
  /**
   * Hears which sentences the model made up, whether or not its text is used.
   */
  onAnswer: (madeUp: string[]) => void;
};

function tooLateReason(
  field: ListingField,
  sent: GeneratedListing,
  { results, locked }: RewriteOptions,
) {
  if (locked.includes(field))
    return "You locked this field in the meantime, so your text stays.";
  if (!isSameField(field, results, sent))
    return "You edited this field in the meantime, so your text stays.";
  return null;
}

const isSameField = (field: ListingField, one: Patch, other: Patch) =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

type Answer = {
  field: ListingField;
  /** The listing as it was sent. */
  sent: GeneratedListing;
  patch: Patch;
  /** The seller said how it should read. */
  isAsked: boolean;
};

/** Whether a new text takes the place of the one on the page. */
function judge(
  { field, sent, patch, isAsked }: Answer,
  options: RewriteOptions,
): RewriteStatus {
  const { results, scoreOf } = options;
  if (isSameField(field, results, patch)) return { type: "unchanged" };
  const tooLate = tooLateReason(field, sent, options);
  if (tooLate) return { type: "rejected", suggestion: patch, reason: tooLate };
  const [from, to] = [scoreOf(results), scoreOf({ ...results, ...patch })];
  const isLower = to < from;
  if (isLower && !isAsked) {
    const reason = `The score would fall from ${from} to ${to}, so your text stays.`;
    return { type: "rejected", suggestion: patch, reason };
  }
  return {
    type: "rewritten",
    before: results,
    ...(isLower && { scores: [from, to] }),
  };
}

/**
 * Rewrites one field at a time. A new text that comes too late is only
 * suggested, and so is one that scores lower, unless the seller said how it
 * should read.
 */
export function useRewrite(options: RewriteOptions) {
  const [statuses, setStatuses] = useState<
    Partial<Record<ListingField, RewriteStatus>>
  >({});
  const latest = useRef(options);
  latest.current = options;
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const setStatus = (field: ListingField, status: RewriteStatus | undefined) =>
    setStatuses((others) => {
      const { [field]: _, ...rest } = others;
      return status ? { ...rest, [field]: status } : rest;
    });

  async function rewrite(field: ListingField, wish: RewriteWish = {}) {
    const { id, results, locked } = latest.current;
    if (locked.includes(field)) return;
    request.current = new AbortController();
    const { signal } = request.current;
    setStatus(field, { type: "rewriting" });
    try {
      const body = { field, results, ...wish };
      const { patch, rewritten } = await api<Rewrite>(
        "POST",
        `/api/listings/${id}/rewrite`,
        body,
        { signal },
      );
      latest.current.onAnswer(
        rewritten ?? keysOfSentences([patch.description ?? ""]),
      );
      const isAsked = Object.keys(wish).length > 0;
      const status = judge(
        { field, sent: results, patch, isAsked },
        latest.current,
      );
      if (status.type === "rewritten") latest.current.onRewritten(patch);
      setStatus(field, status);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setStatus(field, { type: "failed", message: error.message });
    }
  }

  return {
    statuses,
    isRewriting: Object.values(statuses).some(
      ({ type }) => type === "rewriting",
    ),
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
