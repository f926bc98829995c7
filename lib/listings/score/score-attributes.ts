import { etsySources } from "@/lib/etsy-sources";
import type { GeneratedListing } from "@/lib/listings/fields";
import { etsyColorOf, etsyColors } from "@/lib/listings/lexicon/etsy-colors";
import {
  type Check,
  checker,
  type ScoreContext,
} from "@/lib/listings/score/check";

const attributeAim = 5;
const check = checker("attributes");
const source = etsySources.howSearchWorks;

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
    check(
      "materials_named",
      3,
      materials.some((material) => material.trim() !== "") ? 3 : 0,
      source,
      "The materials are named.",
      "Name at least one material.",
    ),
    check(
      "primary_color",
      2,
      colors.length > 0 ? 2 : 0,
      source,
      "The color is set, so that color filters find it.",
      "Set the primary color, so that color filters find it.",
    ),
    check(
      "category_set",
      2,
      category ? 2 : Math.min(2, etsyPath.length),
      source,
      "A category is chosen.",
      etsyPath.length === 0
        ? "Choose the category; Etsy matches it like a tag."
        : `Choose a category within “${etsyPath[0]}”: the most specific one is found best.`,
    ),
    check(
      "attributes_filled",
      3,
      Math.floor((3 * count) / attributeAim),
      source,
      `${counted(filled.length)} filled in.`,
      `${counted(filled.length)} filled in; five or more feed more filters.`,
    ),
    check(
      "attributes_vocabulary",
      2,
      filled.length > 0 && foreign.length === 0 ? 2 : 0,
      etsySources.propertyContract,
      "Colors are named in Etsy's own words.",
      filled.length === 0
        ? "There are no attributes yet."
        : `Etsy calls “${foreign[0]?.value}” “${etsyColorOf(foreign[0]?.value ?? "")}”.`,
    ),
  ];
}
