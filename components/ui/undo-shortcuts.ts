/**
 * Ctrl+Z or Cmd+Z, with Shift for redo. In a text field the browser's own undo
 * applies.
 */
export function undoShortcuts({
  undo,
  redo,
}: {
  undo: () => void;
  redo: () => void;
}) {
  return (event: React.KeyboardEvent) => {
    const isText =
      event.target instanceof HTMLInputElement ||
      event.target instanceof HTMLTextAreaElement;
    if (
      isText ||
      event.key.toLowerCase() !== "z" ||
      !(event.ctrlKey || event.metaKey)
    )
      return;
    event.preventDefault();
    // What is around it may have an undo of its own.
    event.stopPropagation();
    if (event.shiftKey) redo();
    else undo();
  };
}
