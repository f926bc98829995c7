"use client";

import { useEffect, useEffectEvent } from "react";

/**
 * Calls `refresh` every `interval` milliseconds while the page is visible, and
 * when it becomes visible again.
 */
export function usePolling(refresh: () => void, interval: number) {
  const onTick = useEffectEvent(refresh);

  useEffect(() => {
    const tick = () => {
      if (!document.hidden) onTick();
    };
    const timer = setInterval(tick, interval);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [interval]);
}
