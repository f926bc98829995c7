import { readEventStream } from "@/components/listings/generate/read-event-stream";
import { ApiError } from "@/lib/api-client";
import { errorStatus } from "@/lib/errors";
import { partialListingSchema, progressSchema, type Report } from "@/lib/listings/answer/listing-events";
import { type ListingAnswer, listingAnswerSchema } from "@/lib/listings/schema";

export const canFollow = () => typeof ReadableStream === "function" && typeof TextDecoder === "function";

function toApiError({ code, message }: { code?: string; message?: string }) {
  const status = Object.entries(errorStatus).find(([known]) => known === code)?.[1];
  return new ApiError(status ?? 500, code, message ?? "");
}

/** Hands on what the stream tells until the listing is there. Throws ApiError when it fails or breaks off. */
export async function followListing(body: ReadableStream<Uint8Array>, hear: Report): Promise<ListingAnswer> {
  for await (const { name, data } of readEventStream(body)) {
    if (name === "result") return listingAnswerSchema.parse(JSON.parse(data));
    if (name === "error") throw toApiError(JSON.parse(data));
    if (name === "progress") {
      const progress = progressSchema.safeParse(JSON.parse(data));
      if (progress.success) hear({ type: "progress", ...progress.data });
    }
    if (name === "partial") {
      const fields = partialListingSchema.safeParse(JSON.parse(data));
      if (fields.success) hear({ type: "partial", fields: fields.data });
    }
  }
  throw new Error("unreachable");
}
