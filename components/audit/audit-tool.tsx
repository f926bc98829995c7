"use client";

import { useMemo, useState } from "react";
import { AuditRun } from "@/components/audit/audit-run";
import { forgetAuditView } from "@/components/audit/results/audit-view";
import type { OpenAudit } from "@/components/audit/stored-audit";
import type { AuditSource } from "@/components/audit/worker/audit-calls";
import { Button } from "@/components/ui/button";
import { FileInput } from "@/components/ui/file-input";
import type { AuditDetail } from "@/lib/audit/audit-listing";
import type { Encoding } from "@/lib/audit/file/encoding-names";
import type { Mapping } from "@/lib/audit/file/read-shop-file";
import { api } from "@/lib/browser/api";

type AuditToolProps = {
  audit: OpenAudit;
  /** Changes a part of it, and stores it once it was read. */
  onChange: (part: Partial<OpenAudit>) => Promise<void>;
  onFile: (file: File) => void;
  onClose: () => void;
};

/** One that was opened from a file before is answered as it is now. */
async function saveToHistory({ listing, sourceKey }: AuditDetail) {
  const { title, description, tags, materials, altText } = listing;
  const body = { title, description, tags, materials, altText, sourceKey };
  const { id } = await api<{ id: number }>("POST", "/api/listings", body);
  return id;
}

/** One file: reading it, asking for its columns, and what was found. */
export function AuditTool({
  audit,
  onChange,
  onFile,
  onClose,
}: AuditToolProps) {
  const { name, file, fixed, waiting } = audit;
  const [before] = useState(audit.read);
  const [mapping, setMapping] = useState<Mapping>();
  const [encoding, setEncoding] = useState<Encoding>();
  const source = useMemo<AuditSource>(
    () =>
      before
        ? { kind: "file", read: new Blob([before]) }
        : { kind: "file", file: file ?? new Blob(), mapping, encoding },
    [before, file, mapping, encoding],
  );
  return (
    <AuditRun
      id={`file:${audit.savedAt}`}
      source={source}
      opening="Reading the file …"
      name={name}
      actions={
        <>
          <FileInput variant="secondary" size="sm" onFile={onFile}>
            Check another file
          </FileInput>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              forgetAuditView();
              onClose();
            }}
          >
            Remove this file
          </Button>
        </>
      }
      fixes={{ fixed, waiting, onChange, save: saveToHistory }}
      onMapping={setMapping}
      // Of one that was read before, the file is not there any more.
      onEncoding={before ? undefined : setEncoding}
      // As soon as there is something to come back to. Later changes are stored
      // when they are made.
      onDone={(read) => onChange(read ? { read } : {})}
    />
  );
}
