import { AppError } from "@/lib/errors";
import { admitGeneration } from "@/lib/http/admit-generation";
import { answerGeneration } from "@/lib/http/answer-generation";
import { parseInput, readJson } from "@/lib/http/body";
import { readUpload } from "@/lib/http/read-upload";
import { userRoute } from "@/lib/http/route";
import { listingFormSchema } from "@/lib/listings/schema";
import { generateListing } from "@/lib/listings/write/generate-listing";

export const POST = userRoute(async ({ request, user, requestId }) => {
  const now = new Date();
  const idempotencyKey = await admitGeneration(request, user, now);
  const input = await readInput(request, user.id);
  const generation = { user, ...input, idempotencyKey, signal: request.signal };
  return answerGeneration(request, requestId, (report) => generateListing({ ...generation, report }, now));
});

async function readInput(request: Request, userId: number) {
  if (request.headers.get("content-type")?.startsWith("application/json")) {
    return { form: await readJson(request, listingFormSchema), photo: null };
  }
  const { fields, ...upload } = await readUpload(request, userId);
  return { ...upload, form: parseInput(listingFormSchema, parseField(fields.get("formData"))) };
}

function parseField(text = "{}"): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError("bad_request", "The form could not be read. Please try again.", { cause });
  }
}
