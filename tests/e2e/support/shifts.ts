import { expect, type Page } from "@playwright/test";

/** What Chromium tells of one layout shift. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: {
    node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
};

type Shift = { value: number; startTime: number; moved: string[] };

/** What web.dev calls good; more makes a finger miss what it aimed at. */
const maxShift = 0.1;

/** Fails with everything that moved where it is more than a good page's. */
export function expectSteady(path: string, shifts: Shift[]) {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = total > maxShift ? shifts : [];
  expect(moved, `${path} moves by ${total.toFixed(3)}`).toEqual([]);
}

/**
 * Call before the page is opened. Returns all layout shifts since: their
 * values, and what moved from where to where.
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    const name = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName} ${node.className}`
        : (node?.parentElement?.tagName ?? "gone");
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const {
        value,
        startTime,
        sources,
      } of list.getEntries() as LayoutShift[])
        shifts.push({
          value,
          startTime,
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${name(node)}: ${place(previousRect)} -> ${place(currentRect)}`,
          ),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    // A shift is reported after its frame.
    await page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(resolve)),
        ),
    );
    return page.evaluate(
      () => (window as typeof window & { shifts: Shift[] }).shifts,
    );
  };
}
