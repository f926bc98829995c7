"use client";

import { type RefObject, useEffect, useState } from "react";

/**
 * Rows above and below the visible ones, so that a quick scroll finds them
 * drawn.
 */
const overscan = 8;
/** Rows by which the drawn part moves: it is not drawn again for each one. */
const step = 4;

/**
 * Shorter lists are drawn whole, so that the browser's own search finds
 * everything.
 */
const minVirtual = 100;

type Range = { from: number; to: number };

/**
 * The rows of a long list that are in view, of equal height in pixels. The page
 * scrolls, not a box in it: on a phone that is how lists scroll. Rows of one
 * height need no measuring, so that no package is loaded for it.
 */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): Range {
  const [range, setRange] = useState<Range>({ from: 0, to: 24 });
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const top = list.current?.getBoundingClientRect().top;
      if (top === undefined) return;
      const first = Math.floor(-top / rowHeight) - overscan;
      const last = Math.ceil((window.innerHeight - top) / rowHeight) + overscan;
      const from = Math.max(0, Math.floor(first / step) * step);
      const to = Math.max(from, Math.ceil(last / step) * step);
      setRange((before) =>
        before.from === from && before.to === to ? before : { from, to },
      );
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    const listeners = new AbortController();
    const options = { passive: true, signal: listeners.signal };
    window.addEventListener("scroll", schedule, options);
    window.addEventListener("resize", schedule, options);
    // The list moves when something above it grows.
    const observer = new ResizeObserver(schedule);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      listeners.abort();
      observer.disconnect();
    };
  }, [list, rowHeight]);
  if (count <= minVirtual) return { from: 0, to: count };
  return {
    from: Math.min(range.from, count - 1),
    to: Math.min(range.to, count),
  };
}
