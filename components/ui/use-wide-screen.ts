import { useState } from "react";

/**
 * Whether there is room beside the main column, when the component appears:
 * what would be scrolled past starts folded.
 */
export function useWideScreen(): boolean {
  const [isWide] = useState(
    () => window.matchMedia?.("(min-width: 64rem)").matches ?? true,
  );
  return isWide;
}
