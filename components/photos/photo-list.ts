import type { UploadStatus } from "@/components/photos/create-upload-queue";
import type { PreparedPhoto } from "@/components/photos/prepare/prepare-photo";
import { randomKey } from "@/components/ui/use-click-key";
import type { PhotoCheck } from "@/lib/listing-text/fields/schema";
import { checkPhoto } from "@/lib/photos/check-photo";
import type { CoachMeasures } from "@/lib/photos/coach/coach-measures-schema";
import { maxPhotos, type PhotoSize } from "@/lib/photos/limits";
import type { PhotoEdits } from "@/lib/photos/photo-edits";

export type PhotoStatus =
  | UploadStatus
  /** Its working copy is being made. */
  | { type: "preparing" }
  /** Stored in this browser alone: nobody is signed in. */
  | { type: "local" }
  | { type: "uploaded" }
  /** Gone from the server and from this browser. */
  | { type: "expired" };

/** A photo of the form. */
export type FormPhoto = {
  /** In this browser. */
  key: string;
  name: string;
  /**
   * What is shown: the chosen file, then its working copy. Null where only the
   * server has it.
   */
  file: File | null;
  /** Of the photo as it was taken; null as long as nobody knows. */
  size: PhotoSize | null;
  checks: PhotoCheck[];
  /** Null as long as nobody knows, or where this browser can't measure it. */
  coach: CoachMeasures | null;
  /**
   * The file as it was chosen, and what was changed about it since; null once
   * the page was left.
   */
  original: File | null;
  edits: PhotoEdits | null;
  uploaded: { id: string; expiresAt: string } | null;
  status: PhotoStatus;
};

