import { emptyForm } from "@/components/generate/form/form-fields";
import type { GeneratorStore } from "@/components/generate/generator-store";
import {
  clearSavedForm,
  findSavedForm,
  saveForm,
} from "@/components/generate/saved-form";
import {
  clearPhotoFiles,
  type FormPhoto,
  findPhotoFile,
  formerPhotoKey,
  type PhotoStore,
  removePhotoFile,
  type SavedPhoto,
} from "@/components/photos";
import { takeStartedName } from "@/lib/browser/started-name";

/**
 * Another user of the same browser must not see this user's form: it is
 * deleted instead.
 */
async function findOwnForm(userId: number | null) {
  const isOwn = ({ owner }: { owner: number | null }) =>
    owner === null || owner === userId;
  const saved = await findSavedForm();
  const former = await findPhotoFile(formerPhotoKey);
  const isOthers = (saved && !isOwn(saved)) || (former && !isOwn(former));
  if (userId !== null && isOthers) {
    clearSavedForm();
    await clearPhotoFiles();
  }
  return {
    saved: saved && isOwn(saved) ? saved : null,
    former: former && isOwn(former) ? former.file : null,
  };
}

/**
 * What is stored of it beside its file. One that is still being prepared has
 * nothing to come back to.
 */
const toSavedPhotos = (photos: FormPhoto[]): SavedPhoto[] =>
  photos
    .filter(({ status }) => status.type !== "preparing")
    .map(({ key, name, size, checks, uploaded, coach }) => ({
      key,
      name,
      size,
      checks,
      uploaded,
      coach,
    }));

/**
 * Saves form, photos and result in the browser, so that they survive a reload
 * and a sign-in.
 */
export class FormKeeper {
  readonly #generator: GeneratorStore;
  readonly #photos: PhotoStore;
  /**
   * Whose the form is. It stays hers when her session ends while the page is
   * open.
   */
  #owner: number | null = null;
  #saved: readonly unknown[] = [];

  constructor(generator: GeneratorStore, photos: PhotoStore) {
    this.#generator = generator;
    this.#photos = photos;
  }

  /** Saves each change, once the form is restored. Returns how to stop. */
  open() {
    const stops = [this.#generator, this.#photos].map(({ subscribe }) =>
      subscribe(() => this.#save()),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Returns how to stop. */
  restore(owner: number | null) {
    const stopping = new AbortController();
    this.#restore(owner, stopping.signal);
    return () => stopping.abort();
  }

  async #restore(owner: number | null, signal: AbortSignal) {
    const finding = findOwnForm(owner).catch(() => null);
    if (owner !== null) this.#owner = owner;
    this.#save();
    const found = await finding;
    if (signal.aborted) return;
    // What reads it can't be loaded: nothing is put over it until it is read.
    if (!found) return this.#restoreOnline(owner, signal);
    const { saved, former } = found;
    this.#generator.dispatch({ type: "restore", saved });
    this.#takeStartedName();
    await this.#photos.restore(saved?.photos ?? [], saved?.shots ?? []);
    if (signal.aborted) return;
    if (former) {
      this.#photos.add([former]);
      await removePhotoFile(formerPhotoKey);
    }
    this.#generator.dispatch({ type: "ready" });
  }

  /** From the first page; beside a listing it would be another piece's. */
  #takeStartedName() {
    const productName = takeStartedName();
    if (productName && !this.#generator.getSnapshot().listing)
      this.#generator.dispatch({ type: "edit", change: { productName } });
  }

  #restoreOnline(owner: number | null, signal: AbortSignal) {
    window.addEventListener("online", () => this.#restore(owner, signal), {
      once: true,
      signal,
    });
  }

  #save() {
    const { isRestored, values, fromPhoto, listing } =
      this.#generator.getSnapshot();
    const { photos, shots } = this.#photos.getSnapshot();
    const parts = [values, fromPhoto, listing, photos, shots, this.#owner];
    if (!isRestored || parts.every((part, at) => part === this.#saved[at]))
      return;
    this.#saved = parts;
    if (values === emptyForm && !listing && photos.length === 0)
      return clearSavedForm();
    saveForm(
      { values, fromPhoto, listing, photos: toSavedPhotos(photos), shots },
      this.#owner,
    );
    this.#photos.releaseUploaded();
  }
}
