"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { useState } from "react";
import { SWRConfig } from "swr";
import type { Place } from "@/components/search/places";
import { type PlaceGroup, useFound } from "@/components/search/use-found";
import { Dialog } from "@/components/ui/dialog";
import { dataSettings } from "@/lib/browser/data-settings";
import { maxSearch } from "@/lib/listings/history/filter-choices";

/** A dialog that opens gives the focus to what has this attribute. */
function setAutofocus(input: HTMLInputElement | null) {
  input?.setAttribute("autofocus", "");
}

const settings = { ...dataSettings, provider: () => new Map() };

/** Opened by a press of its button or a key; it reads anew each time. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Search everywhere"
      className="mt-[max(1rem,8dvh)]"
    >
      <SWRConfig value={settings}>
        <Search />
      </SWRConfig>
    </Dialog>
  );
}

function Search() {
  const [typed, setTyped] = useState("");
  const { groups, isLoading, error } = useFound(typed);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Autocomplete.Root
      open
      inline
      mode="none"
      autoHighlight="always"
      keepHighlight
      items={groups}
      value={typed}
      onValueChange={setTyped}
      itemToStringValue={({ label }: Place) => label}
    >
      <Autocomplete.Input
        ref={setAutofocus}
        aria-label="Listings, batches, pages and actions"
        placeholder="A listing, a batch, a page"
        maxLength={maxSearch}
        className="min-h-11 w-full rounded-md border border-input bg-card px-3"
      />
      <p role="status" className="mt-2 min-h-6 text-muted-foreground text-sm">
        {error
          ? "Your listings and batches could not be searched. Pages and actions are here."
          : isLoading
            ? "Searching…"
            : count === 0
              ? "Nothing answers to these words."
              : `${count} ${count === 1 ? "place" : "places"}`}
      </p>
      <Autocomplete.List className="-mx-2 max-h-[min(55dvh,30rem)] overflow-y-auto outline-none">
        {(group: PlaceGroup) => (
          <Autocomplete.Group
            key={group.title}
            items={group.items}
            className="py-1"
          >
            <Autocomplete.GroupLabel className="px-2 py-1 font-semibold text-muted-foreground text-sm">
              {group.title}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(place: Place) => <PlaceItem key={place.id} place={place} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}

function PlaceItem({ place }: { place: Place }) {
  return (
    <Autocomplete.Item
      value={place}
      render={
        <a href={place.href}>
          <span className="min-w-0 break-words">{place.label}</span>
          {place.note && (
            <span className="shrink-0 text-muted-foreground text-sm">
              {place.note}
            </span>
          )}
        </a>
      }
      className="flex min-h-11 scroll-my-2 items-center justify-between gap-4 rounded-md px-2 py-1.5 no-underline outline-none data-highlighted:bg-accent"
    />
  );
}
