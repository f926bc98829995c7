"use client";

import { HistoryItem } from "@/components/history/history-item";
import {
  HistorySkeleton,
  LoadFailed,
  NoHistory,
  NoMatches,
  SignedOut,
} from "@/components/history/no-history";
import { SelectionBar } from "@/components/history/selection-bar";
import type { useHistory } from "@/components/history/use-history";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import type { HistoryFilter } from "@/lib/listings/history/schema";
import type { HistoryEntry } from "@/lib/listings/schema";

type HistoryListProps = {
  history: ReturnType<typeof useHistory>;
  /** undefined while they load. */
  entries: HistoryEntry[] | undefined;
  /** The entry that starts open. */
  openId: number | null;
  /** Nothing is in the history, whatever is asked of it. */
  isEmpty: boolean;
  query: HistoryFilter;
  onClearFilters: () => void;
  selected: number[];
  onSelect: (ids: number[]) => void;
  onEdit: (ids: number[]) => void;
  onDelete: (entries: HistoryEntry[]) => void;
};

export function HistoryList(props: HistoryListProps) {
  const { history, entries } = props;
  if (history.isSignedOut) return <SignedOut />;
  if (!entries)
    return history.error ? (
      <LoadFailed onRetry={history.retry} />
    ) : (
      <HistorySkeleton />
    );
  return (
    <>
      {history.error && (
        <OutdatedAlert
          message={history.error.message}
          onRetry={history.retry}
        />
      )}
      <NotOpened opened={history.opened} />
      <Entries {...props} entries={entries} />
    </>
  );
}

function Entries(props: HistoryListProps & { entries: HistoryEntry[] }) {
  const { history, entries, isEmpty, selected, onSelect, onDelete } = props;
  const shown = entries.map(({ id }) => id);
  const chosen = shown.filter((id) => selected.includes(id));
  if (entries.length === 0 && !history.hasMore)
    return isEmpty ? (
      <NoHistory />
    ) : (
      <NoMatches query={props.query} onClearFilters={props.onClearFilters} />
    );
  return (
    <>
      <SelectionBar
        shown={shown}
        selected={chosen}
        onSelect={onSelect}
        onEdit={props.onEdit}
        onDelete={() =>
          onDelete(entries.filter(({ id }) => chosen.includes(id)))
        }
      />
      <ul
        className="space-y-3 transition-opacity delay-200 aria-busy:opacity-60"
        aria-busy={history.isLoading}
      >
        {entries.map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            startsOpen={entry.id === props.openId}
            isSelected={chosen.includes(entry.id)}
            onSelect={(isSelected) =>
              onSelect(
                isSelected
                  ? [...chosen, entry.id]
                  : chosen.filter((id) => id !== entry.id),
              )
            }
            onDelete={() => onDelete([entry])}
            onSaved={history.update}
          />
        ))}
      </ul>
      {history.hasMore && (
        <div className="text-center">
          <Button
            variant="secondary"
            disabled={history.isLoadingMore}
            onClick={history.showMore}
          >
            {history.isLoadingMore ? "Loading" : "Show more"}
          </Button>
        </div>
      )}
    </>
  );
}

/** Why the listing that the URL names is not shown. */
function NotOpened({
  opened: { isGone, error, mutate },
}: {
  opened: HistoryListProps["history"]["opened"];
}) {
  if (isGone)
    return (
      <Alert
        variant="warning"
        title="That listing is no longer in your history"
      />
    );
  if (!error) return null;
  return (
    <Alert variant="warning" title="The listing could not be opened">
      <p>{error.message}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        onClick={() => mutate()}
      >
        Try again
      </Button>
    </Alert>
  );
}

function OutdatedAlert({
  message,
  onRetry,
}: {
  message: string;
  onRetry: () => void;
}) {
  return (
    <Alert variant="warning" title="Your history could not be refreshed">
      <p>{message} This list may be out of date.</p>
      <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
