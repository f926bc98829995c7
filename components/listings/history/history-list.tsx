"use client";

import { HistoryItem } from "@/components/listings/history/entry/history-item";
import { Empty, NoMatch, SignedOut, Unreachable } from "@/components/listings/history/history-notice";
import { HistorySkeleton } from "@/components/listings/history/history-skeleton";
import { SelectionBar } from "@/components/listings/history/selection-bar";
import type { useHistory } from "@/components/listings/history/use-history";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { HistoryEntry } from "@/lib/listings/schema";

type HistoryListProps = {
  history: ReturnType<typeof useHistory>;
  /** Those to show; undefined until they are there. */
  entries: HistoryEntry[] | undefined;
  /** The entry that is opened at once. */
  openId: number | null;
  isNarrowed: boolean;
  onWiden: () => void;
  selected: number[];
  onSelect: (ids: number[]) => void;
  onDelete: (entries: HistoryEntry[]) => void;
};

export function HistoryList(props: HistoryListProps) {
  const { history, entries } = props;
  if (history.isSignedOut) return <SignedOut />;
  if (!entries) return history.error ? <Unreachable onRetry={history.retry} /> : <HistorySkeleton />;
  return (
    <>
      {history.error && <Outdated message={history.error.message} onRetry={history.retry} />}
      <Entries {...props} entries={entries} />
    </>
  );
}

function Entries(props: HistoryListProps & { entries: HistoryEntry[] }) {
  const { history, entries, isNarrowed, selected, onSelect, onDelete } = props;
  const shown = entries.map(({ id }) => id);
  const chosen = shown.filter((id) => selected.includes(id));
  if (entries.length === 0 && !history.hasMore) return isNarrowed ? <NoMatch onWiden={props.onWiden} /> : <Empty />;
  return (
    <>
      <SelectionBar
        shown={shown}
        selected={chosen}
        onSelect={onSelect}
        onDelete={() => onDelete(entries.filter(({ id }) => chosen.includes(id)))}
      />
      <ul className="space-y-3 transition-opacity delay-200 aria-busy:opacity-60" aria-busy={history.isLoading}>
        {entries.map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            isOpened={entry.id === props.openId}
            isSelected={chosen.includes(entry.id)}
            onSelect={(isSelected) =>
              onSelect(isSelected ? [...chosen, entry.id] : chosen.filter((id) => id !== entry.id))
            }
            onDelete={() => onDelete([entry])}
            onSaved={history.update}
          />
        ))}
      </ul>
      {history.hasMore && (
        <div className="text-center">
          <Button variant="secondary" disabled={history.isLoadingMore} onClick={history.showMore}>
            {history.isLoadingMore ? "Loading" : "Show more"}
          </Button>
        </div>
      )}
    </>
  );
}

function Outdated({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Alert tone="amber" title="We can't reach your history right now">
      <p>{message} What you see is what we last knew.</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
