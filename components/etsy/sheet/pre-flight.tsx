"use client";

import useSWR from "swr";
import type { DraftPanelProps } from "@/components/etsy/draft-props";
import { EtsyFailure } from "@/components/etsy/etsy-failure";
import type { ShopOptions } from "@/components/etsy/sheet/draft-form";
import { DraftSheet } from "@/components/etsy/sheet/draft-sheet";
import { Dialog } from "@/components/ui/dialog";
import type { ApiError } from "@/lib/browser/api-error";
import type { DraftProposal } from "@/lib/etsy/proposal/schema";
import type { Translation } from "@/lib/listings/translate/schema";

type PreFlightProps = DraftPanelProps & {
  isOpen: boolean;
  refusal: ApiError | null;
  onClose: () => void;
  onStarted: () => Promise<void>;
};

/**
 * Everything that a draft needs beside the text, checked before anything
 * leaves.
 */
export function PreFlight({ isOpen, ...props }: PreFlightProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={props.onClose}
      title="Draft in Etsy"
      className="w-[min(46rem,calc(100vw-1rem))] max-sm:max-h-[96dvh]"
    >
      <ShopReader {...props} />
    </Dialog>
  );
}

/**
 * Read again each time the sheet opens: profiles and translations may have been
 * added meanwhile.
 */
const always = { revalidateOnMount: true };

function ShopReader(props: Omit<PreFlightProps, "isOpen">) {
  const path = `/api/listings/${props.listing.id}`;
  const proposal = useSWR<DraftProposal, Error>(`${path}/etsy-draft`, always);
  const options = useSWR<ShopOptions, Error>("/api/etsy/options", always);
  const translations = useSWR<Translation[], Error>(
    `${path}/translations`,
    always,
  );
  const reads = [proposal, options, translations];
  const failed = reads.find(({ error }) => error !== undefined);
  if (failed?.error) {
    const retry = () => {
      for (const { error, mutate } of reads) if (error) mutate();
    };
    return <EtsyFailure error={failed.error} onRetry={retry} />;
  }
  if (
    reads.some(({ isValidating }) => isValidating) ||
    !proposal.data ||
    !options.data ||
    !translations.data
  )
    return <p role="status">Reading your Etsy shop…</p>;
  return (
    <DraftSheet
      {...props}
      proposal={proposal.data}
      options={options.data}
      translations={translations.data}
    />
  );
}
