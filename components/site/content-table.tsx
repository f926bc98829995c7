import { InlineText } from "@/components/site/inline-text";

type ContentTableProps = {
  caption: string;
  head: string[];
  rows: string[][];
  sources: readonly string[];
};

/**
 * On a phone each row becomes a block with the column names, so that nothing
 * scrolls sideways.
 */
export function ContentTable({
  caption,
  head,
  rows,
  sources,
}: ContentTableProps) {
  return (
    <table className="mt-6 w-full border-input border-t text-left max-sm:block">
      <caption className="pb-2 text-left font-semibold text-sm max-sm:block">
        {caption}
      </caption>
      <thead className="text-muted-foreground text-sm max-sm:hidden">
        <tr>
          {head.map((name) => (
            <th
              key={name}
              scope="col"
              className="py-2 pr-5 font-semibold last:pr-0"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={row[0]}
            className="break-inside-avoid border-border border-t align-top max-sm:block max-sm:py-3"
          >
            {row.map((cell, column) => (
              <Cell
                key={head[column]}
                isHeader={column === 0}
                name={head[column] ?? ""}
              >
                <InlineText text={cell} sources={sources} />
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({
  isHeader,
  name,
  children,
}: {
  isHeader: boolean;
  name: string;
  children: React.ReactNode;
}) {
  if (isHeader) {
    return (
      <th
        scope="row"
        className="py-2.5 pr-5 font-semibold max-sm:block max-sm:p-0"
      >
        {children}
      </th>
    );
  }
  return (
    <td className="py-2.5 pr-5 leading-normal last:pr-0 max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-3 max-sm:p-0 max-sm:pt-1">
      <span
        className="text-muted-foreground text-sm leading-6 sm:hidden"
        aria-hidden="true"
      >
        {name}
      </span>
      <span>{children}</span>
    </td>
  );
}
