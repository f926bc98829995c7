"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/browser/api";

/** Milliseconds. */
const undoTime = 4_000;

type Deletion = {
  path: string;
  /** The message if it could not be deleted. */
  failure: string;
  onDeleted: () => void;
};

/**
 * Deletes after a few seconds, or when the user leaves the page, unless it is
 * undone before.
 */
export function useUndoableDelete({ path, failure, onDeleted }: Deletion) {
  const [isDeleting, setDeleting] = useState(false);
  const isUndone = useRef(false);

  const deleteNow = useEffectEvent(async () => {
    try {
      await api("DELETE", path, undefined, { keepalive: true });
    } catch (error) {
      const isGone = error instanceof ApiError && error.code === "not_found";
      if (!isGone) {
        setDeleting(false);
        toast({ title: failure, variant: "error" });
        return;
      }
    }
    onDeleted();
  });

  useEffect(() => {
    if (!isDeleting) return;
    let isSent = false;
    function finish() {
      if (isSent || isUndone.current) return;
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
  }, [isDeleting]);

  return {
    isDeleting,
    remove() {
      isUndone.current = false;
      setDeleting(true);
    },
    undo() {
      isUndone.current = true;
      setDeleting(false);
    },
  };
}

/** Replaces a deleted entry while its deletion can be undone. */
export function DeletedEntry({
  name,
  onUndo,
}: {
  name: string;
  onUndo: () => void;
}) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex min-h-24 items-center justify-between gap-4 px-4 sm:px-5">
      <p role="status" className="min-w-0 text-muted-foreground">
        Deleted <span className="font-semibold">{name}</span>
      </p>
      <Button ref={undo} variant="secondary" size="sm" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
