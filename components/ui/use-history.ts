"use client";

import { useState } from "react";
import {
  addStep,
  type History,
  redo,
  startHistory,
  type Typed,
  undo,
} from "@/components/ui/history";

/**
 * What is edited, each change of which can be undone. `restored` comes on top
 * of what there was at first.
 */
export function useHistory<State>(first: State, restored?: State | null) {
  const [history, setHistory] = useState(() =>
    addStep(startHistory(first), restored ?? first),
  );
  const [actions] = useState(() => ({
    change: (next: (present: State) => State, typed?: Typed) =>
      setHistory((now: History<State>) =>
        addStep(now, next(now.present), typed),
      ),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
  }));
  return {
    present: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ...actions,
  };
}
