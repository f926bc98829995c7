import type { RoleId } from "@/lib/listing-text/languages/concepts";
import type { Dimension, UnitSystem } from "@/lib/listing-text/words/units";

export type MeasureValue = {
  /** In the base unit of its dimension: mm, g, ml, days, degrees Celsius. */
  base: number;
  /** As written, for its last digit. */
  written: string;
};

/** A number with a unit, or several with one. Places are those of tokens. */
export type Measure = {
  dimension: Dimension;
  system: UnitSystem;
  /** Of its unit; 1 without one. */
  factor: number;
  /** As written, "" where it isn't. */
  unit: string;
  values: MeasureValue[];
  /** "3 to 5": what lies between is meant too. */
  isRange: boolean;
  /** "6 x 8". */
  isProduct: boolean;
  /** That stands right after it. */
  role: RoleId | null;
  /** The letter size that it is given for. */
  size: string | null;
  start: number;
  /** Exclusive. */
  end: number;
  /** What the words around it say: roles as "@width", other words folded. */
  context: ReadonlySet<string>;
  /** Those of them that are surely of it: what is of it, and its nouns. */
  near: ReadonlySet<string>;
};

export const roleKey = (role: RoleId): string => `@${role}`;
