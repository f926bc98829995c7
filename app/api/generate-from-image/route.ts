import { AppError } from "@/lib/errors";
import { admitGeneration } from "@/lib/http/admit-generation";
import { answerGeneration } from "@/lib/http/answer-generation";
import { parseInput } from "@/lib/http/body";
import { readUpload } from "@/lib/http/read-upload";
import { userRoute } from "@/lib/http/route";
import { parseProductDescription } from "@/lib/listing-text/fields/input";
import { listingFormSchema } from "@/lib/listing-text/fields/schema";
import { generateListing } from "@/lib/listings/write/generate-listing";
import { photoMessages } from "@/lib/photos/limits";

const partialFormSchema = listingFormSchema.partial();

export const POST = userRoute(async ({ request, user, requestId }) => {
  const now = new Date();
  const idempotencyKey = await admitGeneration(request, user, now);
  const {
    fields: form,
    photo,
    photoSize,
  } = await readUpload(request, String(user.id), readForm);
  if (!photo) throw new AppError("invalid_input", photoMessages.missing);
  const generation = {
    user,
    form,
    photo,
    photoSize,
    idempotencyKey,
    signal: request.signal,
  };
  return answerGeneration(request, requestId, (report) =>
    generateListing({ ...generation, report }, now),
  );
});

function readForm(texts: Map<string, Buffer>) {
  const description = texts.get("productDescription")?.toString();
  const fields =
    description !== undefined ? parseProductDescription(description) : {};
  const chosen = ["titleStyle", "language"].flatMap((name) => {
    const value = texts.get(name)?.toString();
    return value === undefined ? [] : [[name, value]];
  });
  return parseInput(partialFormSchema, {
    ...fields,
    ...Object.fromEntries(chosen),
  });
}
