"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { Query } from "@/components/audit/results/audit-query";
import { AuditSummary } from "@/components/audit/results/audit-summary";
import type { AuditSource } from "@/components/audit/worker/audit-calls";
import { type AuditRow, findings } from "@/lib/audit/findings";
import { describeGroup } from "@/lib/audit/groups/describe-group";
import type { Group } from "@/lib/audit/groups/find-groups";
import type { Unknown } from "@/lib/listing-text/check/score-context";
import { tagSlots } from "@/lib/listing-text/fields/limits";

type PrintedAuditProps = {
  kind: AuditSource["kind"];
  name: string;
  rows: readonly AuditRow[];
  /** Those of the table, in its order. */
  selected: readonly AuditRow[];
  /** By which they were selected. */
  query: Query;
  groups: readonly Group[];
  unknown: readonly Unknown[];
};

/** About fifteen pages. The change list has all of them. */
const maxPrinted = 500;
const maxGroups = 100;
const maxMembers = 20;

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

const numbers = new Intl.NumberFormat();

/** "Unused tags, “blue”" */
const describeQuery = ({ finding, text }: Query) =>
  [finding && findings[finding], text.trim() && `“${text.trim()}”`]
    .filter(Boolean)
    .join(", ");

const findingsOf = ({ found, tags }: AuditRow) =>
  found
    .map((key) =>
      key === "tags" ? `${tags} of ${tagSlots} tags` : findings[key],
    )
    .join(", ");

/**
 * The audit on paper: all rows at once, drawn only while the browser prints.
 */
export function PrintedAudit({
  kind,
  name,
  rows,
  selected,
  query,
  groups,
  unknown,
}: PrintedAuditProps) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    window.addEventListener(
      "beforeprint",
      () => flushSync(() => setPrinting(true)),
      options,
    );
    window.addEventListener("afterprint", () => setPrinting(false), options);
    return () => listeners.abort();
  }, []);
  if (!isPrinting) return null;
  const printed = selected.slice(0, maxPrinted);
  return (
    <div data-print="audit" className="space-y-4">
      <p className="font-serif text-2xl">
        {name}, checked on {dates.format(new Date())}
      </p>
      <AuditSummary kind={kind} rows={rows} groups={groups} unknown={unknown} />
      {selected.length < rows.length && (
        <p>
          {numbers.format(selected.length)} of {numbers.format(rows.length)}{" "}
          listings: {describeQuery(query)}
        </p>
      )}
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-input border-b text-left">
            <th scope="col" className="py-1 pr-3">
              Score
            </th>
            <th scope="col" className="py-1 pr-3">
              Listing
            </th>
            <th scope="col" className="py-1">
              Found
            </th>
          </tr>
        </thead>
        <tbody>
          {printed.map((row) => (
            <tr
              key={row.index}
              className="break-inside-avoid border-border border-b align-top"
            >
              <td className="py-1 pr-3 tabular-nums">{row.score}</td>
              <td className="py-1 pr-3">{row.title || "No title"}</td>
              <td className="py-1">{findingsOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {selected.length > printed.length && (
        <p>
          The first {maxPrinted} are printed; the change list holds all{" "}
          {numbers.format(selected.length)}.
        </p>
      )}
      <PrintedGroups groups={groups} rows={rows} />
    </div>
  );
}

/** Those of all listings, also where only some of them are printed. */
function PrintedGroups({
  groups,
  rows,
}: Pick<PrintedAuditProps, "groups" | "rows">) {
  if (groups.length === 0) return null;
  return (
    <section
      aria-label="Groups that compete"
      className="break-inside-auto! space-y-3"
    >
      <p className="font-serif text-xl">Groups that compete</p>
      <ol className="list-decimal space-y-2 pl-6 text-sm">
        {groups.slice(0, maxGroups).map((group) => (
          <li key={group.members.join()} className="break-inside-avoid">
            {describeGroup(group)}
            <ul className="list-disc pl-5">
              {group.members.slice(0, maxMembers).map((index) => (
                <li key={index}>{rows[index]?.title || "No title"}</li>
              ))}
            </ul>
            <span>
              {group.members.length > maxMembers &&
                `and ${numbers.format(group.members.length - maxMembers)} more`}
            </span>
          </li>
        ))}
      </ol>
      {groups.length > maxGroups && (
        <p>
          The first {maxGroups} of {numbers.format(groups.length)} groups.
        </p>
      )}
    </section>
  );
}
