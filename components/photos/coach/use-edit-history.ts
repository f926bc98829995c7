import { useReducer } from "react";
import type { PhotoEdits } from "@/lib/photos/photo-edits";

type EditHistory = {
  edits: PhotoEdits;
  past: PhotoEdits[];
  group: string | null;
};

/**
 * Changes of one group in a row, such as those of one drag, are undone
 * together. Without one, each by itself.
 */
type EditAction =
  | { type: "change"; change: Partial<PhotoEdits>; group?: string }
  | { type: "undo" };

function historyReducer(history: EditHistory, action: EditAction): EditHistory {
  if (action.type === "undo") {
    const last = history.past.at(-1);
    return last
      ? { edits: last, past: history.past.slice(0, -1), group: null }
      : history;
  }
  const { change, group = null } = action;
  const edits = { ...history.edits, ...change };
  const isSameStep = group !== null && group === history.group;
  return {
    edits,
    past: isSameStep ? history.past : [...history.past, history.edits],
    group,
  };
}

/** The edits of one photo, each of which can be undone. */
export function useEditHistory(initial: PhotoEdits) {
  const [{ edits, past }, dispatch] = useReducer(historyReducer, {
    edits: initial,
    past: [],
    group: null,
  });
  return {
    edits,
    canUndo: past.length > 0,
    change: (change: Partial<PhotoEdits>, group?: string) =>
      dispatch({
        type: "change",
        change,
        ...(group !== undefined && { group }),
      }),
    undo: () => dispatch({ type: "undo" }),
  };
}
