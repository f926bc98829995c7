"use client";

import { RotateCcw, RotateCw, Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { CropFrame } from "@/components/photos/coach/crop-frame";
import { PhotoFrame } from "@/components/photos/coach/photo-frame";
import {
  fitBox,
  toCrop,
  wholePhoto,
} from "@/components/photos/coach/resize-box";
import { ShapeChoice } from "@/components/photos/coach/shape-choice";
import { useOriginal } from "@/components/photos/coach/use-original";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { useHistory } from "@/components/ui/use-history";
import { etsyCrops } from "@/lib/photos/coach/etsy-crops";
import type { PhotoSize } from "@/lib/photos/limits";
import {
  isEdited,
  maxStraighten,
  noEdits,
  type PhotoEdits,
  straightenedShare,
  turnCrop,
  turnedSize,
} from "@/lib/photos/photo-edits";

export type PhotoEditorProps = {
  /**
   * The photo before any edit: the chosen file, or the address of the stored
   * copy.
   */
  original: File | string;
  /** What has been changed about it so far. */
  edits: PhotoEdits | null;
  onUse: (original: File, edits: PhotoEdits) => void;
  onCancel: () => void;
};

/**
 * Crops, turns and straightens one photo. Nothing is drawn that the camera
 * didn't see.
 */
export function PhotoEditor({
  original,
  edits,
  onUse,
  onCancel,
}: PhotoEditorProps) {
  const opened = useOriginal(original);
  if (opened.state === "loading") {
    return (
      <p
        role="status"
        className="flex min-h-72 items-center justify-center gap-3"
      >
        <Spinner /> Opening the photo…
      </p>
    );
  }
  if (opened.state === "failed") {
    return (
      <div className="space-y-4">
        <p role="alert">
          This photo can't be opened here any more. Add it again to crop it.
        </p>
        <Button variant="secondary" onClick={onCancel}>
          Back
        </Button>
      </div>
    );
  }
  const { file, url, size } = opened;
  return (
    <Controls
      url={url}
      size={size}
      onCancel={onCancel}
      initial={edits ?? noEdits}
      onUse={(made) => onUse(file, made)}
    />
  );
}

type ControlsProps = {
  url: string;
  size: PhotoSize;
  initial: PhotoEdits;
  onUse: (edits: PhotoEdits) => void;
  onCancel: () => void;
};

const free = { id: "free", label: "Free" };

function Controls({ url, size, initial, onUse, onCancel }: ControlsProps) {
  const history = useHistory(initial);
  const { present: edits, canUndo, undo } = history;
  /** Changes of one group in a row, such as those of a drag, are one step. */
  const change = (next: Partial<PhotoEdits>, group?: string) =>
    history.change(
      (now) => ({ ...now, ...next }),
      group === undefined ? undefined : { where: group, at: 0 },
    );
  const [shape, setShape] = useState<string>(free.id);
  const [isStraightening, setStraightening] = useState(false);
  const turned = turnedSize(size, edits.turn);
  const box = edits.crop ?? wholePhoto;
  const ratio = ratioOf(shape, turned);

  function choose(id: string) {
    setShape(id);
    const wanted = ratioOf(id, turned);
    if (wanted !== null) change({ crop: toCrop(fitBox(box, wanted)) });
  }
  function turn(side: "left" | "right") {
    const next = turnsAfter(edits.turn, side);
    const wanted = ratioOf(shape, turnedSize(size, next));
    const crop = turnCrop(edits.crop, side);
    change({
      turn: next,
      crop: wanted === null ? crop : toCrop(fitBox(crop ?? wholePhoto, wanted)),
    });
  }
  function undoLast() {
    setShape(free.id);
    undo();
  }
  function reset() {
    setShape(free.id);
    change(noEdits);
  }

  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[1fr_19rem]">
      <div className="px-5.5 py-3 lg:py-5.5">
        <PhotoFrame size={turned}>
          <TurnedPhoto url={url} edits={edits} turned={turned} />
          {isStraightening && <Grid />}
          <CropFrame
            box={box}
            ratio={ratio}
            isPlain={isStraightening}
            onChange={(next, group) => change({ crop: toCrop(next) }, group)}
          />
        </PhotoFrame>
      </div>
      <div className="space-y-4 lg:space-y-6">
        <ShapeChoice
          legend="Crop"
          choices={[free, ...etsyCrops]}
          chosen={shape}
          onChoose={choose}
        />
        <div className="flex items-end gap-3">
          <TurnButton side="left" onTurn={turn} />
          <Straighten
            degrees={edits.straighten}
            onChange={(straighten) => change({ straighten }, "straighten")}
            onActive={setStraightening}
          />
          <TurnButton side="right" onTurn={turn} />
        </div>
        <div className="grid grid-cols-2 gap-2 border-border border-t pt-4 sm:max-lg:flex">
          <Button
            disabled={isSame(edits, initial)}
            onClick={() => onUse(edits)}
          >
            Use this
          </Button>
          <Button variant="secondary" disabled={!canUndo} onClick={undoLast}>
            <Undo2 className="size-4" /> Undo
          </Button>
          <Button
            variant="secondary"
            disabled={!isEdited(edits)}
            onClick={reset}
            className="px-2"
          >
            Back to the original
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}

type TurnButtonProps = {
  side: "left" | "right";
  onTurn: (side: "left" | "right") => void;
};

function TurnButton({ side, onTurn }: TurnButtonProps) {
  const Icon = side === "left" ? RotateCcw : RotateCw;
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={`Turn ${side}`}
      onClick={() => onTurn(side)}
    >
      <Icon className="size-5" />
    </Button>
  );
}

