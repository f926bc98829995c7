import {
  type Place,
  selectedColumns,
} from "@/components/sheet/blanks/select-cells";
import type { Cells } from "@/components/sheet/blanks/typed";

/** What one row is drawn of. */
export type RowView = {
  cells: Cells;
  /** The column of the active cell, -1 in other rows. */
  active: number;
  /** The selected columns, from and to; -1 for none. */
  from: number;
  to: number;
};

/** The same object as before while nothing of it changes. */
export function viewRow(
  row: number,
  cells: Cells,
  selection: { active: Place; anchor: Place },
  before: RowView | undefined,
): RowView {
  const { from, to } = selectedColumns(selection, row) ?? { from: -1, to: -1 };
  const active = selection.active.row === row ? selection.active.column : -1;
  const view: RowView = { cells, active, from, to };
  return before && isSame(before, view) ? before : view;
}

const isSame = (one: RowView, other: RowView) =>
  one.cells === other.cells &&
  one.active === other.active &&
  one.from === other.from &&
  one.to === other.to;
