"use client";

import { lazy, Suspense, useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { PhotoTile } from "@/components/photos/photo-tile";
import { useDragOrder } from "@/components/photos/use-drag-order";
import type { Photos } from "@/components/photos/use-photos";

const loadDialog = () => import("@/components/photos/photo-dialog");
const PhotoDialog = lazy(async () => ({
  default: (await loadDialog()).PhotoDialog,
}));

type PhotoGridProps = {
  photoSet: Photos;
  isBusy: boolean;
  /** The photo that is looked at, and how to look at another. */
  openKey: string | null;
  onOpen: (key: string | null) => void;
};

/** Several photos in their order. */
export function PhotoGrid({
  photoSet,
  isBusy,
  openKey,
  onOpen,
}: PhotoGridProps) {
  const { photos } = photoSet;
  const hintId = useId();
  const [movingKey, setMovingKey] = useState<string | null>(null);
  const keys = photos.map(({ key }) => key);
  const { dragged, placeOf, startFrom } = useDragOrder(keys, photoSet.move);

  function move(key: string, place: number) {
    keepFocus(() => photoSet.move(key, place - 1));
  }

  return (
    <>
      <ul
        aria-label="Your photos, in order"
        className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2"
      >
        {photos.map((photo) => {
          const { key } = photo;
          return (
            <PhotoTile
              key={key}
              photo={photo}
              isBusy={isBusy}
              hintId={hintId}
              place={placeOf(key) + 1}
              count={photos.length}
              isDragged={dragged === key}
              isMoving={movingKey === key && !isBusy && dragged === null}
              onPress={startFrom(key)}
              onToggleMoving={() =>
                setMovingKey(movingKey === key ? null : key)
              }
              onMove={(place) => move(key, place)}
              onRemove={() => photoSet.remove(key)}
              onOpen={() => onOpen(key)}
            />
          );
        })}
      </ul>
      <p id={hintId} hidden>
        Drag it, or press the arrow keys. Home makes it the first, which is the
        one that shoppers see.
      </p>
      <OpenPhoto
        photoSet={photoSet}
        isBusy={isBusy}
        openKey={openKey}
        onOpen={onOpen}
      />
    </>
  );
}

/** The photo that is looked at. */
export function OpenPhoto({
  photoSet,
  isBusy,
  openKey,
  onOpen,
}: PhotoGridProps) {
  const index = photoSet.photos.findIndex(({ key }) => key === openKey);
  const photo = photoSet.photos[index];
  const isAny = photoSet.photos.length > 0;
  useEffect(() => {
    // Before one is opened. Offline: it is tried again then.
    if (isAny) loadDialog().catch(() => undefined);
  }, [isAny]);
  if (!photo) return null;
  return (
    <Suspense>
      <PhotoDialog
        photo={photo}
        photos={photoSet.photos}
        place={index + 1}
        isBusy={isBusy}
        onEdit={async (original, edits) =>
          onOpen(await photoSet.edit(photo.key, original, edits))
        }
        onMove={(place) => photoSet.move(photo.key, place - 1)}
        onReplace={(file) => {
          onOpen(null);
          photoSet.replace(photo.key, file);
        }}
        onRemove={() => {
          onOpen(null);
          photoSet.remove(photo.key);
        }}
        onClose={() => onOpen(null)}
      />
    </Suspense>
  );
}

/**
 * An element that is moved in the document loses the focus: what had it gets it
 * back once the order is another.
 */
function keepFocus(move: () => void) {
  const { activeElement: focused } = document;
  flushSync(move);
  if (!(focused instanceof HTMLElement) || focused === document.activeElement)
    return;
  // The button for the way that has come to its end can't have it.
  const next = focused.matches(":disabled")
    ? focused.closest("li")?.querySelector("[data-handle]")
    : focused;
  if (next instanceof HTMLElement) next.focus();
}
