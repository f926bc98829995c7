"use client";

import Link from "next/link";
import { lazy, Suspense, useId, useState } from "react";
import useSWR from "swr";
import { describeFilter } from "@/components/history/describe-filter";
import { HistoryFilters } from "@/components/history/history-filters";
import { HistoryList } from "@/components/history/history-list";
import { SaveFilter } from "@/components/history/save-filter";
import { UndoBar } from "@/components/history/undo-bar";
import { useDeletion } from "@/components/history/use-deletion";
import { useHistory } from "@/components/history/use-history";
import {
  toSearch,
  useHistoryQuery,
} from "@/components/history/use-history-query";
import { useSavedFilters } from "@/components/history/use-saved-filters";
import { loadSheet, useSheetPlace } from "@/components/sheet";
import { useUser } from "@/components/site";
import { giveFocus } from "@/components/ui/take-focus";
import type { BatchSummary } from "@/lib/batches/schema";
import type { HistoryEntry } from "@/lib/listings/schema";

const numbers = new Intl.NumberFormat();

const Sheet = lazy(async () => {
  const file = await loadSheet();
  return { default: file.Sheet };
});

/** The listings, or those of them that are edited together. */
export function History() {
  const { ids, open, close } = useSheetPlace();
  if (ids.length === 0) return <Listings onEdit={open} />;
  return (
    <Suspense>
      <Sheet ids={ids} back="Back to your listings" onClose={close} />
    </Suspense>
  );
}

function Listings({ onEdit }: { onEdit: (ids: number[]) => void }) {
  const { query, open, change } = useHistoryQuery();
  const history = useHistory(query, open);
  const batches = useBatches(query.batch);
  const saved = useSavedFilters();
  const deletion = useDeletion(history.retry);
  const [selected, setSelected] = useState<number[]>([]);
  const headingId = useId();
  const focusHeading = () => giveFocus(headingId);
  const { entries, total } = withoutDeleted(history, deletion.hidden);
  const isFiltered = hasChoice(query);
  const hasNone = history.total !== null && total === 0;
  const isEmpty =
    entries?.length === 0 && !history.hasMore && (hasNone || !isFiltered);
  const isShown = !isEmpty && !history.isSignedOut;

  async function remove(removed: HistoryEntry[]) {
    const ids = removed.map(({ id }) => id);
    setSelected((before) => before.filter((id) => !ids.includes(id)));
    await deletion.remove(removed);
  }

  return (
    <>
      <HistoryHead headingId={headingId} total={total} isFiltered={isFiltered}>
        {isShown && toSearch(query) !== "" && !saved.isSaved(query) && (
          <SaveFilter
            suggestion={describeFilter(
              query,
              batches.find(({ id }) => id === query.batch)?.name,
            )}
            onSave={async (name) => {
              await saved.save(name, query);
              focusHeading();
            }}
          />
        )}
      </HistoryHead>
      {isShown && (
        <HistoryFilters
          query={query}
          onChange={change}
          batches={batches}
          saved={saved}
        />
      )}
      <HistoryList
        history={history}
        entries={entries}
        openId={open}
        isEmpty={isEmpty}
        query={query}
        onClearFilters={() =>
          change({ category: "", q: "", state: "", points: "", batch: "" })
        }
        selected={selected}
        onSelect={setSelected}
        onEdit={onEdit}
        onDelete={remove}
      />
      {deletion.last && (
        <UndoBar
          deletion={deletion.last}
          onUndo={async () => {
            await deletion.undo();
            focusHeading();
          }}
          onDismiss={() => {
            deletion.dismiss();
            focusHeading();
          }}
        />
      )}
    </>
  );
}

const hasChoice = ({
  q,
  category,
  state,
  points,
  batch,
}: ReturnType<typeof useHistoryQuery>["query"]) =>
  [q, category, state, points, batch].some((choice) => choice !== "");

type Listed = Pick<ReturnType<typeof useHistory>, "entries" | "total">;

/** The list as it is once the deletions are made. */
function withoutDeleted(history: Listed, hidden: readonly number[]) {
  const entries = history.entries?.filter(({ id }) => !hidden.includes(id));
  // The server's total still counts what was deleted since the list was loaded.
  const deleted = (history.entries?.length ?? 0) - (entries?.length ?? 0);
  const total = (history.total ?? 0) - deleted;
  return { entries, total };
}

type HistoryHeadProps = {
  headingId: string;
  total: number;
  /** The total is more than what is shown. */
  isFiltered: boolean;
  children: React.ReactNode;
};

function HistoryHead({
  headingId,
  total,
  isFiltered,
  children,
}: HistoryHeadProps) {
  return (
    <div>
      <h1
        id={headingId}
        tabIndex={-1}
        className="text-4xl outline-none sm:text-5xl"
      >
        Generation History
      </h1>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <p className="flex flex-wrap items-baseline gap-x-4 text-muted-foreground">
          {total > 0 && (
            <>
              <span>
                {`${numbers.format(total)} ${total === 1 ? "listing" : "listings"}${isFiltered ? " in total" : ""}`}
              </span>
              <Link href="/changes" className="underline">
                Results
              </Link>
            </>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}

/** Batches that have listings, and the chosen one whatever it has. */
function useBatches(chosen: string) {
  const { user } = useUser();
  const { data } = useSWR<BatchSummary[], Error>(user ? "/api/batches" : null);
  return (data ?? []).filter(
    ({ id, counts }) => id === chosen || counts.ready + counts.accepted > 0,
  );
}
