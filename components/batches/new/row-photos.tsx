"use client";

import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useState } from "react";
import type { UnsentPhoto } from "@/components/batches/new/unsent-rows";
import { useObjectUrl } from "@/components/photos";

/**
 * What is dragged from one listing to another; files from outside have another
 * type.
 */
export const photoDragType = "application/x-listwright-photos";

type RowPhotosProps = {
  photos: UnsentPhoto[];
  name: string;
  selected: ReadonlySet<string>;
  isBusy: boolean;
  hintId: string;
  onSelect: (key: string) => void;
  onKeys: (photo: string, place: number, event: React.KeyboardEvent) => void;
};

/**
 * The photos of a listing to be. Pressing one selects it; the selected ones are
 * moved together.
 */
export function RowPhotos({
  photos,
  name,
  selected,
  isBusy,
  hintId,
  onSelect,
  onKeys,
}: RowPhotosProps) {
  function startDrag(event: React.DragEvent, key: string) {
    const keys = selected.has(key) ? [...selected] : [key];
    event.dataTransfer.setData(photoDragType, JSON.stringify(keys));
    event.dataTransfer.effectAllowed = "move";
  }
  return (
    <ul
      aria-label={`Photos of ${name || "this listing"}`}
      className="flex flex-wrap gap-2"
    >
      {photos.map(({ key, file }, place) => {
        const isSelected = selected.has(key);
        return (
          <li key={key}>
            <button
              type="button"
              data-photo={key}
              aria-pressed={isSelected}
              aria-label={`${file.name}, photo ${place + 1} of ${photos.length}`}
              aria-describedby={hintId}
              title={file.name}
              disabled={isBusy}
              draggable={!isBusy}
              onDragStart={(event) => startDrag(event, key)}
              onClick={() => onSelect(key)}
              onKeyDown={(event) => onKeys(key, place, event)}
              className={clsx(
                "relative block size-18 cursor-pointer overflow-hidden rounded-md border bg-background",
                isSelected
                  ? "border-primary outline-3 outline-primary"
                  : "border-border hover:border-input",
              )}
            >
              <LocalPicture file={file} />
              {isSelected && (
                <span className="absolute top-1 right-1 flex size-5 items-center justify-center rounded-full bg-primary text-primary-foreground">
                  <Check className="size-4" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Of a chosen file, or its name where this browser can't show it, as HEIC in
 * most.
 */
function LocalPicture({ file }: { file: File }) {
  const url = useObjectUrl(file);
  const [isUnreadable, setUnreadable] = useState(false);
  if (!url || isUnreadable)
    return (
      <span className="flex size-full items-center break-all p-1 text-xs leading-tight">
        {file.name}
      </span>
    );
  return (
    // biome-ignore lint/performance/noImgElement: in this browser's memory.
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setUnreadable(true)}
      className="size-full object-cover"
    />
  );
}
