"use client";

import { PhotoCheckList } from "@/components/listings/photo/photo-check-list";
import { PhotoInput } from "@/components/listings/photo/photo-input";
import type { FormPhoto } from "@/components/listings/photos/photo-list";
import { PhotoPicture } from "@/components/listings/photos/photo-picture";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type PhotoDialogProps = {
  photo: FormPhoto;
  /** From 1. */
  place: number;
  count: number;
  isBusy: boolean;
  onMove: (place: number) => void;
  onReplace: (file: File) => void;
  onRemove: () => void;
  onClose: () => void;
};

const pixels = new Intl.NumberFormat();

/** "3,024 × 4,032 pixels", as it was taken; "" until somebody knows. */
export const describeSize = ({ size }: FormPhoto) =>
  size ? `${pixels.format(size.width)} × ${pixels.format(size.height)} pixels` : "";

/** One photo at the size of the window, with what is said of it and what can be done with it. */
export function PhotoDialog({ photo, place, count, isBusy, onMove, onReplace, onRemove, onClose }: PhotoDialogProps) {
  const { status } = photo;
  return (
    <Dialog isOpen onClose={onClose} title={`Photo ${place} of ${count}`} className="w-[min(48rem,calc(100vw-2rem))]">
      <div className="flex h-[min(36dvh,30rem)] items-center sm:h-[min(50dvh,30rem)] justify-center overflow-hidden rounded-md border border-line bg-paper">
        <PhotoPicture photo={photo} alt={`Photo ${place}`} isLarge className="object-contain" />
      </div>
      <p className="mt-2 truncate text-muted-foreground text-sm">{photo.name}</p>
      <p className="mb-4 min-h-5 text-muted-foreground text-sm tabular-nums">{describeSize(photo)}</p>
      {status.type === "failed" && <p className="mb-4 font-semibold text-brick">{status.message}</p>}
      <PhotoCheckList checks={photo.checks} />
      <div className="mt-5 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Button
          variant="secondary"
          size="sm"
          className="max-sm:col-span-full"
          disabled={isBusy || place === 1}
          onClick={() => onMove(1)}
        >
          Make it the first
        </Button>
        <Button variant="secondary" size="sm" disabled={isBusy || place === 1} onClick={() => onMove(place - 1)}>
          Earlier
        </Button>
        <Button variant="secondary" size="sm" disabled={isBusy || place === count} onClick={() => onMove(place + 1)}>
          Later
        </Button>
        <PhotoInput size="sm" disabled={isBusy} onFiles={([file]) => file && onReplace(file)}>
          Replace
        </PhotoInput>
        <Button variant="ghost" size="sm" className="text-brick" disabled={isBusy} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </Dialog>
  );
}
