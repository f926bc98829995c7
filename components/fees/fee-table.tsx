import { InlineText } from "@/components/site";
import {
  type FeeTable as FeeTableContent,
  feeSourceNames,
} from "@/lib/content/fee-calculator";

/** Narrow enough for a phone, so that rows stay rows there. */
export function FeeTable({ caption, head, rows }: FeeTableContent) {
  return (
    <table className="mt-6 w-full border-input border-t text-left tabular-nums max-sm:text-sm max-[24rem]:text-xs">
      <caption className="pb-2 text-left font-semibold text-sm">
        {caption}
      </caption>
      <thead className="text-muted-foreground text-sm max-sm:text-xs">
        <tr>
          {head.map((name) => (
            <th
              key={name}
              scope="col"
              className="py-2 pr-1 align-bottom font-semibold last:pr-0 sm:pr-5"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr
            key={name}
            className="break-inside-avoid border-border border-t align-top"
          >
            <th
              scope="row"
              className="py-2 pr-1 font-semibold sm:py-2.5 sm:pr-5"
            >
              {name}
            </th>
            {cells.map(({ text, note }, column) => (
              <td
                key={head[column + 1]}
                className="py-2 pr-1 last:pr-0 sm:py-2.5 sm:pr-5"
              >
                <InlineText text={text} sources={feeSourceNames} />
                {note && (
                  <span className="text-muted-foreground max-sm:block max-sm:text-xs max-[24rem]:text-[0.6875rem]">
                    {" "}
                    ({note})
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
