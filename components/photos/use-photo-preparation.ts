import { type Dispatch, useRef } from "react";
import type {
  FormPhoto,
  PhotoListAction,
} from "@/components/photos/photo-list";
import { preparePhoto } from "@/components/photos/prepare/prepare-photo";
import type { FileStore } from "@/components/photos/use-file-store";
import type { PhotoUploads } from "@/components/photos/use-photo-uploads";
import { checkPhoto } from "@/lib/photos/check-photo";
import { noEdits } from "@/lib/photos/photo-edits";

type Preparation = {
  files: FileStore;
  uploads: PhotoUploads;
  dispatch: Dispatch<PhotoListAction>;
  /** A file is no photo. */
  onProblem: (file: File, problem: string) => void;
};

/** Makes the working copies of photos, and sends them on. */
export function usePhotoPreparation({
  files,
  uploads,
  dispatch,
  onProblem,
}: Preparation) {
  const preparing = useRef(new Set<Promise<unknown>>());

  function track<T>(work: Promise<T>): Promise<T> {
    preparing.current.add(work);
    work.finally(() => preparing.current.delete(work));
    return work;
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
      onProblem(file, problem);
      return null;
    }
    const { photo: copy, width, height, measures, coach } = prepared;
    const size = width > 0 && height > 0 ? { width, height } : null;
    if (!uploads.isTakenOut(photo.key)) files.save(photo.key, copy);
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
    uploads.upload(ready);
  }

  /**
   * Returns the key of the new photo; null, and the old one stays, when it is
   * none.
   */
  async function replaceOne(key: string, photo: FormPhoto, file: File) {
    const ready = await makeReady(photo, file);
    if (!ready) return null;
    uploads.takeOut(key);
    dispatch({ type: "replace", key, photo: ready });
    uploads.upload(ready);
    return ready.key;
  }

  return {
    add: (photo: FormPhoto, file: File) => track(addOne(photo, file)),
    replace: (key: string, photo: FormPhoto, file: File) =>
      track(replaceOne(key, photo, file)),
    whenReady: () => Promise.all(preparing.current),
  };
}
