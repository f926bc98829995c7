"use client";

import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { preparePhoto } from "@/components/listings/photo/prepare-photo";
import {
  clearPhotoFiles,
  type DraftPhoto,
  removePhotoFile,
  savePhotoFile,
} from "@/components/listings/photos/draft-photos";
import {
  canUndo,
  emptyPhotoList,
  type FormPhoto,
  photoListReducer,
  removedPhotos,
} from "@/components/listings/photos/photo-list";
import { sendPhoto } from "@/components/listings/photos/send-photo";
import {
  deleteUploaded,
  isStored,
  type ListedPhotos,
  loadPhotos,
} from "@/components/listings/photos/stored-photos";
import { createUploadQueue } from "@/components/listings/photos/upload-queue";
import { randomKey } from "@/components/site/use-click-key";
import { useUser } from "@/components/site/use-user";
import { checkPhoto } from "@/lib/photos/check-photo";
import type { ShotId } from "@/lib/photos/coach/photo-set";
import { maxPhotos } from "@/lib/photos/limits";
import { noEdits, type PhotoEdits } from "@/lib/photos/photo-edits";
import { tooManyPhotos, type UploadedPhoto } from "@/lib/photos/schema";

const newPhoto = (file: File): FormPhoto => ({
  key: randomKey(),
  name: file.name,
  file,
  size: null,
  checks: [],
  uploaded: null,

  original: file,
  edits: null,
  coach: null,
  status: { type: "preparing" },
});

/**
 * The photos of the form: prepared and uploaded in the background, stored in
 * this browser until they are. `listed` are those of the listing that was
 * written.
 */
