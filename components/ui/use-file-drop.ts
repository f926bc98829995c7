"use client";

import { useEffect, useEffectEvent, useState } from "react";

/**
 * Drops a file anywhere on the page; beside the zone the browser would
 * otherwise leave the page to open it.
 */
export function useFileDrop(onFile: (file: File) => void) {
  const [isDragging, setDragging] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const hasFiles = (event: DragEvent) =>
      Array.from(event.dataTransfer?.types ?? []).includes("Files");
    const handleDrag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    };
    window.addEventListener("dragenter", handleDrag, options);
    window.addEventListener("dragover", handleDrag, options);
    window.addEventListener(
      "dragleave",
      (event) => event.relatedTarget === null && setDragging(false),
      options,
    );
    window.addEventListener(
      "drop",
      (event) => {
        setDragging(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file) take(file);
      },
      options,
    );
    return () => listeners.abort();
  }, []);
  return isDragging;
}