/** Of a shape, in shares of the photo's sides. */
function ratioOf(shape: string, { width, height }: PhotoSize) {
  const chosen = etsyCrops.find(({ id }) => id === shape);
  return chosen ? (chosen.aspect * height) / width : null;
}

const turnsAfter = (turn: PhotoEdits["turn"], side: "left" | "right") =>
  (
    ({
      left: { 0: 270, 90: 0, 180: 90, 270: 180 },
      right: { 0: 90, 90: 180, 180: 270, 270: 0 },
    }) as const
  )[side][turn];

const isSame = (one: PhotoEdits, other: PhotoEdits) =>
  JSON.stringify(one) === JSON.stringify(other);

type TurnedPhotoProps = { url: string; edits: PhotoEdits; turned: PhotoSize };

/**
 * Turned, and straightened so that no corner is empty: as the worker will draw
 * it.
 */
function TurnedPhoto({
  url,
  edits: { turn, straighten },
  turned,
}: TurnedPhotoProps) {
  const width = turn % 180 === 0 ? 100 : (100 * turned.height) / turned.width;
  const scale = 1 / straightenedShare(turned, straighten);
  return (
    <div className="absolute inset-0 overflow-hidden rounded-sm">
      {/* biome-ignore lint/performance/noImgElement: the photo is in this browser's memory, nothing can optimize it. */}
      <img
        src={url}
        alt="As it will be"
        draggable={false}
        className="absolute top-1/2 left-1/2 max-w-none select-none"
        style={{
          width: `${width}%`,
          transform: `translate(-50%, -50%) rotate(${turn + straighten}deg) scale(${scale})`,
        }}
      />
    </div>
  );
}

/** Upright and level lines, to straighten by. */
function Grid() {
  return (
    <div
      aria-hidden="true"
      data-testid="grid"
      className="pointer-events-none absolute inset-0 bg-[linear-gradient(to_right,rgb(255_255_255/0.55)_1px,transparent_1px),linear-gradient(to_bottom,rgb(255_255_255/0.55)_1px,transparent_1px)] bg-[size:10%_10%]"
    />
  );
}

type StraightenProps = {
  degrees: number;
  onChange: (degrees: number) => void;
  /** Whether the seller is at it. */
  onActive: (isActive: boolean) => void;
};

function Straighten({ degrees, onChange, onActive }: StraightenProps) {
  const id = useId();
  const text = `${degrees > 0 ? "+" : ""}${degrees.toFixed(1)}°`;
  return (
    <div className="min-w-0 flex-1">
      <div className="flex justify-between text-sm">
        <label htmlFor={id} className="font-semibold">
          Straighten
        </label>
        <output htmlFor={id} className="tabular-nums">
          {text}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={-maxStraighten}
        max={maxStraighten}
        step={0.5}
        value={degrees}
        aria-valuetext={`${degrees} degrees`}
        onChange={({ target }) => onChange(Number(target.value))}
        onFocus={() => onActive(true)}
        onBlur={() => onActive(false)}
        onPointerDown={() => onActive(true)}
        className="block h-11 w-full cursor-pointer touch-pan-y"
      />
    </div>
  );
}
