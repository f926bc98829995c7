import { json, UploadedFile } from "../../service";
import { type Handler, listingOf, nowSeconds, shopOf } from "../call";
import { refuse } from "../errors";
import type { ListingRecord } from "./record";

const maxFiles = 5;

function fileAnswer(
  { listing_id }: ListingRecord,
  file: ListingRecord["files"][number],
) {
  return {
    listing_file_id: file.listing_file_id,
    listing_id,
    rank: file.rank,
    filename: file.filename,
    filesize: `${Math.ceil(file.size / 1_024)} KB`,
    size_bytes: file.size,
    filetype: file.filename.split(".").at(-1) ?? "",
    create_timestamp: file.created,
    created_timestamp: file.created,
  };
}

export const getAllListingFiles: Handler = (call) => {
  shopOf(call, { owned: true });
  const listing = listingOf(call, { owned: true });
  return json(200, {
    count: listing.files.length,
    results: listing.files.map((file) => fileAnswer(listing, file)),
  });
};

/** A file makes a listing digital: it loses its shipping and its variations. */
export const uploadListingFile: Handler = (call) => {
  shopOf(call, { owned: true });
  const listing = listingOf(call, { owned: true });
  const { file, name, rank } = call.body;
  if (!(file instanceof UploadedFile) || typeof name !== "string")
    refuse(400, "A file and its name are required.");
  if (listing.files.length >= maxFiles)
    refuse(400, "A listing can have at most 5 files.");
  const added = {
    listing_file_id: call.store.nextId(),

    filename: name,
    size: file.bytes.length,
    rank: Number(rank ?? 1),
    created: nowSeconds(),
  };
  listing.files.push(added);
  if (listing.fields.type !== "download") {
    Object.assign(listing.fields, {
      type: "download",
      shipping_profile_id: null,
      readiness_state_id: null,
    });
    listing.products.splice(1);
  }
  return json(201, fileAnswer(listing, added));
};

export const updateVariationImages: Handler = (call) => {
  shopOf(call, { owned: true });
  const listing = listingOf(call, { owned: true });
  const given = call.body.variation_images as ListingRecord["variationImages"];
  if (new Set(given.map(({ property_id }) => property_id)).size > 1)
    refuse(400, "Only one property can have images.");
  const images = listing.images.map(({ listing_image_id }) => listing_image_id);
  if (given.some(({ image_id }) => !images.includes(image_id)))
    refuse(400, "Invalid image_id");
  listing.variationImages = given;
  const results = given.map((each) => ({ ...each, value: null }));
  return json(200, { count: results.length, results });
};
