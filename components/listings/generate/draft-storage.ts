import { z } from "zod";
import { formFields } from "@/components/listings/form/form-fields";
import type { Draft } from "@/components/listings/generate/generator-state";
import { mapTextFields } from "@/lib/listings/input";
import { languageValues } from "@/lib/listings/languages";
import { categoryValues, colors, listingAnswerSchema, titleStyles } from "@/lib/listings/schema";
import { readStored, removeStored, writeStored } from "@/lib/local-storage";
import { coachMeasuresSchema } from "@/lib/photos/coach/coach-measures";
import { type ShotId, shotIds } from "@/lib/photos/coach/photo-set";
import { photoCheckSchema } from "@/lib/photos/schema";

const draftKey = "listwright:draft";

/** A photo in its order. Its file is stored by itself, until it is uploaded. */
const draftPhotoSchema = z.object({
  key: z.string(),
  name: z.string(),
  size: z.object({ width: z.number(), height: z.number() }).nullable().catch(null),
  checks: z.array(photoCheckSchema).catch([]),
  uploaded: z.object({ id: z.string(), expiresAt: z.string() }).nullable().catch(null),
  coach: coachMeasuresSchema.nullable().catch(null),
});
export type DraftPhoto = z.output<typeof draftPhotoSchema>;

const text = z.string().catch("");
const draftSchema = z.object({
  /** The user's id, or null for a visitor, whose draft belongs to the next user who signs in. */
  owner: z.number().nullable(),
  values: z.object({
    ...mapTextFields(() => text),
    colors: z.array(z.enum(colors)).catch([]),
    category: z.enum(categoryValues).or(z.literal("")).catch(""),
    titleStyle: z.enum(titleStyles).catch("etsy_2026"),
    language: z.enum(languageValues).catch("en"),
  }),
  fromPhoto: z.array(z.enum(formFields)).catch([]),
  listing: listingAnswerSchema.nullable().catch(null),
  photos: z.array(draftPhotoSchema).catch([]),
  shots: z.array(z.enum(shotIds)).catch([]),
});

export function findDraft(): z.output<typeof draftSchema> | null {
  return draftSchema.safeParse(readStored(draftKey)).data ?? null;
}

export type SavedDraft = Draft & { photos: DraftPhoto[]; shots: ShotId[] };

export function saveDraft({ values, fromPhoto, listing, photos, shots }: SavedDraft, owner: number | null) {
  writeStored(draftKey, { owner, values, fromPhoto, listing, photos, shots });
}

export function clearDraft() {
  removeStored(draftKey);
}

const photoStore = "photos";
/** Where the version before, which had one photo, stored its file. */
export const formerPhotoKey = "draft";

type StoredPhoto = { owner: number | null; name: string; type: string; bytes: ArrayBuffer };

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("listwright", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(photoStore);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(opening.error);
  });
}

async function inStore<T>(mode: IDBTransactionMode, send: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(photoStore, mode);
      const request = send(transaction.objectStore(photoStore));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** The file of a photo of the draft, stored as bytes because not every browser can store a File. */
export async function findPhotoFile(key: string): Promise<{ owner: number | null; file: File } | null> {
  const reading = inStore<StoredPhoto | undefined>("readonly", (store) => store.get(key));
  const stored = await reading.catch(() => undefined);
  return stored ? { owner: stored.owner, file: new File([stored.bytes], stored.name, { type: stored.type }) } : null;
}

/** Never fails: if the file can't be stored, the seller chooses it again. */
export async function savePhotoFile(key: string, file: File, owner: number | null) {
  try {
    const stored: StoredPhoto = { owner, name: file.name, type: file.type, bytes: await file.arrayBuffer() };
    await inStore("readwrite", (store) => store.put(stored, key));
  } catch {
    await removePhotoFile(key);
  }
}

export async function removePhotoFile(key: string) {
  await inStore("readwrite", (store) => store.delete(key)).catch(() => undefined);
}

export async function clearPhotoFiles() {
  await inStore("readwrite", (store) => store.clear()).catch(() => undefined);
}
