import { z } from "zod";
import {
  type DraftForm,
  type ShopOptions,
  type ShownAttribute,
  toNumber,
  toPriceNumber,
} from "@/components/etsy/sheet/draft-form";
import type { ApiError } from "@/lib/browser/api-error";
import { isPrice, priceHint } from "@/lib/etsy/publish/price";
import {
  isNewlyMade,
  isVintage,
  whenMadeValues,
} from "@/lib/etsy/publish/when-made";

export type DraftProblems = Partial<Record<keyof DraftForm, string>> & {
  /** By the attribute's id. */
  byAttribute: Record<number, string>;
};

/** What keeps a form from being sent, by its field. */
export function findProblems(
  form: DraftForm,
  attributes: ShownAttribute[],
  {
    options,
    currency,
    year,
  }: { options: ShopOptions; currency: string; year: number },
): DraftProblems {
  const problems: DraftProblems = {
    byAttribute: attributeProblems(attributes),
  };
  const { whoMade, whenMade, supply, standard, partnerIds } = form;
  if (form.category === null) problems.category = "Choose a category.";
  if (!isPrice(toPriceNumber(form.price), currency))
    problems.price = priceHint(currency);
  if (!isQuantity(toNumber(form.quantity)))
    problems.quantity = "Enter a number from 1 to 999.";
  if (whoMade === "") problems.whoMade = "Choose who made it.";
  if (!whenMadeValues(year).includes(whenMade))
    problems.whenMade = "Choose when it was made.";
  if (supply === "") problems.supply = "Choose what it is.";
  if (needsPartner(form, year) && partnerIds.length === 0)
    problems.partnerIds =
      options.partners.length > 0
        ? "Choose the production partner that makes it: Etsy requires one."
        : "Your shop lists no production partner, and Etsy requires one here. Add it in your shop's settings on Etsy.";
  const contradiction = standardProblem(form, year);
  if (standard === "")
    problems.standard = "Choose one: Etsy accepts nothing else.";
  else if (contradiction) problems.standard = contradiction;
  if (form.type === "download" && !form.hasFiles)
    problems.hasFiles =
      "Etsy doesn't publish a digital listing without its files. Check this once you have them.";
  return form.type === "physical"
    ? { ...problems, ...profileProblems(form, options) }
    : problems;
}

const isQuantity = (count: number) =>
  Number.isInteger(count) && count >= 1 && count <= 999;

/** What a seller has others make, she names the maker of. */
const needsPartner = (
  { whoMade, whenMade, supply }: DraftForm,
  year: number,
): boolean =>
  whoMade === "someone_else" &&
  supply === "product" &&
  isNewlyMade(whenMade, year);

/** Of an item that is shipped. */
function profileProblems(
  { shippingProfileId, readinessStateId }: DraftForm,
  { shippingProfiles, readinessStates }: ShopOptions,
): Partial<DraftProblems> {
  return {
    ...(shippingProfileId === null && {
      shippingProfileId: missing("shipping", shippingProfiles),
    }),
    ...(readinessStateId === null && {
      readinessStateId: missing("processing", readinessStates),
    }),
  };
}

const missing = (kind: string, items: unknown[]) =>
  items.length > 0
    ? `Choose a ${kind} profile.`
    : `Your shop has no ${kind} profile. Create one in your shop's settings on Etsy, then open this again.`;

/**
 * An answer about the creativity standards that the other answers contradict.
 */
function standardProblem(
  { standard, whoMade, whenMade, supply }: DraftForm,
  year: number,
): string | null {
  const isOld = whenMade !== "" && isVintage(whenMade, year);
  if (standard === "handpicked" && whenMade !== "" && !isOld)
    return "Handpicked items are vintage, at least 20 years old. Change this, or when it was made.";
  if (standard === "sourced" && supply === "product")
    return "Only craft and party supplies may be sourced. Change this, or what it is.";
  if (standard === "made" && whoMade === "someone_else")
    return "You said that someone else made it. Change one of the two.";
  return null;
}

function attributeProblems(
  attributes: ShownAttribute[],
): Record<number, string> {
  const entries = attributes.flatMap(
    ({
      id,
      name,
      isRequired,
      scales,
      values,
      maxValues,
      choice,
    }): [number, string][] => {
      const isEmpty =
        choice.valueIds.length === 0 && choice.number.trim() === "";
      if (isEmpty)
        return isRequired && values.length + scales.length > 0
          ? [[id, `Choose “${name}”: Etsy requires it.`]]
          : [];
      if (scales.length > 0 && !(toNumber(choice.number) > 0))
        return [[id, "Enter a number above 0."]];
      return choice.valueIds.length > maxValues
        ? [[id, `Choose at most ${maxValues}.`]]
        : [];
    },
  );
  return Object.fromEntries(entries);
}

export const hasProblems = ({ byAttribute, ...fields }: DraftProblems) =>
  Object.keys(fields).length > 0 || Object.keys(byAttribute).length > 0;

/** The form's names of what the request, or Etsy, calls differently. */
const formNames: Record<string, keyof DraftForm> = {
  taxonomyId: "category",
  isSupply: "supply",

  taxonomy_id: "category",
  is_supply: "supply",
  who_made: "whoMade",
  when_made: "whenMade",

  shipping_profile_id: "shippingProfileId",
  readiness_state_id: "readinessStateId",

  return_policy_id: "returnPolicyId",
  shop_section_id: "sectionId",
  production_partner_ids: "partnerIds",
};
const refusalSchema = z.object({ field: z.string() });

/**
 * Whether the server refused what buyers tell and choose, which has no field in
 * the form.
 */
export const isAboutOptions = ({ body }: ApiError): boolean =>
  refusalSchema.safeParse(body).data?.field.startsWith("options/") === true;

/**
 * A refusal of the server at the field that it names; null where the form has
 * no such field.
 */
export function toProblems(
  { body, message }: ApiError,
  form: DraftForm,
): DraftProblems | null {
  const [field = "", attributeId] =
    refusalSchema.safeParse(body).data?.field.split("/") ?? [];
  if (field === "attributes" && attributeId !== undefined)
    return { byAttribute: { [attributeId]: message } };
  const name = formNames[field] ?? field;
  return name !== "attributes" && name !== "languages" && name in form
    ? { [name]: message, byAttribute: {} }
    : null;
}