export const newPhoto = (file: File): FormPhoto => ({
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

/** A photo as it goes on from its working copy. */
export function withCopy(photo: FormPhoto, prepared: PreparedPhoto): FormPhoto {
  const { photo: file, width, height, measures, coach } = prepared;
  return {
    ...photo,
    file,
    size: width > 0 && height > 0 ? { width, height } : null,
    checks: measures ? checkPhoto(measures) : [],
    coach,
    status: { type: "waiting" },
  };
}

/**
 * The way back of one change, and not the list before it, as `ui/history.ts`
 * keeps: what was added or uploaded since stays.
 */
type UndoStep = { label: string } & (
  | { type: "insert"; photo: FormPhoto; index: number }
  | { type: "move"; key: string; to: number }
  | { type: "replace"; key: string; photo: FormPhoto }
);

export type PhotoList = {
  /** In their order: the first is the one that shoppers see. */
  photos: FormPhoto[];
  /** What can be undone, the latest last. */
  undo: UndoStep[];
  /** What was done last, for screen readers. */
  news: string;
};

export type PhotoListAction =
  | { type: "add"; photos: FormPhoto[] }
  | { type: "change"; key: string; change: Partial<FormPhoto> }
  | { type: "move"; key: string; to: number }
  | { type: "remove"; key: string }
  /** Takes a photo out without a way back, since it is none. */
  | { type: "drop"; key: string }
  | { type: "replace"; key: string; photo: FormPhoto }
  | { type: "undo" }
  | { type: "forget" }
  | { type: "restore"; photos: FormPhoto[] }
  | { type: "clear" };

export const emptyPhotoList: PhotoList = { photos: [], undo: [], news: "" };

const maxUndoSteps = 20;

export function moveTo<Entry>(
  entries: readonly Entry[],
  from: number,
  to: number,
): Entry[] {
  const others = entries.filter((_, index) => index !== from);
  return [
    ...others.slice(0, to),
    ...entries.slice(from, from + 1),
    ...others.slice(to),
  ];
}

const indexOf = ({ photos }: PhotoList, key: string) =>
  photos.findIndex((photo) => photo.key === key);

const withStep = (list: PhotoList, step: UndoStep): UndoStep[] =>
  [...list.undo, step].slice(-maxUndoSteps);

const insert = (photos: FormPhoto[], photo: FormPhoto, index: number) => [
  ...photos.slice(0, index),
  photo,
  ...photos.slice(index),
];

const countOf = (photos: number) =>
  photos === 1 ? "1 photo" : `${photos} photos`;

function move(list: PhotoList, key: string, wanted: number): PhotoList {
  const from = indexOf(list, key);
  const to = Math.max(0, Math.min(wanted, list.photos.length - 1));
  if (from === -1 || from === to) return list;
  const label = `Photo ${from + 1} moved to place ${to + 1}`;
  const undo = withStep(list, { type: "move", key, to: from, label });
  return { photos: moveTo(list.photos, from, to), undo, news: label };
}

function remove(list: PhotoList, key: string): PhotoList {
  const index = indexOf(list, key);
  const photo = list.photos[index];
  if (!photo) return list;
  const label = `Photo ${index + 1} removed`;
  const photos = list.photos.filter((other) => other.key !== key);
  return {
    photos,
    undo: withStep(list, { type: "insert", photo, index, label }),
    news: label,
  };
}

function replace(list: PhotoList, key: string, photo: FormPhoto): PhotoList {
  const index = indexOf(list, key);
  const old = list.photos[index];
  if (!old) return list;
  const label = `Photo ${index + 1} ${photo.edits ? "edited" : "replaced"}`;
  const photos = list.photos.map((other) =>
    other.key === key ? photo : other,
  );
  return {
    photos,
    undo: withStep(list, {
      type: "replace",
      key: photo.key,
      photo: old,
      label,
    }),
    news: label,
  };
}

/** What was removed comes back only where there is room. */
export const canUndo = ({ photos, undo }: PhotoList) =>
  undo.length > 0 &&
  (undo.at(-1)?.type !== "insert" || photos.length < maxPhotos);

function undo(list: PhotoList): PhotoList {
  const step = list.undo.at(-1);
  if (!step || !canUndo(list)) return list;
  const rest = {
    undo: list.undo.slice(0, -1),
    news: `Undone: ${step.label.toLowerCase()}`,
  };
  switch (step.type) {
    case "insert":
      return { ...rest, photos: insert(list.photos, step.photo, step.index) };
    case "move": {
      const from = indexOf(list, step.key);
      return {
        ...rest,
        photos: from === -1 ? list.photos : moveTo(list.photos, from, step.to),
      };
    }
    case "replace":
      return {
        ...rest,
        photos: list.photos.map((photo) =>
          photo.key === step.key ? step.photo : photo,
        ),
      };
  }
}

/** Also what may come back by undoing is changed. */
function mapAll(
  list: PhotoList,
  map: (photo: FormPhoto) => FormPhoto,
): PhotoList {
  const undo = list.undo.map((step) =>
    step.type === "move" ? step : { ...step, photo: map(step.photo) },
  );
  return { ...list, photos: list.photos.map(map), undo };
}

export function photoListReducer(
  list: PhotoList,
  action: PhotoListAction,
): PhotoList {
  switch (action.type) {
    case "add":
      return {
        ...list,
        photos: [...list.photos, ...action.photos].slice(0, maxPhotos),
        news: `${countOf(action.photos.length)} added`,
      };
    case "change":
      return mapAll(list, (photo) =>
        photo.key === action.key ? { ...photo, ...action.change } : photo,
      );
    case "move":
      return move(list, action.key, action.to);
    case "remove":
      return remove(list, action.key);
    case "drop":
      return {
        ...list,
        photos: list.photos.filter(({ key }) => key !== action.key),
        news: "",
      };
    case "replace":
      return replace(list, action.key, action.photo);
    case "undo":
      return undo(list);
    case "forget":
      return { ...list, undo: [] };
    case "restore":
      return list.photos.length > 0
        ? list
        : { ...emptyPhotoList, photos: action.photos };
    case "clear":
      return emptyPhotoList;
  }
}

/** Those that undoing would bring back. */
export const removedPhotos = ({ undo }: PhotoList): FormPhoto[] =>
  undo.flatMap((step) => (step.type === "move" ? [] : [step.photo]));
