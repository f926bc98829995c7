import { type Finding, supported } from "@/lib/listing-text/check/finding";
import type { KnownSpecifics } from "@/lib/listing-text/ledger/known-specifics";
import type { Measure } from "@/lib/listing-text/specifics/measure";
import {
  canCompare,
  isSameValue,
} from "@/lib/listing-text/specifics/same-measure";

/** A number that was typed without a unit may be of any. */
export const isBareNumber = (
  measure: Measure,
  known: KnownSpecifics,
): boolean =>
  measure.dimension !== "percent" &&
  measure.values.every(({ written }) =>
    known.counts.some(
      ({ said }) =>
        said.value === Number.parseFloat(written) &&
        (said.nouns.length === 0 || !Number.isInteger(said.value)),
    ),
  );

/** "16 in and a 2 in extender" make "up to 18 in". */
export const isSum = (measure: Measure, { clauses }: KnownSpecifics): boolean =>
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
export function ofSeveralFacts(
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

export const isPaperSize = (measure: Measure, known: KnownSpecifics): boolean =>
  measure.isProduct &&
  Object.entries(paperSizes).some(
    ([code, sides]) =>
      known.codes.has(code) &&
      measure.values.every(({ base }) =>
        sides.some((side) => Math.abs(base - side) < 2),
      ),
  );
