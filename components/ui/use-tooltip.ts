"use client";

import { createContext, useContext, useEffect, useRef, useState } from "react";

/** Milliseconds: how long the pointer rests before the first one opens, and how soon after it the next needs no wait. */
const openDelay = 700;
const skipDelay = 300;

/** When a tooltip of this part of the page was last seen open. */
export const LastTooltip = createContext({ closedAt: Number.NEGATIVE_INFINITY });

/** Whether a tooltip is open, and what its surroundings must tell it. */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const last = useContext(LastTooltip);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPressed = useRef(false);

  function close() {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (isOpen) last.closedAt = Date.now();
    setOpen(false);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && setOpen(false);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);

  return {
    isOpen,
    handlers: {
      onPointerMove({ pointerType }: React.PointerEvent) {
        if (pointerType === "touch" || timer.current !== undefined || isPressed.current) return;
        const delay = Date.now() - last.closedAt < skipDelay ? 0 : openDelay;
        timer.current = setTimeout(() => setOpen(true), delay);
      },
      onPointerLeave() {
        isPressed.current = false;
        close();
      },
      onPointerDown() {
        isPressed.current = true;
        close();
      },
      onFocus() {
        if (!isPressed.current) setOpen(true);
      },
      onBlur() {
        isPressed.current = false;
        close();
      },
    },
  };
}
