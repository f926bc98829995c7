"use client";

import { useEffect, useEffectEvent, useState } from "react";

const holdsFiles = (data: DataTransfer | null) => Array.from(data?.types ?? []).includes("Files");

/** Text that is pasted into a field stays text, even if the clipboard holds a picture of it too. */
function isTextPaste(event: ClipboardEvent) {
  const isField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
  return isField && Array.from(event.clipboardData?.types ?? []).includes("text/plain");
}

/**
 * Takes photos that are pasted, or dropped anywhere on the page: beside the drop zone the browser would open the file
 * and the page with everything in it would be gone.
 */
export function usePhotoIntake(onPhoto: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    const file = files?.[0];
    if (file) onPhoto(file);
    return file !== undefined;
  });

  useEffect(() => {
    function handleDrag(event: DragEvent) {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    }
    function handleLeave(event: DragEvent) {
      if (event.relatedTarget === null) setOver(false);
    }
    function handleDrop(event: DragEvent) {
      setOver(false);
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    }
    function handlePaste(event: ClipboardEvent) {
      if (!isTextPaste(event) && take(event.clipboardData?.files)) event.preventDefault();
    }
    const ending = new AbortController();
    const options = { signal: ending.signal };
    window.addEventListener("dragenter", handleDrag, options);
    window.addEventListener("dragover", handleDrag, options);
    window.addEventListener("dragleave", handleLeave, options);
    window.addEventListener("drop", handleDrop, options);
    window.addEventListener("paste", handlePaste, options);
    return () => ending.abort();
  }, []);

  return isOver;
}
