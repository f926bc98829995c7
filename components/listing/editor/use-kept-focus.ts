"use client";

import { useEffect, useRef } from "react";

/** Of all containers on the page: the one in which was pressed last. */
let pressedIn: object | null = null;

/**
 * Keeps the focus near a button that goes, or that can't be pressed any more,
 * once it has done its work: on the next one in the container, or else on what
 * the container is in. Its handler calls `keepFocus`.
 */
export function useKeptFocus<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  // After every render: some presses change something only later.
  useEffect(() => {
    if (pressedIn !== container || !container.current) return;
    const isLost = isFocusLost();
    if (isLost) focusNear(container.current);
    if (isLost || !container.current.contains(document.activeElement))
      pressedIn = null;
  });
  const keepFocus = () => {
    pressedIn = container;
  };
  return { container, keepFocus };
}

const isFocusLost = () =>
  document.activeElement === document.body ||
  document.activeElement?.matches(":disabled") === true;

/** What is folded away doesn't take it. */
function focusNear(container: HTMLElement) {
  const near = [
    ...container.querySelectorAll<HTMLElement>("button:enabled, summary"),
    container.closest<HTMLElement>("[tabindex]"),
  ];
  for (const element of near) {
    element?.focus({ preventScroll: true });
    if (document.activeElement === element) return;
  }
}
