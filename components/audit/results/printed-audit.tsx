"use client";

import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { AuditSummary } from "@/components/audit/results/audit-summary";
import type { AuditSource } from "@/components/audit/worker/audit-calls";
import { type AuditRow, findings } from "@/lib/audit/findings";
import type { Group } from "@/lib/audit/groups/find-groups";
import { tagSlots } from "@/lib/listings/limits";
import type { Unknown } from "@/lib/listings/score/check";

type PrintedAuditProps = {
  kind: AuditSource["kind"];
  name: string;
  rows: readonly AuditRow[];
  /** Those of the table, in its order. */
  selected: readonly AuditRow[];
  groups: readonly Group[];
  unknown: readonly Unknown[];
};

/** About fifteen pages. The change list has all of them. */
const maxPrinted = 500;

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

const findingsOf = ({ found, tags }: AuditRow) =>
  found.map((key) => (key === "tags" ? `${tags} of ${tagSlots} tags` : findings[key])).join(", ");

/** The audit on paper: all rows at once, drawn only while the browser prints. */
export function PrintedAudit({ kind, name, rows, selected, groups, unknown }: PrintedAuditProps) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    window.addEventListener("beforeprint", () => flushSync(() => setPrinting(true)), options);
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
      <AuditSummary {...{ kind, rows, groups, unknown }} />
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-edge border-b text-left">
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
            <tr key={row.index} className="break-inside-avoid border-line border-b align-top">
              <td className="py-1 pr-3 tabular-nums">{row.score}</td>
              <td className="py-1 pr-3">{row.title || "No title"}</td>
              <td className="py-1">{findingsOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {selected.length > printed.length && (
        <p>
          The first {maxPrinted} are printed; the change list holds all {selected.length}.
        </p>
      )}
    </div>
  );
}
