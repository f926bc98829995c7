"use client";

import { useEffect, useState } from "react";
import { PhotoCheckList } from "@/components/listings/photo/photo-check-list";
import { shrinkPhoto } from "@/components/listings/photo/photo-file";
import { PhotoInput } from "@/components/listings/photo/photo-input";
import { Button } from "@/components/ui/button";
import { checkPhoto, checkShape } from "@/lib/photos/check-photo";
import type { PhotoCheck } from "@/lib/photos/schema";

type PhotoPreviewProps = {
  photo: File;
  onPhoto: (file: File) => void;
  onRemove: () => void;
  isBusy: boolean;
  /** Receives the size after rotation to upright. */
  onSize: (size: { width: number; height: number }) => void;
};

const megabytes = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1, minimumFractionDigits: 1 });

function useObjectUrl(file: File) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const next = URL.createObjectURL(file);
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [file]);
  return url;
}

function PhotoPreview({ photo, onPhoto, onRemove, isBusy, onSize }: PhotoPreviewProps) {
  const url = useObjectUrl(photo);
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-paper">
      <div className="flex h-72 items-center justify-center sm:h-80">
        {url && (
          // biome-ignore lint/performance/noImgElement: the photo is in this browser's memory, nothing can optimize it.
          <img
            src={url}
            alt="Your product"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
            className="size-full object-contain"
          />
        )}
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t bg-sheet py-2 pr-2 pl-4">
        <span className="min-w-40 flex-1 truncate text-muted-foreground text-sm">
          {photo.name}, <span className="tabular-nums">{megabytes.format(photo.size / 1024 / 1024)} MB</span>
        </span>
        <span className="flex gap-2">
          <PhotoInput onPhoto={onPhoto} disabled={isBusy}>
            Change
          </PhotoInput>
          <Button variant="ghost" onClick={onRemove} disabled={isBusy} aria-label="Remove photo">
            Remove
          </Button>
        </span>
      </figcaption>
    </figure>
  );
}

type CheckedPhotoProps = Omit<React.ComponentProps<typeof PhotoPreview>, "onSize"> & { serverChecks: PhotoCheck[] };

/** The photo with its checks. */
export function CheckedPhoto({ serverChecks, ...preview }: CheckedPhotoProps) {
  const { checks, isMeasured, onSize } = usePhotoChecks(preview.photo);
  return (
    <>
      <PhotoPreview {...preview} onSize={onSize} />
      <PhotoCheckList checks={isMeasured || serverChecks.length === 0 ? checks : serverChecks} />
    </>
  );
}

/** The checks this browser can run before the photo is sent: all, or only its size where pixels can't be read. */
function usePhotoChecks(photo: File) {
  const [checks, setChecks] = useState<PhotoCheck[]>([]);
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    let isCanceled = false;
    setChecks([]);
    setMeasured(false);
    shrinkPhoto(photo).then(({ measures }) => {
      if (isCanceled || !measures) return;
      setChecks(checkPhoto(measures));
      setMeasured(true);
    });
    return () => {
      isCanceled = true;
    };
  }, [photo]);
  return {
    checks,
    /** Whether the pixels were checked, and not only the size. */
    isMeasured,
    /** The img element knows the size in every browser. */
    onSize: (size: { width: number; height: number }) => {
      if (!isMeasured) setChecks(checkShape(size));
    },
  };
}
