import { EtsyError, refuse, refuseField } from "../errors";
import type { ShopSetup } from "../shops/setup";
import { findNode } from "../taxonomy/nodes";
import type { ListingRecord } from "./record";

type FieldValues = Record<string, unknown>;

const titlePattern = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/u;
const tagPattern = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/u;
const plainPattern = /[^\p{L}\p{Nd}\p{Zs}]/u;
const onceInTitle = ["%", ":", "&", "+"];
const maxImages = 20;

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.map(String) : [];

/**
 * What Etsy refuses in the fields of a new or changed listing. `listing` is
 * null for a new one.
 */
export function checkFields(
  fields: FieldValues,
  shop: ShopSetup,
  listing: ListingRecord | null,
): void {
  const all: FieldValues = { ...listing?.fields, ...fields };
  checkTexts(fields);
  checkNumbers(fields);
  if (
    fields.taxonomy_id !== undefined &&
    findNode(Number(fields.taxonomy_id)) === undefined
  )
    refuse(400, "Invalid taxonomy_id");
  checkMaker(fields, all);
  checkDelivery(all, shop);
  checkOwned(fields, "return_policy_id", shop.return_policies);
  checkOwned(fields, "shop_section_id", shop.sections);
  const partners = new Set(
    shop.production_partners.map((partner) => partner.production_partner_id),
  );
  const ids = Array.isArray(fields.production_partner_ids)
    ? fields.production_partner_ids.map(Number)
    : [];
  if (ids.some((id) => !partners.has(id)))
    refuse(400, "Invalid production_partner_ids");
}

function checkTexts(fields: FieldValues): void {
  const { title, description } = fields;
  if (title !== undefined) checkTitle(String(title), "/title");
  if (description !== undefined && String(description).trim() === "")
    refuseField({
      path: "/description",
      type: "too_short",
      message: "must not be empty",
    });
  checkList(fields, "tags", { most: 13, longest: 20, refused: tagPattern });
  checkList(fields, "materials", {
    most: 13,
    longest: 45,
    refused: plainPattern,
  });
  checkList(fields, "styles", { most: 2, longest: 45, refused: plainPattern });
}

export function checkTitle(title: string, path: string): void {
  if (title.trim() === "")
    refuseField({ path, type: "too_short", message: "must not be empty" });
  if ([...title].length > 140)
    refuse(400, "The title must be 140 characters or less.");
  const at = [...title].findIndex((character) => titlePattern.test(character));
  if (at >= 0)
    refuseField({
      path: `${path}/${at}`,
      type: "invalid_characters",
      message: "contains invalid characters",
    });
  const repeated = onceInTitle.find(
    (character) => title.split(character).length > 2,
  );
  if (repeated !== undefined)
    refuse(400, `The title can contain ${repeated} only once.`);
}

export function checkTags(tags: unknown): void {
  checkList({ tags }, "tags", { most: 13, longest: 20, refused: tagPattern });
}

type ListRule = { most: number; longest: number; refused: RegExp };

function checkList(
  fields: FieldValues,
  name: string,
  { most, longest, refused }: ListRule,
): void {
  const values = textsOf(fields[name]);
  if (values.length > most)
    refuseField({
      path: `/${name}`,
      type: "array_too_long",
      message: "contains too many items",
    });
  for (const [index, value] of values.entries()) {
    const path = `/${name}/${index}`;
    if (value === "" || [...value].length > longest)
      refuseField({
        path,
        type: "invalid_length",
        message: `must have 1 to ${longest} characters`,
      });
    if (refused.test(value))
      refuseField({
        path,
        type: "invalid_characters",
        message: "contains invalid characters",
      });
    if (
      values.findIndex((other) => other.toLowerCase() === value.toLowerCase()) <
      index
    )
      refuseField({ path, type: "duplicate", message: "is there twice" });
  }
}

function checkNumbers({
  quantity,
  price,
  image_ids: images,
}: FieldValues): void {
  if (
    quantity !== undefined &&
    (Number(quantity) < 1 || Number(quantity) > 999)
  )
    refuse(400, "Quantity must be between 1 and 999.");
  if (price !== undefined && Number(price) < 0.2)
    refuse(400, "Price must be at least 0.20.");
  if (Array.isArray(images) && images.length > maxImages)
    refuse(400, "A listing can have at most 20 images.");
}

/** Who made it, when, and whether it is a supply come together. */
function checkMaker(fields: FieldValues, all: FieldValues): void {
  const trio = ["who_made", "when_made", "is_supply"];
  const given = trio.filter((name) => fields[name] !== undefined);
  if (given.length > 0 && given.length < trio.length)
    refuse(400, "who_made, when_made and is_supply must be given together.");
  const isNew =
    all.when_made === "made_to_order" || all.when_made === "2020_2026";
  const partners = Array.isArray(all.production_partner_ids)
    ? all.production_partner_ids
    : [];
  if (
    all.who_made === "someone_else" &&
    isNew &&
    all.is_supply === false &&
    partners.length === 0
  )
    refuse(
      400,
      "A production partner is required for items that someone else made.",
    );
}

function checkDelivery(all: FieldValues, shop: ShopSetup): void {
  if (all.type === "download") {
    if (all.readiness_state_id)
      refuse(400, "A digital listing cannot have a readiness_state_id.");
    if (all.shipping_profile_id)
      refuse(400, "A digital listing cannot have a shipping_profile_id.");
    return;
  }
  if (!all.shipping_profile_id)
    refuse(400, "A shipping_profile_id is required for physical listings.");
  if (!all.readiness_state_id)
    refuse(400, "A readiness_state_id is required for physical listings.");
  const profiles = shop.shipping_profiles.filter(
    (profile) => !profile.is_deleted,
  );
  checkOwned(all, "shipping_profile_id", profiles);
  checkOwned(all, "readiness_state_id", shop.readiness_states);
}

function checkOwned(
  fields: FieldValues,
  name: string,
  owned: readonly object[],
): void {
  const id = fields[name];
  if (id === undefined || id === null) return;
  const values = owned.map(
    (each) => Object.entries(each).find(([key]) => key === name)?.[1],
  );
  if (!values.includes(id))
    throw new EtsyError(404, {
      error: `Could not find a ${name} = ${String(id)} in the shop`,
    });
}
