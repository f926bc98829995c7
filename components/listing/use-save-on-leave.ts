import { useCallback, useEffect, useRef } from "react";

type Save = (options?: { keepalive?: boolean }) => Promise<void>;

/**
 * Saves when the page is left and when its editor goes. Gives a function that
 * runs the latest `save`, for what happens later; it stays the same.
 */
export function useSaveOnLeave(save: Save): () => Promise<void> {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const saveOnLeave = () => void latest.current({ keepalive: true });
    window.addEventListener("pagehide", saveOnLeave);
    return () => {
      window.removeEventListener("pagehide", saveOnLeave);
      saveOnLeave();
    };
  }, []);
  return useCallback(() => latest.current(), []);
}
