"use client";

import { X } from "lucide-react";
import type { Deletion } from "@/components/history/use-deletion";
import { Button } from "@/components/ui/button";
import { takeFocus } from "@/components/ui/take-focus";

type UndoBarProps = {
  deletion: Deletion;
  onUndo: () => void;
  onDismiss: () => void;
};

function messageOf({ entries, ids }: Deletion) {
  const [first] = entries;
  if (entries.length === 1 && first)
    return `${ids.length === 1 ? "Deleted" : "Already deleted"}: ${first.productName}`;
  return `Deleted ${ids.length === 1 ? "1 listing" : `${ids.length} listings`}`;
}

/** Shows the last deletion, with a button to undo it. */
export function UndoBar({ deletion, onUndo, onDismiss }: UndoBarProps) {
  return (
    <div className="fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-lg items-center gap-2 rounded-lg border border-input bg-foreground py-1.5 pr-1.5 pl-4 text-background shadow-lg">
      <p role="status" className="line-clamp-2 min-w-0 flex-1 break-words">
        {messageOf(deletion)}
      </p>
      {deletion.ids.length > 0 && (
        <button
          // Another one takes the focus again.
          key={deletion.ids.join()}
          ref={takeFocus}
          type="button"
          className="min-h-11 cursor-pointer rounded-md px-4 font-semibold underline underline-offset-4"
          onClick={onUndo}
        >
          Undo
        </button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label="Dismiss"
        className="text-background hover:text-foreground focus-visible:outline-background"
        onClick={onDismiss}
      >
        <X className="size-5" />
      </Button>
    </div>
  );
}
