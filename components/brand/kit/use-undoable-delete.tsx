"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { api } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

/** Milliseconds. */
const undoTime = 4_000;

type Deletion = {
  path: string;
  /** What stands for the entry while its deletion can be undone. */
  name: string;
  /** The message if it could not be deleted. */
  failure: string;
  /** `hadFocus`: whether the focus was in the entry and must move. */
  onDeleted: (hadFocus: boolean) => void;
};

/**
 * Deletes after a few seconds, or when the user leaves the page, unless it is
 * undone before. Meanwhile `deletedEntry` takes the place of the entry.
 */
export function useUndoableDelete({
  path,
  name,
  failure,
  onDeleted,
}: Deletion) {
  /** Aborted when it is undone. */
  const [deletion, setDeletion] = useState<AbortController | null>(null);
  const undo = useRef<HTMLButtonElement>(null);

  const deleteNow = useEffectEvent(async () => {
    try {
      await api("DELETE", path, undefined, { keepalive: true });
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "not_found";
      if (!isGone) {
        setDeletion(null);
        toast({ title: failure, variant: "error" });
        return;
      }
    }
    onDeleted(undo.current?.matches(":focus") ?? false);
  });

  useEffect(() => {
    if (deletion === null) return;
    undo.current?.focus({ preventScroll: true });
    let isSent = false;
    function finish() {
      if (isSent || deletion?.signal.aborted) return;
      isSent = true;
      deleteNow();
    }
    const timer = setTimeout(finish, undoTime);
    window.addEventListener("pagehide", finish);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", finish);
      finish();
    };
  }, [deletion]);

  function handleUndo() {
    deletion?.abort();
    setDeletion(null);
  }

  return {
    remove: () => setDeletion(new AbortController()),
    deletedEntry: deletion && (
      <div className="flex min-h-24 items-center justify-between gap-4 px-4 sm:px-5">
        <p role="status" className="min-w-0 text-muted-foreground">
          Deleted <span className="font-semibold">{name}</span>
        </p>
        <Button ref={undo} variant="secondary" size="sm" onClick={handleUndo}>
          Undo
        </Button>
      </div>
    ),
  };
}
