import {
  canUndo,
  emptyPhotoList,
  type FormPhoto,
  newPhoto,
  type PhotoList,
  type PhotoListAction,
  photoListReducer,
  removedPhotos,
  withCopy,
} from "@/components/photos/photo-list";
import { PhotoUploads } from "@/components/photos/photo-uploads";
import type { preparePhoto } from "@/components/photos/prepare/prepare-photo";
import type { SavedPhoto } from "@/components/photos/saved-photo-schema";
import type { sendPhoto } from "@/components/photos/send-photo";
import {
  type ListedPhotos,
  loadPhotos,
  type PhotoFiles,
  uploadedBut,
} from "@/components/photos/stored-photos";
import { tooManyPhotosLeft } from "@/components/photos/too-many-photos-left";
import { Store } from "@/components/ui/store";
import type { ShotId } from "@/lib/photos/coach/find-shots";
import { maxPhotos, tooManyPhotos } from "@/lib/photos/limits";
import { noEdits, type PhotoEdits } from "@/lib/photos/photo-edits";
import type { UploadedPhoto } from "@/lib/photos/schema";

export type PhotoSnapshot = PhotoList & {
  /** Why files are not among the photos. */
  problems: string[];
  /** What they show together, as far as the seller has ticked it. */
  shots: ShotId[];
};

export type PhotoStoreOptions = {
  send: typeof sendPhoto;
  prepare: typeof preparePhoto;
  /** In this browser. */
  files: PhotoFiles;
  /** Whether the server still has a photo. */
  isStored: (id: string) => Promise<boolean>;
  deleteWaiting: (id: string) => void;
  /** The photos of the listing on the page, which the server keeps. */
  listed: () => ListedPhotos;
};

/**
 * The photos of the form: prepared and uploaded in the background, stored in
 * this browser until they are.
 */
export class PhotoStore extends Store<PhotoSnapshot> {
  readonly #options: PhotoStoreOptions;
  readonly #uploads: PhotoUploads;
  readonly #preparing = new Set<Promise<unknown>>();

