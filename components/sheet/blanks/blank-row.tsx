import { clsx } from "clsx";
import { memo, useCallback, useSyncExternalStore } from "react";
import { BlankCell } from "@/components/sheet/blanks/blank-cell";
import type { BlankGridStore } from "@/components/sheet/blanks/blank-grid-store";
import { isLeftOut } from "@/components/sheet/blanks/is-left-out";
import type { SheetRow } from "@/lib/listings/sheet/schema";

type BlankRowProps = {
  grid: BlankGridStore;
  row: SheetRow;
  index: number;
  columns: readonly string[];
  /** Of the text that says where the active blank stands. */
  hintId: string;
};

/** Drawn again only when something of this row changes. */
export const BlankRow = memo(function BlankRow({
  grid,
  row,
  index,
  columns,
  hintId,
}: BlankRowProps) {
  const read = useCallback(() => grid.viewOf(index), [grid, index]);
  const { cells, active, from, to } = useSyncExternalStore(
    grid.subscribe,
    read,
    read,
  );
  return (
    <tr aria-rowindex={index + 2}>
      <th
        scope="row"
        className="sticky left-0 z-1 h-11 truncate border-border border-r border-b bg-card px-3 font-normal"
        title={row.name}
      >
        {row.name}
      </th>
      {columns.map((name, column) => {
        const hasBlank = row.blanks.some((blank) => blank.name === name);
        const isActive = column === active;
        const value = cells[name] ?? "";
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid it is a gridcell.
          <td
            key={name}
            aria-colindex={column + 2}
            aria-selected={isActive}
            aria-disabled={!hasBlank || undefined}
            data-row={index}
            data-column={column}
            className={clsx(
              "h-11 border-border border-r border-b p-0",
              hasBlank ? "cursor-cell" : "bg-muted",
              column >= from && column <= to && "bg-accent",
            )}
          >
            {isActive ? (
              <BlankCell
                grid={grid}
                value={value}
                label={`${name} of ${row.name}`}
                hintId={hintId}
                isBlank={hasBlank}
              />
            ) : (
              value !== "" && <CellText value={value} />
            )}
          </td>
        );
      })}
    </tr>
  );
});

/** Only where there is text: each box that cuts it off slows scrolling. */
const CellText = ({ value }: { value: string }) => (
  <span
    className={clsx(
      "block truncate px-3",
      isLeftOut(value) && "text-muted-foreground",
    )}
  >
    {isLeftOut(value) ? "left out" : value}
  </span>
);
