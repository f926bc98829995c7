import {
  contradicted,
  type Finding,
  supported,
  unknown,
} from "@/lib/listing-text/check/finding";
import {
  canCompare,
  isSameMeasure,
  isSameValue,
} from "@/lib/listing-text/check/same-measure";
import {
  type DimensionRole,
  dimensionRoles,
  type RoleId,
} from "@/lib/listing-text/languages/concepts";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import { type Measure, roleKey } from "@/lib/listing-text/specifics/measure";

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

/** Roles of which a number has one. */
const roles = new Set<string>(
  ([...dimensionRoles, "capacity", "weight"] satisfies RoleId[]).map(roleKey),
);
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

type Candidate = {
  measure: Measure;
  facts: readonly string[];
  /** Words around it that tell it from others. */
  context: ReadonlySet<string>;
};

type Context = ReadonlySet<string>;

const share = (one: Iterable<string>, other: Context): boolean => {
  for (const word of one) if (other.has(word)) return true;
  return false;
};

const rolesOf = (context: Context): string[] =>
  [...context].filter((word) => roles.has(word));

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

export const nameOf = ({ values, unit, isRange, isProduct }: Measure) => {
  const joint = isProduct ? " x " : isRange ? "-" : " or ";
  return `${values.map(({ written }) => written).join(joint)} ${unit}`.trim();
};

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

type Subject = {
  measure: Measure;
  name: string;
  context: Context;
  near: Context;
};

/** A value that facts have, but of something else. */
function findMisplaced(
  subject: Subject,
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
  { measure, name }: Subject,
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

/** "9 cm tall" where the facts say "9 cm wide". */
function ofOtherRole(
  { measure, name, context }: Subject,
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
  { name, near, context }: Subject,
  same: readonly Candidate[],
  others: readonly Candidate[],
  known: KnownSpecifics,
): Finding | null {
  const partsIn = (words: Context) =>
    [...words].filter((word) => known.parts.has(word));
  const own = partsIn(near);
  if (own.length === 0) return null;
  const ofPart = ofPartElsewhere(own, context, same, others);
  if (ofPart)
    return contradicted(
      `The facts say ${nameOf(ofPart.measure)}, not ${name}`,
      ofPart.facts,
    );
  const isOther = same.every(
    (candidate) =>
      partsIn(candidate.context).length > 0 &&
      !share(partsIn(context), candidate.context),
  );
  const isOfOther = others.some((candidate) => share(own, candidate.context));
  const [first] = same;
  return isOther && isOfOther && first
    ? contradicted(
        `${name} is of the ${partsIn(first.context)[0]}`,
        same.flatMap(({ facts }) => facts),
      )
    : null;
}

/** The part's own measure, where the value is of nothing that is named. */
function ofPartElsewhere(
  own: readonly string[],
  context: Context,
  same: readonly Candidate[],
  others: readonly Candidate[],
): Candidate | undefined {
  if (same.some((candidate) => candidate.context.size > 0)) return undefined;
  const roleWords = rolesOf(context);
  return others.find((candidate) => {
    const theirs = rolesOf(candidate.context);
    const mayBeSame =
      roleWords.length === 0 ||
      theirs.length === 0 ||
      share(roleWords, new Set(theirs));
    return mayBeSame && share(own, candidate.context);
  });
}

/** Nothing around it is shared with the value, but with another one. */
function ofOtherWords(
  { name, context, near }: Subject,
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
  return isPlain
    ? contradicted(`${name} belongs to something else`, [
        ...same.flatMap(({ facts }) => facts),
        ...other.facts,
      ])
    : null;
}

/** A number that was typed without a unit may be of any. */
const isBareNumber = (measure: Measure, known: KnownSpecifics): boolean =>
  measure.dimension !== "percent" &&
  measure.values.every(({ written }) =>
    known.counts.some(
      ({ said }) =>
        said.value === Number.parseFloat(written) &&
        (said.nouns.length === 0 || !Number.isInteger(said.value)),
    ),
  );

/** "16 in and a 2 in extender" make "up to 18 in". */
const isSum = (measure: Measure, { clauses }: KnownSpecifics): boolean =>
  measure.values.every(({ base }) =>
    clauses.some(({ reading }) => {
      const values = reading.measures
        .slice(0, mostSummed)
        .filter(({ dimension }) => dimension === measure.dimension)
        .flatMap((known) => known.values.map((value) => value.base));
      return values.some((one, index) =>
        values
          .slice(index + 1)
          .some((other) => Math.abs(one + other - base) <= base * 0.001),
      );
    }),
  );
/** In one clause; a longer list is none that people add up. */
const mostSummed = 4;

/** Each value of a product may be a fact of its own. */
function ofSeveralFacts(
  measure: Measure,
  known: KnownSpecifics,
): Finding | null {
  const hasProduct = known.measures.some(
    ({ said }) =>
      said.isProduct && said.values.length === measure.values.length,
  );
  if (!measure.isProduct) return null;
  const facts: string[] = [];
  for (const [index, value] of measure.values.entries()) {
    const found = known.measures.find(
      ({ said }) =>
        canCompare(measure, said) &&
        !(hasProduct && said.isProduct) &&
        said.values.some((other) =>
          isSameValue({ measure, value }, { measure: said, value: other }),
        ),
    );
    const isCount =
      index === 0 &&
      measure.dimension !== "length" &&
      measure.values.length === 2 &&
      known.numbers.has(Number(value.written));
    if (!found && !isCount) return null;
    facts.push(...(found?.facts ?? []));
  }
  return supported(facts);
}

/** In mm; a code such as "A4" in the facts says them. */
const paperSizes: Readonly<Record<string, readonly number[]>> = {
  a2: [420, 594],
  a3: [297, 420],
  a4: [210, 297],
  a5: [148, 210],
  a6: [105, 148],
};

const isPaperSize = (measure: Measure, known: KnownSpecifics): boolean =>
  measure.isProduct &&
  Object.entries(paperSizes).some(
    ([code, sides]) =>
      known.codes.has(code) &&
      measure.values.every(({ base }) =>
        sides.some((side) => Math.abs(base - side) < 2),
      ),
  );
