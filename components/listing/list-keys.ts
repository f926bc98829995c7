import { useEffect, useId, useState } from "react";

type KeyActions = {
  /** It is blank, and another is left. */
  canRemove: boolean;
  onNext: () => void;
  onRemove: () => void;
  /** By one place, up or down. */
  onMove: (step: 1 | -1) => void;
};

/**
 * Keys in an input of a list: Enter leads to the next, Backspace removes one
 * that is blank, Alt with an arrow moves it.
 */
export function handleListKey(event: React.KeyboardEvent, actions: KeyActions) {
  if (event.nativeEvent.isComposing) return;
  const act = actionOf(event, actions);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionOf(
  { key, altKey }: React.KeyboardEvent,
  { canRemove, onNext, onRemove, onMove }: KeyActions,
) {
  if (key === "Enter") return onNext;
  if (key === "Backspace" && canRemove) return onRemove;
  if (key === "ArrowUp" && altKey) return () => onMove(-1);
  if (key === "ArrowDown" && altKey) return () => onMove(1);
  return null;
}

/** An id for the list, and what focuses one of its inputs once it is drawn. */
export function useInputFocus(initial: number | null) {
  const listId = useId();
  // A new object each time, so that the same one can be focused again.
  const [wanted, setWanted] = useState({ index: initial });
  useEffect(() => {
    if (wanted.index === null) return;
    const list = document.getElementById(listId);
    list?.querySelectorAll("input")[wanted.index]?.focus();
  }, [wanted, listId]);
  return [listId, (index: number) => setWanted({ index })] as const;
}
