"use client";

import { cloneElement, useId, useState } from "react";
import { LastTooltip, useTooltip } from "@/components/ui/use-tooltip";

/** Around the part of a page that has tooltips, so that the second one opens faster than the first. */
export function TooltipArea({ children }: { children: React.ReactNode }) {
  const [last] = useState(() => ({ closedAt: Number.NEGATIVE_INFINITY }));
  return <LastTooltip value={last}>{children}</LastTooltip>;
}

type TooltipProps = { text: React.ReactNode; children: React.ReactElement<{ "aria-describedby"?: string }> };

/**
 * Stays in its place in the page, below and to the left of what it is about, so that it belongs to a landmark.
 * `children` is one element that can be focused; `text` adds to its name and never replaces it.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { isOpen, handlers } = useTooltip();
  return (
    <span className="relative inline-flex" {...handlers}>
      {isOpen ? cloneElement(children, { "aria-describedby": id }) : children}
      {isOpen && (
        <span className="absolute top-full right-0 z-50 w-max max-w-64 pt-1.5">
          <span
            id={id}
            role="tooltip"
            className="block rounded-md border border-edge bg-ink px-3 py-2 text-paper text-sm shadow-sheet"
          >
            {text}
          </span>
        </span>
      )}
    </span>
  );
}
