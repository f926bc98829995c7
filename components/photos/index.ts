export { PhotosByLink } from "./by-link/photos-by-link";
export { createUploadQueue } from "./create-upload-queue";
export { FormPhotos } from "./form-photos";
export { PhotoCheckList } from "./photo-check-list";
export {
  clearPhotoFiles,
  findPhotoFile,
  formerPhotoKey,
  removePhotoFile,
} from "./photo-file";
export { DropZone, PhotoInput } from "./photo-input";
export { type FormPhoto, moveTo } from "./photo-list";
export { PhotoPicture } from "./photo-picture";
export type { PhotoStore } from "./photo-store";
export { endPhotosForBatch, findPhotosForBatch } from "./photos-for-batch";
export { preparePhoto } from "./prepare/prepare-photo";
export { type PhotoReading, readPhoto } from "./prepare/read-photo";
export { shrinkPhoto } from "./prepare/shrink-photo";
export { sortPhotos } from "./prepare/sort-photos";
export { ReplacePhoto } from "./replace-photo";
export { type SavedPhoto, savedPhotoSchema } from "./saved-photo-schema";
export { sendPhoto } from "./send-photo";
export {
  choosePhotosForBatch,
  type SharedPhoto,
  useSharedPhotos,
} from "./shared-photos";
export { useObjectUrl } from "./use-object-url";
export { type Photos, usePhotos } from "./use-photos";
