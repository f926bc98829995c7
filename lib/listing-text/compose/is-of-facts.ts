import { placeSentences } from "@/lib/listing-text/check/place-sentences";
import { type Known, ledgerOf } from "@/lib/listing-text/ledger/ledger-of";
import { rootsOf } from "@/lib/listing-text/lexicon/roots";
import { foldText } from "@/lib/listing-text/plain-text/fold-text";

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

/** Letters of a word that may tell of a scene: a table, a windowsill. */
const minLetters = 4;

function saysNothingElse(altText: string, known: Known): boolean {
  const { facts = [], sellerText = "" } = known;
  const told = [sellerText, ...facts.map(({ value }) => value)];
  const lexicon = ledgerOf(known).known?.lexicon;
  const plain = lexicon ? [...lexicon.plainFolds] : [];
  const roots = new Set([...told, ...plain].flatMap(rootsOf));
  return rootsOf(altText).every(
    (root) => root.length < minLetters || roots.has(root),
  );
}

/**
 * Whether an alt text can stand without a photo: each of its words comes from
 * the facts or is a plain one, so that it speaks of no picture.
 */
export const isOfFacts = (altText: string, known: Known): boolean =>
  !speaksOfPicture(altText, known.sellerText ?? "") &&
  saysNothingElse(altText, known) &&
  placeSentences(altText, known).every(
    ({ support }) => support !== "none" && support !== "unchecked",
  );
