import type { Topic } from "@/lib/listing-text/languages/concepts";
import { hasBlank } from "@/lib/listing-text/lexicon/blanks";
import { rootsOf } from "@/lib/listing-text/lexicon/roots";
import { topicsAskedIn } from "@/lib/listing-text/lexicon/topics";
import { plainLine } from "@/lib/listing-text/plain-text/plain-text";

export type BuyerQuestion =
  | "materials"
  | "size"
  | "care"
  | "what is included"
  | "making time or personalization";

/**
 * What buyers ask, and the words by which a sentence in lower case answers it,
 * in English and some neighbors.
 */
export const questions: [what: BuyerQuestion, answer: RegExp][] = [
  [
    "materials",
    /\b(?:made (?:of|from|with|in)|materials?|fabric|cotton|linen|wool|silk|leather|wood\w*|oak|walnut|clay|stoneware|ceramic|porcelain|glass|silver|gold|brass|copper|steel|resin|wax|soy|paper|yarn|felt|cork|stone|materiale?n?|matériaux?|matières?|materiale?s?|materiali|leder|leinen|baumwolle|wolle|filz|holz|keramik|papier|cuir|coton|laine|bois|verre|cuero|algodón|madera|cerámica|vidrio|cotone|legno|vetro|pelle)(?![\p{L}])/u,
  ],
  [
    "size",
    /\b\d+(?:[.,/]\d+)?\s?-?(?:cm|mm|m|in|inch(?:es)?|ft|feet|oz|ounces?|ml|l|g|kg|lbs?)\b|\d\s?["″”]|\b(?:sizes?|measures|dimensions?|fits|one size|größe|taille|longueur|tamaño|talla|misure|taglia)(?![\p{L}])/u,
  ],
  [
    "care",
    /\b(?:care|wash(?:able|ing)?|hand[- ]?wash|clean(?:ing)?|wipe|dry|polish|rinse|store|dishwasher|microwave|pflege|handwäsche|entretien|laver|lavage|cuidados?|lavar|limpiar|cura|lavare)(?![\p{L}])/u,
  ],
  [
    "what is included",
    /\b(?:includ(?:es|ed|ing)|comes (?:with|in)|you (?:will )?(?:get|receive)|contents?|set of|pack of|package|enthalten|lieferung mit|lieferumfang|inclus|livré|incluye|inclui(?:do|da)s?|incluso|compreso)(?![\p{L}])/u,
  ],
  [
    "making time or personalization",
    /\b(?:(?:made|dyed|sewn|knitted|cast|thrown|baked|poured|printed|cut) to order|making|made in \d+|in \d+ (?:days|werktagen|tagen)|en \d+ días|en \d+ jours|sous \d+ jours|in \d+ giorni|ready to ship|processing|business days|working days|ships? (?:in|within)|weeks?|personali[sz]\w*|custom\w*|engrav\w*|your (?:name|initials|text)|anfertigung|fabriqué|personnalis\w*|personaliz\w*|elaboración|envío|versand|werktagen?|fabrication|fabriqué|lavorazione)(?![\p{L}])/u,
  ],
];

const questionOf: Record<Topic, BuyerQuestion> = {
  size: "size",
  capacity: "size",
  weight: "size",
  care: "care",
  included: "what is included",
  "processing time": "making time or personalization",
};
const lineLabel = /^\s*[-–•*]\s*([^:：\n]{1,40})\s?[:：]\s*\S/u;
const materialsLabel = /materia|matières|素材|材料/iu;

/**
 * The questions that a line such as "- Onderhoud: droog afnemen" answers, by
 * its label, in all languages of listings.
 */
function answeredByLabel(line: string): BuyerQuestion[] {
  const label = lineLabel.exec(line)?.[1] ?? "";
  if (label === "") return [];
  return [
    ...(materialsLabel.test(label) ? ["materials" as const] : []),
    ...topicsAskedIn(label).map((topic) => questionOf[topic]),
  ];
}

/**
 * Which questions the text answers. A line with nothing but a blank answers
 * nothing.
 */
export function answeredIn(description: string): BuyerQuestion[] {
  const sentences = description
    .split(/\n|(?<=[.!?])\s+/u)
    .filter((sentence) => !hasBlank(sentence));
  const labeled = new Set(sentences.flatMap(answeredByLabel));
  const lower = sentences.map((sentence) => sentence.toLowerCase());
  return questions
    .filter(
      ([what, answer]) =>
        labeled.has(what) || lower.some((sentence) => answer.test(sentence)),
    )
    .map(([what]) => what);
}

const blank = /\[add ([^[\]\n]{1,40})\]/gu;
const otherBlank =
  /\[\s*(?:please\s+)?(?:add|insert|enter|specify|fill in|state)\b[:\s]*(?:(?:your|the)\s+)?([^[\]\s:][^[\]\n]{0,39}?)(?:\s+here)?\s*\]/giu;

/** Writes every kind of blank ("[insert your size here]") as "[add size]". */
export const normalizeBlanks = (text: string): string =>
  text.replace(
    otherBlank,
    (_, what: string) => `[add ${what.trim().toLowerCase()}]`,
  );

/**
 * What the blanks of a text ask for, each once: "size", "care instructions".
 */
export const blanksOf = (text: string): string[] => [
  ...new Set([...text.matchAll(blank)].map((found) => found[1] ?? "")),
];

const synonyms: Record<string, string> = {
  dimension: "size",
  measurement: "size",
  length: "size",
  width: "size",
  height: "size",
  diameter: "size",
  volume: "capacity",
  washing: "care",
  cleaning: "care",
  content: "included",
  contain: "included",
  color: "colour",
  shipping: "processing",
  production: "processing",
  making: "processing",
  personalisation: "personalization",
  customization: "personalization",
};

const topics = (text: string): string[] =>
  rootsOf(text).map((root) => synonyms[root] ?? root);

const shareTopic = (one: string, other: string): boolean => {
  const others = new Set(topics(other));
  return topics(one).some((topic) => others.has(topic));
};

/**
 * Unknown topics in a few words each, without those that a fact or a blank
 * covers already.
 */
export function unansweredTopics(
  unknown: readonly string[],
  known: readonly string[],
): string[] {
  const kept: string[] = [];
  for (const text of unknown) {
    const what = plainLine(text)
      .replace(/[[\]().:;!?]/gu, "")
      .replace(/^(?:the|exact|add|specific)\s+/iu, "")
      .trim()
      .toLowerCase();
    if (what === "" || what.length > 40 || topics(what).length === 0) continue;
    if (![...known, ...kept].some((other) => shareTopic(what, other)))
      kept.push(what);
  }
  return kept.slice(0, 8);
}
