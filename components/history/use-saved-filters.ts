"use client";

import { useState } from "react";
import useSWR from "swr";
import { toSearch } from "@/components/history/use-history-query";
import { useUser } from "@/components/site";
import { toast } from "@/components/ui/toast";
import { api, apiResponse } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type { HistoryFilter } from "@/lib/listings/history/schema";
import type { SavedFilter } from "@/lib/listings/saved-filters/schema";

const path = "/api/listings/filters";

type Deletion = {
  filter: SavedFilter;
  /** Whether it was deleted at the server. */
  answer: Promise<boolean>;
};

/**
 * The filters that the seller saved, by name; empty until they are loaded, and
 * where they can't be.
 */
export function useSavedFilters() {
  const { user } = useUser();
  const { data, mutate } = useSWR<SavedFilter[], Error>(user ? path : null);
  /** Deleted last, until it is taken back or something else is chosen. */
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const filters = data ?? [];
  const byName = (list: SavedFilter[]) =>
    list.toSorted((a, b) => (a.name < b.name ? -1 : 1));

  async function save(name: string, filter: HistoryFilter) {
    const saved = await api<SavedFilter>("POST", path, { name, filter });
    await mutate((known = []) => byName([...known, saved]), {
      revalidate: false,
    });
    setDeletion(null);
    return saved;
  }

  async function sendDeletion(filter: SavedFilter): Promise<boolean> {
    try {
      await apiResponse("DELETE", `${path}/${filter.id}`, undefined, {
        keepalive: true,
      });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return true;
      setDeletion(null);
      await mutate();
      toast({ title: "Failed to delete the filter", variant: "error" });
      return false;
    }
  }

  return {
    filters,
    isSaved: (filter: HistoryFilter) =>
      filters.some((saved) => toSearch(saved.filter) === toSearch(filter)),
    deleted: deletion?.filter ?? null,
    dismiss: () => setDeletion(null),
    /** Throws the `ApiError` of a refusal. */
    save,
    async remove(filter: SavedFilter) {
      await mutate((known = []) => known.filter(({ id }) => id !== filter.id), {
        revalidate: false,
      });
      const answer = sendDeletion(filter);
      setDeletion({ filter, answer });
      await answer;
    },
    async undo() {
      if (!deletion) return;
      // Sent before, it could be refused for the name, or arrive first and be
      // deleted with it.
      if (!(await deletion.answer)) return;
      try {
        await save(deletion.filter.name, deletion.filter.filter);
      } catch (error) {
        const description =
          error instanceof ApiError ? error.message : "Please try again.";
        toast({
          title: "Failed to restore the filter",
          description,
          variant: "error",
        });
      }
    },
  };
}
