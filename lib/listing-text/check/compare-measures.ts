import {
  distinctive,
  sortCandidates,
} from "@/lib/listing-text/check/candidates-near";
import { findMisplaced } from "@/lib/listing-text/check/find-misplaced";
import {
  contradicted,
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import {
  isBareNumber,
  isPaperSize,
  isSum,
  mayBeWorkedOut,
  ofSeveralFacts,
} from "@/lib/listing-text/check/may-be-worked-out";
import {
  type Candidate,
  type Context,
  nameOf,
  share,
} from "@/lib/listing-text/check/measure-subject";
import type { RoleId } from "@/lib/listing-text/languages/concepts";
import { factsOf } from "@/lib/listing-text/ledger/facts-of";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import { type Measure, roleKey } from "@/lib/listing-text/specifics/measure";

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
  if (mayBeWorkedOut(measure, known)) return null;
  const other =
    others.find((candidate) => share(near, candidate.context)) ??
    onlyOfPiece({ measure, near }, others, known);
  return other
    ? contradicted(
        `The facts say ${nameOf(other.measure)}, not ${name}`,
        other.facts,
      )
    : unknown(name);
}

/** What a piece has one of. */
const ofPiece = (["weight", "capacity"] satisfies RoleId[]).map(roleKey);

/** A pair weighs twice as much as one of it, a set of six six times. */
function isMultiple(one: Measure, other: Measure, known: KnownSpecifics) {
  const [least = 0, most = 0] = [one, other]
    .map(({ values }) => values[0]?.base ?? 0)
    .sort((less, more) => less - more);
  const times = Math.round(most / least);
  const isWhole = Math.abs(most / least - times) < 0.01;
  return isWhole && (times === 2 || known.numbers.has(times));
}

/**
 * The one weight or capacity of the facts, which is of no part, against "it
 * weighs" or "it holds".
 */
function onlyOfPiece(
  { measure, near }: { measure: Measure; near: Context },
  others: readonly Candidate[],
  known: KnownSpecifics,
): Candidate | undefined {
  const [only, ...more] = others;
  const isOfPiece = near.size === 1 && share(ofPiece, near);
  if (!only || more.length > 0 || !isOfPiece) return undefined;
  if (isMultiple(measure, only.measure, known)) return undefined;
  return share(known.parts, only.context) ? undefined : only;
}
