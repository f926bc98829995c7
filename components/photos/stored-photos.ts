import {
  clearPhotoFiles,
  findPhotoFile,
  removePhotoFile,
  savePhotoFile,
} from "@/components/photos/photo-file";
import type { FormPhoto } from "@/components/photos/photo-list";
import type { SavedPhoto } from "@/components/photos/saved-photo-schema";
import { apiResponse } from "@/lib/browser/api";
import { ApiError } from "@/lib/browser/api-error";

export type ListedPhotos = readonly { id: string | null }[];

/** The files of photos in this browser. */
export const photoFiles = {
  find: findPhotoFile,
  save: savePhotoFile,
  remove: removePhotoFile,
  clear: clearPhotoFiles,
};
export type PhotoFiles = typeof photoFiles;

/** Photos of a saved form with their files, as far as both are still there. */
export async function loadPhotos(
  stored: SavedPhoto[],
  files: Pick<PhotoFiles, "find">,
  now: Date,
): Promise<FormPhoto[]> {
  return Promise.all(
    stored.map(async (known): Promise<FormPhoto> => {
      const photo = { ...known, original: null, edits: null };
      const { uploaded } = photo;
      if (uploaded && new Date(uploaded.expiresAt) > now)
        return { ...photo, file: null, status: { type: "uploaded" } };
      const file = (await files.find(photo.key))?.file ?? null;
      return {
        ...photo,
        file,
        uploaded: null,
        status: { type: file ? "waiting" : "expired" },
      };
    }),
  );
}

/** Ids at the server but of those of a listing, which the server keeps. */
export const uploadedBut = (photos: FormPhoto[], listed: ListedPhotos) =>
  photos.flatMap(({ uploaded }) =>
    uploaded && !listed.some(({ id }) => id === uploaded.id)
      ? [uploaded.id]
      : [],
  );

/** Without an answer it counts as stored. */
export async function isStored(id: string) {
  try {
    await apiResponse("HEAD", `/api/photos/${id}`, undefined);
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.status === 404);
  }
}
