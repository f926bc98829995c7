import { checkOnce } from "@/lib/listing-text/check/check-once";
import { refusalOf } from "@/lib/listing-text/check/refusal";
import type {
  SpecificKind,
  TextCheck,
} from "@/lib/listing-text/check/text-check";
import {
  type AvoidedWords,
  avoidanceOf,
} from "@/lib/listing-text/compose/avoided-words";
import type { Citations } from "@/lib/listing-text/compose/citations";
import {
  type CheckedField,
  fields,
  type ListingField,
  listingFields,
} from "@/lib/listing-text/fields/fields";
import type { Ledger } from "@/lib/listing-text/ledger/ledger";
import { sentenceKey } from "@/lib/listing-text/words/split-sentences";

/** Why a text of the answer can't stand as it is. */
export type Fault = {
  field: ListingField;
  /** As it is written; an attribute as "Era: 1950s". */
  text: string;
  /** For people. */
  reason: string;
  /** Of what nobody told; what a fact denies is worse. */
  isContradicted: boolean;
  /**
   * Of words that the seller avoids, or that her photos dispute: what still has
   * them after a repair goes, however true it is.
   */
  isAvoided?: boolean;
};

/** How the texts of one answer are held against what is known. */
export type AnswerChecks = {
  ledger: Ledger;
  check: (text: string, field: CheckedField, name?: string) => TextCheck;
  /** Null where the text can stand. */
  faultOf: (text: string, field: CheckedField, name?: string) => Fault | null;
};

/** The field that has texts of this kind. */
const listingFieldOf = (checked: CheckedField): ListingField =>
  listingFields.find((field) => fields[field].checkedAs === checked) ??
  "description";

type Known = {
  ledger: Ledger;
  citations: Citations;
  /** What may be claimed, in the words of the answer. */
  evidence: string;
  /** Words that the seller never uses. */
  avoided: AvoidedWords;
  /** What her photos show differently. */
  disputed: AvoidedWords;
};

/**
 * What an alt text tells of the picture, also of what stands beside the piece:
 * its table, a hand. Of these only what a fact denies is wrong, as in the
 * finished listing; what no picture shows it may not say.
 */
const seenKinds: ReadonlySet<SpecificKind> = new Set([
  "material",
  "color",
  "technique",
  "count",
  "side",
]);

export function answerChecks({
  ledger,
  citations,
  evidence,
  avoided,
  disputed,
}: Known): AnswerChecks {
  const check: AnswerChecks["check"] = (text, field, name = "") => {
    const cited = citations.get(sentenceKey(textOf(text, field, name))) ?? [];
    return checkOnce(text, ledger, { cited, field, name });
  };
  /** Whether nobody can know it by rules. */
  const isExcused = (kind: SpecificKind, field: CheckedField): boolean =>
    (field === "altText" && seenKinds.has(kind)) ||
    // What a technique is called in another language rules don't know well.
    (kind === "technique" && ledger.known?.isSameLanguage === false);
  const unknownIn = ({ specifics }: TextCheck, field: CheckedField) =>
    specifics.find(
      ({ kind, verdict, facts }) =>
        verdict === "unknown" &&
        !isExcused(kind, field) &&
        // What a photo shows is a question, which no other answer settles.
        facts.length === 0,
    )?.reason ?? "";
  /** What a photo shows is still said of that photo. */
  const unsayable = (text: string, field: CheckedField): string => {
    const open = field === "altText" ? "" : disputed.findIn(text);
    return (
      avoidanceOf(text, avoided) ||
      (open && `Your photos don't agree on “${open}”`)
    );
  };
  const findFault: AnswerChecks["faultOf"] = (text, field, name = "") => {
    const found = check(text, field, name);
    const isContradicted = found.verdict === "contradicted";
    const avoidance = unsayable(text, field);
    const reason = isContradicted
      ? found.reason
      : avoidance || unknownIn(found, field) || refusalOf(text, evidence);
    return reason === ""
      ? null
      : {
          field: listingFieldOf(field),
          text: textOf(text, field, name),
          reason,
          isContradicted,
          ...(avoidance !== "" && { isAvoided: true }),
        };
  };
  const known = new Map<string, Fault | null>();
  return {
    ledger,
    check,
    // A field asks again of what it has chosen.
    faultOf(text, field, name = "") {
      const key = [field, name, text].join("\n");
      const fault = known.get(key);
      if (fault !== undefined) return fault;
      const found = findFault(text, field, name);
      known.set(key, found);
      return found;
    },
  };
}

/** As it is cited and shown. */
const textOf = (text: string, field: CheckedField, name: string): string =>
  field === "attribute" ? `${name}: ${text}` : text;
