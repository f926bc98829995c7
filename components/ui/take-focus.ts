/** As the `ref` of what takes the focus when it appears, in its place. */
export const takeFocus = (element: HTMLElement | null) =>
  element?.focus({ preventScroll: true });
