"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ColumnMapping } from "@/components/audit/column-mapping";
import { FileInput } from "@/components/audit/file-input";
import { likelyCountry } from "@/components/audit/likely-country";
import { AuditResults } from "@/components/audit/results/audit-results";
import type { StoredAudit } from "@/components/audit/stored-audit";
import { useAudit } from "@/components/audit/use-audit";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";

type AuditToolProps = {
  audit: StoredAudit;
  /** Changes a part of it, and stores it. */
  onChange: (part: Partial<StoredAudit>) => Promise<void>;
  onFile: (file: File) => void;
  onClose: () => void;
};

const numbers = new Intl.NumberFormat();

/** One file: reading it, asking for its columns, and what was found. */
export function AuditTool({ audit, onChange, onFile, onClose }: AuditToolProps) {
  const [country, setCountry] = useState(likelyCountry);
  const { state, result, client } = useAudit(audit.bytes, audit.mapping ?? undefined, country);
  const heading = useRef<HTMLHeadingElement>(null);
  const { phase } = state;

  useEffect(() => {
    if (phase !== "done") return;
    heading.current?.focus({ preventScroll: true });
  }, [phase]);
  const store = useEffectEvent(() => onChange({}));
  // As soon as there is something to come back to. Later changes are stored when they are made.
  useEffect(() => {
    if (phase === "done") store();
  }, [phase]);

  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 break-words font-sans font-semibold text-lg outline-none">
          {audit.name}
        </h2>
        <div className="flex flex-wrap gap-2">
          <FileInput variant="secondary" size="sm" onFile={onFile}>
            Check another file
          </FileInput>
          <Button variant="ghost" size="sm" onClick={onClose}>
            Remove this file
          </Button>
        </div>
      </div>
      <div role="status" className="empty:hidden">
        {phase === "reading" && "Reading the file …"}
        {phase === "scoring" && (
          <>
            <p className="mb-2">
              Checking {numbers.format(state.count)} {state.count === 1 ? "listing" : "listings"} …
            </p>
            <Progress label="Listings checked" percent={(100 * state.done) / state.count} />
          </>
        )}
      </div>
      {phase === "problem" && <Alert tone="brick">{state.message}</Alert>}
      {phase === "columns" && <ColumnMapping {...state.columns} onMapping={(mapping) => onChange({ mapping })} />}
      {result && (
        <AuditResults
          audit={audit}
          {...result}
          country={country}
          onCountry={setCountry}
          onChange={onChange}
          client={client}
        />
      )}
    </div>
  );
}
