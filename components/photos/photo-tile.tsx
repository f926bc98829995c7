"use client";

import { clsx } from "clsx";
import { ChevronLeft, ChevronRight, TriangleAlert, X } from "lucide-react";
import type { FormPhoto, PhotoStatus } from "@/components/photos/photo-list";
import { PhotoPicture } from "@/components/photos/photo-picture";
import { Progress } from "@/components/ui/progress";

export type PhotoTileProps = {
  photo: FormPhoto;
  /** From 1, as it is drawn. */
  place: number;
  count: number;
  isDragged: boolean;
  /** Whether its buttons for another place are shown. */
  isMoving: boolean;
  isBusy: boolean;
  /** The id of what explains the keys. */
  hintId: string;
  onPress: (event: React.PointerEvent) => void;
  onToggleMoving: () => void;
  onMove: (place: number) => void;
  onRemove: () => void;
  onOpen: () => void;
};

/** A photo among others: to look at, to move and to remove. */
export function PhotoTile({
  photo,
  place,
  count,
  isDragged,
  isMoving,
  isBusy,
  hintId,
  ...on
}: PhotoTileProps) {
  const isFirst = place === 1;
  const hasProblem =
    photo.status.type === "failed" || photo.status.type === "expired";
  return (
    <li
      data-photo={photo.key}
      style={{ order: place }}
      className={clsx(
        "relative aspect-square overflow-hidden rounded-md border bg-background",
        isFirst && "col-span-2 row-span-2",
        hasProblem ? "border-2 border-destructive" : "border-border",
        isDragged && "z-10 opacity-80 shadow-lg outline-3 outline-primary",
      )}
    >
      <button
        type="button"
        aria-label={`Look closer at photo ${place}${stateOf(photo.status)}`}
        className="-outline-offset-4 block size-full cursor-pointer"
        onClick={on.onOpen}
        // A finger on the picture scrolls the page.
        onPointerDown={(event) =>
          event.pointerType === "mouse" && !isBusy && on.onPress(event)
        }
      >
        <PhotoPicture photo={photo} alt="" className="object-cover" />
      </button>
      <MoveHandle
        place={place}
        count={count}
        isMoving={isMoving}
        isBusy={isBusy}
        hintId={hintId}
        {...on}
      />
      <button
        type="button"
        aria-label={`Remove photo ${place}`}
        disabled={isBusy}
        className="group absolute top-0 right-0 flex size-11 cursor-pointer items-start justify-end p-1 disabled:hidden"
        onClick={on.onRemove}
      >
        <span className="flex size-7 items-center justify-center rounded-full border border-input bg-card group-hover:bg-accent">
          <X className="size-4" />
        </span>
      </button>
      {isMoving ? (
        <MoveButtons place={place} count={count} onMove={on.onMove} />
      ) : (
        <TileFoot status={photo.status} isFirst={isFirst} place={place} />
      )}
    </li>
  );
}

/** Completes the name of the photo for those who don't see the tile. */
function stateOf(status: PhotoStatus) {
  if (status.type === "failed") return ", not uploaded";
  if (status.type === "expired") return ", no longer here";
  return "";
}

type MoveHandleProps = Pick<
  PhotoTileProps,
  | "place"
  | "count"
  | "isMoving"
  | "isBusy"
  | "hintId"
  | "onPress"
  | "onToggleMoving"
  | "onMove"
>;

/**
 * The photo's number: dragged, or with the arrow keys, or opened for two
 * buttons.
 */
function MoveHandle({
  place,
  count,
  isMoving,
  isBusy,
  hintId,
  ...on
}: MoveHandleProps) {
  const targets: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowUp: place - 1,
    ArrowRight: place + 1,
    ArrowDown: place + 1,

    Home: 1,
    End: count,
  };
  function handleKeyDown(event: React.KeyboardEvent) {
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    on.onMove(target);
  }
  return (
    <button
      type="button"
      data-handle=""
      aria-label={`Move photo ${place}`}
      aria-describedby={hintId}
      aria-expanded={isMoving}
      disabled={isBusy}
      className="group absolute top-0 left-0 flex size-11 cursor-grab touch-none items-start justify-start p-1 active:cursor-grabbing disabled:cursor-default"
      onPointerDown={on.onPress}
      onClick={on.onToggleMoving}
      onKeyDown={handleKeyDown}
    >
      <span
        className={clsx(
          "flex h-7 min-w-7 items-center justify-center rounded-sm border px-1.5 font-semibold text-sm tabular-nums",
          isMoving
            ? "border-primary bg-primary text-primary-foreground"
            : "border-input bg-card group-enabled:group-hover:bg-accent",
        )}
      >
        {place}
      </span>
    </button>
  );
}

function MoveButtons({
  place,
  count,
  onMove,
}: Pick<PhotoTileProps, "place" | "count" | "onMove">) {
  const style =
    "flex min-h-11 flex-1 cursor-pointer items-center justify-center bg-card enabled:hover:bg-accent disabled:opacity-40";
  return (
    <div className="absolute inset-x-0 bottom-0 flex divide-x divide-border border-border border-t">
      <button
        type="button"
        aria-label={`Move photo ${place} earlier`}
        disabled={place === 1}
        className={style}
        onClick={() => onMove(place - 1)}
      >
        <ChevronLeft className="size-5" />
      </button>
      <button
        type="button"
        aria-label={`Move photo ${place} later`}
        disabled={place === count}
        className={style}
        onClick={() => onMove(place + 1)}
      >
        <ChevronRight className="size-5" />
      </button>
    </div>
  );
}

type TileFootProps = { status: PhotoStatus; isFirst: boolean; place: number };

/** How far its upload is, else what is special about it. */
function TileFoot({ status, isFirst, place }: TileFootProps) {
  const band =
    "pointer-events-none absolute inset-x-0 bottom-0 bg-card/90 px-2 py-1 text-xs leading-tight";
  switch (status.type) {
    case "resting":
      return <p className={`${band} text-muted-foreground`}>Waiting</p>;
    case "preparing":
    case "uploading":
      return (
        <div className="pointer-events-none absolute inset-x-1.5 bottom-1.5">
          <UploadProgress status={status} name={`photo ${place}`} />
        </div>
      );
    case "failed":
    case "expired":
      return (
        <p
          className={`${band} flex items-center gap-1 font-semibold text-destructive`}
        >
          <TriangleAlert className="size-3.5 shrink-0" />
          {status.type === "failed" ? "Not uploaded" : "Add again"}
        </p>
      );
    default:
      return isFirst ? (
        <p className={`${band} font-semibold`}>Shoppers see this first</p>
      ) : null;
  }
}

export function UploadProgress({
  status,
  name,
}: {
  status: PhotoStatus;
  name: string;
}) {
  if (status.type === "preparing")
    return <Progress label={`Preparing ${name}`} percent={0} />;
  if (status.type !== "uploading") return null;
  return <Progress label={`Uploading ${name}`} percent={status.percent} />;
}
