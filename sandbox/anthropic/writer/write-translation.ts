import { languageAskedFor, nameIn, writeInLanguage } from "./in-language";
import { describePiece } from "./piece";
import { jsonIn, photoFrom } from "./rewrite-field";
import type { SellerFacts } from "./seller-facts";
import { writeListing } from "./write-listing";

/**
 * Title, description and tags of a finished listing in another language, out of
 * the same facts.
 */
export function writeTranslation(facts: SellerFacts, text: string) {
  const piece = describePiece(facts, photoFrom(jsonIn(text, "known")));
  const language = languageAskedFor(text);
  return language === null
    ? { ...writeListing(facts, piece.photo), item: piece.item.name }
    : {
        ...writeInLanguage(piece, language, { isOwn: false }),
        item: nameIn(piece, language),
      };
}
