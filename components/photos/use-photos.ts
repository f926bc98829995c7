"use client";

import { useEffect, useState } from "react";
import {
  type PhotoSnapshot,
  PhotoStore,
} from "@/components/photos/photo-store";
import { preparePhoto } from "@/components/photos/prepare/prepare-photo";
import { deleteWaiting, sendPhoto } from "@/components/photos/send-photo";
import {
  isStored,
  type ListedPhotos,
  photoFiles,
} from "@/components/photos/stored-photos";
import { useUser } from "@/components/site";

/**
 * The photos of a page's form. `listed` gives those of the listing that was
 * written.
 */
export function usePhotos(listed: () => ListedPhotos): PhotoStore {
  const { user } = useUser();
  const owner = user?.id ?? null;
  const [photos] = useState(
    () =>
      new PhotoStore({
        send: sendPhoto,
        prepare: preparePhoto,
        files: photoFiles,
        isStored,
        deleteWaiting,
        listed,
      }),
  );
  useEffect(() => photos.open(), [photos]);
  useEffect(() => photos.setOwner(owner), [photos, owner]);
  return photos;
}

/** The photos as they are drawn, and what the seller does to them. */
export type Photos = PhotoSnapshot &
  Pick<
    PhotoStore,
    | "add"
    | "replace"
    | "edit"
    | "remove"
    | "move"
    | "undoLast"
    | "retry"
    | "resume"
    | "setShots"
  >;
