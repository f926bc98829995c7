import { clsx } from "clsx";

type Column<Row> = {
  label: string;
  isNumber?: boolean;
  cell: (row: Row) => React.ReactNode;
};

type DataTableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string;
  className?: string;
};

/**
 * Scrolls within its frame, by keyboard too. The first column is the row
 * header.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  className: frameClass,
}: DataTableProps<Row>) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
      tabIndex={0}
      className={clsx(
        "overflow-auto rounded-lg border border-border",
        frameClass,
      )}
    >
      <table className="w-full min-w-max border-collapse bg-card text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-background">
          <tr>
            {columns.map(({ label, isNumber }) => (
              <th
                key={label}
                scope="col"
                className={clsx(
                  "px-3 py-2 font-semibold",
                  isNumber ? "text-right" : "text-left",
                )}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-border border-t">
              {columns.map(({ label, isNumber, cell }, index) => {
                const Cell = index === 0 ? "th" : "td";
                const className = clsx(
                  "px-3 py-2 font-normal",
                  isNumber ? "text-right tabular-nums" : "text-left",
                );
                return (
                  <Cell
                    key={label}
                    {...(index === 0 && { scope: "row" as const })}
                    className={className}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
