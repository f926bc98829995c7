import {
  type Dispatch,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { createUploadQueue } from "@/components/photos/create-upload-queue";
import type {
  FormPhoto,
  PhotoList,
  PhotoListAction,
} from "@/components/photos/photo-list";
import { sendPhoto } from "@/components/photos/send-photo";
import { isStored } from "@/components/photos/stored-photos";
import type { FileStore } from "@/components/photos/use-file-store";
import type { UploadedPhoto } from "@/lib/photos/schema";

type Uploads = {
  owner: number | null;
  latest: RefObject<PhotoList>;
  files: FileStore;
  dispatch: Dispatch<PhotoListAction>;
};

/**
 * Photos on their way to the server, while somebody is signed in. What is known
 * before the next drawing is kept here: ids at the server, and what was taken
 * out meanwhile.
 */
export function usePhotoUploads({ owner, latest, files, dispatch }: Uploads) {
  const ids = useRef(new Map<string, string>());
  const removed = useRef(new Set<string>());

  function handleUploaded(
    key: string,
    { id, expiresAt, width, height, checks }: UploadedPhoto,
  ) {
    ids.current.set(key, id);
    const change = {
      uploaded: { id, expiresAt },
      size: { width, height },
      checks,
      status: { type: "uploaded" as const },
    };
    dispatch({ type: "change", key, change });
  }
  const [queue] = useState(() =>
    createUploadQueue({
      send: sendPhoto,
      onStatus: (key, status) =>
        dispatch({ type: "change", key, change: { status } }),
      onUploaded: handleUploaded,
    }),
  );

  useEffect(() => {
    if (owner !== null) queue.open();
    return queue.close;
  }, [owner, queue]);
  useEffect(() => {
    window.addEventListener("online", queue.resume);
    return () => window.removeEventListener("online", queue.resume);
  }, [queue]);

  function upload({
    key,
    file,
    size,
  }: Pick<FormPhoto, "key" | "file" | "size">) {
    if (!file || removed.current.has(key)) return;
    queue.add({ key, photo: file, size });
  }

  return {
    /** At the server; undefined until it is uploaded. */
    idOf: (key: string) => ids.current.get(key),
    setId: (key: string, id: string) => ids.current.set(key, id),
    upload,
    /** Its file goes too. */
    takeOut(key: string) {
      removed.current.add(key);
      queue.remove(key);
      files.remove(key);
    },
    putBack: (key: string) => removed.current.delete(key),
    isTakenOut: (key: string) => removed.current.has(key),
    /**
     * Finds out which are no longer at the server. Those whose file is here are
     * uploaded again.
     */
    async findExpired() {
      await Promise.all(
        latest.current.photos.map(async ({ key }) => {
          const id = ids.current.get(key);
          if (id === undefined || (await isStored(id))) return;
          ids.current.delete(key);
          dispatch({
            type: "change",
            key,
            change: { uploaded: null, status: { type: "expired" } },
          });
          const photo = latest.current.photos.find(
            (other) => other.key === key,
          );
          if (photo?.file) upload(photo);
        }),
      );
    },
    resume: queue.resume,
    whenDone: queue.whenDone,
  };
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;
