"use client";

import { useState } from "react";
import type { ToolMode } from "@/lib/content/blocks";
import type { ToolName } from "@/lib/content/tools/tool";

type CheckerSlotProps = {
  id: string;
  mode: ToolMode | ToolName;
  /**
   * On a page of its own it is in view at once: it waits for the first sign of
   * somebody, so that a page that is read only stays as light as the others.
   */
  isTool?: boolean;
  /**
   * The prerendered checker, as tall as the loaded one, so that nothing moves.
   */
  children: React.ReactNode;
};

const signs = [
  "pointermove",
  "pointerdown",
  "dragenter",
  "scroll",
  "keydown",
] as const;

/** A press goes to what is there: nothing takes its place until it is over. */
const afterPress = () =>
  new Promise<void>((resolve) => {
    for (const end of ["click", "pointercancel"])
      window.addEventListener(end, () => resolve(), { once: true });
  });

function onFirstSign(load: (after?: Promise<void>) => void) {
  const listeners = new AbortController();
  const { signal } = listeners;
  const handle = ({ type }: Event) => {
    listeners.abort();
    load(type === "pointerdown" ? afterPress() : undefined);
  };
  for (const sign of signs)
    window.addEventListener(sign, handle, { passive: true, signal });
  return () => listeners.abort();
}

/** Loads the checker when it is scrolled near or touched. */
export function CheckerSlot({
  id,
  mode,
  isTool = false,
  children,
}: CheckerSlotProps) {
  const [checker, setChecker] = useState<React.ReactNode>();

  const load = (slot: Element, after?: Promise<void>) =>
    import("@/components/guides/checker/checker").then(
      async ({ openChecker }) => {
        await after;
        const opened = openChecker(slot, id, mode);
        setChecker((before) => before ?? opened);
      },
      // Offline: the prerendered one stays, and a touch tries again.
      () => undefined,
    );

  const loadHere = ({ currentTarget }: React.SyntheticEvent<Element>) =>
    load(currentTarget);

  function watch(slot: HTMLDivElement) {
    if (isTool) return onFirstSign((after) => load(slot, after));
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
    <div
      ref={watch}
      onFocusCapture={loadHere}
      {...(!isTool && { onPointerDownCapture: loadHere })}
    >
      {children}
    </div>
  );
}
