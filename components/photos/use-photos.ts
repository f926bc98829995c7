"use client";

import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import {
  emptyPhotoList,
  type FormPhoto,
  photoListReducer,
  removedPhotos,
} from "@/components/photos/photo-list";
import type { SavedPhoto } from "@/components/photos/saved-photo";
import {
  deleteUploaded,
  type ListedPhotos,
  loadPhotos,
} from "@/components/photos/stored-photos";
import { useFileStore } from "@/components/photos/use-file-store";
import { usePhotoEdits } from "@/components/photos/use-photo-edits";
import { usePhotoUploads } from "@/components/photos/use-photo-uploads";
import { useUser } from "@/components/site";
import type { ShotId } from "@/lib/photos/coach/find-shots";

/**
 * The photos of the form: prepared and uploaded in the background, stored in
 * this browser until they are. `listed` are those of the listing that was
 * written.
 */
export function usePhotos(listed: ListedPhotos) {
  const { user } = useUser();
  const owner = user?.id ?? null;
  const [list, dispatch] = useReducer(photoListReducer, emptyPhotoList);
  const latest = useRef(list);
  latest.current = list;
  /** What the photos show together, as far as the seller has ticked it. */
  const [shots, setShots] = useState<ShotId[]>([]);
  const files = useFileStore(owner);
  const uploads = usePhotoUploads({ owner, latest, files, dispatch });
  const { whenReady, clearProblems, ...edits } = usePhotoEdits({
    latest,
    dispatch,
    files,
    uploads,
  });

  const forgetRemoved = useEffectEvent(() => {
    deleteUploaded(removedPhotos(latest.current), listed);
    dispatch({ type: "forget" });
  });
  useEffect(() => {
    const forget = () => forgetRemoved();
    window.addEventListener("pagehide", forget);
    return () => {
      window.removeEventListener("pagehide", forget);
      forgetRemoved();
    };
  }, []);

  return {
    ...list,
    ...edits,
    shots,
    setShots,
    resume: uploads.resume,
    setChecks(key: string, checks: FormPhoto["checks"]) {
      dispatch({ type: "change", key, change: { checks } });
    },
    /**
     * Ids at the server, in order, as soon as nothing is under way any more.
     * Rejects without a connection.
     */
    async whenUploaded(): Promise<string[]> {
      await whenReady();
      await uploads.whenDone();
      return latest.current.photos.flatMap(
        ({ key }) => uploads.idOf(key) ?? [],
      );
    },
    findExpired: uploads.findExpired,
    async restore(stored: SavedPhoto[], storedShots: ShotId[]) {
      setShots((ticked) => (ticked.length > 0 ? ticked : storedShots));
      const photos = await loadPhotos(stored, new Date());
      for (const { key, uploaded } of photos)
        if (uploaded) uploads.setId(key, uploaded.id);
      dispatch({ type: "restore", photos });
      for (const photo of photos) if (!photo.uploaded) uploads.upload(photo);
    },
    /**
     * After the form was saved with their ids, the files of uploaded photos
     * are no longer needed.
     */
    releaseFile: (key: string) => files.remove(key),
    startOver() {
      const { photos } = latest.current;
      deleteUploaded([...photos, ...removedPhotos(latest.current)], listed);
      for (const { key } of photos) uploads.takeOut(key);
      dispatch({ type: "clear" });
      clearProblems();
      setShots([]);
      return files.clear();
    },
    /** Resolves when everything is stored, so that the page may be left. */
    async whenSaved() {
      await whenReady();
      await files.whenSaved();
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
