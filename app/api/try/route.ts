import { randomUUID } from "node:crypto";
import { z } from "zod";
import { readTryToken, tryCookie } from "@/lib/auth/cookies";
import { findCurrentUser } from "@/lib/auth/current-user";
import { AppError } from "@/lib/errors";
import { answerGeneration } from "@/lib/http/answer-generation";
import { parseInput, readJson } from "@/lib/http/body";
import { clientIp } from "@/lib/http/client-ip";
import { firstPageOf } from "@/lib/http/first-page-of";
import { parseJsonBody } from "@/lib/http/parse-json-body";
import { readUpload } from "@/lib/http/read-upload";
import { publicRoute } from "@/lib/http/route";
import { listingFormSchema } from "@/lib/listing-text/fields/schema";
import { findIdempotencyKey } from "@/lib/public-api/idempotency";
import { limit } from "@/lib/resilience/rate-limit";
import { createToken } from "@/lib/token";
import { deleteTry } from "@/lib/tries/keep-try";
import { requireTries, visitorKey, writeTry } from "@/lib/tries/write-try";

/** Also what is refused: a body takes time to read. */
const attempts = { points: 60, seconds: 3_600 };

/** A listing for a visitor. Its answer sets the only cookie of a try. */
export const POST = publicRoute(async ({ request, requestId }) => {
  if (await findCurrentUser(request))
    throw new AppError("signed_in", "You're signed in: use generate-listing.");
  requireTries();
  const ipAddress = clientIp(request);
  await limit("try", ipAddress, attempts);
  const idempotencyKey = findIdempotencyKey(request) ?? randomUUID();
  const token = readTryToken(request) ?? createToken();
  const firstPage = firstPageOf(request);
  const sent = await readInput(request, ipAddress);
  const input = { ...sent, token, ipAddress, idempotencyKey, firstPage };
  const answer = await answerGeneration(request, requestId, (report) =>
    writeTry({ ...input, report }),
  );
  const response = answer instanceof Response ? answer : Response.json(answer);
  response.headers.append("Set-Cookie", tryCookie(token));
  return response;
});

/** Deletes its text. That there was one still counts. */
export const DELETE = publicRoute(async ({ request }) => {
  await deleteTry(readTryToken(request));
  return { deleted: true };
});

const partialFormSchema = listingFormSchema.partial();
const bodySchema = z.looseObject({});

async function readInput(request: Request, ipAddress: string) {
  if (request.headers.get("content-type")?.startsWith("application/json")) {
    const form = await readJson(request, bodySchema);
    return {
      form: parseInput(listingFormSchema, form),
      photo: null,
      photoSize: null,
    };
  }
  const { fields, ...upload } = await readUpload(
    request,
    visitorKey(ipAddress),
    (texts) =>
      parseInput(
        partialFormSchema,
        parseJsonBody(
          texts.get("formData") ?? Buffer.from("{}"),
          "The form could not be read. Please try again.",
        ),
      ),
    "visitors",
  );
  const form = upload.photo ? fields : parseInput(listingFormSchema, fields);
  return { ...upload, form };
}
