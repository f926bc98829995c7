"use client";

import { useEffect, useState } from "react";
import { PhotoInput } from "@/components/listings/photo/photo-input";
import { Button } from "@/components/ui/button";

type PhotoPreviewProps = {
  photo: File;
  onPhoto: (file: File) => void;
  onRemove: () => void;
  isBusy: boolean;
  /** Hears how large the picture is, upright. */
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

export function PhotoPreview({ photo, onPhoto, onRemove, isBusy, onSize }: PhotoPreviewProps) {
  const url = useObjectUrl(photo);
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-paper">
      <div className="flex h-72 items-center justify-center sm:h-80">
        {url && (
          // biome-ignore lint/performance/noImgElement: the picture is in this browser's memory, nothing can optimise it.
          <img
            src={url}
            alt="The one you chose, as it will be read"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onSize({ width, height })}
            className="size-full object-contain"
          />
        )}
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t bg-sheet py-2 pr-2 pl-4">
        <span className="min-w-40 flex-1 truncate text-muted text-sm">
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
