"use client";

import { useState } from "react";
import { useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type {
  ListingOptions,
  OptionsReading,
} from "@/lib/listings/options/schema";

/** Has a model read what the seller says, once at a time. */
export function useReadOptions(
  listingId: number,
  onRead: (options: ListingOptions) => void,
) {
  /** Whether the text was typed for the listing, not to be read here. */
  const [isOwn, setOwn] = useState(false);
  const [reading, setReading] = useState<OptionsReading | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const { isPending, run: read } = useAction(
    async (sentence: string, from: "here" | "listing") => {
      setOwn(from === "listing");
      setReading(null);
      setProblem(null);
      const answer = await api<OptionsReading>(
        "POST",
        `/api/listings/${listingId}/options/read`,
        { sentence },
      );
      onRead(answer.options);
      setReading(answer);
    },
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    },
  );

  return { isOwn, reading, problem, isPending, read };
}
