"use client";

import { wholeListingText } from "@/components/listings/view/listing-text";
import { downloadListing } from "@/components/listings/workbench/download-listing";
import { IconButton } from "@/components/listings/workbench/icon-button";
import { printListing } from "@/components/listings/workbench/print-listing";
import { SaveStatus } from "@/components/listings/workbench/save-status";
import type { Bench } from "@/components/listings/workbench/use-bench";
import { CopyButton } from "@/components/ui/copy-button";

type BenchBarProps = { bench: Bench; productName: string };

/** What concerns the listing as a whole: its score, whether it is saved, the way back, and the ways out. */
export function BenchBar({ bench, productName }: BenchBarProps) {
  const { tidy, score, save } = bench;
  return (
    <div
      role="toolbar"
      aria-label="Listing"
      className="sticky top-16 z-20 flex items-center justify-between gap-x-2 rounded-lg border border-line bg-sheet px-2 py-1.5 shadow-sheet sm:gap-x-4 sm:px-3 print:hidden"
    >
      <div className="flex min-w-0 items-center gap-x-2 sm:gap-x-4">
        {bench.isScored && (
          <p className="whitespace-nowrap font-semibold tabular-nums">
            <span className="text-muted text-sm max-sm:sr-only">Score </span>
            <span className={score.passesGate ? "text-moss" : "text-brick"}>{score.total}</span>
          </p>
        )}
        <SaveStatus state={save.state} onSave={save.save} />
      </div>
      <div className="flex shrink-0 items-center">
        <IconButton
          label="Undo"
          path="M6 3 2.5 6.5 6 10M3 6.5h6.5a4 4 0 0 1 0 8H7"
          disabled={!bench.canUndo}
          onClick={bench.undo}
        />
        <IconButton
          label="Redo"
          path="m10 3 3.5 3.5L10 10M13 6.5H6.5a4 4 0 0 0 0 8H9"
          disabled={!bench.canRedo}
          onClick={bench.redo}
        />
        <IconButton
          label="Print"
          path="M4.5 6V2.5h7V6M4.5 11.5h-2v-5h11v5h-2M4.5 9.5h7v4h-7z"
          onClick={(event) => printListing(event.currentTarget)}
        />
        <IconButton
          label="Download as JSON"
          path="M8 2.5v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11"
          onClick={() => downloadListing(tidy, productName)}
        />
        <CopyButton text={wholeListingText(tidy)} what="all" variant="primary" className="ml-1 px-3 sm:px-4">
          Copy all
        </CopyButton>
      </div>
    </div>
  );
}
