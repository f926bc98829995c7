"use client";

import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";
import type { HistoryEntry } from "@/lib/listings/schema";

/**
 * `ids` are the listings that can be restored; those that were already deleted
 * are not among them.
 */
export type Deletion = { entries: HistoryEntry[]; ids: number[] };

/** The request completes even if the user leaves the page. */
const evenOnLeave = { keepalive: true };

async function sendDeletion(entries: HistoryEntry[]) {
  const [only] = entries;
  if (entries.length > 1 || !only) {
    const ids = entries.map(({ id }) => id);
    return (
      await api<{ deleted: number[] }>(
        "POST",
        "/api/listings/delete",
        { ids },
        evenOnLeave,
      )
    ).deleted;
  }
  try {
    await api("DELETE", `/api/listings/${only.id}`, undefined, evenOnLeave);
    return [only.id];
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** Deletes at once. The last deletion can be undone. */
export function useDeletion(onRestored: () => Promise<void>) {
  const [hidden, setHidden] = useState<number[]>([]);
  const [last, setLast] = useState<Deletion | null>(null);

  const hide = (ids: number[]) => setHidden((before) => [...before, ...ids]);
  const show = (ids: number[]) =>
    setHidden((before) => before.filter((id) => !ids.includes(id)));

  return {
    hidden,
    last,
    async remove(entries: HistoryEntry[]) {
      const ids = entries.map(({ id }) => id);
      hide(ids);
      try {
        setLast({ entries, ids: await sendDeletion(entries) });
      } catch {
        show(ids);
        toast({ title: "Failed to delete listing", variant: "error" });
      }
    },
    async undo() {
      if (!last) return;
      try {
        const { restored } = await api<{ restored: number[] }>(
          "POST",
          "/api/listings/restore",
          { ids: last.ids },
        );
        show(restored);
        setLast(null);
        await onRestored();
      } catch (error) {
        const isGone = error instanceof ApiError && error.status === 404;
        toast({
          title: isGone
            ? "This can no longer be undone"
            : "Failed to restore listing",
          variant: "error",
        });
        if (isGone) setLast(null);
      }
    },
    dismiss: () => setLast(null),
  };
}
