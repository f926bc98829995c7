import type { Unknown } from "@/lib/listing-text/check/score-context";
import type { Violation } from "@/lib/listing-text/rules/rule-table";
import type { Check } from "@/lib/listing-text/score/check";

const checkIds: Partial<Record<Unknown, readonly string[]>> = {
  category: ["category_set"],
  materials: ["materials_named"],
  attributes: ["primary_color", "attributes_filled", "attributes_vocabulary"],
};

/**
 * Whether a check can be made without what is unknown. The others then share
 * the hundred points.
 */
export const isMadeWithout = (
  { id, area }: Check,
  unknown: readonly Unknown[],
): boolean =>
  !unknown.some((part) => checkIds[part]?.includes(id) ?? part === area);

/** Rules are broken by what is known. */
export const isOfKnown = (
  { field }: Violation,
  unknown: readonly Unknown[],
): boolean => !unknown.includes(field);
