"use client";

import { PhotoCheckList } from "@/components/listings/photo/photo-check-list";
import { CategorySuggestion } from "@/components/listings/view/category-suggestion";
import { CautionList } from "@/components/listings/view/caution-list";
import { FactList } from "@/components/listings/view/fact-list";
import { ListingScore } from "@/components/listings/view/listing-score";
import { RulesCheck } from "@/components/listings/view/rules-check";
import { TitleChoice } from "@/components/listings/view/title-choice";
import { BenchBar } from "@/components/listings/workbench/bench-bar";
import { BenchField } from "@/components/listings/workbench/bench-field";
import { SaveTrouble } from "@/components/listings/workbench/save-trouble";
import { type Bench, useBench } from "@/components/listings/workbench/use-bench";
import { onlyResults } from "@/components/listings/workbench/use-save";
import { Alert } from "@/components/ui/alert";
import { type ListingAnswer, listingFields } from "@/lib/listings/schema";
import { blanksOf } from "@/lib/listings/text/blanks";
import { cautionsOf } from "@/lib/listings/text/cautions-of";

export type WorkbenchProps = {
  listing: ListingAnswer;
  /** Gets the listing as it is stored, after each save. */
  onSaved: (listing: ListingAnswer) => void;
};

/** A listing to work on: every field in place, its score and rules beside it. */
export function Workbench({ listing, onSaved }: WorkbenchProps) {
  const bench = useBench(listing, onSaved);
  const { tidy, score, save } = bench;
  const shown = { ...listing, ...tidy, score: score.total };
  const handleKeyDown = undoKeys(bench);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same; these are their keys.
    <div className="@container space-y-4" data-print="listing" onKeyDown={handleKeyDown}>
      <BenchBar bench={bench} productName={listing.productName} />
      {bench.hasKept && bench.canUndo && (
        <Alert tone="note" title="Your unsaved edits from before are back" className="print:hidden">
          Undo takes them away.
        </Alert>
      )}
      <div className="empty:hidden print:hidden">
        <SaveTrouble
          state={save.state}
          results={tidy}
          onKeepMine={save.settle}
          onTakeTheirs={(current) => {
            bench.edit(onlyResults(current));
            save.settle(current);
          }}
        />
      </div>
      <div className="grid @4xl:grid-cols-[minmax(0,1fr)_20rem] items-start gap-6">
        <div className="space-y-5 rounded-lg border border-line bg-sheet p-4 sm:p-6">
          {listingFields.map((field) => (
            <BenchField key={field} field={field} bench={bench}>
              {field === "title" && (
                <TitleChoice titles={listing.titles} chosen={tidy.title} onChoose={(title) => bench.edit({ title })} />
              )}
            </BenchField>
          ))}
        </div>
        <div className="space-y-8 rounded-lg border border-line bg-sheet p-5 sm:p-6 print:hidden">
          {bench.isScored && <ListingScore listing={shown} onRevise={bench.edit} />}
          <RulesCheck listing={tidy} />
          <CautionList {...cautionsOf(tidy)} />
          {listing.photo.length > 0 && (
            <section>
              <h3 className="mb-2 text-xl">Photo</h3>
              <PhotoCheckList checks={listing.photo} />
            </section>
          )}
          <CategorySuggestion path={listing.categoryPath} />
          <FactList facts={listing.facts} missing={blanksOf(tidy.description)} />
        </div>
      </div>
    </div>
  );
}

/** Ctrl or Cmd with Z, and with Shift to redo. In a text the browser's own undo stays. */
function undoKeys({ undo, redo }: Bench) {
  return (event: React.KeyboardEvent) => {
    const isText = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isText || event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  };
}
