import {
  contradicted,
  type Finding,
  unknownBecause,
} from "@/lib/listing-text/check/finding";
import {
  type Candidate,
  type Context,
  type MeasureSubject,
  rolesOf,
  share,
} from "@/lib/listing-text/check/measure-subject";
import type {
  DimensionRole,
  RoleId,
} from "@/lib/listing-text/languages/concepts";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import { roleKey } from "@/lib/listing-text/specifics/measure";

/** Roles that say of what one and the same number may be said. */
const sameRoles: readonly (readonly [DimensionRole, DimensionRole])[] = [
  ["width", "diameter"],
  ["length", "height"],
  ["depth", "height"],
  ["length", "width"],
  ["depth", "width"],
  ["depth", "length"],
  ["thickness", "depth"],
  ["thickness", "height"],
  ["diameter", "length"],
];

/** A number with one of these and one without are never the same. */
const ownRoles = (["width", "capacity", "weight"] satisfies RoleId[]).map(
  roleKey,
);

const isSameRole = (one: string, other: string): boolean =>
  one === other ||
  sameRoles.some(
    ([first, second]) =>
      (roleKey(first) === one && roleKey(second) === other) ||
      (roleKey(first) === other && roleKey(second) === one),
  );

/**
 * A value that facts have, but of something else. Where its role, its size or
 * its part says so it is contradicted; where only the words around it do, it
 * may be told in others, and somebody has to look.
 */
export function findMisplaced(
  subject: MeasureSubject,
  same: readonly Candidate[],
  others: readonly Candidate[],
  known: KnownSpecifics,
): Finding | null {
  return (
    ofOtherSize(subject, same) ??
    ofOtherRole(subject, same, others) ??
    ofOtherPart(subject, same, others, known) ??
    ofOtherWords(subject, same, others)
  );
}

function ofOtherSize(
  { measure, name }: MeasureSubject,
  same: readonly Candidate[],
): Finding | null {
  const { size } = measure;
  if (size === null) return null;
  const isOther = same.every(
    ({ measure: { size: other } }) => other !== null && other !== size,
  );
  const first = same[0]?.measure.size;
  return isOther
    ? contradicted(
        `${name} is of size ${first}, not ${size}`,
        same.flatMap(({ facts }) => facts),
      )
    : null;
}

const mayBeOther = (name: string): Finding =>
  unknownBecause(`${name} may be of something else`);

/** "9 cm tall" where the facts say "9 cm wide". */
function ofOtherRole(
  { measure, name, context }: MeasureSubject,
  same: readonly Candidate[],
  others: readonly Candidate[],
): Finding | null {
  const own = rolesOf(context);
  if (measure.dimension === "time" || own.length === 0) return null;
  const clashes = same.every((candidate) => {
    const theirs = rolesOf(candidate.context);
    return (
      theirs.length > 0 &&
      !own.some((role) => theirs.some((other) => isSameRole(role, other)))
    );
  });
  const isOfOther = others.some((candidate) => share(own, candidate.context));
  const hasOwnRole = (words: Context) =>
    ownRoles.some((role) => words.has(role));
  const isPlain = same.every(
    (candidate) => hasOwnRole(context) !== hasOwnRole(candidate.context),
  );
  const isExact = same.every(
    (candidate) =>
      rolesOf(candidate.context).length > 0 && !share(own, candidate.context),
  );
  return (clashes && (isOfOther || isPlain)) || (isExact && isOfOther)
    ? contradicted(
        `${name} is another dimension`,
        same.flatMap(({ facts }) => facts),
      )
    : null;
}

/** "the chain is 5 cm" where the extender is. */
function ofOtherPart(
  { name, near, context }: MeasureSubject,
  same: readonly Candidate[],
  others: readonly Candidate[],
  known: KnownSpecifics,
): Finding | null {
  const partsIn = (words: Context) =>
    [...words].filter((word) => known.parts.has(word));
  const own = partsIn(near);
  if (own.length === 0) return null;
  if (isOfPartElsewhere(own, context, same, others)) return mayBeOther(name);
  const isOther = same.every(
    (candidate) =>
      partsIn(candidate.context).length > 0 &&
      !share(partsIn(context), candidate.context),
  );
  const isOfOther = others.some((candidate) => share(own, candidate.context));
  const [first] = same;
  const [part = ""] = first ? partsIn(first.context) : [];
  return isOther && isOfOther
    ? contradicted(
        `${name} is of “${known.written.get(part) ?? part}”`,
        same.flatMap(({ facts }) => facts),
      )
    : null;
}

/** The part's own measure, where the value is of nothing that is named. */
function isOfPartElsewhere(
  own: readonly string[],
  context: Context,
  same: readonly Candidate[],
  others: readonly Candidate[],
): boolean {
  if (same.some((candidate) => candidate.context.size > 0)) return false;
  const roleWords = rolesOf(context);
  return others.some((candidate) => {
    const theirs = rolesOf(candidate.context);
    const mayBeSame =
      roleWords.length === 0 ||
      theirs.length === 0 ||
      share(roleWords, new Set(theirs));
    const isOfSide = same.every((other) => isSimilar(other, candidate));
    return mayBeSame && isOfSide && share(own, candidate.context);
  });
}

/** Nobody takes how thick a rope is for how long it is. */
const farApart = 30;

function isSimilar(one: Candidate, other: Candidate): boolean {
  const [least = 1, most = 1] = [one, other]
    .map(({ measure }) => Math.max(...measure.values.map(({ base }) => base)))
    .sort((less, more) => less - more);
  return most < least * farApart;
}

/** Nothing around it is shared with the value, but with another one. */
function ofOtherWords(
  { name, context, near }: MeasureSubject,
  same: readonly Candidate[],
  others: readonly Candidate[],
): Finding | null {
  if (same.some((candidate) => share(context, candidate.context))) return null;
  const other = others.find((candidate) => share(near, candidate.context));
  if (!other) return null;
  const own = rolesOf(context);
  const isPlain =
    same.every((candidate) => candidate.context.size > 0) ||
    others.some((candidate) => share(own, candidate.context));
  return isPlain ? mayBeOther(name) : null;
}
