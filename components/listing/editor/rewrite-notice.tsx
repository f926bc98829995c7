"use client";

import { FieldDiff } from "@/components/listing/editor/field-diff";
import type { RewriteStatus } from "@/components/listing/editor/use-rewrite";
import { Button } from "@/components/ui/button";
import type { ListingField } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";

type RewriteNoticeProps = {
  field: ListingField;
  status: RewriteStatus;
  results: GeneratedListing;
  onAccept: (suggestion: Partial<GeneratedListing>) => void;
  onDismiss: () => void;
};

function messageOf(status: RewriteStatus): string {
  switch (status.type) {
    case "rewriting":
      return "Rewriting…";
    case "rewritten":
      return status.scores
        ? `Rewritten as you asked; the score went from ${status.scores.join(" to ")}. Undo restores the previous text.`
        : "Rewritten. Undo restores the previous text.";
    case "unchanged":
      return "The rewrite came out the same, so nothing changed.";
    case "rejected":
      return status.reason;
    case "failed":
      return status.message;
  }
}

const colors: Partial<Record<RewriteStatus["type"], string>> = {
  failed: "text-destructive",
  rejected: "text-warning",
};

/** The outcome of a rewrite, shown under its field. */
export function RewriteNotice({
  field,
  status,
  results,
  onAccept,
  onDismiss,
}: RewriteNoticeProps) {
  return (
    <div className="mt-3 space-y-2 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p
          role={status.type === "failed" ? "alert" : "status"}
          className={`font-semibold text-sm ${colors[status.type] ?? "text-success"}`}
        >
          {messageOf(status)}
        </p>
        {status.type !== "rewriting" && (
          <div className="flex flex-wrap gap-2">
            {status.type === "rejected" && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => onAccept(status.suggestion)}
              >
                Use it anyway
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={onDismiss}>
              Dismiss
            </Button>
          </div>
        )}
      </div>
      {status.type === "rewritten" && (
        <FieldDiff
          field={field}
          before={status.before}
          after={results}
          label="Compared with the previous text"
        />
      )}
      {status.type === "rejected" && (
        <FieldDiff
          field={field}
          before={results}
          after={{ ...results, ...status.suggestion }}
          label="What the rewrite would change"
        />
      )}
    </div>
  );
}
