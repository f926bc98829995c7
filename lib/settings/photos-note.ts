import { installation } from "@/lib/settings/installation";

/** For programs and assistants, after what they are told of photos. */
export const photosNote = (): string =>
  installation().hasPictures
    ? ""
    : " This site's writer can't look at photos: of the first one it gets only the main colors, so say what the piece is.";
