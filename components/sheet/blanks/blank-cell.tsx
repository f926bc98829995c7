import { useCallback, useMemo } from "react";
import type { BlankGridStore } from "@/components/sheet/blanks/blank-grid-store";
import { gridKeys } from "@/components/sheet/blanks/grid-keys";
import { blankLength } from "@/lib/listings/sheet/limits";

type BlankCellProps = {
  grid: BlankGridStore;
  value: string;
  label: string;
  hintId: string;
  /** Where the listing has no such blank, nothing can be typed. */
  isBlank: boolean;
};

/**
 * The active cell. It always has the input: what is typed first replaces the
 * value, as in a spreadsheet.
 */
export function BlankCell(props: BlankCellProps) {
  // What was committed is the start of what is typed next.
  return <CellInput key={props.value} {...props} />;
}

/** A key draws nothing but the browser's own text. */
function CellInput({ grid, value, label, hintId, isBlank }: BlankCellProps) {
  const takeFocus = useCallback(
    (input: HTMLInputElement | null) => grid.focusCell(input),
    [grid],
  );
  const keys = useMemo(() => gridKeys(grid, value), [grid, value]);
  return (
    <input
      ref={takeFocus}
      type="text"
      aria-label={label}
      aria-describedby={hintId}
      autoComplete="off"
      enterKeyHint="next"
      maxLength={blankLength}
      readOnly={!isBlank}
      defaultValue={value}
      className="block h-10.75 w-full contain-strict bg-transparent px-3 text-base outline-2 outline-ring -outline-offset-2"
      onInput={({ currentTarget }) => grid.draft(currentTarget.value)}
      onFocus={({ target }) => {
        grid.noteFocus(true);
        target.select();
      }}
      onBlur={() => {
        // Coming back from another window finds the cell again.
        if (document.hasFocus()) grid.noteFocus(false);
        grid.commit();
      }}
      onDoubleClick={grid.edit}
      {...keys}
    />
  );
}
