"use client";

import { useState } from "react";
import type { ToolMode } from "@/lib/content/blocks";
import type { ToolName } from "@/lib/content/tools/tool";

type CheckerSlotProps = {
  id: string;
  mode: ToolMode | ToolName;
  /**
   * The prerendered checker, as tall as the loaded one, so that nothing moves.
   */
  children: React.ReactNode;
};

/** Loads the checker when it is scrolled near or touched. */
export function CheckerSlot({ id, mode, children }: CheckerSlotProps) {
  const [checker, setChecker] = useState<React.ReactNode>();

  const load = (slot: Element) =>
    import("@/components/guides/checker/checker").then(
      ({ openChecker }) => {
        const opened = openChecker(slot, id, mode);
        setChecker((before) => before ?? opened);
      },
      // Offline: the prerendered one stays, and a touch tries again.
      () => undefined,
    );

  const loadHere = ({ currentTarget }: React.SyntheticEvent<Element>) =>
    load(currentTarget);

  function watch(slot: HTMLDivElement) {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) load(slot);
      },
      { rootMargin: "300px" },
    );
    observer.observe(slot);
    return () => observer.disconnect();
  }

  if (checker) return checker;
  return (
    <div ref={watch} onFocusCapture={loadHere} onPointerDownCapture={loadHere}>
      {children}
    </div>
  );
}
