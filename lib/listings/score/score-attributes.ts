import { etsySources } from "@/lib/etsy-sources";
import type { GeneratedListing } from "@/lib/listings/fields";
import { etsyColorOf, etsyColors } from "@/lib/listings/lexicon/etsy-colors";
import {
  type Check,
  checker,
  type ScoreContext,
} from "@/lib/listings/score/check";

const attributeAim = 5;
const check = checker("attributes", etsySources.howSearchWorks);

export const isColorAttribute = ({ name }: { name: string }): boolean =>
  /colou?r/iu.test(name);

const counted = (count: number): string =>
  count === 1 ? "1 attribute is" : `${count} attributes are`;

/** 12 points. */
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
      max: 3,
      points: materials.some((material) => material.trim() !== "") ? 3 : 0,
      well: "The materials are named.",
      better: "Name at least one material.",
    }),
    check({
      id: "primary_color",
      max: 2,
      points: colors.length > 0 ? 2 : 0,
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
          : `Choose a category within “${etsyPath[0]}”: the most specific one is found best.`,
    }),
    check({
      id: "attributes_filled",
      max: 3,
      points: Math.floor((3 * count) / attributeAim),
      well: `${counted(filled.length)} filled in.`,
      better: `${counted(filled.length)} filled in; five or more feed more filters.`,
    }),
    check({
      id: "attributes_vocabulary",
      max: 2,
      points: filled.length > 0 && foreign.length === 0 ? 2 : 0,
      source: etsySources.propertyContract,
      well: "Colors are named in Etsy's own words.",
      better:
        filled.length === 0
          ? "There are no attributes yet."
          : `Etsy calls “${foreign[0]?.value}” “${etsyColorOf(foreign[0]?.value ?? "")}”.`,
    }),
  ];
}
