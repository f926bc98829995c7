import { useEffect, useState } from "react";
import { preparePhoto } from "@/components/photos/prepare/prepare-photo";
import { apiResponse } from "@/lib/browser/api";
import type { PhotoSize } from "@/lib/photos/limits";

type Opened =
  | { state: "loading" }
  | { state: "failed" }
  /**
   * `url` shows the same picture as `file`, which the browser itself may not be
   * able to.
   */
  | { state: "open"; file: File; url: string; size: PhotoSize };

async function fetchFile(address: string) {
  const response = await apiResponse("GET", address, undefined);
  return new File([await response.blob()], "photo.jpg", { type: "image/jpeg" });
}

/**
 * The size of the picture as it is shown, upright. Rejects where this browser
 * can't show it.
 */
async function sizeOf(url: string): Promise<PhotoSize> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return { width: image.naturalWidth, height: image.naturalHeight };
}

async function show(picture: File) {
  const url = URL.createObjectURL(picture);
  try {
    return { url, size: await sizeOf(url) };
  } catch {
    URL.revokeObjectURL(url);
    return null;
  }
}

async function open(original: File | string): Promise<Opened> {
  const file =
    typeof original === "string" ? await fetchFile(original) : original;
  const shown = await show(file);
  if (shown) return { state: "open", file, ...shown };
  // HEIC, in most browsers: its working copy has the same shape.
  const { prepared } = await preparePhoto(file);
  const copy = prepared && (await show(prepared.photo));
  return copy ? { state: "open", file, ...copy } : { state: "failed" };
}

/** Opens the photo to edit: a file, or what is stored at an address. */
export function useOriginal(original: File | string): Opened {
  const [opened, setOpened] = useState<{ of: File | string; as: Opened }>();
  useEffect(() => {
    let url: string | null = null;
    let isGone = false;
    open(original)
      .catch((): Opened => ({ state: "failed" }))
      .then((next) => {
        url = next.state === "open" ? next.url : null;
        if (!isGone) setOpened({ of: original, as: next });
        else if (url) URL.revokeObjectURL(url);
      });
    return () => {
      isGone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [original]);
  return opened?.of === original ? opened.as : { state: "loading" };
}
