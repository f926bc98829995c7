import "server-only";
import { fillAttributes } from "@/lib/etsy/attributes/fill-attributes";
import {
  findCategoryPaths,
  listAttributes,
} from "@/lib/etsy/categories/categories";
import type { EtsyAttribute } from "@/lib/etsy/categories/schema";
import { proposeDraft } from "@/lib/etsy/proposal/propose-draft";
import type { DraftProposal } from "@/lib/etsy/proposal/schema";
import type { DraftChoices } from "@/lib/etsy/publish/schema";
import { whenMadeLabel, whenMadeValues } from "@/lib/etsy/publish/when-made";
import { readOptions } from "@/lib/etsy/read-options";
import type { Fact, OpenPoint } from "@/lib/listing-text/fields/schema";
import { requireListing } from "@/lib/listings/require-listing";
import type { DraftResult } from "@/lib/mcp/draft-schema";
import { limit } from "@/lib/resilience/rate-limit";

type Option = DraftResult["choose"][number]["options"][number];

/** What the draft of a listing can choose from. */
export type DraftMenu = Awaited<ReturnType<typeof readOptions>> &
  DraftProposal & {
    attributes: EtsyAttribute[];
    facts: Fact[];
    open: OpenPoint[];
    categoryPath: string;
  };

/**
 * Reads the Etsy shop. Throws `etsy_reconnect`, and `not_found` for an
 * unknown category.
 */
export async function readMenu(
  target: { userId: number; listingId: number },
  given: number | undefined,
): Promise<DraftMenu> {
  await limit("etsy_proposal", String(target.userId), {
    points: 300,
    seconds: 600,
  });
  const [options, proposal, { facts, open }, paths] = await Promise.all([
    readOptions(target.userId),
    proposeDraft(target),
    requireListing(target.userId, target.listingId),
    findCategoryPaths(),
  ]);
  const taxonomyId = given ?? proposal.categories[0]?.id;
  const attributes =
    taxonomyId === undefined ? [] : await listAttributes(taxonomyId);
  const categoryPath = paths.get(taxonomyId ?? 0)?.join(" > ") ?? "";
  return { ...options, ...proposal, attributes, facts, open, categoryPath };
}

const whoMade: Record<DraftChoices["whoMade"], string> = {
  i_did: "I did",
  someone_else: "Another company or person",
  collective: "A member of my shop",
};

const toOption = ({ id, label }: { id: number; label: string }): Option => ({
  value: id,
  label,
});
const toOptions = (words: Record<string, string>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/**
 * The values of an argument of the draft, as `InvalidChoice` and the questions
 * name it; [] for what the seller types.
 */
export function optionsOf(
  argument: string,
  menu: DraftMenu,
  now: Date,
): Option[] {
  switch (argument) {
    case "taxonomyId":
      return menu.categories.map(({ id, name, path }) => ({
        value: id,
        label: [...path, name].join(" > "),
      }));
    case "whoMade":
      return toOptions(whoMade);
    case "whenMade":
      return whenMadeValues(now.getUTCFullYear()).map((value) => ({
        value,
        label: whenMadeLabel(value),
      }));
    case "isSupply":
      return [
        { value: false, label: "A finished product" },
        { value: true, label: "A supply or tool to make things" },
      ];
    case "shippingProfileId":
      return menu.shippingProfiles.map(({ id, title }) => ({
        value: id,
        label: title,
      }));
    case "readinessStateId":
      return menu.readinessStates.map(toOption);
    case "partnerIds":
      return menu.partners.map(toOption);
    default:
      return attributeOptions(argument, menu);
  }
}

/**
 * Of "attributes/200": its values, or its scales where the seller types a
 * number.
 */
function attributeOptions(
  argument: string,
  { attributes }: DraftMenu,
): Option[] {
  const attribute = attributes.find(
    ({ id }) => argument === `attributes/${id}`,
  );
  const { scales = [], values = [] } = attribute ?? {};
  return (scales.length > 0 ? scales : values).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}

type Suggested = DraftResult["suggested"];

/**
 * What the form of the page would start with: the choices of the last draft, in
 * this category if there is one, what the shop has only one of, and the
 * attributes that facts answer. What was given stands above it.
 */
export function suggestChoices(menu: DraftMenu, given: Suggested): Suggested {
  const {
    categories,
    used,
    shippingProfiles,
    readinessStates,
    attributes,
    facts,
  } = menu;
  const taxonomyId = given.taxonomyId ?? categories[0]?.id;
  const last =
    used.find((each) => each.taxonomyId === taxonomyId) ?? used[0] ?? {};
  const only = <Entry extends { id: number }>([first, ...others]: Entry[]) =>
    others.length === 0 ? first?.id : undefined;
  const suggested = {
    shippingProfileId: only(shippingProfiles),
    readinessStateId: only(readinessStates),

    ...last,
    taxonomyId,
    attributes: fillAttributes(attributes, facts),
  };
  const chosen = Object.entries(given).filter(
    ([name, value]) => name !== "attributes" || Object(value).length > 0,
  );
  const known = [...Object.entries(suggested), ...chosen].filter(
    ([, value]) => value !== undefined,
  );
  return Object.fromEntries(known);
}

/** What the ids of a draft mean. */
export function chosenOf(choices: DraftChoices, menu: DraftMenu) {
  const labelOf = (
    entries: { id: number; label: string }[],
    id: number | undefined,
  ) => entries.find((entry) => entry.id === id)?.label;
  const titled = (entries: { id: number; title: string }[]) =>
    entries.map(({ id, title }) => ({ id, label: title }));
  const labels: Partial<Record<keyof DraftChoices, string | undefined>> = {
    taxonomyId: menu.categoryPath,
    whoMade: whoMade[choices.whoMade],
    whenMade: whenMadeLabel(choices.whenMade),
    shippingProfileId: labelOf(
      titled(menu.shippingProfiles),
      choices.shippingProfileId,
    ),
    readinessStateId: labelOf(menu.readinessStates, choices.readinessStateId),
    returnPolicyId: labelOf(menu.returnPolicies, choices.returnPolicyId),
    sectionId: labelOf(titled(menu.sections), choices.sectionId),
    partnerIds:
      choices.partnerIds
        .flatMap((id) => labelOf(menu.partners, id) ?? [])
        .join(", ") || undefined,
  };
  return Object.entries(labels).flatMap(([argument, label]) =>
    label ? [{ argument, label }] : [],
  );
}
