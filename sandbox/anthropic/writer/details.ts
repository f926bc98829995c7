import type { SellerFacts } from "./seller-facts";

/** What buyers ask, each as the seller said it, or null. */
export type Details = {
  size: string | null;
  care: string | null;
  included: string | null;
  processing: string | null;
  personalization: string | null;
  /** Remarks about anything else. */
  other: string[];
};

const number = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
const unit = String.raw`(?:cm|mm|inch(?:es)?|in|ft|feet|fl\.? ?oz|oz|ounces?|ml|l|liters?|grams?|g|kg|lbs?|pounds?)(?![\p{L}\p{N}])|"`;
const measure = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${number}(?:\s?(?:x|×|by)\s?${number}){0,2}[\s-]?(?:${unit})`,
  "giu",
);
const namedSize = /\b(?:one size|[Ss]izes? (?:[XSML\d][\w-]*(?:(?:,| to| and|\/)? ?[XSML\d][\w-]*)*))/g;

const kinds: [kind: "care" | "included" | "processing" | "personalization", pattern: RegExp][] = [
  [
    "processing",
    /\b(?:made to order|ready to ship|ships? (?:in|within)|processing|business days|takes? .{0,20}(?:days|weeks)|weeks? to make)\b/i,
  ],
  [
    "personalization",
    /\b(?:personali[sz]\w*|customi[sz]\w*|custom (?:order|name|text|made)|engrav(?:e|ing)|monogram\w*|your (?:name|initials))\b/i,
  ],
  ["included", /\b(?:includes?|included|comes? (?:with|in)|set of|pack of|you (?:will )?(?:get|receive))\b/i],
  [
    "care",
    /\b(?:hand[- ]?wash|wash|dishwasher|microwave|wipe|dry clean|iron|care|clean with|keep (?:dry|away)|polish)\b/i,
  ],
];

export function detailsOf({ productName, remarks }: SellerFacts): Details {
  const details: Details = {
    size: null,
    care: null,
    included: null,
    processing: null,
    personalization: null,
    other: [],
  };
  for (const remark of remarks) {
    const kind = kinds.find(([, pattern]) => pattern.test(remark))?.[0];
    if (kind !== undefined) details[kind] = details[kind] === null ? remark : `${details[kind]}. ${remark}`;
    else if (remark.replace(measure, "").replace(namedSize, "").trim() !== "") details.other.push(remark);
  }
  const all = [productName, ...remarks].join("\n");
  const sizes = [...(all.match(measure) ?? []), ...(all.match(namedSize) ?? [])].map((size) => size.trim());
  const named = [...new Set(sizes)].slice(0, 4).join(", ");
  const set = /\b(?:set|pair|pack) of \d{1,3}\b/i.exec(productName)?.[0] ?? null;
  return { ...details, size: named || null, included: details.included ?? set };
}
