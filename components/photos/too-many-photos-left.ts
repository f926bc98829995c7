import { tooManyPhotos } from "@/lib/photos/limits";

/** What is said of photos that there is no room for; null for none. */
export const tooManyPhotosLeft = (count: number) =>
  count > 0
    ? `${tooManyPhotos} ${count === 1 ? "One was" : `${count} were`} left out.`
    : null;
