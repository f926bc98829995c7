"use client";

import { useEffect, useId } from "react";
import type { PendingSaves } from "@/components/alt-texts/pending-saves";
import { PhotoRow } from "@/components/alt-texts/photo-row";
import { useEditedTexts } from "@/components/alt-texts/use-edited-texts";
import { Alert } from "@/components/ui/alert";
import type { SaveState } from "@/components/ui/autosave";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { useAction } from "@/components/ui/use-action";
import type {
  EditAltTexts,
  ReviewedListing as Listing,
  SentState,
} from "@/lib/alt-texts/schema";
import { api } from "@/lib/browser/api";

type ReviewedListingProps = {
  listing: Listing;
  saves: PendingSaves;
  onRemove: () => void;
  /** Whether these texts are on Etsy may be another thing now. */
  onChange: () => unknown;
};

/** The photos of one listing with their present and their new texts. */
export function ReviewedListing({
  listing,
  saves,
  onRemove,
  onChange,
}: ReviewedListingProps) {
  const { id, title, photos, sent } = listing;
  const titleId = useId();
  const editor = useEditedTexts(listing, () => sent !== null && onChange());
  useEffect(() => saves.add(id, editor.save));
  const { edited, state } = editor;
  const isOver = sent !== null && sent.state !== "failed";
  const refused = sent?.refused ?? [];
  const taken = edited.filter(({ isTaken }) => isTaken).length;
  const withText = edited.filter(({ text }) => text.trim() !== "").length;
  return (
    <Card role="group" aria-labelledby={titleId}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3
          id={titleId}
          className="min-w-0 flex-1 basis-64 break-words text-xl leading-snug"
        >
          {title}
        </h3>
        {sent && <Sent sent={sent} />}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-5">
        <Checkbox
          label={`Use all ${withText}`}
          checked={taken > 0 && taken === withText}
          disabled={isOver || withText === 0}
          onChange={({ currentTarget }) =>
            editor.takeAll(currentTarget.checked)
          }
        />
        <p className="text-muted-foreground text-sm tabular-nums">
          {taken} of {photos.length} used
        </p>
        <SavedState state={state} onRetry={editor.save} />
      </div>
      {sent?.message && sent.state !== "done" && (
        <Stop sent={sent} onChange={onChange} />
      )}
      {state.type === "conflict" && (
        <Conflict editor={editor} current={state.current} />
      )}
      <ol
        aria-label={`Photos of ${title}`}
        className="mt-3 divide-y divide-border"
      >
        {photos.map((photo) => (
          <PhotoRow
            key={photo.imageId}
            listingId={id}
            photo={photo}
            edited={edited.find(({ imageId }) => imageId === photo.imageId)}
            isOver={isOver && !canChange(sent, photo.imageId)}
            isRefused={refused.includes(photo.imageId)}
            canCopy={
              sent?.state === "failed" || refused.includes(photo.imageId)
            }
            onChange={(part) => editor.change(photo.imageId, part)}
          />
        ))}
      </ol>
      <div className="mt-3 border-border border-t pt-2">
        <Button variant="ghost" size="sm" onClick={onRemove}>
          {isOver ? "Clear from this page" : "Delete these texts"}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </Card>
  );
}

/** What Etsy refused can be left out, or put in other words. */
const canChange = ({ state, refused }: SentState, imageId: number) =>
  state === "refused" && refused.includes(imageId);

function Sent({ sent: { state, refused } }: { sent: SentState }) {
  switch (state) {
    case "running":
      return <Badge variant="secondary">On its way to Etsy</Badge>;
    case "waiting":
      return <Badge variant="secondary">Waits for Etsy</Badge>;
    case "failed":
      return <Badge variant="warning">Stopped</Badge>;
    case "refused":
      return <Badge variant="warning">{refused.length} to copy by hand</Badge>;
    case "done":
      return <Badge variant="success">On Etsy</Badge>;
  }
}

const times = new Intl.DateTimeFormat(undefined, {
  weekday: "long",
  hour: "numeric",
  minute: "2-digit",
});

/** Why it waits or stopped, and when it goes on or what to do. */
function Stop({
  sent: { publicationId, state, message, words, waitsUntil },
  onChange,
}: {
  sent: SentState;
  onChange: () => unknown;
}) {
  const { isPending, run: retry } = useAction(async () => {
    await api("POST", `/api/publications/${publicationId}/retry`, {});
    await onChange();
  }, "Failed to retry");
  return (
    <Alert variant="warning" className="mt-3">
      {message}
      <span>
        {state === "waiting" &&
          waitsUntil !== null &&
          ` The next attempt is on ${times.format(new Date(waitsUntil))}.`}
      </span>
      {words && <p className="mt-1 break-words">Etsy says: “{words}”</p>}
      {state === "refused" && (
        <>
          <p className="mt-1">
            You can also change the words here and send them again, or leave
            them out.
          </p>
          <Button
            variant="secondary"
            size="sm"
            className="mt-2"
            onClick={retry}
            aria-disabled={isPending}
          >
            {isPending ? "Trying again…" : "Try again"}
          </Button>
        </>
      )}
    </Alert>
  );
}

type SavedStateProps = {
  state: SaveState<EditAltTexts>;
  onRetry: () => unknown;
};

function SavedState({ state, onRetry }: SavedStateProps) {
  if (state.type === "conflict") return null;
  if ("message" in state) {
    return (
      <p
        role="alert"
        className="flex items-center gap-3 text-destructive text-sm"
      >
        <span>Not saved: {state.message}</span>
        <Button variant="secondary" size="sm" onClick={() => onRetry()}>
          Try again
        </Button>
      </p>
    );
  }
  return (
    <p role="status" className="text-muted-foreground text-sm">
      {state.type === "saved" ? "Saved" : "Saving…"}
    </p>
  );
}

type ConflictProps = {
  editor: ReturnType<typeof useEditedTexts>;
  current: EditAltTexts;
};

function Conflict({ editor, current }: ConflictProps) {
  return (
    <Alert
      variant="destructive"
      title="These texts were changed in another window"
      className="mt-3"
    >
      <p>None of your work is lost.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          onClick={() => editor.keepMine(current)}
        >
          Keep mine
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => editor.takeTheirs(current)}
        >
          Use the other ones
        </Button>
      </div>
    </Alert>
  );
}
