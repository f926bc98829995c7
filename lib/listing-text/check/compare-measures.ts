import {
  isBareNumber,
  isPaperSize,
  isSum,
  ofSeveralFacts,
} from "@/lib/listing-text/check/derived-measures";
import { findMisplaced } from "@/lib/listing-text/check/find-misplaced";
import {
  contradicted,
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import {
  distinctive,
  sortCandidates,
} from "@/lib/listing-text/check/measure-candidates";
import { nameOf, share } from "@/lib/listing-text/check/measure-subject";
import { factsOf } from "@/lib/listing-text/ledger/facts-of";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { Measure } from "@/lib/listing-text/specifics/measure";

/**
 * A measure against those of the facts. A value that no fact has is
 * contradicted where a fact shares the words around it, else unknown. A value
 * that a fact has is contradicted only where it is plainly of something else.
 */
export function compareMeasure(
  measure: Measure,
  known: KnownSpecifics,
): Finding | null {
  const name = nameOf(measure);
  if (isPaperSize(measure, known)) return supported([]);
  const context = distinctive(measure.context, known);
  const near = distinctive(measure.near, known);
  const { same, others } = sortCandidates(measure, known);
  if (same.length > 0)
    return (
      findMisplaced({ measure, name, context, near }, same, others, known) ??
      supported(factsOf(same))
    );
  const product = ofSeveralFacts(measure, known);
  if (product) return product;
  if (isBareNumber(measure, known) || isSum(measure, known)) return null;
  const other = others.find((candidate) => share(near, candidate.context));
  return other
    ? contradicted(
        `The facts say ${nameOf(other.measure)}, not ${name}`,
        other.facts,
      )
    : unknown(name);
}
