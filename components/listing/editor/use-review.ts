"use client";

import { useState } from "react";
import { useAction } from "@/components/ui/use-action";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import {
  type ListingAnswer,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";

type ReviewOptions = {
  id: number;
  /** Stores what is typed and not saved yet: the stored text is reviewed. */
  onSave: () => Promise<void>;
  onReviewed: (listing: ListingAnswer) => void;
};

/** A second look by a model, when the seller asks for it. */
export function useReview({ id, onSave, onReviewed }: ReviewOptions) {
  /** How it ended; null before. */
  const [review, setReview] = useState<ListingAnswer["review"] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const { isPending, run: start } = useAction(
    async () => {
      setReview(null);
      setProblem(null);
      await onSave();
      const listing = listingAnswerSchema.parse(
        await api("POST", `/api/listings/${id}/review`),
      );
      onReviewed(listing);
      setReview(listing.review);
    },
    (error) => {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    },
  );

  return { review, problem, isPending, start };
}
