import type { BlankGridStore } from "@/components/sheet/blanks/blank-grid-store";

type KeyEvent = React.KeyboardEvent<HTMLInputElement>;

/** Rows that Page Up and Page Down go. */
const page = 10;
const beyond = 1_000;

/** Rows and columns that a key moves by; [] for other keys. */
function stepOf({ key, ctrlKey, metaKey }: KeyEvent): number[] {
  const isFar = ctrlKey || metaKey;
  switch (key) {
    case "ArrowUp":
      return [isFar ? -beyond : -1, 0];
    case "ArrowDown":
      return [isFar ? beyond : 1, 0];
    case "ArrowLeft":
      return [0, isFar ? -beyond : -1];
    case "ArrowRight":
      return [0, isFar ? beyond : 1];
    case "PageUp":
      return [-page, 0];
    case "PageDown":
      return [page, 0];
    case "Home":
      return [isFar ? -beyond : 0, -beyond];
    case "End":
      return [isFar ? beyond : 0, beyond];
    default:
      return [];
  }
}

const staysInText = new Set(["ArrowLeft", "ArrowRight", "Home", "End"]);

/**
 * What the keys of a spreadsheet do in the active cell, whose committed value
 * this is.
 */
export function gridKeys(grid: BlankGridStore, value: string) {
  /** Whether the key was meant for the table. */
  const press = (event: KeyEvent): boolean =>
    walk(event) || type(event) || (!grid.isEditing && change(event));

  function walk(event: KeyEvent): boolean {
    const [rows, columns] = stepOf(event);
    if (rows === undefined || columns === undefined) return false;
    if (grid.isEditing && staysInText.has(event.key)) return false;
    grid.move(rows, columns, event.shiftKey);
    return true;
  }

  function type({ key, shiftKey, currentTarget }: KeyEvent): boolean {
    switch (key) {
      case "Enter":
        grid.move(shiftKey ? -1 : 1, 0);
        return true;
      case "Tab":
        return grid.step(shiftKey ? -1 : 1);
      case "F2":
        grid.edit();
        currentTarget.setSelectionRange(beyond, beyond);
        return true;
      case "Escape":
        if (grid.isEditing) revert(currentTarget);
        else leave(currentTarget);
        return true;
      default:
        return false;
    }
  }

  /** Back to what was there, all of it selected. */
  function revert(input: HTMLInputElement) {
    grid.draft(null);
    input.value = value;
    input.select();
  }

  const change = (event: KeyEvent) => pressUndo(grid, event) || clear(event);

  function clear({ key }: KeyEvent) {
    if (key !== "Delete" && key !== "Backspace") return false;
    grid.clear();
    return true;
  }
  return {
    onKeyDown(event: KeyEvent) {
      if (event.nativeEvent.isComposing || event.altKey || !press(event))
        return;
      event.preventDefault();
      // What is around it may have an undo of its own.
      event.stopPropagation();
    },
    onCopy: (event: React.ClipboardEvent) => copy(event, false),
    onCut: (event: React.ClipboardEvent) => copy(event, true),
    onPaste(event: React.ClipboardEvent<HTMLInputElement>) {
      const text = event.clipboardData.getData("text/plain");
      if (grid.isEditing && !/[\t\n]/.test(text)) return;
      event.preventDefault();
      event.currentTarget.value = value;
      grid.paste(text);
    },
  };
  function copy(event: React.ClipboardEvent, isCut: boolean) {
    if (grid.isEditing) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", grid.copy());
    if (isCut) grid.clear();
  }
}

function pressUndo(
  grid: BlankGridStore,
  { key, ctrlKey, metaKey, shiftKey }: KeyEvent,
): boolean {
  if (!ctrlKey && !metaKey) return false;
  const letter = key.toLowerCase();
  if (letter !== "z" && letter !== "y") return false;
  if (letter === "y" || shiftKey) grid.redo();
  else grid.undo();
  return true;
}

/** To what stands behind the table, so that nobody is caught in it. */
function leave(input: HTMLInputElement) {
  const buttons = input
    .closest("section")
    ?.querySelectorAll<HTMLElement>(
      "[data-save-blanks]:enabled, [data-after-grid]",
    );
  buttons?.[0]?.focus();
}
