"use client";

import { useEffect, useEffectEvent, useState } from "react";
import {
  isOver,
  linkAddress,
  useLink,
} from "@/components/photos/by-link/use-link";
import {
  createUploadQueue,
  type UploadStatus,
} from "@/components/photos/create-upload-queue";
import { preparePhoto } from "@/components/photos/prepare/prepare-photo";
import { sendPhotoTo } from "@/components/photos/send-photo";
import { tooManyPhotosLeft } from "@/components/photos/too-many-photos-left";
import { randomKey } from "@/components/ui/use-click-key";
import type { PhotoSize } from "@/lib/photos/limits";
import { publicPhotoSchema } from "@/lib/photos/links/schema";

export type LinkPhoto = {
  key: string;
  name: string;
  /** What is sent, once that is made; null before. */
  ready: { photo: File; size: PhotoSize | null; preview: string } | null;
  status:
    | UploadStatus
    | { type: "preparing" }
    | { type: "arrived" }
    /** Can't be sent, whatever is done. */
    | { type: "refused"; message: string };
};

const isCounted = ({ status }: LinkPhoto) => status.type !== "refused";

const newPhoto = (file: File): LinkPhoto => ({
  key: randomKey(),
  name: file.name,
  ready: null,
  status: { type: "preparing" },
});

/**
 * Sends photos to the link of this page, each by itself; `onOver` hears when it
 * has ended.
 */
function useLinkQueue(
  onChange: (key: string, part: Partial<LinkPhoto>) => void,
  onOver: () => void,
) {
  const [queue] = useState(() =>
    createUploadQueue({
      send: (photo, size, options) =>
        sendPhotoTo(linkAddress(), async () => publicPhotoSchema, {
          photo,
          size,
          options,
        }).catch((error: unknown) => {
          if (isOver(error)) onOver();
          throw error;
        }),
      onStatus: (key, status) => onChange(key, { status }),
      onUploaded: (key) => onChange(key, { status: { type: "arrived" } }),
    }),
  );
  useEffect(() => {
    queue.open();
    window.addEventListener("online", queue.resume);
    return () => {
      window.removeEventListener("online", queue.resume);
      queue.close();
    };
  }, [queue]);
  return queue;
}

/**
 * What the link of this page's address takes, and the photos that were chosen
 * here.
 */
export function usePhotosByLink() {
  const { state, before, most, reload, end } = useLink();
  const [photos, setPhotos] = useState<LinkPhoto[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const change = (key: string, part: Partial<LinkPhoto>) =>
    setPhotos((all) =>
      all.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)),
    );
  const queue = useLinkQueue(change, end);
  useForgottenPreviews(photos);

  async function makeReady(key: string, file: File) {
    const { prepared, problem: reason } = await preparePhoto(file);
    if (reason !== null)
      return change(key, { status: { type: "refused", message: reason } });
    const { photo, width, height } = prepared;
    const size = width > 0 && height > 0 ? { width, height } : null;
    const preview = URL.createObjectURL(photo);
    change(key, { ready: { photo, size, preview } });
    queue.add({ key, photo, size });
  }

  const arrivedHere = photos.filter(({ status }) => status.type === "arrived");
  const room = Math.max(0, most - before - photos.filter(isCounted).length);
  return {
    state,
    photos,
    problem,
    /** How many came by this link, also before this page was opened. */
    arrived: before + arrivedHere.length,
    arrivedHere: arrivedHere.length,
    room,
    reload,
    add(files: File[]) {
      setProblem(tooManyPhotosLeft(files.length - room));
      const added = files
        .slice(0, room)
        .map((file) => ({ file, photo: newPhoto(file) }));
      setPhotos((all) => [...all, ...added.map(({ photo }) => photo)]);
      for (const { file, photo } of added) makeReady(photo.key, file);
    },
    retry({ key, ready }: LinkPhoto) {
      if (ready) queue.add({ key, photo: ready.photo, size: ready.size });
    },
    resume: queue.resume,
  };
}

/** Gives their memory back when the page goes. */
function useForgottenPreviews(photos: LinkPhoto[]) {
  const forget = useEffectEvent(() => {
    for (const { ready } of photos)
      if (ready) URL.revokeObjectURL(ready.preview);
  });
  useEffect(() => () => forget(), []);
}

export type PhotosOfLink = ReturnType<typeof usePhotosByLink>;
