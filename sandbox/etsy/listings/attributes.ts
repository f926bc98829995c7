import { json } from "../../service";
import { type Handler, listingOf, nowSeconds, shopOf } from "../call";
import { refuse } from "../errors";
import { type NodeProperty, propertiesOf } from "../taxonomy/properties";
import type { PropertyValue } from "./record";

/**
 * The free values of scales get ids from here on, as a shop's own values do.
 */
const ownValueIds = 1_000_000;

export const getListingProperties: Handler = (call) => {
  shopOf(call);
  const { properties } = listingOf(call);
  return json(200, { count: properties.length, results: properties });
};

/** Etsy answers this in every case. */
export const getListingProperty: Handler = () => refuse(501, "Not implemented");

export const updateListingProperty: Handler = (call) => {
  shopOf(call, { owned: true });
  const listing = listingOf(call, { owned: true });
  const property = propertiesOf(Number(listing.fields.taxonomy_id)).find(
    ({ property_id }) => property_id === call.ids.property_id,
  );
  if (property === undefined || !property.supports_attributes)
    refuse(400, "This property is not supported by the listing's category.");
  const value = readValue(property, call.body);
  listing.properties = [
    ...listing.properties.filter(
      ({ property_id }) => property_id !== value.property_id,
    ),
    value,
  ];
  listing.updated = nowSeconds();
  return json(200, value);
};

function readValue(
  property: NodeProperty,
  body: Record<string, unknown>,
): PropertyValue {
  const { ids, values } = readValues(property, body);
  const scale = findScale(property, body.scale_id);
  requirePossible(property, ids, values);
  if (scale !== null && values.some((value) => !/^\d+(?:\.\d+)?$/.test(value)))
    refuse(400, `${property.display_name} must be a number.`);
  return {
    property_id: property.property_id,
    property_name: property.name,
    scale_id: scale?.scale_id ?? null,
    scale_name: scale?.display_name ?? null,
    value_ids:
      scale === null ? ids : ids.map((_, index) => ownValueIds + index),
    values,
  };
}

/** As many ids as values, and no more than the property takes. */
function readValues(property: NodeProperty, body: Record<string, unknown>) {
  const ids = Array.isArray(body.value_ids) ? body.value_ids.map(Number) : [];
  const values = Array.isArray(body.values) ? body.values.map(String) : [];
  if (ids.length !== values.length)
    refuse(400, "value_ids and values must have the same length.");
  const most = property.is_multivalued
    ? (property.max_values_allowed ?? values.length)
    : 1;
  if (values.length > most)
    refuse(400, `${property.display_name} can have at most ${most} values.`);
  if (values.some((value) => /[()]/.test(value)))
    refuse(400, "Values must not contain parentheses.");
  return { ids, values };
}

/** Null for a property without scales. */
function findScale({ scales }: NodeProperty, id: unknown) {
  const scale = scales.find(({ scale_id }) => scale_id === id);
  if (scales.length > 0 && scale === undefined)
    refuse(400, "A scale_id of this property is required.");
  if (scales.length === 0 && id !== undefined)
    refuse(400, "This property has no scales.");
  return scale ?? null;
}

function requirePossible(
  { display_name: name, possible_values: possible }: NodeProperty,
  ids: number[],
  values: string[],
): void {
  if (possible.length === 0) return;
  for (const [index, id] of ids.entries()) {
    const named = possible.find(({ value_id }) => value_id === id)?.name;
    if (named !== values[index]) refuse(400, `Invalid value for ${name}.`);
  }
}

export const deleteListingProperty: Handler = (call) => {
  shopOf(call, { owned: true });
  const listing = listingOf(call, { owned: true });
  listing.properties = listing.properties.filter(
    ({ property_id }) => property_id !== call.ids.property_id,
  );
  return { status: 204, headers: {}, body: [] };
};
