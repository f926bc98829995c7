import "server-only";
import { z } from "zod";
import {
  EtsyError,
  type EtsyErrorKind,
  type EtsyProblem,
} from "@/lib/etsy/api/etsy-error";
import { parseJson } from "@/lib/listing-text/plain-text/parse-json";

const maxWords = 300;
const errorSchema = z.object({
  error: z.string(),
  error_description: z.string().optional(),
});
const problemsSchema = z
  .array(z.object({ path: z.string(), message: z.string() }))
  .min(1);

export type EtsyResponse = { status: number; headers: Headers; text: string };

/**
 * The failure that a response tells of: `{error}`, `{error,
 * error_description}`, an array of problems, or a page.
 */
export function readFailure({
  status,
  headers,
  text,
}: EtsyResponse): EtsyError {
  const body = parseJson(text);
  const problems = problemsSchema.safeParse(body).data ?? [];
  const { error = "", error_description: description } =
    errorSchema.safeParse(body).data ?? {};
  const words = (
    description ??
    (error ||
      problems.map(({ path, message }) => `${path} ${message}`).join("; "))
  )
    .replace(/\s+/g, " ")
    .slice(0, maxWords);
  const retryAfter = Number(headers.get("retry-after") || Number.NaN);
  return new EtsyError(kindOf(status, error, problems), {
    status,
    problems,
    words,
    retryAfter:
      Number.isFinite(retryAfter) && retryAfter >= 0
        ? Math.ceil(retryAfter)
        : undefined,
    cause: new Error(`Etsy answered ${status}${words && `: ${words}`}`),
  });
}

function kindOf(
  status: number,
  error: string,
  problems: EtsyProblem[],
): EtsyErrorKind {
  if (problems.length > 0 && status < 500) return "refused";
  switch (status) {
    case 400:
      return error === "invalid_grant" ? "token" : "refused";
    case 401:
      return error === "invalid_token" ? "token" : "key";
    case 403:
      if (error === "insufficient_scope") return "scope";
      return /api[ _-]?key|shared secret/i.test(error) ? "key" : "refused";
    case 404:
      return "missing";
    case 429:
      return "busy";
    default:
      return status >= 500 || status < 400 ? "outage" : "refused";
  }
}
