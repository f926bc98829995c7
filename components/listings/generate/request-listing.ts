import { type FormValues, sentForm } from "@/components/listings/form/form-fields";
import { canReadStreams, readListingStream } from "@/components/listings/generate/listing-stream";
import { shrinkPhoto } from "@/components/listings/photo/photo-file";
import { api, apiResponse } from "@/lib/api-client";
import type { Report } from "@/lib/listings/answer/listing-events";
import type { ListingAnswer } from "@/lib/listings/schema";
import type { PhotoCheck } from "@/lib/photos/schema";

/** Photos are sent at the size that the model receives, with their original size as `photoSize`. */
async function multipart(parts: Record<string, string | File | null>) {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (!part) continue;
    if (!(part instanceof File)) {
      body.append(name, part);
      continue;
    }
    const { photo, measures } = await shrinkPhoto(part);
    body.append(name, photo);
    if (measures) body.append("photoSize", `${measures.width}x${measures.height}`);
  }
  return body;
}

type PhotoReading = Partial<FormValues> & { photo?: PhotoCheck[] };

/** The form's fields as read from the photo, and the checks of the photo itself. */
export async function analyzePhoto(photo: File) {
  return api<PhotoReading>("POST", "/api/analyze-image", await multipart({ image: photo }));
}

/** As a stream where browser and server support it, otherwise as one response. */
async function generate(path: string, body: FormData, key: string, onEvent: Report): Promise<ListingAnswer> {
  const accept = canReadStreams() ? { Accept: "text/event-stream, application/json" } : {};
  const response = await apiResponse("POST", path, body, { headers: { "Idempotency-Key": key, ...accept } });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  return isStream && response.body ? readListingStream(response.body, onEvent) : response.json();
}

/** Requests with the same `key` produce one listing. `onEvent` receives what is written so far. */
export async function generateFromPhoto(photo: File, values: FormValues, key: string, onEvent: Report) {
  const { titleStyle, language = null } = { language: undefined, ...sentForm(values) };
  const body = await multipart({ image: photo, productDescription: describeProduct(values), titleStyle, language });
  return generate("/api/generate-from-image", body, key, onEvent);
}

export async function generateFromForm(photo: File | null, values: FormValues, key: string, onEvent: Report) {
  const body = await multipart({ image: photo, formData: JSON.stringify(sentForm(values)) });
  return generate("/api/generate-listing", body, key, onEvent);
}

/** The typed fields as one text to go with a photo; "" if none is filled in. */
export function describeProduct({ productName, materials, extraDetails, styleDesign }: FormValues) {
  const parts = [
    ["Product", productName],
    ["Materials", materials],
    ["Details", extraDetails],
    ["Style", styleDesign],
  ] as const;
  return parts.flatMap(([name, text]) => (text.trim() ? [`${name}: ${text.trim()}`] : [])).join(", ");
}
