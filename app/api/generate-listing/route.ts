import { admitGeneration } from "@/lib/http/admit-generation";
import { answerGeneration } from "@/lib/http/answer-generation";
import { parseInput, readJson } from "@/lib/http/body";
import { parseJsonBody } from "@/lib/http/parse-json-body";
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
  const { fields: form, ...upload } = await readUpload(request, userId, readForm);
  return { ...upload, form };
}

function readForm(texts: Map<string, Buffer>) {
  const sent = parseJsonBody(
    texts.get("formData") ?? Buffer.from("{}"),
    "The form could not be read. Please try again.",
  );
  return parseInput(listingFormSchema, sent);
}
