export type Place = { row: number; column: number };

type Selection = {
  /** The one cell that keys go to. */
  active: Place;
  /** The other corner of what is selected. */
  anchor: Place;
};

/** Row by row. */
export function selectCells(selection: Selection): Place[][] {
  const { top, bottom, left, right } = edgesOf(selection);
  return range(top, bottom).map((row) =>
    range(left, right).map((column) => ({ row, column })),
  );
}

/** The selected columns of the row, from and to; null for none. */
export function selectedColumns(selection: Selection, row: number) {
  const { top, bottom, left, right } = edgesOf(selection);
  return row < top || row > bottom ? null : { from: left, to: right };
}

const edgesOf = ({ active, anchor }: Selection) => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
