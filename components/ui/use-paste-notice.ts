import { useEffect } from "react";

/** Says what a field cut off a paste; loaded with the first focus. */
export function usePasteNotice() {
  useEffect(() => {
    let stop = () => document.removeEventListener("focusin", load);
    const load = () => {
      stop();
      import("@/components/ui/listen-for-pastes").then(
        ({ listenForPastes }) => {
          stop = listenForPastes();
        },
        () => undefined,
      );
    };
    if (document.activeElement !== document.body) load();
    else document.addEventListener("focusin", load);
    return () => stop();
  }, []);
}
