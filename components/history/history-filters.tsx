"use client";

import { useEffect, useEffectEvent, useId, useState } from "react";
import { sortNames } from "@/components/history/describe-filter";
import {
  FolderBar,
  type FolderBarProps,
} from "@/components/history/folder-bar";
import { Form } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import {
  NativeSelect,
  NativeSelectOption,
} from "@/components/ui/native-select";
import {
  type Category,
  categories,
} from "@/lib/listing-text/fields/listing-choices";
import { maxSearch, type Sort } from "@/lib/listings/history/filter-choices";
import type { HistoryFilter } from "@/lib/listings/history/schema";

/** Milliseconds without a keystroke. */
const searchDelay = 250;

type SearchFormProps = {
  query: HistoryFilter;
  onChange: (change: Partial<HistoryFilter>) => void;
};

export function HistoryFilters(props: FolderBarProps) {
  return (
    <div className="space-y-3">
      <FolderBar {...props} />
      <SearchForm query={props.query} onChange={props.onChange} />
    </div>
  );
}

function SearchForm({ query, onChange }: SearchFormProps) {
  const id = useId();
  return (
    <Form
      role="search"
      className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]"
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchBox q={query.q} onChange={onChange} />
      <div className="contents max-sm:grid max-sm:grid-cols-2 max-sm:gap-3">
        <div>
          <label htmlFor={`${id}-category`} className="sr-only">
            Category
          </label>
          <NativeSelect
            id={`${id}-category`}
            value={query.category}
            onChange={(event) =>
              onChange({ category: event.target.value as Category | "" })
            }
          >
            <NativeSelectOption value="">All categories</NativeSelectOption>
            {categories.map(({ value, label }) => (
              <NativeSelectOption key={value} value={value}>
                {label}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
        <div>
          <label htmlFor={`${id}-sort`} className="sr-only">
            Sort
          </label>
          <NativeSelect
            id={`${id}-sort`}
            value={query.sort}
            onChange={(event) => onChange({ sort: event.target.value as Sort })}
          >
            {Object.entries(sortNames).map(([value, name]) => (
              <NativeSelectOption key={value} value={value}>
                {name}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
      </div>
    </Form>
  );
}

/** Searches once typing pauses. */
function SearchBox({
  q,
  onChange,
}: {
  q: string;
  onChange: SearchFormProps["onChange"];
}) {
  const id = useId();
  const [typed, setTyped] = useState(q);
  const [known, setKnown] = useState(q);
  // The URL changed without typing: back, forward, or cleared filters.
  if (q !== known) {
    setKnown(q);
    if (q !== typed.trim()) setTyped(q);
  }
  const send = useEffectEvent(() => {
    if (typed.trim() !== q) onChange({ q: typed });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the delay.
  useEffect(() => {
    const timer = setTimeout(() => send(), searchDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        Search your listings
      </label>
      <Input
        id={id}
        type="search"
        enterKeyHint="search"
        placeholder="Search name, title, tags"
        maxLength={maxSearch}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}
