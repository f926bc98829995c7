import { z } from "zod";
import { AppError } from "@/lib/errors";
import { admitGeneration } from "@/lib/http/admit-generation";
import { answerGeneration } from "@/lib/http/answer-generation";
import { parseInput, readJson } from "@/lib/http/body";
import { parseJsonBody } from "@/lib/http/parse-json-body";
import { readUpload } from "@/lib/http/read-upload";
import { userRoute } from "@/lib/http/route";
import { listingFormSchema } from "@/lib/listing-text/fields/schema";
import { generateListing } from "@/lib/listings/write/generate-listing";
import { maxPhotos, tooManyPhotos } from "@/lib/photos/limits";
import { photoIdsSchema } from "@/lib/photos/schema";

export const POST = userRoute(async ({ request, user, requestId }) => {
  const now = new Date();
  const idempotencyKey = await admitGeneration(request, user, now);
  const input = await readInput(request, user.id);
  const generation = { user, ...input, idempotencyKey, signal: request.signal };
  return answerGeneration(request, requestId, (report) =>
    generateListing({ ...generation, report }, now),
  );
});

async function readInput(request: Request, userId: number) {
  if (request.headers.get("content-type")?.startsWith("application/json")) {
    const { photoIds, ...form } = await readJson(request, bodySchema);
    return {
      photoIds,
      form: parseInput(schemaFor(photoIds), form),
      photo: null,
    };
  }
  const { fields, ...upload } = await readUpload(
    request,
    String(userId),
    readFields,
  );
  if (upload.photo && fields.photoIds.length >= maxPhotos)
    throw new AppError("invalid_input", tooManyPhotos);
  return { ...upload, ...fields };
}

const partialFormSchema = listingFormSchema.partial();
const bodySchema = z.looseObject({ photoIds: photoIdsSchema.default([]) });

/** Of photos that are there, the product's name can be seen. */
const schemaFor = (photoIds: string[]) =>
  photoIds.length > 0 ? partialFormSchema : listingFormSchema;

function readFields(texts: Map<string, Buffer>) {
  const json = (name: string, empty: string) =>
    parseJsonBody(
      texts.get(name) ?? Buffer.from(empty),
      "The form could not be read. Please try again.",
    );
  const photoIds = parseInput(photoIdsSchema, json("photoIds", "[]"));
  return {
    photoIds,
    form: parseInput(schemaFor(photoIds), json("formData", "{}")),
  };
}
