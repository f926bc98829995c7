"use client";

import type { SaveState } from "@/components/listings/workbench/use-save";
import { Button } from "@/components/ui/button";

const words: Record<SaveState["type"], string> = {
  saved: "Saved",
  waiting: "Not saved yet",
  saving: "Saving…",
  refused: "Not saved: Etsy would refuse it",
  failed: "Not saved",
  conflict: "Not saved: changed elsewhere",
  gone: "Not saved: deleted elsewhere",
};

const looks: Partial<Record<SaveState["type"], string>> = {
  saved: "text-moss",
  refused: "text-brick",
  failed: "text-brick",
  conflict: "text-brick",
  gone: "text-brick",
};

/** On a phone, where the bar has one row; what went wrong is told in full beside it. */
const marks: Partial<Record<SaveState["type"], string>> = { saved: "✓", waiting: "…", saving: "…" };

/** Whether what is on the page is stored, and if not, why. Where it waits for nothing it can be tried by hand. */
export function SaveStatus({ state, onSave }: { state: SaveState; onSave: () => void }) {
  return (
    <div className="flex min-h-11 items-center gap-x-2 sm:flex-wrap">
      <p
        role="status"
        title={words[state.type]}
        className={`font-semibold text-sm ${looks[state.type] ?? "text-muted"}`}
      >
        <span className="max-sm:sr-only">{words[state.type]}</span>
        <span className="sm:hidden" aria-hidden="true">
          {marks[state.type] ?? "!"}
        </span>
      </p>
      {(state.type === "waiting" || state.type === "failed") && (
        <Button variant="link" size="sm" className="max-sm:sr-only max-sm:focus:not-sr-only" onClick={onSave}>
          Save now
        </Button>
      )}
    </div>
  );
}
