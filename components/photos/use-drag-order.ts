"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { moveTo } from "@/components/photos/photo-list";

/** Pixels that a press may tremble before it drags. */
const threshold = 6;
/**
 * Pixels from an edge of the window within which dragging scrolls, and by how
 * many.
 */
const edge = 72;
const scrollStep = 14;

type Press = { key: string; pointer: number; x: number; y: number };

const keyAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-photo]")?.dataset
    .photo;

/** The click that ends a drag is none. */
function swallowClick() {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() =>
    window.removeEventListener("click", stop, { capture: true }),
  );
}

/**
 * Order by dragging with a mouse, a pen or a finger. While something is dragged
 * the elements stay where they are in the document, since moving them would end
 * the drag; `placeOf` says where each is to be drawn.
 */
export function useDragOrder(
  keys: string[],
  onMove: (key: string, to: number) => void,
) {
  const press = useRef<Press | null>(null);
  const [drag, setDrag] = useState<{ key: string; to: number } | null>(null);
  const order = drag ? moveTo(keys, keys.indexOf(drag.key), drag.to) : keys;

  const handleMove = useEffectEvent((event: PointerEvent) => {
    const { current } = press;
    if (!current || event.pointerId !== current.pointer) return;
    const { clientX: x, clientY: y } = event;
    if (!drag && Math.hypot(x - current.x, y - current.y) < threshold) return;
    event.preventDefault();
    if (y < edge) window.scrollBy(0, -scrollStep);
    if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep);
    const over = order.indexOf(keyAt(x, y) ?? "");
    setDrag({
      key: current.key,
      to: over === -1 ? (drag?.to ?? keys.indexOf(current.key)) : over,
    });
  });
  const cancel = useEffectEvent(() => {
    press.current = null;
    if (drag) setDrag(null);
  });
  const handleUp = useEffectEvent((event: PointerEvent) => {
    if (event.pointerId !== press.current?.pointer) return;
    cancel();
    if (!drag) return;
    swallowClick();
    onMove(drag.key, drag.to);
  });

  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    window.addEventListener("pointermove", (event) => handleMove(event), {
      ...options,
      passive: false,
    });
    window.addEventListener("pointerup", (event) => handleUp(event), options);
    window.addEventListener("pointercancel", () => cancel(), options);
    window.addEventListener(
      "keydown",
      ({ key }) => key === "Escape" && cancel(),
      options,
    );
    return () => listeners.abort();
  }, []);

  return {
    /** What is being dragged. */
    dragged: drag?.key ?? null,
    placeOf: (key: string) => order.indexOf(key),
    /** For the handle, and with a mouse for the whole picture. */
    startFrom: (key: string) => (event: React.PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      press.current = {
        key,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
      };
      // A finger's events stay with what it touched first, which would hide
      // what is below it.
      if (
        event.target instanceof Element &&
        event.target.hasPointerCapture(event.pointerId)
      ) {
        event.target.releasePointerCapture(event.pointerId);
      }
    },
  };
}
