"use client";

import useSWR from "swr";
import {
  type AcceptedRow,
  type BatchChoices,
  commonFor,
} from "@/components/batches/drafts/draft-rows";
import {
  DraftSheet,
  EtsyFailure,
  type SheetEditor,
  type ShopOptions,
} from "@/components/etsy";
import { findUnsavedEdits } from "@/components/listing";
import { Button } from "@/components/ui/button";
import type { RowDraft } from "@/lib/batches/schema";
import { ApiError } from "@/lib/browser/api-error";
import type { EtsyConnectionStatus } from "@/lib/etsy/connection/schema";
import type { DraftProposal } from "@/lib/etsy/proposal/schema";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";
import type { Translation } from "@/lib/listings/translate/schema";

type DraftTurnProps = {
  row: AcceptedRow;
  /** Its reads are made while this one is looked at. */
  next: AcceptedRow | undefined;
  choices: BatchChoices;
  options: ShopOptions;
  connection: EtsyConnectionStatus;
  onStarted: () => Promise<void>;
  onSkip: () => void;
  /** Leads to the listing in the table. */
  onShow: () => void;
};

/**
 * What the sheet needs to know of one listing. Read once, and kept for the way
 * back to it.
 */
function useReads(listingId: number | undefined) {
  const path = `/api/listings/${listingId}`;
  const isKnown = listingId !== undefined;
  const listing = useSWR<ListingAnswer, Error>(isKnown && path, {
    revalidateOnMount: true,
  });
  const proposal = useSWR<DraftProposal, Error>(
    isKnown && `${path}/etsy-draft`,
  );
  const translations = useSWR<Translation[], Error>(
    isKnown && `${path}/translations`,
  );
  const category = proposal.data?.categories[0];
  useSWR(category && `/api/etsy/categories/${category.id}/properties`);
  return { listing, proposal, translations };
}

/** One listing of the batch, as it would stand on Etsy. */
export function DraftTurn({
  row,
  next,
  choices,
  options,
  connection,
  onStarted,
  onSkip,
  onShow,
}: DraftTurnProps) {
  const { listing, proposal, translations } = useReads(row.listingId);
  useReads(next?.listingId);
  const reads = [listing, proposal, translations];
  const failed = reads.find(
    ({ error, data }) => error !== undefined && data === undefined,
  );
  if (failed?.error) {
    const retry = () => {
      for (const { error, mutate } of reads) if (error) mutate();
    };
    return (
      <div className="space-y-4">
        <EtsyFailure error={failed.error} onRetry={retry} />
        <Button variant="ghost" onClick={onSkip}>
          Skip
        </Button>
      </div>
    );
  }
  if (!listing.data || !proposal.data || !translations.data)
    return <p role="status">Reading the listing…</p>;
  return (
    <DraftSheet
      listing={listing.data}
      editor={editorOf(listing.data)}
      connection={connection}
      proposal={proposal.data}
      options={options}
      translations={translations.data}
      refusal={row.draft ? refusalOf(row.draft) : null}
      turn={{
        common: commonFor(choices, row.listingId),
        sendLabel: next ? "Create draft, next" : "Create draft",
        onSkip,
      }}
      onShow={onShow}
      onClose={() => undefined}
      onSaved={(saved) => listing.mutate(saved, { revalidate: false })}
      onStarted={onStarted}
    />
  );
}

/** The listing as it is stored, unless its editor holds edits that are not. */
function editorOf({ id, open, altText, photos }: ListingAnswer): SheetEditor {
  return {
    score: { open },
    save: {
      state: { type: findUnsavedEdits(id) === null ? "saved" : "unsaved" },
    },
    tidy: { altText },
    altTexts: Object.fromEntries(
      photos.flatMap((photo) =>
        photo.id === null ? [] : [[photo.id, photo.altText]],
      ),
    ),
  };
}

/** What Etsy refused, for the sheet to show at its field. */
function refusalOf({ code, words, message, field }: RowDraft) {
  if (code !== "refused") return null;
  return new ApiError(
    422,
    "refused",
    words ? `Etsy says: “${words}”` : (message ?? ""),
    { field: field ?? "" },
  );
}