  constructor(options: PhotoStoreOptions) {
    super({ ...emptyPhotoList, problems: [], shots: [] });
    this.#options = options;
    this.#uploads = new PhotoUploads({
      send: options.send,
      files: options.files,
      onStatus: (key, status) => this.#changePhoto(key, { status }),
      onUploaded: (key, uploaded) => this.#noteUploaded(key, uploaded),
    });
  }

  /** Returns how to close it. */
  open() {
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener("online", this.resume, { signal });
    window.addEventListener("pagehide", this.#forgetRemoved, { signal });
    return () => {
      listeners.abort();
      this.#uploads.close();
      this.#forgetRemoved();
    };
  }

  /** Photos are sent while somebody is signed in. */
  setOwner(owner: number | null) {
    this.#uploads.setOwner(owner);
  }

  readonly add = (files: File[]) => {
    const room = maxPhotos - this.#photos.length;
    const taken = files
      .slice(0, room)
      .map((file) => ({ file, photo: newPhoto(file) }));
    const left = tooManyPhotosLeft(files.length - taken.length);
    this.set({ problems: left === null ? [] : [left] });
    if (taken.length === 0) return;
    this.#apply({ type: "add", photos: taken.map(({ photo }) => photo) });
    for (const { photo, file } of taken) this.#track(this.#addOne(photo, file));
  };

  readonly report = (problem: string) => this.set({ problems: [problem] });

  readonly replace = (key: string, file: File) => {
    this.set({ problems: [] });
    this.#track(this.#replaceOne(key, newPhoto(file), file));
  };

  /**
   * Puts the edited photo in the place of what was made of its original
   * before. Gives the key of the new photo; null, and the old one stays, when
   * it is none.
   */
  readonly edit = (key: string, original: File, edits: PhotoEdits) => {
    this.set({ problems: [] });
    const { name } = this.#find(key) ?? original;
    const photo = { ...newPhoto(original), name, edits };
    return this.#track(this.#replaceOne(key, photo, original));
  };

  readonly remove = (key: string) => {
    this.set({ problems: [] });
    this.#uploads.takeOut(key);
    this.#apply({ type: "remove", key });
  };

  readonly move = (key: string, to: number) =>
    this.#apply({ type: "move", key, to });

  readonly undoLast = () => {
    if (!canUndo(this.getSnapshot())) return this.report(tooManyPhotos);
    const step = this.getSnapshot().undo.at(-1);
    this.set({ problems: [] });
    this.#apply({ type: "undo" });
    if (!step || step.type === "move") return;
    if (step.type === "replace") this.#uploads.takeOut(step.key);
    this.#uploads.putBack(step.photo);
  };

  readonly retry = (key: string) => {
    const photo = this.#find(key);
    if (photo) this.#uploads.upload(photo);
  };

  /** Tries at once what rests. */
  readonly resume = () => this.#uploads.resume();

  readonly setShots = (shots: ShotId[]) => this.set({ shots });

  setChecks(key: string, checks: FormPhoto["checks"]) {
    this.#changePhoto(key, { checks });
  }

  /**
   * Ids at the server, in order, as soon as nothing is under way any more.
   * Rejects without a connection.
   */
  async whenUploaded(): Promise<string[]> {
    await Promise.all(this.#preparing);
    await this.#uploads.whenDone();
    return this.#photos.flatMap(({ key }) => this.#uploads.ids.get(key) ?? []);
  }

  /** Resolves when everything is stored, so that the page may be left. */
  async whenSaved() {
    await Promise.all(this.#preparing);
    await this.#uploads.whenSaved();
  }

  /**
   * Finds out which are no longer at the server. Those whose file is here are
   * uploaded again.
   */
  async findExpired() {
    await Promise.all(
      this.#photos.map(async ({ key }) => {
        const id = this.#uploads.ids.get(key);
        if (id === undefined || (await this.#options.isStored(id))) return;
        this.#uploads.ids.delete(key);
        this.#changePhoto(key, {
          uploaded: null,
          status: { type: "expired" },
        });
        this.retry(key);
      }),
    );
  }

  /** What a saved form has, unless photos were added meanwhile. */
  async restore(stored: SavedPhoto[], shots: ShotId[]) {
    if (this.getSnapshot().shots.length === 0) this.set({ shots });
    const photos = await loadPhotos(stored, this.#options.files, new Date());
    for (const { key, uploaded } of photos)
      if (uploaded) this.#uploads.ids.set(key, uploaded.id);
    this.#apply({ type: "restore", photos });
    for (const photo of photos)
      if (!photo.uploaded) this.#uploads.upload(photo);
  }

  /** Once a form is saved with their ids, their files are needed no more. */
  releaseUploaded() {
    for (const { key, uploaded } of this.#photos)
      if (uploaded) this.#uploads.release(key);
  }

  startOver() {
    this.#deleteAtServer([
      ...this.#photos,
      ...removedPhotos(this.getSnapshot()),
    ]);
    for (const { key } of this.#photos) this.#uploads.takeOut(key);
    this.#apply({ type: "clear" });
    this.set({ problems: [], shots: [] });
    return this.#uploads.clear();
  }

  get #photos() {
    return this.getSnapshot().photos;
  }

  #find(key: string) {
    return this.#photos.find((photo) => photo.key === key);
  }

  #apply(action: PhotoListAction) {
    this.set(photoListReducer(this.getSnapshot(), action));
  }

  #changePhoto(key: string, change: Partial<FormPhoto>) {
    this.#apply({ type: "change", key, change });
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#preparing.add(work);
    work.finally(() => this.#preparing.delete(work));
    return work;
  }

  /**
   * The photo as it goes on from its working copy; null when the file is no
   * photo, which is then said.
   */
  async #makeReady(photo: FormPhoto, file: File): Promise<FormPhoto | null> {
    const { prepared, problem } = await this.#options.prepare(
      file,
      photo.edits ?? noEdits,
    );
    if (problem !== null) {
      const told =
        this.#photos.length <= 1 ? problem : `${file.name}: ${problem}`;
      this.set({ problems: [...this.getSnapshot().problems, told] });
      return null;
    }
    const ready = withCopy(photo, prepared);
    this.#uploads.save(photo.key, prepared.photo);
    return ready;
  }

  async #addOne(photo: FormPhoto, file: File) {
    const ready = await this.#makeReady(photo, file);
    if (!ready) return this.#apply({ type: "drop", key: photo.key });
    const { key, ...change } = ready;
    this.#changePhoto(key, change);
    this.#uploads.upload(ready);
  }

  async #replaceOne(key: string, photo: FormPhoto, file: File) {
    const ready = await this.#makeReady(photo, file);
    if (!ready) return null;
    this.#uploads.takeOut(key);
    this.#apply({ type: "replace", key, photo: ready });
    this.#uploads.upload(ready);
    return ready.key;
  }

  #noteUploaded(key: string, uploaded: UploadedPhoto) {
    const { id, expiresAt, width, height, checks } = uploaded;
    this.#changePhoto(key, {
      uploaded: { id, expiresAt },
      size: { width, height },
      checks,
      status: { type: "uploaded" },
    });
  }

  #deleteAtServer(photos: FormPhoto[]) {
    for (const id of uploadedBut(photos, this.#options.listed()))
      this.#options.deleteWaiting(id);
  }

  readonly #forgetRemoved = () => {
    this.#deleteAtServer(removedPhotos(this.getSnapshot()));
    this.#apply({ type: "forget" });
  };
}
