import { describeProduct } from "@/components/listings/form/describe-product";
import type { FormValues } from "@/components/listings/form/form-values";
import { api } from "@/lib/api-client";
import type { ListingAnswer } from "@/lib/listings/schema";

function multipart(parts: Record<string, string | File | null>) {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) if (part) body.append(name, part);
  return body;
}

/** What the photo tells about the form's fields. */
export function analyzePhoto(photo: File) {
  return api<Partial<FormValues>>("POST", "/api/analyze-image", multipart({ image: photo }));
}

/** `key` makes asking twice for the same click one listing. */
export function generateFromPhoto(photo: File, values: FormValues, key: string) {
  const body = multipart({ image: photo, productDescription: describeProduct(values), titleStyle: values.titleStyle });
  return api<ListingAnswer>("POST", "/api/generate-from-image", body, { headers: { "Idempotency-Key": key } });
}

export function generateFromForm(photo: File | null, values: FormValues, key: string) {
  const body = multipart({ image: photo, formData: JSON.stringify(values) });
  return api<ListingAnswer>("POST", "/api/generate-listing", body, { headers: { "Idempotency-Key": key } });
}
