"use client";

import { clsx } from "clsx";
import { Check, Scissors } from "lucide-react";
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
  /** Makes a listing of this photo and those after it. */
  onSplit: (photo: string) => void;
  onKeys: (photo: string, place: number, event: React.KeyboardEvent) => void;
};

/**
 * The photos of a listing to be. Pressing one selects it; the selected ones are
 * moved together.
 */
export function RowPhotos(props: RowPhotosProps) {
  const { photos, name, isBusy, onSplit } = props;
  return (
    <div className="group/strip relative">
      <ul
        aria-label={`Photos of ${name || "this listing"}`}
        className="flex flex-wrap gap-3"
      >
        {photos.map((photo, place) => (
          <li key={photo.key}>
            <PhotoTile {...props} photo={photo} place={place} />
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        // Laid over the photos, each at the same place.
        <div className="pointer-events-none absolute inset-0 flex flex-wrap gap-3">
          {photos.slice(1).map((next, place) => (
            <span key={next.key} className="relative size-24">
              <SplitButton
                next={next}
                isUnsure={next.unsureAfter === photos[place]?.key}
                isBusy={isBusy}
                onSplit={onSplit}
              />
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

type PhotoTileProps = RowPhotosProps & { photo: UnsentPhoto; place: number };

function PhotoTile({
  photo: { key, file, preview },
  place,
  photos,
  selected,
  isBusy,
  hintId,
  onSelect,
  onKeys,
}: PhotoTileProps) {
  const isSelected = selected.has(key);
  function startDrag(event: React.DragEvent) {
    const keys = isSelected ? [...selected] : [key];
    event.dataTransfer.setData(photoDragType, JSON.stringify(keys));
    event.dataTransfer.effectAllowed = "move";
  }
  return (
    <button
      type="button"
      data-photo={key}
      aria-pressed={isSelected}
      aria-label={`${file.name}, photo ${place + 1} of ${photos.length}`}
      aria-describedby={hintId}
      title={file.name}
      disabled={isBusy}
      draggable={!isBusy}
      onDragStart={startDrag}
      onClick={() => onSelect(key)}
      onKeyDown={(event) => onKeys(key, place, event)}
      className={clsx(
        "relative block size-24 cursor-pointer overflow-hidden rounded-md border bg-background",
        isSelected
          ? "border-primary outline-3 outline-primary"
          : "border-border hover:border-input",
      )}
    >
      <LocalPicture file={preview ?? file} name={file.name} />
      {isSelected && (
        <span className="absolute top-1 right-1 flex size-5 items-center justify-center rounded-full bg-primary text-primary-foreground">
          <Check className="size-4" />
        </span>
      )}
    </button>
  );
}

type SplitButtonProps = {
  /** The photo after the border. */
  next: UnsentPhoto;
  isUnsure: boolean;
  isBusy: boolean;
  onSplit: (photo: string) => void;
};

/**
 * Between two photos, over the edges of both. The key S does the same, so the
 * tab key passes it by.
 */
function SplitButton({ next, isUnsure, isBusy, onSplit }: SplitButtonProps) {
  const does = `Split before ${next.file.name}`;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={isUnsure ? `Unsure. ${does}` : does}
      title={isUnsure ? "Unsure: another product? Split here" : "Split here"}
      disabled={isBusy}
      onClick={() => onSplit(next.key)}
      className={clsx(
        "pointer-events-auto absolute top-1/2 -right-7 z-10 flex size-11 -translate-y-1/2 cursor-pointer items-center justify-center",
        !isUnsure &&
          "pointer-fine:opacity-0 hover:opacity-100 pointer-fine:group-focus-within/strip:opacity-100 pointer-fine:group-hover/strip:opacity-100",
      )}
    >
      <span
        className={clsx(
          "flex size-6 items-center justify-center rounded-full border bg-card text-foreground shadow-sm",
          isUnsure
            ? "border-2 border-warning border-dashed text-warning"
            : "border-input",
        )}
      >
        {isUnsure ? (
          <span className="font-semibold text-sm leading-none">?</span>
        ) : (
          <Scissors className="size-3.5" />
        )}
      </span>
    </button>
  );
}

/**
 * Of a chosen file, or its name where this browser can't show it, as HEIC in
 * most.
 */
function LocalPicture({ file, name }: { file: File; name: string }) {
  const url = useObjectUrl(file);
  const [isUnreadable, setUnreadable] = useState(false);
  if (!url || isUnreadable)
    return (
      <span className="flex size-full items-center break-all p-1 text-xs leading-tight">
        {name}
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
