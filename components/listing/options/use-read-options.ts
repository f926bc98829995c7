"use client";

import { useState } from "react";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type {
  ListingOptions,
  OptionsReading,
} from "@/lib/listings/options/schema";

export type ReadState =
  | { type: "reading"; isOwn: boolean }
  | { type: "read"; reading: OptionsReading; isOwn: boolean }
  | { type: "failed"; message: string };

/** Has a model read what the seller says, once at a time. */
export function useReadOptions(
  listingId: number,
  onRead: (options: ListingOptions) => void,
) {
  const [state, setState] = useState<ReadState | null>(null);

  /** `isOwn`: the text was typed for the listing, not to be read here. */
  async function read(sentence: string, isOwn: boolean) {
    if (state?.type === "reading") return;
    setState({ type: "reading", isOwn });
    try {
      const reading = await api<OptionsReading>(
        "POST",
        `/api/listings/${listingId}/options/read`,
        { sentence },
      );
      onRead(reading.options);
      setState({ type: "read", reading, isOwn });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ type: "failed", message: error.message });
    }
  }

  return { state, read };
}
