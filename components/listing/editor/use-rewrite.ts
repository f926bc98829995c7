"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import { keysOfSentences } from "@/lib/listing-text/check/place-sentences";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
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

type Statuses = Partial<Record<ListingField, RewriteStatus>>;

/**
 * Rewrites one field at a time. A new text that comes too late is only
 * suggested, and so is one that scores lower, unless the seller said how it
 * should read.
 */
class Rewriter {
  #options: RewriteOptions;
  #statuses: Statuses = {};
  #listeners = new Set<() => void>();
  #request: AbortController | undefined;

  constructor(options: RewriteOptions) {
    this.#options = options;
  }

  get = () => this.#statuses;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** With the listing as it is on the page now. */
  update(options: RewriteOptions) {
    this.#options = options;
  }

  abort = () => this.#request?.abort();

  start = async (field: ListingField, wish: RewriteWish = {}) => {
    const { id, results, locked } = this.#options;
    if (locked.includes(field)) return;
    this.#request = new AbortController();
    const { signal } = this.#request;
    this.#show(field, { type: "rewriting" });
    try {
      const body = { field, results, ...wish };
      const { patch, rewritten } = await api<Rewrite>(
        "POST",
        `/api/listings/${id}/rewrite`,
        body,
        { signal },
      );
      this.#options.onAnswer(
        rewritten ?? keysOfSentences([patch.description ?? ""]),
      );
      const isAsked = Object.keys(wish).length > 0;
      const answer = { field, sent: results, patch, isAsked };
      const status = judge(answer, this.#options);
      if (status.type === "rewritten") this.#options.onRewritten(patch);
      this.#show(field, status);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      this.#show(field, { type: "failed", message: error.message });
    }
  };

  dismiss = (field: ListingField) => this.#show(field, undefined);

  /** Uses a suggestion that was rejected automatically. */
  accept = (field: ListingField, suggestion: Patch) => {
    const { results, onRewritten } = this.#options;
    onRewritten(suggestion);
    this.#show(field, { type: "rewritten", before: results });
  };

  #show(field: ListingField, status: RewriteStatus | undefined) {
    const { [field]: _, ...others } = this.#statuses;
    this.#statuses = status ? { ...others, [field]: status } : others;
    for (const listener of this.#listeners) listener();
  }
}

export function useRewrite(options: RewriteOptions) {
  const [rewriter] = useState(() => new Rewriter(options));
  useEffect(() => rewriter.update(options));
  useEffect(() => rewriter.abort, [rewriter]);
  const { subscribe, get, start, dismiss, accept } = rewriter;
  const statuses = useSyncExternalStore(subscribe, get, get);
  return {
    statuses,
    isRewriting: Object.values(statuses).some(
      ({ type }) => type === "rewriting",
    ),
    start,
    dismiss,
    accept,
  };
}
