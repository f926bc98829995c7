"use client";

import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useEtsyConnection } from "@/components/etsy";
import {
  folderNames,
  withOpenPoints,
} from "@/components/history/describe-filter";
import { hrefOf, toSearch } from "@/components/history/use-history-query";
import type { useSavedFilters } from "@/components/history/use-saved-filters";
import { useUser } from "@/components/site";
import { Button } from "@/components/ui/button";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import { takeFocus } from "@/components/ui/take-focus";
import type { BatchSummary } from "@/lib/batches/schema";
import {
  type ListingFolder,
  listingFolders,
} from "@/lib/listings/history/filter-choices";
import type { HistoryFilter } from "@/lib/listings/history/schema";
import type { SavedFilter } from "@/lib/listings/saved-filters/schema";

export type FolderBarProps = {
  query: HistoryFilter;
  onChange: (change: Partial<HistoryFilter>) => void;
  batches: BatchSummary[];
  saved: ReturnType<typeof useSavedFilters>;
};

/**
 * Folders, batches and saved filters, in rows that scroll sideways: a single
 * one on a phone.
 */
export function FolderBar({ query, onChange, batches, saved }: FolderBarProps) {
  const search = toSearch(query);
  const row = useChosenInView(`${search} ${saved.filters.length}`);

  function choose(change: Partial<HistoryFilter>) {
    saved.dismiss();
    onChange(change);
  }

  return (
    <div className="space-y-3">
      <div
        ref={row}
        className="relative -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:gap-y-3 sm:overflow-visible sm:px-0"
      >
        <Folders query={query} onChoose={choose} />
        <button
          type="button"
          aria-pressed={query.points !== ""}
          className={`${chip} cursor-pointer aria-pressed:border-primary aria-pressed:bg-accent`}
          onClick={() => choose({ points: query.points === "" ? "open" : "" })}
        >
          {withOpenPoints}
        </button>
        {(batches.length > 0 || query.batch !== "") && (
          <BatchChoice
            batches={batches}
            batch={query.batch}
            onChoose={(batch) => choose({ batch })}
          />
        )}
        {saved.filters.length > 0 && (
          <ul
            aria-label="Saved filters"
            className="flex gap-2 [scrollbar-width:thin] sm:-m-1 sm:w-[calc(100%+0.5rem)] sm:overflow-x-auto sm:p-1"
          >
            {saved.filters.map((one) => (
              <SavedChip
                key={one.id}
                saved={one}
                isCurrent={toSearch(one.filter) === search}
                onChoose={() => choose(one.filter)}
                onDelete={() => saved.remove(one)}
              />
            ))}
          </ul>
        )}
      </div>
      {saved.deleted && (
        <DeletedFilter
          key={saved.deleted.id}
          name={saved.deleted.name}
          onUndo={saved.undo}
        />
      )}
    </div>
  );
}

/**
 * A `ref` of a row: what is chosen in it may be beyond the edge of a phone, and
 * what is chosen last in it tells most.
 */
function useChosenInView(choice: string) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice marks another one.
  useEffect(() => {
    const chosen = row.current?.querySelectorAll<HTMLElement>(
      "[aria-current], [aria-pressed=true]",
    );
    const last = chosen?.item(chosen.length - 1);
    if (row.current && last)
      row.current.scrollLeft = last.offsetLeft - row.current.clientWidth / 2;
  }, [choice]);
  return row;
}

type FoldersProps = {
  query: HistoryFilter;
  onChoose: (change: Partial<HistoryFilter>) => void;
};

function Folders({ query, onChoose }: FoldersProps) {
  const { user } = useUser();
  const { data: connection } = useEtsyConnection(Boolean(user));
  const hasEtsy = connection?.isAvailable === true;
  const folders: (ListingFolder | "")[] = [
    "",
    ...listingFolders.filter(
      (folder) => folder !== "draft" || hasEtsy || query.state === "draft",
    ),
  ];
  return (
    <nav aria-label="Folders" className="flex shrink-0 gap-2">
      {folders.map((state) => (
        <Choice
          key={state}
          href={hrefOf({ ...query, state })}
          isCurrent={query.state === state}
          onChoose={() => onChoose({ state })}
        >
          {state === "" ? "All" : folderNames[state]}
        </Choice>
      ))}
    </nav>
  );
}

const chip =
  "inline-flex min-h-11 shrink-0 items-center rounded-md border border-input bg-card px-3.5 font-semibold text-sm hover:bg-accent";
const chosenChip = "aria-[current]:border-primary aria-[current]:bg-accent";

type ChoiceProps = {
  href: string;
  isCurrent: boolean;
  onChoose: () => void;
  className?: string;
  children: React.ReactNode;
};

/** A link, so that it can be opened in another tab. */
function Choice({
  href,
  isCurrent,
  onChoose,
  className = chip,
  children,
}: ChoiceProps) {
  return (
    <a
      href={href}
      aria-current={isCurrent ? "true" : undefined}
      className={`${className} ${chosenChip}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </a>
  );
}

type BatchChoiceProps = {
  batches: BatchSummary[];
  batch: string;
  onChoose: (batch: string) => void;
};

function BatchChoice({ batches, batch, onChoose }: BatchChoiceProps) {
  const id = useId();
  const isUnknown = batch !== "" && batches.every((one) => one.id !== batch);
  return (
    <div className="w-44 shrink-0">
      <label htmlFor={id} className="sr-only">
        Batch
      </label>
      <NativeSelect
        id={id}
        value={batch}
        aria-current={batch === "" ? undefined : "true"}
        className={`truncate ${chosenChip}`}
        onChange={(event) => onChoose(event.target.value)}
      >
        <NativeSelectOption value="">All batches</NativeSelectOption>
        {isUnknown && (
          <NativeSelectOption value={batch}>Another batch</NativeSelectOption>
        )}
        {batches.map(({ id: value, name }) => (
          <NativeSelectOption key={value} value={value}>
            {name}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}

type SavedChipProps = {
  saved: SavedFilter;
  isCurrent: boolean;
  onChoose: () => void;
  onDelete: () => void;
};

function SavedChip({
  saved: { name, filter },
  isCurrent,
  onChoose,
  onDelete,
}: SavedChipProps) {
  return (
    <li className="flex shrink-0 items-stretch overflow-clip rounded-md border border-input bg-card has-[[aria-current]]:border-primary">
      <Choice
        href={hrefOf(filter)}
        isCurrent={isCurrent}
        onChoose={onChoose}
        className="inline-flex min-h-10.5 max-w-56 items-center py-1 pr-1 pl-3.5 font-semibold text-sm hover:bg-accent"
      >
        <span className="truncate">{name}</span>
      </Choice>
      <button
        type="button"
        aria-label={`Delete the filter ${name}`}
        className="flex w-10.5 cursor-pointer items-center justify-center text-muted-foreground hover:bg-accent hover:text-foreground"
        onClick={onDelete}
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}

function DeletedFilter({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <div className="flex min-h-11 items-center gap-3 text-sm">
      <p role="status" className="min-w-0 truncate text-muted-foreground">
        Deleted the filter <span className="font-semibold">{name}</span>
      </p>
      <Button ref={takeFocus} variant="secondary" size="sm" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
