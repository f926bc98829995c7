import { describeProduct } from "@/components/listings/form/describe-product";
import type { FormValues } from "@/components/listings/form/form-values";
import { canFollow, followListing } from "@/components/listings/generate/follow-listing";
import { shrinkPhoto } from "@/components/listings/photo/shrink-photo";
import { api, apiResponse } from "@/lib/api-client";
import type { Report } from "@/lib/listings/answer/listing-events";
import type { ListingAnswer, PhotoCheck } from "@/lib/listings/schema";

/** A photo goes in as small as the model gets it, with the size that it had. */
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

/** What the photo tells about the form's fields, and what was noticed about it. */
export async function analyzePhoto(photo: File) {
  return api<PhotoReading>("POST", "/api/analyze-image", await multipart({ image: photo }));
}

/** As a stream where browser and server can, else as one answer. */
async function generate(path: string, body: FormData, key: string, hear: Report): Promise<ListingAnswer> {
  const accept = canFollow() ? { Accept: "text/event-stream, application/json" } : {};
  const response = await apiResponse("POST", path, body, { headers: { "Idempotency-Key": key, ...accept } });
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream");
  return isStream && response.body ? followListing(response.body, hear) : response.json();
}

/** `key` makes asking twice for the same click one listing; `hear` is told what is written so far. */
export async function generateFromPhoto(photo: File, values: FormValues, key: string, hear: Report) {
  const described = { productDescription: describeProduct(values), titleStyle: values.titleStyle };
  const body = await multipart({ image: photo, ...described });
  return generate("/api/generate-from-image", body, key, hear);
}

export async function generateFromForm(photo: File | null, values: FormValues, key: string, hear: Report) {
  const body = await multipart({ image: photo, formData: JSON.stringify(values) });
  return generate("/api/generate-listing", body, key, hear);
}
