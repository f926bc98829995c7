import { maxWholePhotos } from "@/lib/photos/limits";

const sheet = (photos: number) =>
  photos > maxWholePhotos ? " The last ones are on one sheet." : "";

/** What is asked for on top when there are several photos. */
export const photosPrompt = {
  version: "photos-v2",
  instructions: (photos: number) =>
    `The ${photos} photos show one piece.${sheet(photos)} In facts, photo is the number of the one that shows it best. Where photos disagree on what a buyer relies on (silver in one, gold in another), put it into contradictions with what each shows, and use neither: it is unknown. altText is that of photo 1. photoAltTexts: one for each of photos 2 to ${photos}: what that photo shows and the others don't (angle, back, detail, hand, box), no two alike.`,
};
