import { createHash } from "node:crypto";
import { json, UploadedFile } from "../../service";
import { type Handler, listingOf, nowSeconds } from "../call";
import { refuse } from "../errors";
import type { Store } from "../store";
import { type ImageRecord, imageAnswer, type ListingRecord } from "./record";

const maxImages = 20;
const maxBytes = 10 * 1024 * 1024;
const maxAltText = 500;

export const getListingImages: Handler = (call) => {
  const listing = listingOf(call);
  const { pictures } = call.store;
  const results = listing.images.map((image) =>
    imageAnswer(listing, image, pictures),
  );
  return json(200, { count: results.length, results });
};

export const uploadListingImage: Handler = (call) => {
  const { body, store } = call;
  const listing = listingOf(call, { owned: true });
  const altText = typeof body.alt_text === "string" ? body.alt_text : "";
  if ([...altText].length > maxAltText)
    refuse(400, "The alt_text must be 500 characters or less.");
  const image = pictureOf(store, listing, body);
  const rank = Math.max(1, Number(body.rank ?? 1));
  const rest = listing.images.filter((each) => each !== image);
  const replaces =
    body.overwrite === true &&
    rest.length === listing.images.length &&
    rank <= rest.length;
  if (listing.images.length >= maxImages && !replaces)
    refuse(400, "The listing already has the maximum of 20 images.");
  if (body.alt_text !== undefined) image.alt_text = altText;
  // Images from this rank on move back by one; a rank behind the last is the
  // last.
  const removed = rest.splice(rank - 1, replaces ? 1 : 0, image);
  listing.images = rest;
  listing.detached = [
    ...listing.detached.filter((each) => each !== image),
    ...removed,
  ];
  listing.updated = nowSeconds();
  return json(201, imageAnswer(listing, image, store.pictures));
};

/** The uploaded file, or an image that the listing has or had. */
function pictureOf(
  store: Store,
  listing: ListingRecord,
  body: Record<string, unknown>,
): ImageRecord {
  if (body.image instanceof UploadedFile) {
    const size = sizeOf(body.image.bytes);
    if (size === null) refuse(400, "The file is not a JPG, PNG or GIF image.");
    if (body.image.bytes.length > maxBytes)
      refuse(400, "The image is larger than 10 MB.");
    const digest = createHash("sha256").update(body.image.bytes).digest("hex");
    return {
      listing_image_id: store.nextId(),
      created: nowSeconds(),
      alt_text: "",
      digest,
      ...size,
    };
  }
  const known = [...listing.images, ...listing.detached];
  const found = known.find(
    (image) => image.listing_image_id === body.listing_image_id,
  );
  if (body.listing_image_id === undefined)
    refuse(400, "An image or a listing_image_id is required.");
  return found ?? refuse(404, "Image not found");
}

/**
 * Pixels, from the header of the file; null when it is none of the types that
 * Etsy takes.
 */
function sizeOf(bytes: Buffer): { width: number; height: number } | null {
  const start = bytes.subarray(0, 8).toString("latin1");
  if (start === "\x89PNG\r\n\x1a\n" && bytes.length >= 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (/^GIF8[79]a/.test(start) && bytes.length >= 10)
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  return start.startsWith("\xff\xd8\xff") ? jpegSize(bytes) : null;
}

function jpegSize(bytes: Buffer): { width: number; height: number } | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame =
      marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return {
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
      };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

export const deleteListingImage: Handler = (call) => {
  const listing = listingOf(call, { owned: true });
  const image = listing.images.find(
    (each) => each.listing_image_id === call.ids.listing_image_id,
  );
  if (image === undefined) refuse(404, "Image not found");
  listing.images = listing.images.filter((each) => each !== image);
  listing.detached.push(image);
  return { status: 204, headers: {}, body: [] };
};
