"use client";

import { useEffect, useRef, useState } from "react";
import { PhotoSetChecklist } from "@/components/photos/coach/photo-set-checklist";
import { describeSize } from "@/components/photos/describe-size";
import { PhotoCheckList } from "@/components/photos/photo-check-list";
import { OpenPhoto, PhotoGrid } from "@/components/photos/photo-grid";
import { PhotoInput } from "@/components/photos/photo-input";
import type { FormPhoto } from "@/components/photos/photo-list";
import { PhotoPicture } from "@/components/photos/photo-picture";
import { PhotoProblems } from "@/components/photos/photo-problems";
import { UploadProgress } from "@/components/photos/photo-tile";
import type { Photos } from "@/components/photos/use-photos";
import { Button } from "@/components/ui/button";
import type { ListingPhoto } from "@/lib/listing-text/fields/schema";
import { coachPhoto } from "@/lib/photos/coach/coach-photo";
import { findShots } from "@/lib/photos/coach/find-shots";
import { maxPhotos } from "@/lib/photos/limits";

type FormPhotosProps = {
  photoSet: Photos;
  /**
   * Those of the listing that was written last: their alt texts say what they
   * show.
   */
  written: readonly ListingPhoto[];
  isBusy: boolean;
  isDragging: boolean;
};

/**
 * The photos of the form, how to add more, and what to do about those that are
 * not uploaded.
 */
export function FormPhotos({
  photoSet,
  written,
  isBusy,
  isDragging,
}: FormPhotosProps) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { photos, news } = photoSet;
  const [first] = photos;
  const grid = { photoSet, isBusy, openKey, onOpen: setOpenKey };
  return (
    <>
      {photos.length > 1 && <PhotoGrid {...grid} />}
      {photos.length === 1 && first && (
        <>
          <SinglePhoto
            photo={first}
            photoSet={photoSet}
            isBusy={isBusy}
            onOpen={() => setOpenKey(first.key)}
          />
          <PhotoCheckList
            checks={[...first.checks, ...coachPhoto(photos, 0)]}
          />
          <OpenPhoto {...grid} />
        </>
      )}
      {photos.length > 0 && (
        <AddPhotos
          photoSet={photoSet}
          isBusy={isBusy}
          isDragging={isDragging}
        />
      )}
      {photos.length > 0 && (
        <PhotoSetChecklist
          count={photos.length}
          ticked={photoSet.shots}
          found={findShots(
            photos.flatMap((photo, index) =>
              describedIn(written, photo, index),
            ),
          )}
          onTick={photoSet.setShots}
        />
      )}
      <UndoRow photoSet={photoSet} isBusy={isBusy} />
      <PhotoProblems photoSet={photoSet} isBusy={isBusy} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

function describedIn(
  written: readonly ListingPhoto[],
  { uploaded }: FormPhoto,
  index: number,
) {
  const photo = uploaded && written.find(({ id }) => id === uploaded.id);
  return photo ? [{ position: index + 1, altText: photo.altText }] : [];
}

type SinglePhotoProps = {
  photo: FormPhoto;
  photoSet: Photos;
  isBusy: boolean;
  onOpen: () => void;
};

/** The only photo, as large as there is room. */
function SinglePhoto({ photo, photoSet, isBusy, onOpen }: SinglePhotoProps) {
  return (
    <figure className="overflow-hidden rounded-lg border border-border bg-background">
      <div className="relative flex h-72 items-center justify-center sm:h-80">
        <PhotoPicture
          photo={photo}
          alt="Your product"
          className="object-contain"
        />
        <div className="absolute inset-x-3 bottom-3 empty:hidden">
          <UploadProgress status={photo.status} name="photo 1" />
        </div>
      </div>
      <figcaption className="border-border border-t bg-card px-4 py-2 text-sm">
        <p className="truncate text-muted-foreground">
          {photo.name}
          {photo.size && (
            <span className="tabular-nums">, {describeSize(photo)}</span>
          )}
        </p>
        <div className="-mx-2 mt-1 flex flex-wrap justify-between gap-x-2">
          <Button variant="ghost" size="sm" onClick={onOpen}>
            Look closer
          </Button>
          <span className="flex gap-2">
            <PhotoInput
              size="sm"
              disabled={isBusy}
              onFiles={([file]) => file && photoSet.replace(photo.key, file)}
            >
              Change
            </PhotoInput>
            <Button
              variant="ghost"
              size="sm"
              disabled={isBusy}
              aria-label="Remove photo"
              onClick={() => photoSet.remove(photo.key)}
            >
              Remove
            </Button>
          </span>
        </div>
      </figcaption>
    </figure>
  );
}

function AddPhotos({
  photoSet,
  isBusy,
  isDragging,
}: Omit<FormPhotosProps, "written">) {
  const count = photoSet.photos.length;
  const isFull = count >= maxPhotos;
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-dashed px-3 py-2 ${
        isDragging ? "border-primary bg-accent" : "border-input"
      }`}
    >
      <p className="text-sm tabular-nums">
        <span className="font-semibold">
          {count} of {maxPhotos}
        </span>{" "}
        <span className="text-muted-foreground">
          {isFull
            ? "photos, as many as Etsy allows"
            : count === 1
              ? "photos"
              : "photos. Drag them into order."}
        </span>
      </p>
      {!isFull && (
        <span className="flex flex-wrap gap-2">
          <PhotoInput
            isCamera
            size="sm"
            disabled={isBusy}
            onFiles={photoSet.add}
            className="hidden pointer-coarse:inline-flex"
          >
            Take a photo
          </PhotoInput>
          <PhotoInput
            multiple
            size="sm"
            disabled={isBusy}
            onFiles={photoSet.add}
          >
            Add photos
          </PhotoInput>
        </span>
      )}
    </div>
  );
}

/**
 * What was done last to the photos, with the way back. A removal takes the
 * focus here, where its button is gone.
 */
function UndoRow({
  photoSet,
  isBusy,
}: Pick<FormPhotosProps, "photoSet" | "isBusy">) {
  const button = useRef<HTMLButtonElement>(null);
  const last = photoSet.undo.at(-1);
  useEffect(() => {
    if (last?.type === "insert" && document.activeElement === document.body)
      button.current?.focus();
  }, [last]);
  if (!last) return null;
  return (
    <p className="flex items-center justify-between gap-3 text-muted-foreground text-sm">
      {last.label}.
      <Button
        ref={button}
        variant="link"
        size="sm"
        disabled={isBusy}
        onClick={photoSet.undoLast}
      >
        Undo
      </Button>
    </p>
  );
}
