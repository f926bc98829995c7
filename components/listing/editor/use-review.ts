"use client";

import { useState } from "react";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import {
  type ListingAnswer,
  listingAnswerSchema,
} from "@/lib/listing-text/fields/schema";

type ReviewState =
  | { type: "idle" }
  | { type: "reviewing" }
  | { type: "ended"; review: ListingAnswer["review"] }
  | { type: "refused"; message: string };

type ReviewOptions = {
  id: number;
  /** Stores what is typed and not saved yet: the stored text is reviewed. */
  onSave: () => Promise<void>;
  onReviewed: (listing: ListingAnswer) => void;
};

/** A second look by a model, when the seller asks for it. */
export function useReview({ id, onSave, onReviewed }: ReviewOptions) {
  const [state, setState] = useState<ReviewState>({ type: "idle" });

  async function start() {
    setState({ type: "reviewing" });
    try {
      await onSave();
      const listing = listingAnswerSchema.parse(
        await api("POST", `/api/listings/${id}/review`),
      );
      onReviewed(listing);
      setState({ type: "ended", review: listing.review });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ type: "refused", message: error.message });
    }
  }
  return { state, start };
}
