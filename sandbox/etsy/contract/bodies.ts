import {
  type Fields,
  file,
  flag,
  id,
  integer,
  listOf,
  money,
  nullable,
  object,
  oneOf,
  range,
  required,
  text,
} from "./fields";

const whoMade = oneOf("i_did", "someone_else", "collective");
const whenMadeValues = [
  "made_to_order",
  "2020_2026",
  "2010_2019",
  "2007_2009",
  "before_2007",
  "2000_2006",
  "1990s",
  "1980s",
  "1970s",
  "1960s",
  "1950s",
  "1940s",
  "1930s",
  "1920s",
  "1910s",
  "1900s",
  "1800s",
  "1700s",
  "before_1700",
];
const whenMade = oneOf(...whenMadeValues);
const listingType = oneOf("physical", "download", "both");
const optionalId = nullable(id);
const texts = nullable(listOf(text));
export const ids = listOf(id);
const measure = nullable({
  type: "number",
  minimum: 0,
  maximum: 1.79769313486e308,
});
const measures = {
  item_weight: measure,
  item_length: measure,
  item_width: measure,
  item_height: measure,
};
const weightUnits = ["oz", "lb", "g", "kg"];
const lengthUnits = ["in", "ft", "mm", "cm", "m", "yd", "inches"];
const removedPersonalization: Fields = {
  is_personalizable: flag,
  personalization_is_required: flag,
  personalization_char_count_max: integer,
  personalization_instructions: text,
};
export const removed = Object.keys(removedPersonalization);

export const createDraft: Fields = {
  quantity: required(integer),
  title: required(text),
  description: required(text),
  price: required(money),
  who_made: required(whoMade),
  when_made: required(whenMade),
  taxonomy_id: required(id),
  shipping_profile_id: optionalId,
  return_policy_id: optionalId,
  materials: texts,
  shop_section_id: optionalId,
  processing_min: nullable(integer),
  processing_max: nullable(integer),
  readiness_state_id: optionalId,
  tags: texts,
  styles: texts,
  ...measures,
  item_weight_unit: nullable(oneOf(...weightUnits)),
  item_dimensions_unit: nullable(oneOf(...lengthUnits)),
  ...removedPersonalization,
  production_partner_ids: nullable(ids),
  image_ids: nullable(ids),
  is_supply: flag,
  is_customizable: flag,
  should_auto_renew: flag,
  is_taxable: flag,
  type: listingType,
};

export const update: Fields = {
  image_ids: ids,
  title: text,
  description: text,
  materials: texts,
  should_auto_renew: flag,
  shipping_profile_id: optionalId,
  return_policy_id: optionalId,
  shop_section_id: nullable(integer),
  ...measures,
  item_weight_unit: nullable(oneOf("", ...weightUnits)),
  item_dimensions_unit: nullable(oneOf("", ...lengthUnits)),
  is_taxable: flag,
  taxonomy_id: id,
  tags: texts,
  who_made: whoMade,
  when_made: whenMade,
  featured_rank: nullable(integer),
  ...removedPersonalization,
  state: oneOf("active", "inactive"),
  is_supply: flag,
  production_partner_ids: nullable(ids),
  type: nullable(listingType),
};

export const inventory: Fields = {
  products: required(
    listOf(
      object({
        sku: nullable(text),
        property_values: listOf(
          object({
            property_id: required(id),
            value_ids: required(ids),
            scale_id: optionalId,
            property_name: text,
            values: required(listOf(text)),
          }),
        ),
        offerings: required(
          listOf(
            object({
              price: required(money),
              quantity: required(integer),
              is_enabled: required(flag),
              readiness_state_id: required(optionalId),
            }),
          ),
        ),
      }),
    ),
  ),
  price_on_property: listOf(integer),
  quantity_on_property: listOf(integer),
  sku_on_property: listOf(integer),
  readiness_state_on_property: nullable(ids),
};

export const personalization: Fields = {
  personalization_questions: required(
    listOf(
      object({
        question_id: optionalId,
        question_text: required(text),
        instructions: nullable(text),
        question_type: required(
          oneOf("text_input", "dropdown", "unlabeled_upload", "labeled_upload"),
        ),
        required: required(flag),
        max_allowed_files: nullable(integer),
        max_allowed_characters: nullable(integer),
        options: nullable(
          listOf(object({ option_id: optionalId, label: required(text) })),
        ),
        add_on_price: nullable(money),
      }),
    ),
  ),
};

export const translation: Fields = {
  title: required(text),
  description: required(text),
  tags: listOf(text),
};
export const image: Fields = {
  image: file,
  listing_image_id: id,
  rank: range(0),
  overwrite: flag,
  is_watermarked: flag,
  alt_text: text,
};

export const variationImages: Fields = {
  variation_images: required(
    listOf(
      object({
        property_id: required(id),
        value_id: required(id),
        image_id: required(id),
      }),
    ),
  ),
};
