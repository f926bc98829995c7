"use client";

import { X } from "lucide-react";
import type { Reviewed } from "@/components/batches/table/batch-store";
import { Button } from "@/components/ui/button";

type ReviewBarProps = {
  last: Reviewed;
  onUndo: (ids: string[]) => void;
  onDismiss: () => void;
};

const countOf = (count: number) =>
  count === 1 ? "1 listing" : `${count} listings`;

function messageOf({ type, ids, open }: Reviewed) {
  const done = `${countOf(ids.length)} ${type}.`;
  return open === 0
    ? done
    : `${done} ${countOf(open)} not accepted: settle what is open first.`;
}

/** What was accepted or rejected last, with the way back. */
export function ReviewBar({ last, onUndo, onDismiss }: ReviewBarProps) {
  return (
    <div className="fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-lg items-center gap-2 rounded-lg border border-input bg-foreground py-1.5 pr-1.5 pl-4 text-background shadow-lg">
      <p role="status" className="min-w-0 flex-1">
        {messageOf(last)}
      </p>
      {last.ids.length > 0 && (
        <button
          type="button"
          className="min-h-11 cursor-pointer rounded-md px-4 font-semibold underline underline-offset-4"
          onClick={() => onUndo(last.ids)}
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
