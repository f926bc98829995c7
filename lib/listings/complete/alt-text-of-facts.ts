import { placeSentences } from "@/lib/listings/grounding";
import type { Fact } from "@/lib/listings/schema";
import { foldText } from "@/lib/plain-text/fold-text";

/** What speaks of a picture, in the languages of listings, without accents. */
const pictureWords = new RegExp(
  [
    String.raw`(?<!\p{L})(?:photos?|photograph(?:s|ed|y|ies?)?|pictures?|pictured|images?|snapshots?|fotos?|bild(?:er|es)?|fotografien?|aufnahmen?|abgebildet|abbildung(?:en)?|cliches?|fotografias?|imagen(?:es)?|fotografi[ae]|immagin[ei]|raffigurat[oa]|afbeelding(?:en)?|plaatjes?|imagens?|imagem|zdjeci(?:e|a|u)|fotografi(?:a|i|e)|obraz(?:ek|ku)?)(?!\p{L})`,
    foldText("写真|画像|イメージ"),
  ].join("|"),
  "giu",
);

const foundIn = (text: string): string[] =>
  foldText(text).replaceAll("ł", "l").toLowerCase().match(pictureWords) ?? [];

/** Whether a text speaks of a picture, though the seller sells none. */
export function speaksOfPicture(text: string, sellerText: string): boolean {
  const typed = new Set(foundIn(sellerText));
  return foundIn(text).some((word) => !typed.has(word));
}

/**
 * Whether an alt text can stand without a photo: each of its words comes from
 * the facts, so that it speaks of no picture.
 */
export const isOfFacts = (
  altText: string,
  facts: readonly Fact[],
  sellerText: string,
): boolean =>
  placeSentences(altText, { facts, sellerText }).every(
    ({ support }) => support !== "none",
  );
