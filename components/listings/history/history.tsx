"use client";

import Link from "next/link";
import { useRef, useState } from "react";
import { HistoryFilters } from "@/components/listings/history/history-filters";
import { HistoryList } from "@/components/listings/history/history-list";
import { UndoBar } from "@/components/listings/history/undo-bar";
import { useDeletion } from "@/components/listings/history/use-deletion";
import { useHistory } from "@/components/listings/history/use-history";
import { useHistoryQuery } from "@/components/listings/history/use-history-query";
import type { HistoryEntry } from "@/lib/listings/schema";

const numbers = new Intl.NumberFormat();

export function History() {
  const { query, open, change } = useHistoryQuery();
  const history = useHistory(query);
  const deletion = useDeletion(history.retry);
  const [selected, setSelected] = useState<number[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const entries = history.entries?.filter(({ id }) => !deletion.hidden.includes(id));
  // The server's total still counts what was deleted since the list was loaded.
  const deleted = (history.entries?.length ?? 0) - (entries?.length ?? 0);
  const total = (history.total ?? 0) - deleted;
  const isFiltered = [query.q, query.category, query.state, query.batch].some((choice) => choice !== "");
  const hasNone = history.total !== null && total === 0;
  const isEmpty = entries?.length === 0 && !history.hasMore && (hasNone || !isFiltered);

  async function remove(removed: HistoryEntry[]) {
    const ids = removed.map(({ id }) => id);
    setSelected((before) => before.filter((id) => !ids.includes(id)));
    await deletion.remove(removed);
  }

  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-4xl outline-none sm:text-5xl">
          Generation History
        </h1>
        <p className="mt-1 flex min-h-7 flex-wrap items-baseline gap-x-4 text-muted-foreground">
          {total > 0 && (
            <>
              <span>
                {`${numbers.format(total)} ${total === 1 ? "listing" : "listings"}${isFiltered ? " in total" : ""}`}
              </span>
              <Link href="/changes" className="underline">
                Did your changes help?
              </Link>
            </>
          )}
        </p>
      </div>
      {!isEmpty && !history.isSignedOut && <HistoryFilters query={query} onChange={change} />}
      <HistoryList
        history={history}
        entries={entries}
        openId={open}
        isEmpty={isEmpty}
        query={query}
        onClearFilters={() => change({ category: "", q: "", state: "", batch: "" })}
        selected={selected}
        onSelect={setSelected}
        onDelete={remove}
      />
      {deletion.last && (
        <UndoBar
          deletion={deletion.last}
          onUndo={async () => {
            await deletion.undo();
            heading.current?.focus({ preventScroll: true });
          }}
          onDismiss={() => {
            deletion.dismiss();
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </>
  );
}
