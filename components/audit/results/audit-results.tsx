"use client";

import { type RefObject, useMemo, useState } from "react";
import { AuditControls } from "@/components/audit/results/audit-controls";
import { selectRows } from "@/components/audit/results/audit-query";
import { AuditSummary } from "@/components/audit/results/audit-summary";
import type { AuditView } from "@/components/audit/results/audit-view";
import { FixState } from "@/components/audit/results/fix-state";
import { GroupList } from "@/components/audit/results/group-list";
import {
  ListingDetail,
  type ListingDetailProps,
} from "@/components/audit/results/listing-detail";
import { PrintedAudit } from "@/components/audit/results/printed-audit";
import { type Fixes, useFix } from "@/components/audit/results/use-fix";
import { AuditTable } from "@/components/audit/table/audit-table";
import type { AuditSource } from "@/components/audit/worker/audit-calls";
import type { AuditClient } from "@/components/audit/worker/audit-client";
import { Alert } from "@/components/ui/alert";
import type { AuditRow } from "@/lib/audit/findings";
import type { Group } from "@/lib/audit/groups/find-groups";
import type { Unknown } from "@/lib/listing-text/check/score-context";
import type { Attribute } from "@/lib/listing-text/fields/listing-schema";

type AuditResultsProps = {
  kind: AuditSource["kind"];
  /** Of the file or the shop. */
  name: string;
  fixes: Fixes;
  rows: AuditRow[];
  groups: Group[];
  unknown: Unknown[];
  notes: string[];
  view: AuditView;
  onView: (part: Partial<AuditView>) => void;
  client: RefObject<AuditClient | null>;
  AtEtsy: ListingDetailProps["AtEtsy"];
};

const numbers = new Intl.NumberFormat();

/** The shop's figure, the listings, and those that compete. */
export function AuditResults(props: AuditResultsProps) {
  const { kind, rows, groups, unknown, fixes, view, onView } = props;
  const { query, tab, country } = view;
  const [opened, setOpened] = useState<number | null>(null);
  const { readDetail, readChangeList } = createListingReads(
    props.client,
    country,
  );
  const { fix, isPending, problem } = useFix({
    fixes,
    readDetail,
    onLeave: (index) => onView({ left: index }),
  });
  const selected = useMemo(() => selectRows(rows, query), [rows, query]);

  return (
    <>
      {props.notes.map((note) => (
        <Alert key={note} variant="warning">
          {note}
        </Alert>
      ))}
      {/* Fix may have been pressed far below. */}
      {(isPending || problem) && opened === null && (
        <div className="sticky top-20 z-10 print:hidden">
          <FixState isBusy={isPending} problem={problem} />
        </div>
      )}
      <AuditSummary kind={kind} rows={rows} groups={groups} unknown={unknown} />
      <ViewTabs
        tab={tab}
        listingCount={rows.length}
        groupCount={groups.length}
        onTab={(chosen) => onView({ tab: chosen })}
      />
      <div className="space-y-4 print:hidden">
        {tab === "listings" ? (
          <ListingTab
            kind={kind}
            rows={rows}
            selected={selected}
            fixed={fixes.fixed}
            view={view}
            onView={onView}
            onExport={(indexes) => readChangeList(indexes, groups)}
            onOpen={setOpened}
            onFix={fix}
          />
        ) : (
          <GroupList groups={groups} rows={rows} onOpen={setOpened} />
        )}
      </div>
      {opened !== null && (
        <ListingDetail
          key={opened}
          index={opened}
          readDetail={readDetail}
          AtEtsy={props.AtEtsy}
          groups={groups.filter(({ members }) => members.includes(opened))}
          rows={rows}
          isBusy={isPending}
          problem={problem}
          onOpen={setOpened}
          onFix={() => fix(opened)}
          onClose={() => setOpened(null)}
        />
      )}
      <PrintedAudit
        kind={kind}
        name={props.name}
        rows={rows}
        selected={selected}
        query={query}
        groups={groups}
        unknown={unknown}
      />
    </>
  );
}

type ListingTabProps = Pick<
  AuditResultsProps,
  "kind" | "rows" | "view" | "onView"
> & {
  /** What is shown of them, in order. */
  selected: AuditRow[];
  fixed: Fixes["fixed"];
  onExport: (indexes: number[]) => Promise<Blob | null>;
  onOpen: (index: number) => void;
  onFix: (index: number) => void;
};

function ListingTab({
  kind,
  rows,
  view,
  onView,
  selected,
  fixed,
  onExport,
  onOpen,
  onFix,
}: ListingTabProps) {
  return (
    <>
      <AuditControls
        kind={kind}
        rows={rows}
        selected={selected}
        query={view.query}
        country={view.country}
        onCountry={(chosen) => onView({ country: chosen })}
        onQuery={(changed) => onView({ query: changed })}
        onExport={() => onExport(selected.map(({ index }) => index))}
      />
      {selected.length > 0 && (
        <AuditTable
          rows={selected}
          fixed={fixed}
          // Many of a shop were written here and never opened from this
          // table.
          fixedNote={
            kind === "shop" ? "In your history" : "Opened in the editor"
          }
          start={view.left}
          onStart={() => onView({ left: null })}
          onOpen={onOpen}
          onFix={onFix}
        />
      )}
    </>
  );
}

type ViewTabsProps = {
  tab: AuditView["tab"];
  listingCount: number;
  groupCount: number;
  onTab: (tab: AuditView["tab"]) => void;
};

function ViewTabs({ tab, listingCount, groupCount, onTab }: ViewTabsProps) {
  return (
    <fieldset className="flex gap-2 print:hidden">
      <legend className="sr-only">View</legend>
      {(["listings", "groups"] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={tab === each}
          onClick={() => onTab(each)}
          className="min-h-11 cursor-pointer border-transparent border-b-2 px-3 font-semibold aria-pressed:border-primary aria-[pressed=false]:text-muted-foreground"
        >
          {each === "listings"
            ? `Listings (${numbers.format(listingCount)})`
            : `Groups that compete (${numbers.format(groupCount)})`}
        </button>
      ))}
    </fieldset>
  );
}

/**
 * What the worker says of the listings, in the season of the country. Null
 * where there is no worker any more.
 */
function createListingReads(
  client: AuditResultsProps["client"],
  country: AuditView["country"],
) {
  const season = () => ({ country, today: Date.now() });
  return {
    readDetail: async (index: number, attributes?: Attribute[]) =>
      (await client.current?.detail({ index, attributes, ...season() })) ??
      null,
    readChangeList: async (indexes: number[], groups: Group[]) =>
      (await client.current?.changeList({ indexes, groups, ...season() })) ??
      null,
  };
}
