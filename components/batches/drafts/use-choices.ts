import { useState } from "react";
import {
  type AcceptedRow,
  applyChoices,
  type BatchChoices,
  findStoredChoices,
  storeChoices,
} from "@/components/batches/drafts/draft-rows";
import { refreshForm, type ShopOptions, startForm } from "@/components/etsy";
import type { DraftProposal } from "@/lib/etsy/proposal/schema";

type ChoicesStart = {
  batchId: string;
  options: ShopOptions;
  proposal: DraftProposal;
};

/**
 * What all drafts of a batch share, and which listings are skipped: kept in
 * this browser, or proposed.
 */
export function useChoices({ batchId, options, proposal }: ChoicesStart) {
  const [choices, setChoices] = useState<BatchChoices>(() => {
    const stored = findStoredChoices(batchId);
    if (stored)
      return { ...stored, form: refreshForm(stored.form, options, []) };
    const { category: _, ...form } = startForm({
      proposal,
      options,
      languages: [],
      year: new Date().getUTCFullYear(),
    });
    return { form: { ...form, category: null }, prices: {}, skipped: [] };
  });

  function keep(next: BatchChoices) {
    setChoices(next);
    storeChoices(batchId, next);
  }

  return {
    choices,
    /** Applies what was chosen to the listings that are left. */
    start(next: BatchChoices, left: AcceptedRow[]) {
      applyChoices(
        findStoredChoices(batchId),
        next,
        left.map((row) => row.listingId),
      );
      keep(next);
    },
    skip: ({ listingId }: AcceptedRow) =>
      keep({ ...choices, skipped: [...choices.skipped, listingId] }),
    /** All of them when no row is given. */
    unskip: (row?: AcceptedRow) =>
      keep({
        ...choices,
        skipped: row
          ? choices.skipped.filter((id) => id !== row.listingId)
          : [],
      }),
  };
}
