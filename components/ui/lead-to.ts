/**
 * As the `ref` of what takes the focus when it appears, at the top of the
 * window. At once: a smooth scroll that still runs when what follows is there
 * would go on past it.
 */
export function leadTo(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ behavior: "instant", block: "start" });
}
