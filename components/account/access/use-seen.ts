import { type RefObject, useEffect, useState } from "react";

/**
 * Whether the element has been seen for so many milliseconds on end: whole, in
 * a window that is shown and has the focus. Another page can bring this one
 * under a hand that is pressing already, or cover it until then; nobody has
 * read it so.
 */
export function useSeen(
  element: RefObject<Element | null>,
  milliseconds: number,
): boolean {
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    let isInView = false;
    let timer: number | undefined;
    const restart = () => {
      window.clearTimeout(timer);
      setSeen(false);
      if (
        isInView &&
        document.visibilityState === "visible" &&
        document.hasFocus()
      )
        timer = window.setTimeout(() => setSeen(true), milliseconds);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        isInView = entries.at(-1)?.isIntersecting ?? false;
        restart();
      },
      { threshold: 0.99 },
    );
    observer.observe(current);
    const changes = [
      [window, "focus"],
      [window, "blur"],
      [document, "visibilitychange"],
    ] as const;
    for (const [target, name] of changes)
      target.addEventListener(name, restart);
    return () => {
      window.clearTimeout(timer);
      observer.disconnect();
      for (const [target, name] of changes)
        target.removeEventListener(name, restart);
    };
  }, [element, milliseconds]);

  return isSeen;
}
