"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import type { AuditSource } from "@/components/audit/worker/audit-calls";
import {
  type AuditClient,
  openAudit,
} from "@/components/audit/worker/audit-client";
import type { ShopFile } from "@/lib/audit/file/read-shop-file";
import { type AuditRow, findingKeys } from "@/lib/audit/findings";
import type { Group } from "@/lib/audit/groups/find-groups";
import type { Country } from "@/lib/audit/seasons/calendar";
import type { Unknown } from "@/lib/listing-text/check/score-context";

type ReadEncoding = Extract<ShopFile, { kind: "listings" }>["encoding"];
type Result = {
  rows: AuditRow[];
  groups: Group[];
  unknown: Unknown[];
  notes: string[];
  encoding?: ReadEncoding | undefined;
};

export type AuditState =
  | { phase: "reading" }
  | { phase: "scoring"; done: number; count: number }
  | {
      phase: "columns";
      columns: Extract<ShopFile, { kind: "unknown_columns" }>;
    }
  | { phase: "problem"; message: string }
  | { phase: "done"; result: Result; read: ReadFile };

/** What was read of a file, to be stored; null for what is stored already. */
export type ReadFile = ArrayBuffer | null;

const failed =
  "This browser could not check the listings. It may have run out of memory, or the page was updated. Reload the page and try again.";

async function check(
  client: AuditClient,
  source: AuditSource,
  onState: (state: AuditState) => void,
) {
  const opened = await client.open();
  if (opened.kind === "problem")
    return onState({ phase: "problem", message: opened.message });
  if (opened.kind === "unknown_columns")
    return onState({ phase: "columns", columns: opened });
  const { count, unknown, notes, encoding } = opened;
  onState({ phase: "scoring", done: 0, count });
  const rows: AuditRow[] = [];
  const running = client.run(count, (scored) => {
    rows.push(...scored);
    onState({ phase: "scoring", done: rows.length, count });
  });
  // While others score. What can't be stored is chosen again.
  const reading = "file" in source ? client.keep().catch(() => null) : null;
  const [groups, read] = await Promise.all([running, reading]);
  rows.sort((one, other) => one.index - other.index);
  onState({
    phase: "done",
    result: { rows, groups, unknown, notes, encoding },
    read,
  });
}

/**
 * Reads, scores and compares the listings in workers. A new source starts anew;
 * null is one that isn't there yet.
 */
export function useAudit(source: AuditSource | null, country: Country) {
  const [state, setState] = useState<AuditState>({ phase: "reading" });
  const [outOfSeason, setOutOfSeason] = useState<ReadonlySet<number>>(
    new Set(),
  );
  const client = useRef<AuditClient | null>(null);
  const isDone = state.phase === "done";

  useEffect(() => {
    let isCurrent = true;
    const show = (next: AuditState) => isCurrent && setState(next);
    show({ phase: "reading" });
    if (source === null) return;
    const opened = openAudit(source);
    client.current = opened;
    check(opened, source, show).catch(() =>
      show({ phase: "problem", message: failed }),
    );
    return () => {
      isCurrent = false;
      client.current = null;
      opened.close();
    };
  }, [source]);

  useEffect(() => {
    if (!isDone) return;
    let isCurrent = true;
    client.current
      ?.findOutOfSeason({ country, today: Date.now() })
      .then((found) => isCurrent && setOutOfSeason(new Set(found)))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isDone, country]);

  const result = useMemo(
    () =>
      state.phase === "done" ? withFindings(state.result, outOfSeason) : null,
    [state, outOfSeason],
  );
  return { state, result, client };
}

/** The rows with what only all of them together, and the season, tell. */
function withFindings(
  { rows, groups, ...rest }: Result,
  outOfSeason: ReadonlySet<number>,
): Result {
  const grouped = new Set(groups.flatMap(({ members }) => members));
  const complete = rows.map((row): AuditRow => {
    const added = new Set(row.found);
    if (grouped.has(row.index)) added.add("group");
    if (outOfSeason.has(row.index)) added.add("season");
    return added.size === row.found.length
      ? row
      : { ...row, found: findingKeys.filter((key) => added.has(key)) };
  });
  return { rows: complete, groups, ...rest };
}
