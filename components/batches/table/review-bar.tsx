"use client";

import type { Reviewed } from "@/components/batches/table/batch-store";
import { UndoNotice } from "@/components/ui/undo-notice";

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
    <UndoNotice
      onUndo={last.ids.length > 0 ? () => onUndo(last.ids) : null}
      onDismiss={onDismiss}
    >
      <p role="status" className="min-w-0 flex-1">
        {messageOf(last)}
      </p>
    </UndoNotice>
  );
}
