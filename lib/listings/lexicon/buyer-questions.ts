export type BuyerQuestion = "materials" | "size" | "care" | "what is included" | "making time or personalization";

/** What buyers ask, and the words by which a line answers it, in English and some neighbours. */
export const questions: [what: BuyerQuestion, answer: RegExp][] = [
  [
    "materials",
    /\b(?:made (?:of|from|with|in)|materials?|fabric|cotton|linen|wool|silk|leather|wood\w*|oak|walnut|clay|stoneware|ceramic|porcelain|glass|silver|gold|brass|copper|steel|resin|wax|soy|paper|yarn|felt|cork|stone|materiale?n?|matériaux?|matières?|materiale?s?|materiali|leder|leinen|baumwolle|wolle|filz|holz|keramik|papier|cuir|coton|laine|bois|verre|cuero|algodón|madera|cerámica|vidrio|cotone|legno|vetro|pelle)(?![\p{L}])/iu,
  ],
  [
    "size",
    /\b\d+(?:[.,/]\d+)?\s?-?(?:cm|mm|m|in|inch(?:es)?|ft|feet|oz|ounces?|ml|l|g|kg|lbs?)\b|\d\s?["″”]|\b(?:sizes?|measures|dimensions?|fits|one size|größe|taille|longueur|tamaño|talla|misure|taglia)(?![\p{L}])/iu,
  ],
  [
    "care",
    /\b(?:care|wash(?:able|ing)?|hand[- ]?wash|clean(?:ing)?|wipe|dry|polish|rinse|store|dishwasher|microwave|pflege|handwäsche|entretien|laver|lavage|cuidados?|lavar|limpiar|cura|lavare)(?![\p{L}])/iu,
  ],
  [
    "what is included",
    /\b(?:includ(?:es|ed|ing)|comes (?:with|in)|you (?:will )?(?:get|receive)|contents?|set of|pack of|package|enthalten|lieferung mit|lieferumfang|inclus|livré|incluye|inclui(?:do|da)s?|incluso|compreso)(?![\p{L}])/iu,
  ],
  [
    "making time or personalization",
    /\b(?:(?:made|dyed|sewn|knitted|cast|thrown|baked|poured|printed|cut) to order|making|made in \d+|in \d+ (?:days|werktagen|tagen)|en \d+ días|en \d+ jours|sous \d+ jours|in \d+ giorni|ready to ship|processing|business days|working days|ships? (?:in|within)|weeks?|personali[sz]\w*|custom\w*|engrav\w*|your (?:name|initials|text)|anfertigung|fabriqué|personnalis\w*|personaliz\w*|elaboración|envío|versand|werktagen?|fabrication|fabriqué|lavorazione)(?![\p{L}])/iu,
  ],
];

/** Which questions the text answers. A line that only holds a blank answers nothing. */
export function answeredIn(description: string): BuyerQuestion[] {
  const sentences = description.split(/\n|(?<=[.!?])\s+/u).filter((sentence) => !/\[add [^\]]*\]/u.test(sentence));
  return questions.filter(([, answer]) => sentences.some((sentence) => answer.test(sentence))).map(([what]) => what);
}
