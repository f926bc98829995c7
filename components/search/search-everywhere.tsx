"use client";

import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { isSlashOn } from "@/components/search/is-slash-on";
import { Button } from "@/components/ui/button";
import { useAction } from "@/components/ui/use-action";

const loadDialog = () => import("@/components/search/search-dialog");
const SearchDialog = lazy(async () => ({
  default: (await loadDialog()).SearchDialog,
}));

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
export function SearchEverywhere() {
  const [isOpen, setOpen] = useState(false);
  // Offline nothing is shown in place of the page, whose texts may be unsaved.
  const { run: open } = useAction(async () => {
    await loadDialog();
    setOpen(true);
  }, "The search could not be loaded");
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isShortcut(event)) return;
    event.preventDefault();
    // Another dialog is finished first.
    if (!document.querySelector("dialog[open]")) open();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => openByKey(event);
    window.addEventListener("keydown", handle);
    return () => window.removeEventListener("keydown", handle);
  }, []);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Search everywhere"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search everywhere (Ctrl+K)"
        onClick={() => open()}
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
