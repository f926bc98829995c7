"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";

/** Milliseconds in which a deletion can be taken back. */
const undoTime = 4_000;

type Deletion = {
  /** What is deleted, at our API. */
  path: string;
  /** Said when it could not be deleted. */
  failure: string;
  onDeleted: () => void;
};

/** Deletes a moment later, or at once when the page is left, unless it is taken back before. */
export function useUndoableDelete({ path, failure, onDeleted }: Deletion) {
  const [isLeaving, setLeaving] = useState(false);
  const isUndone = useRef(false);

  const deleteNow = useEffectEvent(async () => {
    try {
      await api("DELETE", path, undefined, { keepalive: true });
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (!isGone) {
        setLeaving(false);
        toast({ title: failure, variant: "error" });
        return;
      }
    }
    onDeleted();
  });

  useEffect(() => {
    if (!isLeaving) return;
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
  }, [isLeaving]);

  return {
    isLeaving,
    remove() {
      isUndone.current = false;
      setLeaving(true);
    },
    undo() {
      isUndone.current = true;
      setLeaving(false);
    },
  };
}
