/**
 * The `ref` of what takes the focus when it appears, in place of what had it.
 */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** The same without scrolling. */
export const focusInPlace = (element: HTMLElement | null) =>
  element?.focus({ preventScroll: true });
