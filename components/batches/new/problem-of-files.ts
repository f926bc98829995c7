import type { sortFiles } from "@/components/batches/new/read-dropped";
import type { UnsentRow } from "@/components/batches/new/unsent-rows";
import { countPhotos } from "@/components/batches/shown-state";
import { ApiError } from "@/lib/browser/api-error";

const noPhotos =
  "There are no photos among these files. JPG, PNG, WebP, AVIF and HEIC can be used.";

/** Of photos whose files are not there any more, by their names. */
export const lostMessage = (names: string[]) =>
  `${countPhotos(names.length)} could not be kept from last time. Please add ${names.length === 1 ? "it" : "them"} again: ${names.slice(0, 5).join(", ")}${names.length > 5 ? " …" : ""}`;

/** Why some of the files were not taken; null where all of them were. */
export function problemOfFiles({
  photos,
  tables,
  others,
}: ReturnType<typeof sortFiles>) {
  if (photos.length + tables.length === 0) return noPhotos;
  if (others === 0) return null;
  return others === 1
    ? "1 file is not a photo and was left out."
    : `${others} files are not photos and were left out.`;
}

/** Which row can't be written, having neither name nor photo; or null. */
export function missingName(rows: UnsentRow[]): string | null {
  const place = rows.findIndex(
    (row) => row.name.trim() === "" && row.photos.length === 0,
  );
  return place === -1
    ? null
    : `Listing ${place + 1} needs a product name or a photo.`;
}

export const messageOf = (error: unknown) =>
  error instanceof ApiError
    ? error.message
    : "Something went wrong. Please try again.";
