import {
  type FormValues,
  sentForm,
} from "@/components/generate/form/form-fields";
import { shrinkPhoto } from "@/components/photos";
import { api, apiResponse } from "@/lib/browser/api";
import { firstPageHeader } from "@/lib/browser/first-page";
import { removeStored } from "@/lib/browser/local-storage";
import type {
  ListingAnswer,
  PhotoCheck,
} from "@/lib/listing-text/fields/schema";
import type { Report } from "@/lib/listings/write/listing-events";
import type { PhotoSize } from "@/lib/photos/limits";
import { withTriedId } from "@/lib/tries/is-browser-only";

/**
 * A photo that goes with a request. `size` is that of the photo as it was
 * taken, where it is known.
 */
export type SentPhoto = { file: File; size: PhotoSize | null };

/**
 * Photos are sent at the size that the model receives, with their original size
 * as `photoSize`.
 */
async function multipart(parts: Record<string, string | SentPhoto | null>) {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (!part) continue;
    if (typeof part === "string") {
      body.append(name, part);
      continue;
    }
    const { photo, measures } = await shrinkPhoto(part.file);
    const size = part.size ?? measures;
    body.append(name, photo);
    if (size) body.append("photoSize", `${size.width}x${size.height}`);
  }
  return body;
}

type PhotoReading = Partial<FormValues> & { photo?: PhotoCheck[] };

/**
 * What a listing is written from: photos that are uploaded, or one that goes
 * with the request, or none.
 */
export type SentPhotos = { photoIds: string[]; photo: SentPhoto | null };

/**
 * The form's fields as read from the photo, and the checks of the photo itself.
 */
export async function analyzePhoto(photo: SentPhoto) {
  return api<PhotoReading>(
    "POST",
    "/api/analyze-image",
    await multipart({ image: photo }),
  );
}

/**
 * As a stream where browser and server support it, otherwise as one response.
 */
async function generate(
  path: string,
  body: FormData,
  key: string,
  onEvent: Report,
  more: Record<string, string> = {},
): Promise<ListingAnswer> {
  const stream = await import("@/components/generate/listing-stream").catch(
    () => null,
  );
  const accept = stream?.canReadStreams()
    ? { Accept: "text/event-stream, application/json" }
    : {};
  const response = await apiResponse("POST", path, body, {
    headers: { "Idempotency-Key": key, ...accept, ...more },
  });
  const isStream = response.headers
    .get("content-type")
    ?.startsWith("text/event-stream");
  return stream && isStream && response.body
    ? stream.readListingStream(response.body, onEvent)
    : withTriedId(await response.json());
}

/**
 * Requests with the same `key` produce one listing. `onEvent` receives what is
 * written so far.
 */
export async function generateFromPhoto(
  sent: SentPhotos,
  values: FormValues,
  key: string,
  onEvent: Report,
) {
  if (sent.photoIds.length > 0)
    return generateFromForm(sent, values, key, onEvent);
  const { titleStyle, language = null } = {
    language: undefined,
    ...sentForm(values),
  };
  const productDescription = describeProduct(values);
  const body = await multipart({
    image: sent.photo,
    productDescription,
    titleStyle,
    language,
  });
  return generate("/api/generate-from-image", body, key, onEvent);
}

export async function generateFromForm(
  { photoIds, photo }: SentPhotos,
  values: FormValues,
  key: string,
  onEvent: Report,
) {
  const { productName, ...form } = sentForm(values);
  // What the piece is can be seen, then.
  const isNamed = productName.trim() !== "" || photoIds.length === 0;
  const body = await multipart({
    image: photoIds.length > 0 ? null : photo,
    formData: JSON.stringify(isNamed ? { productName, ...form } : form),
    photoIds: photoIds.length > 0 ? JSON.stringify(photoIds) : null,
  });
  return generate("/api/generate-listing", body, key, onEvent);
}

/** A visitor's listing, of one photo at most. */
export async function generateTry(
  { photo }: SentPhotos,
  values: FormValues,
  key: string,
  onEvent: Report,
) {
  const { productName, ...form } = sentForm(values);
  const isNamed = productName.trim() !== "" || photo === null;
  const body = await multipart({
    image: photo,
    formData: JSON.stringify(isNamed ? { productName, ...form } : form),
  });
  const page = firstPageHeader();
  const listing = await generate("/api/try", body, key, onEvent, page);
  // Those of a try before this one.
  removeStored(`listwright:edits:${listing.id}`);
  return listing;
}

/** The typed fields as one text to go with a photo; "" if none is filled in. */
export function describeProduct({
  productName,
  materials,
  extraDetails,
  styleDesign,
}: FormValues) {
  const parts = [
    ["Product", productName],
    ["Materials", materials],
    ["Details", extraDetails],
    ["Style", styleDesign],
  ] as const;
  return parts
    .flatMap(([name, text]) => (text.trim() ? [`${name}: ${text.trim()}`] : []))
    .join(", ");
}
