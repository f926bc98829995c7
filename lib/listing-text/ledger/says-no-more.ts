import { withMaterialKinds } from "@/lib/listing-text/specifics/material-kinds";
import { type Reading, readText } from "@/lib/listing-text/specifics/reading";
import { isSameMeasure } from "@/lib/listing-text/specifics/same-measure";

/**
 * Whether all of a value that rules know stands in a clause: its measures, in
 * whatever unit, numbers, materials, colors, places and care with its sign.
 */
export function saysNoMore(value: string, clause: Reading): boolean {
  const { lexicon, parts } = clause.passage;
  const said = readText(value, lexicon, parts);
  return (
    said.measures.every((measure) =>
      clause.measures.some((other) => isSameMeasure(measure, other)),
    ) &&
    said.counts.every(({ value: number }) => hasNumber(clause, number)) &&
    said.materials.every((material) => hasMaterial(clause, material)) &&
    said.colors.every(({ color }) =>
      clause.colors.some((other) => other.color === color),
    ) &&
    said.places.every(({ place }) =>
      clause.places.some((other) => other.place === place),
    ) &&
    said.care.every(({ topic, isAllowed }) =>
      clause.care.some(
        (other) => other.topic === topic && other.isAllowed === isAllowed,
      ),
    ) &&
    keepsSign(said, clause)
  );
}

const hasNumber = ({ passage }: Reading, number: number): boolean =>
  number === 1 ||
  passage.tokens.some(
    ({ kind, value }) => kind === "number" && value === number,
  );

const hasMaterial = (
  clause: Reading,
  { material, isNegated }: Reading["materials"][number],
): boolean =>
  clause.materials.some(
    (other) =>
      withMaterialKinds(other.material).includes(material) &&
      other.isNegated === isNegated,
  );

/** "not dishwasher safe" never yields "safe". */
function keepsSign(said: Reading, clause: Reading): boolean {
  const negated = new Set(
    clause.words.filter(({ negation }) => negation > 0).map(({ fold }) => fold),
  );
  const affirmed = new Set(
    clause.words
      .filter(({ negation }) => negation === 0)
      .map(({ fold }) => fold),
  );
  return said.words.every(
    ({ fold, negation }) =>
      negation > 0 || !negated.has(fold) || affirmed.has(fold),
  );
}
