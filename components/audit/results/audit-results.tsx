"use client";

import { type RefObject, useMemo, useState } from "react";
import { AuditControls } from "@/components/audit/results/audit-controls";
import { emptyQuery, type Query, selectRows } from "@/components/audit/results/audit-query";
import { AuditSummary } from "@/components/audit/results/audit-summary";
import { GroupList } from "@/components/audit/results/group-list";
import { ListingDetail } from "@/components/audit/results/listing-detail";
import { PrintedAudit } from "@/components/audit/results/printed-audit";
import { useFix } from "@/components/audit/results/use-fix";
import type { StoredAudit } from "@/components/audit/stored-audit";
import { AuditTable } from "@/components/audit/table/audit-table";
import type { AuditClient } from "@/components/audit/worker/audit-client";
import { Alert } from "@/components/ui/alert";
import type { AuditRow } from "@/lib/audit/findings";
import type { Group } from "@/lib/audit/groups/find-groups";
import type { Country } from "@/lib/audit/seasons/calendar";
import type { Unknown } from "@/lib/listings/score/check";

type AuditResultsProps = {
  audit: StoredAudit;
  rows: AuditRow[];
  groups: Group[];
  unknown: Unknown[];
  notes: string[];
  country: Country;
  onCountry: (country: Country) => void;
  /** Changes a part of it, and stores it. */
  onChange: (part: Partial<StoredAudit>) => Promise<void>;
  client: RefObject<AuditClient | null>;
};

const numbers = new Intl.NumberFormat();

/** The shop's figure, the listings, and those that compete. */
export function AuditResults(props: AuditResultsProps) {
  const { audit, rows, groups, unknown, notes, country, onCountry, onChange, client } = props;
  const [query, setQuery] = useState<Query>(emptyQuery);
  const [view, setView] = useState<"listings" | "groups">("listings");
  const [opened, setOpened] = useState<number | null>(null);
  const season = () => ({ country, today: Date.now() });
  const readDetail = async (index: number) => (await client.current?.detail({ index, ...season() })) ?? null;
  const { fix, busy, problem } = useFix({ audit, onChange, readDetail });
  const selected = useMemo(() => selectRows(rows, query), [rows, query]);

  return (
    <>
      {notes.map((note) => (
        <Alert key={note} tone="amber">
          {note}
        </Alert>
      ))}
      {problem && <Alert tone="brick">{problem}</Alert>}
      {busy !== null && (
        <p role="status" className="text-muted-foreground">
          Opening the editor …
        </p>
      )}
      <AuditSummary rows={rows} groups={groups} unknown={unknown} />
      <fieldset className="flex gap-2 print:hidden">
        <legend className="sr-only">View</legend>
        {(["listings", "groups"] as const).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => setView(name)}
            className="min-h-11 cursor-pointer border-transparent border-b-2 px-3 font-semibold aria-pressed:border-clay aria-[pressed=false]:text-muted-foreground"
          >
            {name === "listings"
              ? `Listings (${numbers.format(rows.length)})`
              : `Groups that compete (${numbers.format(groups.length)})`}
          </button>
        ))}
      </fieldset>
      <div className="space-y-4 print:hidden">
        {view === "listings" ? (
          <>
            <AuditControls
              {...{ rows, selected, query, country, onCountry }}
              onQuery={setQuery}
              onExport={async () => {
                const indexes = selected.map(({ index }) => index);
                return (await client.current?.changeList({ indexes, groups, ...season() })) ?? null;
              }}
            />
            {selected.length > 0 && <AuditTable rows={selected} fixed={audit.fixed} onOpen={setOpened} onFix={fix} />}
          </>
        ) : (
          <GroupList groups={groups} rows={rows} onOpen={setOpened} />
        )}
      </div>
      {opened !== null && (
        <ListingDetail
          key={opened}
          index={opened}
          readDetail={readDetail}
          groups={groups.filter(({ members }) => members.includes(opened))}
          rows={rows}
          isBusy={busy !== null}
          onOpen={setOpened}
          onFix={() => fix(opened)}
          onClose={() => setOpened(null)}
        />
      )}
      <PrintedAudit name={audit.name} rows={rows} selected={selected} groups={groups} unknown={unknown} />
    </>
  );
}
