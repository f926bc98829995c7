import {
  type CheckedField,
  checkText,
} from "@/lib/listing-text/check/check-text";
import { sentenceKey } from "@/lib/listing-text/check/split-sentences";
import type { TextCheck } from "@/lib/listing-text/check/text-check";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import type { Citations } from "@/lib/listings/complete/citations";
import type { ListingField } from "@/lib/listings/fields";
import {
  hasUntypedMeasure,
  refusalOf,
} from "@/lib/listings/unsupported-claims";

/** Why a text of the answer can't stand as it is. */
export type Fault = {
  field: ListingField;
  /** As it is written; an attribute as "Era: 1950s". */
  text: string;
  /** For people. */
  reason: string;
  /** Of what nobody told; what a fact denies is worse. */
  isContradicted: boolean;
};

/** How the texts of one answer are held against what is known. */
export type AnswerChecks = {
  ledger: Ledger;
  check: (text: string, field: CheckedField, name?: string) => TextCheck;
  /** Null where the text can stand. */
  faultOf: (text: string, field: CheckedField, name?: string) => Fault | null;
};

const listingFieldOf: Record<CheckedField, ListingField> = {
  title: "title",
  description: "description",
  tag: "tags",
  attribute: "attributes",
  material: "materials",
  altText: "altText",
  personalization: "personalization",
};

/** `evidence` is what may be claimed, in the words of the answer. */
export function answerChecks(
  ledger: Ledger,
  citations: Citations,
  evidence: string,
): AnswerChecks {
  const check: AnswerChecks["check"] = (text, field, name = "") => {
    const written = field === "attribute" ? `${name}: ${text}` : text;
    const cited = citations.get(sentenceKey(written)) ?? [];
    return checkText(text, ledger, { cited, field, name });
  };
  return {
    ledger,
    check,
    faultOf(text, field, name = "") {
      const { verdict, reason } = check(text, field, name);
      const why =
        verdict === "contradicted" || verdict === "unknown"
          ? reason
          : refusalOf(text, evidence) || unreadMeasure(text, field);
      return why === ""
        ? null
        : {
            field: listingFieldOf[field],
            text: field === "attribute" ? `${name}: ${text}` : text,
            reason: why,
            isContradicted: verdict === "contradicted",
          };
    },
  };

  /** In a language that rules can't read, numbers alone tell. */
  function unreadMeasure(text: string, field: CheckedField): string {
    const isUnread = ledger.known === null && field !== "description";
    return isUnread && hasUntypedMeasure(text, evidence)
      ? "You did not type this measure"
      : "";
  }
}