export function usePhotos(listed: ListedPhotos) {
  const { user } = useUser();
  const owner = user?.id ?? null;
  const [list, dispatch] = useReducer(photoListReducer, emptyPhotoList);
  /** Why files that were chosen are not among the photos. */
  const [problems, setProblems] = useState<string[]>([]);
  const latest = useRef(list);
  latest.current = list;
  /** What the photos show together, as far as the seller has ticked it. */
  const [shots, setShots] = useState<ShotId[]>([]);
  /**
   * What is known before the next drawing: ids at the server, and what was
   * removed meanwhile.
   */
  const ids = useRef(new Map<string, string>());
  const removed = useRef(new Set<string>());
  const preparing = useRef(new Set<Promise<unknown>>());
  const storing = useRef<Promise<void>>(Promise.resolve());

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

  const forgetRemoved = useEffectEvent(() => {
    deleteUploaded(removedPhotos(latest.current), listed);
    dispatch({ type: "forget" });
  });
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    window.addEventListener("online", queue.resume, options);
    window.addEventListener("pagehide", () => forgetRemoved(), options);
    return () => {
      listeners.abort();
      forgetRemoved();
    };
  }, [queue]);

  function store(work: () => Promise<void>) {
    storing.current = storing.current.then(work);
    return storing.current;
  }

  function track(work: Promise<unknown>) {
    preparing.current.add(work);
    work.finally(() => preparing.current.delete(work));
  }

  function upload({
    key,
    file,
    size,
  }: Pick<FormPhoto, "key" | "file" | "size">) {
    if (!file || removed.current.has(key)) return;
    queue.add({ key, photo: file, size });
  }

  /**
   * The photo as it goes on from its working copy; null when the file is no
   * photo, which is then said.
   */
  async function makeReady(
    photo: FormPhoto,
    file: File,
  ): Promise<FormPhoto | null> {
    const { prepared, problem } = await preparePhoto(
      file,
      photo.edits ?? noEdits,
    );
    if (problem !== null) {
      const isAlone = latest.current.photos.length <= 1;
      setProblems((others) => [
        ...others,
        isAlone ? problem : `${file.name}: ${problem}`,
      ]);
      return null;
    }
    const { photo: copy, width, height, measures, coach } = prepared;
    const size = width > 0 && height > 0 ? { width, height } : null;
    if (!removed.current.has(photo.key))
      store(() => savePhotoFile(photo.key, copy, owner));
    const checks = measures ? checkPhoto(measures) : [];
    return {
      ...photo,
      file: copy,
      size,
      checks,
      coach,
      status: { type: "waiting" },
    };
  }

  async function addOne(photo: FormPhoto, file: File) {
    const ready = await makeReady(photo, file);
    if (!ready) return dispatch({ type: "drop", key: photo.key });
    const { key, ...change } = ready;
    dispatch({ type: "change", key, change });
    upload(ready);
  }

  /**
   * Returns the key of the new photo; null, and the old one stays, when it is
   * none.
   */
  async function replaceOne(key: string, photo: FormPhoto, file: File) {
    const ready = await makeReady(photo, file);
    if (!ready) return null;
    takeOut(key);
    dispatch({ type: "replace", key, photo: ready });
    upload(ready);
    return ready.key;
  }

  function takeOut(key: string) {
    removed.current.add(key);
    queue.remove(key);
    store(() => removePhotoFile(key));
  }

  return {
    ...list,
    problems,
    shots,
    setShots,
    add(files: File[]) {
      const room = maxPhotos - latest.current.photos.length;
      const taken = files
        .slice(0, room)
        .map((file) => ({ file, photo: newPhoto(file) }));
      const left = files.length - taken.length;
      setProblems(
        left > 0
          ? [
              `${tooManyPhotos} ${left === 1 ? "One was" : `${left} were`} left out.`,
            ]
          : [],
      );
      if (taken.length === 0) return;
      dispatch({ type: "add", photos: taken.map(({ photo }) => photo) });
      for (const { photo, file } of taken) track(addOne(photo, file));
    },
    report: (problem: string) => setProblems([problem]),
    replace(key: string, file: File) {
      setProblems([]);
      track(replaceOne(key, newPhoto(file), file));
    },
    /**
     * Puts the edited photo in the place of what was made of its original
     * before. Returns like `replaceOne`.
     */
    edit(key: string, original: File, edits: PhotoEdits) {
      setProblems([]);
      const name =
        latest.current.photos.find((photo) => photo.key === key)?.name ??
        original.name;
      const replacing = replaceOne(
        key,
        { ...newPhoto(original), name, edits },
        original,
      );
      track(replacing);
      return replacing;
    },
    remove(key: string) {
      setProblems([]);
      takeOut(key);
      dispatch({ type: "remove", key });
    },
    move: (key: string, to: number) => dispatch({ type: "move", key, to }),
    undoLast() {
      if (!canUndo(latest.current)) return setProblems([tooManyPhotos]);
      setProblems([]);
      const step = latest.current.undo.at(-1);
      dispatch({ type: "undo" });
      if (!step || step.type === "move") return;
      if (step.type === "replace") takeOut(step.key);
      const { photo } = step;
      removed.current.delete(photo.key);
      const { file } = photo;
      if (photo.uploaded || !file || photo.status.type === "preparing") return;
      store(() => savePhotoFile(photo.key, file, owner));
      upload(photo);
    },
    retry(key: string) {
      const photo = latest.current.photos.find((other) => other.key === key);
      if (photo) upload(photo);
    },
    resume: queue.resume,
    setChecks(key: string, checks: FormPhoto["checks"]) {
      dispatch({ type: "change", key, change: { checks } });
    },
    /**
     * Ids at the server, in order, as soon as nothing is under way any more.
     * Rejects without a connection.
     */
    async whenUploaded(): Promise<string[]> {
      await Promise.all(preparing.current);
      await queue.whenDone();
      return latest.current.photos.flatMap(
        ({ key }) => ids.current.get(key) ?? [],
      );
    },
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
    async restore(stored: DraftPhoto[], storedShots: ShotId[]) {
      setShots((ticked) => (ticked.length > 0 ? ticked : storedShots));
      const photos = await loadPhotos(stored, new Date());
      for (const { key, uploaded } of photos)
        if (uploaded) ids.current.set(key, uploaded.id);
      dispatch({ type: "restore", photos });
      for (const photo of photos) if (!photo.uploaded) upload(photo);
    },
    /**
     * After the draft was saved with their ids, the files of uploaded photos
     * are no longer needed.
     */
    releaseFile: (key: string) => store(() => removePhotoFile(key)),
    startOver() {
      const { photos } = latest.current;
      deleteUploaded([...photos, ...removedPhotos(latest.current)], listed);
      for (const { key } of photos) takeOut(key);
      dispatch({ type: "clear" });
      setProblems([]);
      setShots([]);
      return store(clearPhotoFiles);
    },
    /** Resolves when everything is stored, so that the page may be left. */
    async whenSaved() {
      await Promise.all(preparing.current);
      await storing.current;
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
