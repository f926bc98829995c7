"use client";

import type { Deletion } from "@/components/history/use-deletion";
import { UndoNotice } from "@/components/ui/undo-notice";

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
    <UndoNotice
      onUndo={deletion.ids.length > 0 ? onUndo : null}
      onDismiss={onDismiss}
      focusKey={deletion.ids.join()}
    >
      <p role="status" className="line-clamp-2 min-w-0 flex-1 break-words">
        {messageOf(deletion)}
      </p>
    </UndoNotice>
  );
}
