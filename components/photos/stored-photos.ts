import type { FormPhoto } from "@/components/photos/photo-list";
import {
  findPhotoFile,
  type SavedPhoto,
} from "@/components/photos/saved-photo";
import { deleteWaiting } from "@/components/photos/send-photo";
import { ApiError, apiResponse } from "@/lib/browser/api";

export type ListedPhotos = readonly { id: string | null }[];

/** Photos of a saved form with their files, as far as both are still there. */
export async function loadPhotos(
  stored: SavedPhoto[],
  now: Date,
): Promise<FormPhoto[]> {
  return Promise.all(
    stored.map(async (known): Promise<FormPhoto> => {
      const photo = { ...known, original: null, edits: null };
      const { uploaded } = photo;
      if (uploaded && new Date(uploaded.expiresAt) > now)
        return { ...photo, file: null, status: { type: "uploaded" } };
      const file = (await findPhotoFile(photo.key))?.file ?? null;
      return {
        ...photo,
        file,
        uploaded: null,
        status: { type: file ? "waiting" : "expired" },
      };
    }),
  );
}

/**
 * Deletes photos at the server but those of the listing on the page, and the
 * server keeps those of any other. Whether it works matters to nobody on this
 * page.
 */
export function deleteUploaded(photos: FormPhoto[], listed: ListedPhotos) {
  for (const { uploaded } of photos) {
    if (!uploaded || listed.some(({ id }) => id === uploaded.id)) continue;
    deleteWaiting(uploaded.id);
  }
}

/** Without an answer it counts as stored. */
export async function isStored(id: string) {
  try {
    await apiResponse("HEAD", `/api/photos/${id}`, undefined);
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.status === 404);
  }
}
