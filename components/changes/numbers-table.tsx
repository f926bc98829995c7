import { useState } from "react";
import {
  describeDoubt,
  describeFall,
  describeReading,
  describeSeasons,
  describeSpan,
  formatDate,
  formatRate,
  metricNames,
} from "@/components/changes/describe";
import { addDays } from "@/lib/audit/seasons/calendar";
import { likelyCountry } from "@/lib/audit/seasons/likely-country";
import { listSeasons } from "@/lib/audit/seasons/list-seasons";
import {
  type Compared,
  comparedDays,
  compareNumbers,
  mayBeNew,
  type Span,
} from "@/lib/changes/compare-numbers";
import type {
  ChangeAnswer,
  ListingNumbers,
  Period,
} from "@/lib/changes/schema";

type NumbersTableProps = {
  change: ChangeAnswer;
  numbers: ListingNumbers;
  covered: Period[];
};

/**
 * What came in a day before and after a change, and all that has to be known to
 * read it.
 */
export function NumbersTable({ change, numbers, covered }: NumbersTableProps) {
  const [now] = useState(() => new Date());
  const [country] = useState(likelyCountry);
  const compared = compareNumbers(change, numbers, covered);
  const isKnown = compared.some(({ before, after }) => before ?? after);
  const at = new Date(change.changedAt);
  const seasons = describeSeasons(
    country,
    listSeasons(addDays(at, -comparedDays), at, country),
    listSeasons(at, addDays(at, comparedDays), country),
  );
  const remarks = [
    ...compared.map((one) => describeFall(one) ?? describeDoubt(one)),
    describeStart(change, compared, numbers),
    describeReading(change, now),
    describeMissingNumber(change, numbers),
    isKnown ? seasons : null,
  ].filter((remark) => remark !== null);
  return (
    <div className="space-y-3">
      {isKnown ? (
        <table className="w-full max-w-2xl table-fixed border-collapse text-left">
          <caption className="sr-only">
            Per day, before and after the change to {change.productName}
          </caption>
          <thead>
            <tr className="border-border border-b text-sm">
              <th
                scope="col"
                className="w-22 py-1.5 pr-2 font-semibold sm:w-36"
              >
                Per day
              </th>
              <th scope="col" className="py-1.5 pr-3 font-semibold">
                Before
              </th>
              <th scope="col" className="py-1.5 font-semibold">
                After
              </th>
            </tr>
          </thead>
          <tbody>
            {compared.map(({ metric, before, after }) => (
              <tr key={metric} className="border-border border-b align-top">
                <th scope="row" className="py-2 pr-2 font-normal">
                  {metricNames[metric]}
                </th>
                <Cell span={before} />
                <Cell span={after} />
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-muted-foreground">
          Not enough numbers yet for a daily figure before or after.
        </p>
      )}
      {remarks.length > 0 && (
        <ul className="max-w-prose space-y-1 text-muted-foreground text-sm">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Cell({ span }: { span: Span | null }) {
  if (span === null) {
    return (
      <td className="py-2 pr-3 text-muted-foreground">
        <span aria-hidden="true">–</span>
        <span className="sr-only">not known</span>
      </td>
    );
  }
  return (
    <td className="py-2 pr-3">
      <span className="font-semibold text-lg tabular-nums">
        {formatRate(span)}
      </span>
      <span className="block text-muted-foreground text-sm tabular-nums">
        {describeSpan(span)}
      </span>
    </td>
  );
}

/**
 * What makes the days before, or those after, of another kind than they seem.
 */
function describeStart(
  change: ChangeAnswer,
  compared: Compared[],
  { readings, changedAt }: ListingNumbers,
) {
  const { source, id } = change;
  if (source === "etsy_draft") {
    const wasDraft = readings.some(
      ({ changeId, state }) => changeId === id && state === "draft",
    );
    return `The listing was new, so there is no before.${wasDraft ? " Days on which it was still a draft count as well." : ""}`;
  }
  const isFirst = changedAt.every((time) => time >= change.changedAt);
  if (
    source === "by_hand" &&
    isFirst &&
    mayBeNew(change) &&
    compared.every(({ before }) => before === null)
  )
    return "Too little is known about the listing before this change. If it was already in your shop, add its numbers for an earlier day.";
  const listed = compared.find(({ before }) => before?.isSinceListed)?.before;
  if (!listed) return null;
  return `Before is the average since the listing was made on ${formatDate(listed.from)}.`;
}

/**
 * By the number, orders are found in a file, and views and favorites on Etsy.
 */
function describeMissingNumber(
  { source, etsyListingId }: ChangeAnswer,
  { sold }: ListingNumbers,
) {
  if (etsyListingId !== null || sold.length > 0 || source === "batch")
    return null;
  return "Its address on Etsy is not known, so the only numbers are those you type in. Add it in the listing, under “Results”.";
}
