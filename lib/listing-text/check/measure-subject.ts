import {
  dimensionRoles,
  type RoleId,
} from "@/lib/listing-text/languages/concepts";
import { type Measure, roleKey } from "@/lib/listing-text/specifics/measure";

/** A measure of the facts that a text's may be. */
export type Candidate = {
  measure: Measure;
  facts: readonly string[];
  /** Words around it that tell it from others. */
  context: ReadonlySet<string>;
};

export type Context = ReadonlySet<string>;

export const share = (one: Iterable<string>, other: Context): boolean => {
  for (const word of one) if (other.has(word)) return true;
  return false;
};

export const rolesOf = (context: Context): string[] =>
  [...context].filter((word) => roles.has(word));

/** Roles of which a number has one. */
const roles = new Set<string>(
  ([...dimensionRoles, "capacity", "weight"] satisfies RoleId[]).map(roleKey),
);

/** A measure of a text, with the words that tell what it is of. */
export type MeasureSubject = {
  measure: Measure;
  name: string;
  context: Context;
  near: Context;
};

export const nameOf = ({ values, unit, isRange, isProduct }: Measure) => {
  const joint = isProduct ? " x " : isRange ? "-" : " or ";
  return `${values.map(({ written }) => written).join(joint)} ${unit}`.trim();
};
