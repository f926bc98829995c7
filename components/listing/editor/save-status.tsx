"use client";

import { FieldDiff } from "@/components/listing/editor/field-diff";
import type { Editor } from "@/components/listing/editor/use-editor";
import { useSaveState } from "@/components/listing/editor/use-save";
import { Alert } from "@/components/ui/alert";
import type { SaveState as AnySaveState } from "@/components/ui/autosave";
import { Button } from "@/components/ui/button";
import { fields, listingFields } from "@/lib/listing-text/fields/fields";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import { copyText } from "@/lib/listing-text/fields/map-fields";
import type { ListingAnswer } from "@/lib/listing-text/fields/schema";

type SaveState = AnySaveState<ListingAnswer>;

const messages: Record<SaveState["type"], string> = {
  saved: "Saved",
  waiting: "Not saved yet",
  saving: "Saving…",
  refused: "Not saved: Etsy would refuse it",
  failed: "Not saved",
  conflict: "Not saved: changed elsewhere",
  deleted: "Not saved: deleted elsewhere",
};

const colors: Partial<Record<SaveState["type"], string>> = {
  saved: "text-success",
  waiting: "text-muted-foreground",
  saving: "text-muted-foreground",
};

/**
 * Shown instead of the message on a phone, where the toolbar has one row. Any
 * other state is a "!".
 */
const symbols: Partial<Record<SaveState["type"], string>> = {
  saved: "✓",
  waiting: "…",
  saving: "…",
};

/** Whether the page is saved, and a button to save where that could help. */
export function SaveStatus({ save }: { save: Editor["save"] }) {
  const state = useSaveState(save);
  const message =
    save.isHere && state.type === "saved"
      ? "Kept in this browser"
      : messages[state.type];
  return (
    <div className="flex min-h-11 min-w-0 items-center gap-x-2">
      <p
        role="status"
        title={message}
        className={`truncate font-semibold text-sm ${colors[state.type] ?? "text-destructive"}`}
      >
        <span className="max-sm:sr-only">{message}</span>
        <span className="sm:hidden" aria-hidden="true">
          {symbols[state.type] ?? "!"}
        </span>
      </p>
      {(state.type === "waiting" || state.type === "failed") && (
        <Button
          variant="link"
          size="sm"
          className="shrink-0 max-sm:sr-only max-sm:focus:not-sr-only"
          onClick={save.save}
        >
          Save now
        </Button>
      )}
    </div>
  );
}

type SaveProblemProps = {
  state: SaveState;
  results: GeneratedListing;
  onKeepMine: (current: ListingAnswer) => void;
  onUseTheirs: (current: ListingAnswer) => void;
};

/** Why the listing can't be saved. None of these lose what was typed. */
export function SaveProblem({ state, ...conflict }: SaveProblemProps) {
  switch (state.type) {
    case "failed":
      return (
        <Alert variant="warning" title="Your changes could not be saved">
          {state.message} Your text is kept in this browser.
        </Alert>
      );
    case "refused":
      return (
        <Alert variant="warning" title="Your changes can't be saved yet">
          {state.message} Your text is kept in this browser until you fix it.
        </Alert>
      );
    case "deleted":
      return (
        <Alert variant="destructive" title="This listing was deleted elsewhere">
          It can no longer be saved. Your text stays on this page for you to
          copy or download.
        </Alert>
      );
    case "conflict":
      return <ConflictAlert {...conflict} current={state.current} />;
    default:
      return null;
  }
}

type ConflictAlertProps = Omit<SaveProblemProps, "state"> & {
  current: ListingAnswer;
};

function ConflictAlert({
  current,
  results,
  onKeepMine,
  onUseTheirs,
}: ConflictAlertProps) {
  return (
    <Alert variant="destructive" title="This listing was changed elsewhere">
      <p>Choose which version to keep. Undo brings back the other one.</p>
      <div className="mt-3 space-y-3">
        {listingFields
          .filter(
            (field) => copyText(current, field) !== copyText(results, field),
          )
          .map((field) => (
            <FieldDiff
              key={field}
              field={field}
              before={current}
              after={results}
              label={`${fields[field].label}: from the other version to this page`}
            />
          ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => onKeepMine(current)}>Keep this page</Button>
        <Button variant="secondary" onClick={() => onUseTheirs(current)}>
          Use the other version
        </Button>
      </div>
    </Alert>
  );
}
