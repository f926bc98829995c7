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
  type Candidate,
  type Context,
  nameOf,
  share,
} from "@/lib/listing-text/check/measure-subject";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { Measure } from "@/lib/listing-text/specifics/measure";
import {
  canCompare,
  isSameMeasure,
} from "@/lib/listing-text/specifics/same-measure";

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
  const facts = same.flatMap((candidate) => candidate.facts);
  if (same.length > 0)
    return (
      findMisplaced({ measure, name, context, near }, same, others, known) ??
      supported(facts)
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

/** Words of the piece's name stand around every measure. */
const distinctive = (context: Context, known: KnownSpecifics): Context =>
  new Set(
    [...context].filter(
      (word) =>
        !known.pieceWords.has(word) ||
        (known.parts.has(word) && known.pieceNoun !== word),
    ),
  );

function sortCandidates(measure: Measure, known: KnownSpecifics) {
  const same: Candidate[] = [];
  const others: Candidate[] = [];
  for (const { said, facts } of known.measures) {
    if (!canCompare(measure, said)) continue;
    const candidate = {
      measure: said,
      facts,
      context: distinctive(said.context, known),
    };
    (isSameMeasure(measure, said) ? same : others).push(candidate);
  }
  return { same, others };
}
