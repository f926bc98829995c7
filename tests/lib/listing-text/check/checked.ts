import type {
  ReviewText,
  TextPlace,
} from "@/lib/listing-text/check/review-question";
import type {
  TextCheck,
  TextVerdict,
} from "@/lib/listing-text/check/text-check";
import type {
  FactSource,
  LedgerFact,
} from "@/lib/listing-text/ledger/ledger-fact";

/** What rules may say of a text. */
export const textVerdicts: TextVerdict[] = [
  "supported",
  "contradicted",
  "unknown",
  "general",
  "wording",
  "unchecked",
];

let count = 0;

export function fact(
  name: string,
  value: string,
  source: FactSource = "seller",
): LedgerFact {
  count += 1;
  const [property = "", part = ""] = name.split(" of ");
  return { id: `f${count}`, part, property, value, source };
}

/** What rules say of a text; with a reason when they mark it. */
export const checked = (
  verdict: TextVerdict,
  supportedBy: LedgerFact[] = [],
): TextCheck => ({
  verdict,
  reason: verdict === "contradicted" || verdict === "unknown" ? verdict : "",
  specifics: [],
  supportedBy,
});

export const reviewText = (
  text: string,
  verdict: TextVerdict = "unchecked",
  place: TextPlace = "sentence",
): ReviewText => ({
  key: `${place}:${text}`,
  place,
  text,
  check: checked(verdict),
});
