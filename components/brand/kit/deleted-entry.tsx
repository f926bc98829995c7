"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

/** Stands in the place of what is deleted for as long as its deletion can be taken back. */
export function DeletedEntry({ name, onUndo }: { name: string; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex min-h-24 items-center justify-between gap-4 px-4 sm:px-5">
      <p role="status" className="min-w-0 text-muted">
        Deleted <span className="font-semibold">{name}</span>
      </p>
      <Button ref={undo} variant="secondary" size="sm" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
