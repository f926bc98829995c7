import type { ScoreContext } from "@/lib/listing-text/check/score-context";
import type { GeneratedListing } from "@/lib/listing-text/fields/listing-schema";
import {
  etsyColorOf,
  etsyColors,
} from "@/lib/listing-text/lexicon/etsy-colors";
import { etsySources } from "@/lib/listing-text/rules/etsy-sources";
import { hasLedger } from "@/lib/listing-text/score/cap-of-checks";
import { type Check, checker } from "@/lib/listing-text/score/check";
import { groundsIn } from "@/lib/listing-text/score/grounds";

const attributeAim = 5;
const check = checker("attributes", etsySources.howSearchWorks);

export const isColorAttribute = ({ name }: { name: string }): boolean =>
  /colou?r/iu.test(name);

type Attribute = GeneratedListing["attributes"][number];

/** Made only where it is known what they could rest on. */
function checkGrounds(
  filled: readonly Attribute[],
  context: ScoreContext,
): Check[] {
  if (!hasLedger(context)) return [];
  const groundOf = groundsIn(context);
  const others = filled.filter(({ value }) => groundOf(value) !== "founded");
  const resting = filled.length - others.length;
  return [
    check({
      id: "attributes_grounds",
      max: 2,
      points:
        filled.length === 0 ? 0 : Math.floor((2 * resting) / filled.length),
      well: "The attributes are based on what is known about the piece.",
      better:
        filled.length === 0
          ? "There are no attributes yet."
          : `Nothing that is known says “${others[0]?.name}: ${others[0]?.value}”.`,
    }),
  ];
}

const counted = (count: number): string =>
  count === 1 ? "1 attribute is" : `${count} attributes are`;

/** 10 points. */
export function scoreAttributes(
  { attributes, materials }: GeneratedListing,
  context: ScoreContext,
): Check[] {
  const { category, etsyPath = [] } = context;
  const filled = attributes.filter(
    ({ name, value }) => name.trim() !== "" && value.trim() !== "",
  );
  const count = Math.min(filled.length, attributeAim);
  const colors = filled.filter(isColorAttribute);
  const foreign = colors.filter(
    ({ value }) =>
      !etsyColors.some((color) => color === value) &&
      etsyColorOf(value) !== null,
  );
  return [
    check({
      id: "materials_named",
      max: 2,
      points: materials.some((material) => material.trim() !== "") ? 2 : 0,
      well: "The materials are named.",
      better: "Name at least one material.",
    }),
    check({
      id: "primary_color",
      max: 1,
      points: colors.length > 0 ? 1 : 0,
      well: "The color is set, so that color filters find it.",
      better: "Set the primary color, so that color filters find it.",
    }),
    check({
      id: "category_set",
      max: 2,
      points: category ? 2 : Math.min(2, etsyPath.length),
      well: "A category is chosen.",
      better:
        etsyPath.length === 0
          ? "Choose the category; Etsy matches it like a tag."
          : `Choose a category within “${etsyPath[0]}”: the most specific one is the easiest to find.`,
    }),
    check({
      id: "attributes_filled",
      max: 2,
      points: Math.floor((2 * count) / attributeAim),
      well: `${counted(filled.length)} filled in.`,
      better: `${counted(filled.length)} filled in; five or more feed more filters.`,
    }),
    ...checkGrounds(filled, context),
    check({
      id: "attributes_vocabulary",
      max: 1,
      points: filled.length > 0 && foreign.length === 0 ? 1 : 0,
      source: etsySources.propertyContract,
      well: "Colors are named in Etsy's own words.",
      better:
        filled.length === 0
          ? "There are no attributes yet."
          : `Etsy calls “${foreign[0]?.value}” “${etsyColorOf(foreign[0]?.value ?? "")}”.`,
    }),
  ];
}
