import type { UnsavedForm } from "@/components/generate/generator-state";
import type { SavedPhoto } from "@/components/photos";
import {
  readStored,
  removeStored,
  writeStored,
} from "@/lib/browser/local-storage";
import type { ShotId } from "@/lib/photos/coach/find-shots";

const formKey = "listwright:draft";

/** What reads it is loaded where something is stored. */
export async function findSavedForm() {
  const stored = readStored(formKey);
  if (!stored) return null;
  const { readSavedForm } = await import("./read-saved-form");
  return readSavedForm(stored);
}

export type SavedForm = UnsavedForm & { photos: SavedPhoto[]; shots: ShotId[] };

export function saveForm(
  { values, fromPhoto, listing, photos, shots }: SavedForm,
  owner: number | null,
) {
  writeStored(formKey, { owner, values, fromPhoto, listing, photos, shots });
}

export function clearSavedForm() {
  removeStored(formKey);
}
