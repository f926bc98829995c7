import type { Photo } from "./photo";

/**
 * For whoever tries what a model can: the color of a picture, or the word that
 * the text asks for, such as `the word ready`.
 */
export const answerWord = (text: string, photo: Photo | null) => ({
  word: photo?.colors[0] ?? /\bthe word "?([\w-]+)/i.exec(text)?.[1] ?? "",
});
