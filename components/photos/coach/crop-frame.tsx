import { useId, useRef } from "react";
import { CropShade, share } from "@/components/photos/coach/etsy-crop-view";
import {
  corners,
  edges,
  type Handle,
  moveBox,
  resizeBox,
  wholePhoto,
} from "@/components/photos/coach/resize-box";
import type { CropBox } from "@/lib/photos/coach/etsy-crops";

type CropFrameProps = {
  box: CropBox;
  /** Width to height, in shares of the photo's sides; null for any. */
  ratio: number | null;
  /** Where other lines are shown. */
  isPlain: boolean;
  /** Changes of one drag, or of one handle's keys, have one group. */
  onChange: (box: CropBox, group: string) => void;
};

type Change = (box: CropBox, x: number, y: number) => CropBox;

/** Share of a side that an arrow key moves a handle by, and with Shift. */
const [small, large] = [0.01, 0.05];
const directions: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The part of a photo to keep, with handles for pointers, fingers and keys. */
export function CropFrame({ box, ratio, isPlain, onChange }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const startDrag = useDrag(frame, box, onChange);

  function on(name: string, change: Change) {
    return {
      "aria-label": name,
      "aria-describedby": hintId,
      onPointerDown: startDrag(change),
      onKeyDown(event: React.KeyboardEvent) {
        const direction = directions[event.key];
        if (!direction) return;
        event.preventDefault();
        const by = event.shiftKey ? large : small;
        onChange(
          change(box, direction[0] * by, direction[1] * by),
          `keys ${name}`,
        );
      },
    };
  }

  const isWhole =
    box.width === wholePhoto.width && box.height === wholePhoto.height;
  const resizeBy = (handle: Handle) => (from: CropBox, x: number, y: number) =>
    resizeBox(from, handle, x, y, ratio);
  return (
    <div ref={frame} className="absolute inset-0 touch-none select-none">
      <CropShade box={box} />
      <button
        type="button"
        {...on("Part that is kept", moveBox)}
        className={`absolute touch-none ${isWhole ? "cursor-default" : "cursor-move"}`}
        style={{
          left: share(box.left),
          top: share(box.top),
          width: share(box.width),
          height: share(box.height),
        }}
      >
        {!isPlain && <Thirds />}
      </button>
      {(ratio === null ? [...edges, ...corners] : corners).map((handle) => (
        <button
          key={handle.name}
          type="button"
          {...on(handle.name, resizeBy(handle))}
          className="group absolute flex size-11 -translate-x-1/2 -translate-y-1/2 touch-none items-center justify-center"
          style={{
            left: share(box.left + (box.width * (handle.x + 1)) / 2),
            top: share(box.top + (box.height * (handle.y + 1)) / 2),
            cursor: cursorOf(handle),
          }}
        >
          <span
            aria-hidden="true"
            className={`block rounded-full border-2 border-white bg-primary shadow-[0_0_0_1px_black] ${sizeOf(handle)}`}
          />
        </button>
      ))}
      <p id={hintId} hidden>
        Drag it, or press the arrow keys; with Shift it moves further.
      </p>
    </div>
  );
}

/**
 * Starts a drag that follows the pointer, wherever it goes, until it is lifted.
 */
function useDrag(
  frame: React.RefObject<HTMLDivElement | null>,
  box: CropBox,
  onChange: CropFrameProps["onChange"],
) {
  return (change: Change) => (event: React.PointerEvent<HTMLElement>) => {
    const area = frame.current?.getBoundingClientRect();
    if (!area || area.width === 0 || area.height === 0 || event.button !== 0)
      return;
    const { pointerId, clientX, clientY, currentTarget: handle } = event;
    const group = `drag at ${event.timeStamp}`;
    // Not every browser keeps sending the events of a finger that has left the
    // handle.
    handle.setPointerCapture?.(pointerId);
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const end = () => listeners.abort();
    handle.addEventListener(
      "pointermove",
      (moved: PointerEvent) => {
        if (moved.pointerId !== pointerId) return;
        onChange(
          change(
            box,
            (moved.clientX - clientX) / area.width,
            (moved.clientY - clientY) / area.height,
          ),
          group,
        );
      },
      options,
    );
    handle.addEventListener("pointerup", end, options);
    handle.addEventListener("pointercancel", end, options);
  };
}

function cursorOf({ x, y }: Handle) {
  if (x === 0) return "ns-resize";
  if (y === 0) return "ew-resize";
  return x === y ? "nwse-resize" : "nesw-resize";
}

function sizeOf({ x, y }: Handle) {
  if (x === 0) return "h-2.5 w-7";
  return y === 0 ? "h-7 w-2.5" : "size-4.5";
}

function Thirds() {
  const line = "absolute bg-white/60";
  return (
    <span aria-hidden="true">
      <span className={`${line} inset-y-0 left-1/3 w-px`} />
      <span className={`${line} inset-y-0 left-2/3 w-px`} />
      <span className={`${line} inset-x-0 top-1/3 h-px`} />
      <span className={`${line} inset-x-0 top-2/3 h-px`} />
    </span>
  );
}
