import {
  createUploadQueue,
  type UploadStatus,
} from "@/components/photos/create-upload-queue";
import type { FormPhoto } from "@/components/photos/photo-list";
import type { sendPhoto } from "@/components/photos/send-photo";
import type { PhotoFiles } from "@/components/photos/stored-photos";
import type { UploadedPhoto } from "@/lib/photos/schema";

type UploadOptions = {
  send: typeof sendPhoto;
  /** In this browser, written one by one. */
  files: PhotoFiles;
  onStatus: (key: string, status: UploadStatus) => void;
  onUploaded: (key: string, uploaded: UploadedPhoto) => void;
};

/**
 * Photos on their way to the server, while somebody is signed in; until they
 * are there their files are stored in this browser.
 */
export class PhotoUploads {
  readonly #files: PhotoFiles;
  readonly #queue: ReturnType<typeof createUploadQueue<UploadedPhoto>>;
  /** At the server, by key. */
  readonly ids = new Map<string, string>();
  readonly #takenOut = new Set<string>();
  /** Uploaded photos whose files are deleted here. */
  readonly #released = new Set<string>();
  /** The end of all writing. */
  #written: Promise<void> = Promise.resolve();
  #owner: number | null = null;

  constructor({ send, files, onStatus, onUploaded }: UploadOptions) {
    this.#files = files;
    this.#queue = createUploadQueue({
      send,
      onStatus,
      onUploaded: (key, uploaded: UploadedPhoto) => {
        this.ids.set(key, uploaded.id);
        onUploaded(key, uploaded);
      },
    });
  }

  setOwner(owner: number | null) {
    this.#owner = owner;
    this.#queue.close();
    if (owner !== null) this.#queue.open();
  }

  close() {
    this.#queue.close();
  }

  /** Tries at once what rests. */
  resume() {
    this.#queue.resume();
  }

  /** Rejects without a connection. */
  whenDone() {
    return this.#queue.whenDone();
  }

  whenSaved() {
    return this.#written;
  }

  upload({ key, file, size }: FormPhoto) {
    if (!file || this.#takenOut.has(key)) return;
    this.#queue.add({ key, photo: file, size });
  }

  save(key: string, file: File) {
    if (this.#takenOut.has(key)) return;
    const owner = this.#owner;
    this.#write(() => this.#files.save(key, file, owner));
  }

  /** Its file goes too. */
  takeOut(key: string) {
    this.#takenOut.add(key);
    this.#queue.remove(key);
    this.#write(() => this.#files.remove(key));
  }

  /** With its file, unless that is at the server or not ready yet. */
  putBack(photo: FormPhoto) {
    const { key, file, uploaded, status } = photo;
    this.#takenOut.delete(key);
    if (uploaded || !file || status.type === "preparing") return;
    this.save(key, file);
    this.upload(photo);
  }

  release(key: string) {
    if (this.#released.has(key)) return;
    this.#released.add(key);
    this.#write(() => this.#files.remove(key));
  }

  clear() {
    return this.#write(() => this.#files.clear());
  }

  #write(work: () => Promise<void>) {
    this.#written = this.#written.then(work);
    return this.#written;
  }
}
