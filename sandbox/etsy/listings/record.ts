import type { ShopSetup } from "../shops/setup";

export type ImageRecord = {
  listing_image_id: number;
  created: number;
  alt_text: string;
  /** Of the file. */
  width: number;
  height: number;
  /** SHA-256 of the file in hex, so that a test can tell which photo it is. */
  digest: string;
  /** What is wrong with its file. */
  fault?: PictureFault;
};
/**
 * Of the file that the answers name: it is gone, too large, no picture, leads to
 * another address, or is said to be on another host.
 */
export const pictureFaults = [
  "gone",
  "large",
  "text",
  "redirect",
  "elsewhere",
] as const;
type PictureFault = (typeof pictureFaults)[number];
export type PropertyValue = {
  property_id: number;
  property_name: string | null;
  scale_id: number | null;
  scale_name: string | null;
  value_ids: number[];
  values: string[];
};
type Offering = {
  offering_id: number;
  quantity: number;
  is_enabled: boolean;
  price: number;
  readiness_state_id: number | null;
};
export type Product = {
  product_id: number;
  sku: string;
  offerings: Offering[];
  property_values: PropertyValue[];
};
export type Question = {
  question_id: number;
  question_text: string;
  instructions: string | null;
  question_type: string;
  required: boolean;
  max_allowed_characters: number | null;
  max_allowed_files: number | null;
  add_on_price: number | null;
  options: { option_id: number; label: string }[] | null;
};
type Translation = { title: string; description: string; tags: string[] };
type FileRecord = {
  listing_file_id: number;
  filename: string;
  size: number;
  rank: number;
  created: number;
};

/**
 * A listing with the fields that were written; titles are as they were sent.
 * Times are Unix seconds.
 */
export type ListingRecord = {
  listing_id: number;
  user_id: number;
  shop_id: number;
  state: "active" | "inactive" | "sold_out" | "draft" | "expired";
  created: number;
  updated: number;
  fields: Record<string, unknown>;
  /** In the order of their ranks, from 1. */
  images: ImageRecord[];
  /** Deleted images that `listing_image_id` can attach again. */
  detached: ImageRecord[];
  properties: PropertyValue[];
  products: Product[];
  onProperty: {
    price: number[];
    quantity: number[];
    sku: number[];
    readiness_state: number[];
  };
  questions: Question[];
  translations: Record<string, Translation>;
  files: FileRecord[];
  variationImages: {
    property_id: number;
    value_id: number;
    image_id: number;
  }[];
  /** Totals; 0 until they are set. */
  views?: number;
  favorers?: number;
};

const divisor = 100;

export function moneyOf(
  price: number,
  { currency_code }: Pick<ShopSetup, "currency_code">,
) {
  return { amount: Math.round(price * divisor), divisor, currency_code };
}

/**
 * Etsy escapes some characters of titles and descriptions when they are read.
 */
export function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** Fields that answers have under their own names, and what stands for none. */
const unwritten = {
  shop_section_id: null,
  featured_rank: -1,
  is_taxable: true,
  is_customizable: false,
  tags: [],
  materials: [],
  shipping_profile_id: null,
  return_policy_id: null,
  who_made: null,
  when_made: null,
  is_supply: null,
  item_weight: null,
  item_length: null,
  item_width: null,
  item_height: null,
  should_auto_renew: true,
  taxonomy_id: null,
  readiness_state_id: null,
};

const writtenFields = (fields: ListingRecord["fields"]) =>
  Object.fromEntries(
    Object.entries(unwritten).map(([name, none]) => [
      name,
      fields[name] ?? none,
    ]),
  );

/** `ShopListing` of the contract. */
export function listingAnswer(listing: ListingRecord, shop: ShopSetup) {
  const { fields, listing_id, created, updated } = listing;
  const prices = listing.products.flatMap(({ offerings }) =>
    offerings.filter((each) => each.is_enabled),
  );
  const quantity = prices.reduce((sum, offering) => sum + offering.quantity, 0);
  const price = Math.min(...prices.map((offering) => offering.price));
  return {
    ...writtenFields(fields),
    listing_id,
    user_id: listing.user_id,
    shop_id: listing.shop_id,
    title: escapeText(String(fields.title)),
    description: escapeText(String(fields.description)),
    rich_description: null,
    state: listing.state,
    creation_timestamp: created,
    created_timestamp: created,
    ending_timestamp: created + 120 * 86_400,
    original_creation_timestamp: created,
    last_modified_timestamp: updated,
    updated_timestamp: updated,
    state_timestamp: created,
    quantity,
    url: `https://www.etsy.com/listing/${listing_id}/`,
    num_favorers: listing.favorers ?? 0,
    non_taxable: fields.is_taxable === false,
    is_personalizable: listing.questions.length > 0,
    listing_type: fields.type ?? "physical",
    processing_min: null,
    processing_max: null,
    item_weight_unit: fields.item_weight_unit || null,
    item_dimensions_unit: fields.item_dimensions_unit || null,
    is_private: false,
    style: fields.styles ?? [],
    file_data: "",
    has_variations: listing.products.length > 1,
    language: shop.languages[0] ?? null,
    price: moneyOf(price, shop),
    suggested_title: null,
  };
}

/**
 * `ListingImage` of the contract; its colors are null, as until the image was
 * processed. `pictures` is the address of the folder with their files.
 */
export function imageAnswer(
  { listing_id, images }: ListingRecord,
  image: ImageRecord,
  pictures: string,
) {
  const folder =
    image.fault === "elsewhere" ? "https://i.etsystatic.test" : pictures;
  const address = (size: string) =>
    `${folder}/${size}.${image.listing_image_id}.jpg`;
  return {
    listing_id,
    listing_image_id: image.listing_image_id,
    hex_code: null,
    red: null,
    green: null,
    blue: null,
    hue: null,
    saturation: null,
    brightness: null,
    is_black_and_white: null,
    creation_tsz: image.created,
    created_timestamp: image.created,
    rank: images.indexOf(image) + 1,
    url_75x75: address("il_75x75"),
    url_170x135: address("il_170x135"),
    url_570xN: address("il_570xN"),
    url_fullxfull: address("il_fullxfull"),
    full_height: image.height,
    full_width: image.width,
    alt_text: image.alt_text,
  };
}
