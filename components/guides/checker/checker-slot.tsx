"use client";

import { useCallback, useEffect, useId, useState } from "react";
import type { Checker } from "@/components/guides/checker/checker";
import type { CheckerMode } from "@/lib/content/blocks";

type CheckerSlotProps = {
  id: string;
  mode: CheckerMode;
  /**
   * The prerendered checker, as tall as the loaded one, so that nothing moves.
   */
  children: React.ReactNode;
};

/** Loads the checker when it is scrolled near or touched. */
export function CheckerSlot({ id, mode, children }: CheckerSlotProps) {
  const slotId = useId();
  const [isWanted, setWanted] = useState(false);
  const [loaded, setLoaded] = useState<{
    Checker: typeof Checker;
    isFocused: boolean;
  }>();

  const observe = useCallback((slot: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setWanted(true);
      },
      { rootMargin: "300px" },
    );
    observer.observe(slot);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import("@/components/guides/checker/checker")
      .then(({ Checker }) => {
        if (isCurrent)
          setLoaded({
            Checker,
            isFocused:
              document
                .getElementById(slotId)
                ?.contains(document.activeElement) ?? false,
          });
      })
      // Offline: the prerendered one stays, and a touch tries again.
      .catch(() => isCurrent && setWanted(false));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, slotId]);

  return (
    <div
      id={slotId}
      ref={isWanted ? undefined : observe}
      onFocusCapture={() => setWanted(true)}
      onPointerDownCapture={() => setWanted(true)}
    >
      {loaded ? (
        <loaded.Checker
          id={id}
          initialMode={mode}
          isFocused={loaded.isFocused}
        />
      ) : (
        children
      )}
    </div>
  );
}
