import { useEffect, useState } from "react";
import useSWR from "swr";
import {
  findActions,
  findPages,
  isMatch,
  type Place,
} from "@/components/search/places";
import type { BatchSummary } from "@/lib/batches/schema";
import { maxSearch } from "@/lib/listings/history/filter-choices";
import type { HistoryEntry } from "@/lib/listings/schema";

export type PlaceGroup = { title: string; items: Place[] };

/** Milliseconds without a keystroke. */
const delay = 200;
const most = 6;
const dates = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

function useLater(text: string) {
  const [later, setLater] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setLater(text), delay);
    return () => clearTimeout(timer);
  }, [text]);
  return later;
}

const listingPlace = ({ id, productName, createdAt }: HistoryEntry): Place => ({
  id: `listing ${id}`,
  label: productName,
  note: dates.format(new Date(createdAt)),
  href: `/history?open=${id}`,
});

const batchPlace = ({ id, name, createdAt }: BatchSummary): Place => ({
  id: `batch ${id}`,
  label: name,
  note: dates.format(new Date(createdAt)),
  href: `/batches?batch=${id}`,
});

/**
 * What answers to the typed words: listings by the search of the history,
 * everything else by its name. Nothing that is empty.
 */
export function useFound(typed: string) {
  const asked = useLater(typed.trim().slice(0, maxSearch));
  const search = new URLSearchParams({ limit: String(most), q: asked });
  const listings = useSWR<HistoryEntry[], Error>(
    `/api/listings/history?${search}`,
    { keepPreviousData: true },
  );
  const batches = useSWR<BatchSummary[], Error>("/api/batches");
  const isLate = asked !== typed.trim().slice(0, maxSearch);
  const isLoading = isLate || listings.isValidating;
  // Until the answer is there, of the one before only what still answers: Enter
  // opens what is shown.
  const found = (listings.data ?? []).filter(
    ({ productName }) => !isLoading || isMatch(productName, typed),
  );
  const groups: PlaceGroup[] = [
    { title: "Listings", items: found.map(listingPlace) },
    {
      title: "Batches",
      items: (batches.data ?? [])
        .filter(({ name }) => isMatch(name, typed))
        .slice(0, most)
        .map(batchPlace),
    },
    { title: "Actions", items: findActions(typed) },
    { title: "Pages", items: findPages(typed) },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isLoading,
    error: listings.error ?? batches.error,
  };
}
