import { useId } from "react";
import type { BlankGridStore } from "@/components/sheet/blanks/blank-grid-store";
import { BlankRow } from "@/components/sheet/blanks/blank-row";
import { Button } from "@/components/ui/button";
import { useStore } from "@/components/ui/store";
import type { SheetRow } from "@/lib/listings/sheet/schema";

type BlankGridProps = { grid: BlankGridStore; rows: readonly SheetRow[] };

/** A table to type into, with the keys of a spreadsheet. */
export function BlankGrid({ grid, rows }: BlankGridProps) {
  const hintId = useId();
  const { columns, active } = useStore(grid);
  return (
    <div className="space-y-2">
      <div className="max-h-[70dvh] scroll-pt-12 scroll-pl-60 overflow-auto overscroll-x-contain rounded-lg border border-border bg-card">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with keys.
          role="grid"
          aria-label="Blanks"
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          className="table-fixed border-separate border-spacing-0 text-left text-sm"
          style={{ width: `${15 + columns.length * 13}rem` }}
          onMouseDown={(event) => activate(grid, event)}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th
                scope="col"
                className="sticky top-0 left-0 z-20 h-11 w-60 border-input border-r border-b bg-card px-3 font-semibold"
              >
                Listing
              </th>
              {columns.map((name) => (
                <th
                  key={name}
                  scope="col"
                  className="sticky top-0 z-10 h-11 w-52 truncate border-input border-r border-b bg-card px-3 font-semibold"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <BlankRow
                key={row.id}
                grid={grid}
                row={row}
                index={index}
                columns={columns}
                hintId={hintId}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Context grid={grid} rows={rows} hintId={hintId} />
      <Button
        data-after-grid=""
        variant="ghost"
        size="sm"
        className="-ml-3"
        onClick={() => grid.leaveOutEmpty(active.column)}
      >
        {`Leave out “${columns[active.column] ?? ""}” where it is empty`}
      </Button>
    </div>
  );
}

/** Where the active blank stands. Its place is kept. */
function Context({ grid, rows, hintId }: BlankGridProps & { hintId: string }) {
  const { active, columns } = useStore(grid);
  const row = rows[active.row];
  const blank = row?.blanks.find(({ name }) => name === columns[active.column]);
  return (
    <p
      id={hintId}
      className="line-clamp-2 h-10 break-words text-muted-foreground text-sm"
    >
      <span>{blank && `“${blank.said}”`}</span>
      <span className="sr-only">
        {" "}
        Arrow keys, Enter and Tab move; Escape leaves the table.
      </span>
    </p>
  );
}

/** A press on a cell makes it the active one; with Shift it selects up to it. */
function activate(
  grid: BlankGridStore,
  event: React.MouseEvent<HTMLTableElement>,
) {
  const cell =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>("[data-column]")
      : null;
  if (!cell || event.target instanceof HTMLInputElement) return;
  // The input that comes takes the focus.
  event.preventDefault();
  const { row, column } = cell.dataset;
  grid.noteFocus(true);
  grid.activate({ row: Number(row), column: Number(column) }, event.shiftKey);
}
