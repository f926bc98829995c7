"use client";

import { Tooltip as Radix } from "radix-ui";

/** Around the part of a page that has tooltips, so that the second one opens faster than the first. */
export function TooltipArea({ children }: { children: React.ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** Stays in its place in the page, so that it belongs to a landmark. `children` is one element that can be focused; `text` adds to its name and never replaces it. */
export function Tooltip({ text, children }: { text: React.ReactNode; children: React.ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Content
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-72 rounded-md border border-edge bg-ink px-3 py-2 text-paper text-sm shadow-sheet"
      >
        {text}
      </Radix.Content>
    </Radix.Root>
  );
}
