"use client";

import { useEffect, useEffectEvent } from "react";
import { ColumnMapping } from "@/components/audit/column-mapping";
import { EncodingChoice } from "@/components/audit/encoding-choice";
import { AuditResults } from "@/components/audit/results/audit-results";
import { useAuditView } from "@/components/audit/results/audit-view";
import type { ListingDetailProps } from "@/components/audit/results/listing-detail";
import type { Fixes } from "@/components/audit/results/use-fix";
import { type ReadFile, useAudit } from "@/components/audit/use-audit";
import type { AuditSource } from "@/components/audit/worker/audit-calls";
import { Alert } from "@/components/ui/alert";
import { Progress } from "@/components/ui/progress";
import { takeFocus } from "@/components/ui/take-focus";
import type { Encoding } from "@/lib/audit/file/encoding-names";
import type { Mapping } from "@/lib/audit/file/read-shop-file";

type AuditRunProps = {
  /**
   * Under which what is shown of it is kept: another file or reading has
   * another.
   */
  id: string;
  /** Null while it is loaded. */
  source: AuditSource | null;
  /**
   * What it does before anything is scored: "Reading the file …". "" when it
   * failed.
   */
  opening: string;
  /** Of the file or the shop. */
  name: string;
  /** Beside the name. */
  actions: React.ReactNode;
  /** Below both. */
  children?: React.ReactNode;
  fixes: Fixes;
  /** The seller said which column is which. */
  onMapping?: (mapping: Mapping) => void;
  /** The seller said how the letters of the file are written. */
  onEncoding?: ((encoding: Encoding) => void) | undefined;
  onDone?: (read: ReadFile) => void;
  AtEtsy?: ListingDetailProps["AtEtsy"];
};

const numbers = new Intl.NumberFormat();

/**
 * The listings of one file or shop: reading and scoring them, and what was
 * found.
 */
export function AuditRun(props: AuditRunProps) {
  const {
    id,
    source,
    opening,
    name,
    actions,
    children,
    fixes,
    onMapping,
    onEncoding,
    onDone,
    AtEtsy,
  } = props;
  const [view, changeView] = useAuditView(id);
  const { state, result, client } = useAudit(source, view.country);
  const { phase } = state;

  // What was chosen or pressed is gone by then. The questions of columns take
  // the focus themselves.
  const isOver = phase === "done" || phase === "problem";
  const finish = useEffectEvent(
    () => state.phase === "done" && onDone?.(state.read),
  );
  useEffect(() => {
    if (phase === "done") finish();
  }, [phase]);

  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h2
          ref={isOver ? takeFocus : undefined}
          tabIndex={-1}
          className="min-w-0 break-words font-sans font-semibold text-lg outline-none"
        >
          {name}
        </h2>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {children}
      <div role="status" className="empty:hidden">
        {phase === "reading" && opening !== "" && <p>{opening}</p>}
        {phase === "scoring" && (
          <>
            <p className="mb-2">
              Checking {numbers.format(state.count)}{" "}
              {state.count === 1 ? "listing" : "listings"} …
            </p>
            <Progress
              label="Listings checked"
              percent={(100 * state.done) / state.count}
            />
          </>
        )}
      </div>
      {phase === "problem" && (
        <Alert variant="destructive">{state.message}</Alert>
      )}
      {phase === "columns" && onMapping && (
        <ColumnMapping {...state.columns} onMapping={onMapping} />
      )}
      {result?.encoding && onEncoding && (
        <EncodingChoice
          encoding={result.encoding.name}
          titles={result.encoding.titles}
          onChange={onEncoding}
        />
      )}
      {result && source && (
        <AuditResults
          kind={source.kind}
          name={name}
          fixes={fixes}
          AtEtsy={AtEtsy}
          view={view}
          client={client}
          {...result}
          onView={changeView}
        />
      )}
    </div>
  );
}
