import { type Dispatch, type RefObject, useState } from "react";
import {
  canUndo,
  type FormPhoto,
  type PhotoList,
  type PhotoListAction,
} from "@/components/photos/photo-list";
import type { FileStore } from "@/components/photos/use-file-store";
import { usePhotoPreparation } from "@/components/photos/use-photo-preparation";
import type { PhotoUploads } from "@/components/photos/use-photo-uploads";
import { randomKey } from "@/components/ui/use-click-key";
import { maxPhotos } from "@/lib/photos/limits";
import type { PhotoEdits } from "@/lib/photos/photo-edits";
import { tooManyPhotos } from "@/lib/photos/schema";

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

const leftOut = (count: number): string[] =>
  count > 0
    ? [
        `${tooManyPhotos} ${count === 1 ? "One was" : `${count} were`} left out.`,
      ]
    : [];

type EditedPhotos = {
  latest: RefObject<PhotoList>;
  dispatch: Dispatch<PhotoListAction>;
  files: FileStore;
  uploads: PhotoUploads;
};

/** What the seller does to the photos, and why files are not among them. */
export function usePhotoEdits({
  latest,
  dispatch,
  files,
  uploads,
}: EditedPhotos) {
  const [problems, setProblems] = useState<string[]>([]);
  const preparation = usePhotoPreparation({
    files,
    uploads,
    dispatch,
    onProblem(file, problem) {
      const isAlone = latest.current.photos.length <= 1;
      setProblems((others) => [
        ...others,
        isAlone ? problem : `${file.name}: ${problem}`,
      ]);
    },
  });

  return {
    problems,
    whenReady: preparation.whenReady,
    clearProblems: () => setProblems([]),
    add(files: File[]) {
      const room = maxPhotos - latest.current.photos.length;
      const taken = files
        .slice(0, room)
        .map((file) => ({ file, photo: newPhoto(file) }));
      setProblems(leftOut(files.length - taken.length));
      if (taken.length === 0) return;
      dispatch({ type: "add", photos: taken.map(({ photo }) => photo) });
      for (const { photo, file } of taken) preparation.add(photo, file);
    },
    report: (problem: string) => setProblems([problem]),
    replace(key: string, file: File) {
      setProblems([]);
      preparation.replace(key, newPhoto(file), file);
    },
    /**
     * Puts the edited photo in the place of what was made of its original
     * before. Gives the key of the new photo; null, and the old one stays,
     * when it is none.
     */
    edit(key: string, original: File, edits: PhotoEdits) {
      setProblems([]);
      const name =
        latest.current.photos.find((photo) => photo.key === key)?.name ??
        original.name;
      return preparation.replace(
        key,
        { ...newPhoto(original), name, edits },
        original,
      );
    },
    remove(key: string) {
      setProblems([]);
      uploads.takeOut(key);
      dispatch({ type: "remove", key });
    },
    move: (key: string, to: number) => dispatch({ type: "move", key, to }),
    undoLast() {
      if (!canUndo(latest.current)) return setProblems([tooManyPhotos]);
      setProblems([]);
      const step = latest.current.undo.at(-1);
      dispatch({ type: "undo" });
      if (!step || step.type === "move") return;
      if (step.type === "replace") uploads.takeOut(step.key);
      const { photo } = step;
      uploads.putBack(photo.key);
      const { file } = photo;
      if (photo.uploaded || !file || photo.status.type === "preparing") return;
      files.save(photo.key, file);
      uploads.upload(photo);
    },
    retry(key: string) {
      const photo = latest.current.photos.find((other) => other.key === key);
      if (photo) uploads.upload(photo);
    },
  };
}
