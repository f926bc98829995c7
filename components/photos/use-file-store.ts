import { useRef } from "react";
import {
  clearPhotoFiles,
  removePhotoFile,
  savePhotoFile,
} from "@/components/photos/saved-photo";

/** The files of an owner's photos in this browser, written one by one. */
export function useFileStore(owner: number | null) {
  const last = useRef<Promise<void>>(Promise.resolve());
  function store(work: () => Promise<void>) {
    last.current = last.current.then(work);
    return last.current;
  }
  return {
    save: (key: string, file: File) =>
      store(() => savePhotoFile(key, file, owner)),
    remove: (key: string) => store(() => removePhotoFile(key)),
    clear: () => store(clearPhotoFiles),
    /** Resolves when everything is stored. */
    whenSaved: () => last.current,
  };
}

export type FileStore = ReturnType<typeof useFileStore>;
