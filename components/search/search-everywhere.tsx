"use client";

import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { isSlashOn } from "@/components/search/is-slash-on";
import { Button } from "@/components/ui/button";

const SearchDialog = lazy(async () => {
  const file = await import("@/components/search/search-dialog");
  return { default: file.SearchDialog };
});

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

function isShortcut(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key.toLowerCase() === "k")
    return (ctrlKey || metaKey) && !altKey && !shiftKey;
  const isAlone = !ctrlKey && !metaKey && !altKey;
  return key === "/" && isAlone && !isField(target) && isSlashOn();
}

/**
 * The search over a seller's listings, batches, pages and actions: a button,
 * Ctrl+K or ⌘K, and "/" outside of fields. Loaded when it is asked for.
 */
export function SearchEverywhere({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function open(event: KeyboardEvent) {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      // Another dialog is finished first.
      if (!document.querySelector("dialog[open]")) setOpen(true);
    }
    window.addEventListener("keydown", open);
    return () => window.removeEventListener("keydown", open);
  }, []);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Search everywhere"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search everywhere (Ctrl+K)"
        className={className}
        onClick={() => setOpen(true)}
      >
        <Search className="size-5" />
      </Button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
