"use client";

import { Crop } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { EtsyCropView } from "@/components/photos/coach/etsy-crop-view";
import { describeSize } from "@/components/photos/describe-size";
import { PhotoCheckList } from "@/components/photos/photo-check-list";
import { PhotoInput } from "@/components/photos/photo-input";
import type { FormPhoto } from "@/components/photos/photo-list";
import { PhotoPicture } from "@/components/photos/photo-picture";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import { useAction } from "@/components/ui/use-action";
import { coachPhoto } from "@/lib/photos/coach/coach-photo";
import type { PhotoEdits } from "@/lib/photos/photo-edits";

const PhotoEditor = lazy(async () => {
  const { PhotoEditor } = await import(
    "@/components/photos/coach/photo-editor"
  );
  return { default: PhotoEditor };
});

type PhotoDialogProps = {
  photo: FormPhoto;
  /** All of them. */
  photos: readonly FormPhoto[];
  /** From 1. */
  place: number;
  isBusy: boolean;
  /** Resolves when the edited photo is there. */
  onEdit: (original: File, edits: PhotoEdits) => Promise<void>;
  onMove: (place: number) => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
  onClose: () => void;
};

/**
 * The photo before any edit, as far as it is still here: what was uploaded is
 * the next best.
 */
const originalOf = ({ original, file, uploaded }: FormPhoto) =>
  original ?? file ?? (uploaded && `/api/photos/${uploaded.id}`);

/**
 * One photo at the size of the window, with what is said of it and what can be
 * done with it.
 */
export function PhotoDialog({ onEdit, ...look }: PhotoDialogProps) {
  const { photo, photos, place, onClose } = look;
  const [isEditing, setEditing] = useState(false);
  const original = originalOf(photo);
  const { isPending, run: makeEdited } = useAction(
    (file: File, edits: PhotoEdits) => {
      setEditing(false);
      return onEdit(file, edits);
    },
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Photo ${place} of ${photos.length}`}
      className="w-[min(64rem,calc(100vw-1rem))]"
    >
      {!isEditing && !isPending && (
        <LookCloser
          {...look}
          onCrop={original ? () => setEditing(true) : null}
        />
      )}
      {isEditing && original && (
        <Suspense fallback={<Wait>Opening the photo…</Wait>}>
          <PhotoEditor
            original={original}
            edits={photo.edits}
            onUse={makeEdited}
            onCancel={() => setEditing(false)}
          />
        </Suspense>
      )}
      {isPending && <Wait>Making the photo…</Wait>}
    </Dialog>
  );
}

function Wait({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="flex min-h-72 items-center justify-center gap-3"
    >
      <Spinner /> {children}
    </p>
  );
}

type LookCloserProps = Omit<PhotoDialogProps, "onEdit" | "onClose"> & {
  onCrop: (() => void) | null;
};

function LookCloser({
  photo,
  photos,
  place,
  isBusy,
  onCrop,
  onMove,
  onReplace,
  onRemove,
}: LookCloserProps) {
  const { status, size } = photo;
  const isPreparing = status.type === "preparing";
  const picture = (
    <PhotoPicture
      photo={photo}
      alt={`Photo ${place}`}
      isLarge
      className="object-contain"
    />
  );
  return (
    <div className="grid gap-x-6 lg:grid-cols-[1fr_19rem]">
      {size && !isPreparing ? (
        <EtsyCropView size={size}>{picture}</EtsyCropView>
      ) : (
        <div className="flex h-[min(36dvh,30rem)] sm:h-[min(50dvh,30rem)] items-center justify-center overflow-hidden rounded-md border border-border bg-background">
          {picture}
        </div>
      )}
      <div>
        <p className="mt-2 mb-4 min-h-5 break-words text-muted-foreground text-sm lg:mt-0">
          {photo.name}{" "}
          <span className="tabular-nums">{describeSize(photo)}</span>
        </p>
        {status.type === "failed" && (
          <p className="mb-4 font-semibold text-destructive">
            {status.message}
          </p>
        )}
        <PhotoCheckList
          checks={[...photo.checks, ...coachPhoto(photos, place - 1)]}
        />
        <Button
          variant="secondary"
          className="mt-5 max-sm:w-full lg:w-full"
          disabled={isBusy || isPreparing || !onCrop}
          onClick={() => onCrop?.()}
        >
          <Crop className="size-4" /> Crop, turn or straighten
        </Button>
        <div className="mt-2 grid grid-cols-2 gap-2 sm:max-lg:flex">
          <Button
            variant="secondary"
            size="sm"
            disabled={isBusy || place === 1}
            className="max-sm:col-span-full lg:col-span-full"
            onClick={() => onMove(1)}
          >
            Make it the first
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={isBusy || place === 1}
            onClick={() => onMove(place - 1)}
          >
            Earlier
          </Button>
          <Button
            variant="secondary"
            size="sm"
            disabled={isBusy || place === photos.length}
            onClick={() => onMove(place + 1)}
          >
            Later
          </Button>
          <PhotoInput
            size="sm"
            disabled={isBusy}
            onFiles={([file]) => file && onReplace(file)}
          >
            Replace
          </PhotoInput>
          <Button
            variant="ghost"
            size="sm"
            className="text-destructive"
            disabled={isBusy}
            onClick={onRemove}
          >
            Remove
          </Button>
        </div>
      </div>
    </div>
  );
}
