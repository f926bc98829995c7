"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";
import type { HistoryEntry } from "@/lib/listings/schema";

/** The last deletion. `ids` are those that can come back: none of what was gone before. */
export type Deletion = { entries: HistoryEntry[]; ids: number[] };

/** Whoever deletes and leaves the page at once has deleted. */
const evenIfLeft = { keepalive: true };

async function deleteAtServer(entries: HistoryEntry[]) {
  const [only] = entries;
  if (entries.length > 1 || !only) {
    const ids = entries.map(({ id }) => id);
    return (await api<{ deleted: number[] }>("POST", "/api/listings/delete", { ids }, evenIfLeft)).deleted;
  }
  try {
    await api("DELETE", `/api/listings/${only.id}`, undefined, evenIfLeft);
    return [only.id];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** Deletes at once, and keeps the way back open until the next deletion. */
export function useDeletion(onRestored: () => Promise<void>) {
  const [hidden, setHidden] = useState<number[]>([]);
  const [last, setLast] = useState<Deletion | null>(null);

  const hide = (ids: number[]) => setHidden((before) => [...before, ...ids]);
  const show = (ids: number[]) => setHidden((before) => before.filter((id) => !ids.includes(id)));

  return {
    hidden,
    last,
    async remove(entries: HistoryEntry[]) {
      const ids = entries.map(({ id }) => id);
      hide(ids);
      try {
        setLast({ entries, ids: await deleteAtServer(entries) });
      } catch {
        show(ids);
        toast({ title: "Failed to delete listing", variant: "error" });
      }
    },
    async undo() {
      if (!last) return;
      try {
        const { restored } = await api<{ restored: number[] }>("POST", "/api/listings/restore", { ids: last.ids });
        show(restored);
        setLast(null);
        await onRestored();
      } catch (error) {
        const isGone = error instanceof ApiError && error.status === 404;
        toast({ title: isGone ? "It is too late to take that back" : "Failed to bring it back", variant: "error" });
        if (isGone) setLast(null);
      }
    },
    dismiss: () => setLast(null),
  };
}
