"use client";

import { useEffect, useRef } from "react";

/**
 * Keeps the focus near a button that goes, or that can't be pressed any more,
 * once it has done its work: on the next one in the container, or else on what
 * the container is in. `change` is what the press changes; its handler calls
 * `keepFocus`.
 */
export function useKeptFocus<Container extends HTMLElement>(change: unknown) {
  const container = useRef<Container>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what it waits for.
  useEffect(() => {
    const wasPressed = isPressed.current;
    isPressed.current = false;
    if (!wasPressed || !isFocusLost()) return;
    const next =
      container.current?.querySelector<HTMLElement>("button:enabled") ??
      container.current?.closest<HTMLElement>("[tabindex]");
    next?.focus({ preventScroll: true });
  }, [change]);
  const keepFocus = () => {
    isPressed.current = true;
  };
  return { container, keepFocus };
}

const isFocusLost = () =>
  document.activeElement === document.body ||
  document.activeElement?.matches(":disabled") === true;
