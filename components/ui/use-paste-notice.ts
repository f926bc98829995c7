import { useEffect } from "react";

/** Says what a field cut off a paste; loaded with the first focus. */
export function usePasteNotice() {
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const load = () =>
      import("@/components/ui/listen-for-pastes").then(
        ({ listenForPastes }) => listenForPastes(signal),
        () => undefined,
      );
    if (document.activeElement !== document.body) load();
    else document.addEventListener("focusin", load, { once: true, signal });
    return () => stopping.abort();
  }, []);
}
