"use client";

import { useEffect, useRef, useState } from "react";
import {
  contentOf,
  isSameContent,
} from "@/components/listing/options/options-state";
import { useSaveOnLeave } from "@/components/listing/use-save-on-leave";
import { ApiError, api } from "@/lib/browser/api";
import {
  readStored,
  removeStored,
  writeStored,
} from "@/lib/browser/local-storage";
import {
  type ListingOptions,
  type OptionsAnswer,
  type OptionsConflict,
  optionsAnswerSchema,
  optionsEditSchema,
} from "@/lib/listings/options/schema";

export type OptionsSaveState =
  | { type: "saved" | "waiting" | "saving" }
  /**
   * Beyond Etsy's limits, or the server can't be reached. It stays on the page
   * and in this browser.
   */
  | { type: "unsaved"; message: string; canRetry: boolean }
  | { type: "conflict"; current: OptionsAnswer };

/** Milliseconds without a keystroke. */
const saveDelay = 1_200;

const keyOf = (listingId: number) => `listwright:options:${listingId}` as const;

/** What could not be saved last time, and the version that it is based on. */
export const findUnsavedOptions = (listingId: number): OptionsAnswer | null =>
  optionsAnswerSchema.safeParse(readStored(keyOf(listingId))).data ?? null;

type Options = {
  listingId: number;
  options: ListingOptions;
  stored: OptionsAnswer;
};

/**
 * Saves after a pause, when the page is left, and on request. Until then it is
 * stored in this browser.
 */
export function useSaveOptions({ listingId, options, stored }: Options) {
  const path = `/api/listings/${listingId}/options`;
  const [state, setState] = useState<OptionsSaveState>({ type: "saved" });
  const session = useRef({
    options,
    saved: stored,
    isSending: false,
    isStopped: false,
    timer: 0,
  });
  session.current.options = options;

  async function save(request: { keepalive?: boolean } = {}) {
    const now = session.current;
    window.clearTimeout(now.timer);
    if (now.isSending || now.isStopped || isSameContent(now.options, now.saved))
      return;
    const sent = now.options;
    const edit = optionsEditSchema.safeParse({
      ...sent,
      version: now.saved.version,
    });
    if (!edit.success) {
      const message = edit.error.issues[0]?.message ?? "This can't be saved.";
      return setState({ type: "unsaved", message, canRetry: false });
    }
    now.isSending = true;
    setState({ type: "saving" });
    try {
      const { version } = await send(path, edit.data, request);
      // As it is on the page: what is stored has its spaces tidied.
      now.saved = { ...contentOf(sent), version };
      now.isSending = false;
      if (isSameContent(now.options, sent)) {
        removeStored(keyOf(listingId));
        setState({ type: "saved" });
      } else await save(request);
    } catch (error) {
      now.isSending = false;
      if (!(error instanceof ApiError)) throw error;
      const failure = toFailure(error);
      now.isStopped = failure.type === "conflict" || error.status === 404;
      setState(failure);
    }
  }
  const saveLater = useSaveOnLeave(save);

  useEffect(() => {
    const now = session.current;
    if (now.isStopped) return;
    window.clearTimeout(now.timer);
    if (isSameContent(options, now.saved)) {
      removeStored(keyOf(listingId));
      if (!now.isSending) setState({ type: "saved" });
      return;
    }
    writeStored(keyOf(listingId), { ...options, version: now.saved.version });
    setState({ type: "waiting" });
    now.timer = window.setTimeout(saveLater, saveDelay);
  }, [listingId, options, saveLater]);

  return {
    state,
    save: () => save(),
    /** Goes on from what is stored now, whichever the seller chose. */
    resolve(current: OptionsAnswer) {
      const now = session.current;
      Object.assign(now, { saved: current, isStopped: false });
      setState({ type: "waiting" });
      window.clearTimeout(now.timer);
      now.timer = window.setTimeout(() => saveLater().then(settle), 0);
      const settle = () =>
        isSameContent(now.options, now.saved) && setState({ type: "saved" });
    },
  };
}

const currentOf = (error: ApiError): OptionsAnswer | undefined =>
  error.status === 409
    ? optionsAnswerSchema.safeParse((error.body as OptionsConflict).current)
        .data
    : undefined;

function toFailure(error: ApiError): OptionsSaveState {
  const current = currentOf(error);
  return current
    ? { type: "conflict", current }
    : { type: "unsaved", message: error.message, canRetry: true };
}

/**
 * A conflict with the very content that was sent means that an earlier request
 * was saved and its answer lost.
 */
async function send(
  path: string,
  edit: OptionsAnswer,
  request: { keepalive?: boolean },
): Promise<OptionsAnswer> {
  try {
    return optionsAnswerSchema.parse(
      await api<unknown>("PUT", path, edit, request),
    );
  } catch (error) {
    const current = error instanceof ApiError ? currentOf(error) : undefined;
    if (current && isSameContent(current, edit)) return current;
    throw error;
  }
}
