"use client";

import { fieldNames } from "@/components/listings/view/field-names";
import { listingTexts } from "@/components/listings/view/listing-text";
import { Difference } from "@/components/listings/workbench/difference";
import type { SaveState } from "@/components/listings/workbench/use-save";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { type GeneratedListing, type ListingAnswer, listingFields } from "@/lib/listings/schema";

type SaveTroubleProps = {
  state: SaveState;
  results: GeneratedListing;
  onKeepMine: (current: ListingAnswer) => void;
  onTakeTheirs: (current: ListingAnswer) => void;
};

/** What stands in the way of saving. Nothing typed is lost by any of it. */
export function SaveTrouble({ state, results, onKeepMine, onTakeTheirs }: SaveTroubleProps) {
  if (state.type === "failed") {
    return (
      <Alert tone="amber" title="This could not be saved">
        {state.message} Your text is kept in this browser.
      </Alert>
    );
  }
  if (state.type === "refused") {
    return (
      <Alert tone="amber" title="This can't be saved yet">
        {state.message} Your text is kept in this browser until it fits.
      </Alert>
    );
  }
  if (state.type === "gone") {
    return (
      <Alert tone="brick" title="This listing was deleted elsewhere">
        It can't be saved any more. Your text stays on this page, to copy or to download.
      </Alert>
    );
  }
  if (state.type !== "conflict") return null;
  const { current } = state;
  return (
    <Alert tone="brick" title="This listing was changed elsewhere">
      <p>Both texts are here. Choose the one that should stand; the other can be brought back with Undo.</p>
      <div className="mt-3 space-y-3">
        {listingFields
          .filter((field) => listingTexts(current)[field] !== listingTexts(results)[field])
          .map((field) => (
            <Difference
              key={field}
              {...{ field, before: current, after: results }}
              label={`${fieldNames[field]}: from the one elsewhere to the one on this page`}
            />
          ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onKeepMine(current)}>Keep the text on this page</Button>
        <Button variant="secondary" onClick={() => onTakeTheirs(current)}>
          Take the one from elsewhere
        </Button>
      </div>
    </Alert>
  );
}
