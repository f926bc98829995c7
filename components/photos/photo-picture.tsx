"use client";

import { useState } from "react";
import type { FormPhoto } from "@/components/photos/photo-list";
import { useObjectUrl } from "@/components/photos/use-object-url";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/browser/cn";
import { thumbnailUrlOf } from "@/lib/photos/thumbnail-url-of";

type Pictured = Pick<FormPhoto, "file" | "uploaded" | "status">;

/** Where the picture is: in this browser, or at the server. */
function usePictureUrl({ file, uploaded }: Pictured, isLarge = false) {
  const local = useObjectUrl(file);
  if (local) return local;
  if (!uploaded) return undefined;
  return isLarge ? `/api/photos/${uploaded.id}` : thumbnailUrlOf(uploaded.id);
}

type PhotoPictureProps = {
  photo: Pictured;
  alt: string;
  isLarge?: boolean;
  className?: string;
};

/** The picture of a photo, as soon as this browser can show it. */
export function PhotoPicture({
  photo,
  alt,
  isLarge,
  className,
}: PhotoPictureProps) {
  const url = usePictureUrl(photo, isLarge);
  /**
   * A file that only its preparation makes a picture of, as HEIC in most
   * browsers.
   */
  const [unreadable, setUnreadable] = useState<string>();
  if (url && url !== unreadable) {
    return (
      // biome-ignore lint/performance/noImgElement: in this browser's memory, or private and already small.
      <img
        src={url}
        alt={alt}
        decoding="async"
        draggable={false}
        onError={() => setUnreadable(url)}
        className={cn(
          "size-full select-none [-webkit-touch-callout:none]",
          className,
        )}
      />
    );
  }
  return (
    <span className="flex size-full items-center justify-center text-muted-foreground">
      {photo.status.type === "preparing" && <Spinner />}
    </span>
  );
}
