"use client";

import { Difference } from "@/components/listings/workbench/difference";
import type { RewriteNote } from "@/components/listings/workbench/use-rewrite";
import { Button } from "@/components/ui/button";
import type { ListingField } from "@/lib/listings/rules/rule-table";
import type { GeneratedListing } from "@/lib/listings/schema";

type RewriteNoticeProps = {
  field: ListingField;
  note: RewriteNote;
  results: GeneratedListing;
  onAccept: (offer: Partial<GeneratedListing>) => void;
  onClose: () => void;
};

const said = (note: RewriteNote): string => {
  switch (note.type) {
    case "writing":
      return "Writing it anew…";
    case "rewritten":
      return "Rewritten. Undo brings the old text back.";
    case "same":
      return "The writer would say the same again, so nothing changed.";
    case "kept":
      return note.why;
    case "failed":
      return note.message;
  }
};

/** What became of a rewrite, next to its field. */
export function RewriteNotice({ field, note, results, onAccept, onClose }: RewriteNoticeProps) {
  return (
    <div className="mt-3 space-y-2 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p
          role={note.type === "failed" ? "alert" : "status"}
          className={`font-semibold text-sm ${note.type === "failed" ? "text-brick" : note.type === "kept" ? "text-amber" : "text-moss"}`}
        >
          {said(note)}
        </p>
        {note.type !== "writing" && (
          <div className="flex flex-wrap gap-2">
            {note.type === "kept" && (
              <Button variant="secondary" size="sm" onClick={() => onAccept(note.offer)}>
                Take it anyway
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={onClose}>
              Dismiss
            </Button>
          </div>
        )}
      </div>
      {note.type === "rewritten" && (
        <Difference field={field} before={note.before} after={results} label="Compared with the text before" />
      )}
      {note.type === "kept" && (
        <Difference
          field={field}
          before={results}
          after={{ ...results, ...note.offer }}
          label="What the rewrite would change"
        />
      )}
    </div>
  );
}
