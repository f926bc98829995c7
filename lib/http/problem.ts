import "server-only";
import { ZodError } from "zod";
import { env } from "@/lib/env";
import type { AppError } from "@/lib/errors";
import { InvalidChoice } from "@/lib/etsy/publish/plan-draft";
import { NotReady } from "@/lib/etsy/publish/publish-listing";
import { toFailure } from "@/lib/http/error-response";
import { problemTitles } from "@/lib/public-api/problem-titles";
import { PublicError } from "@/lib/public-api/public-error";
import type { Problem } from "@/lib/public-api/schemas";

/** By RFC 9457, with the code that the pages' calls have. */
function toProblem(failure: AppError, requestId: string): Problem {
  const { status, message, cause } = failure;
  const code = failure instanceof PublicError ? failure.publicCode : failure.code;
  const issues = failure instanceof InvalidChoice ? [issueOf(failure)] : cause instanceof ZodError ? cause.issues : [];
  const errors = issues.map(({ path, code, message }) => ({
    pointer: path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join(""),
    code,
    detail: message,
  }));
  const type = `${env().APP_URL}/docs/api#${code}`;
  const title = problemTitles[code] ?? "The request failed";
  return {
    type,
    title,
    status,
    detail: message,
    code,
    requestId,
    ...(errors.length > 0 && { errors }),
    ...(failure instanceof NotReady && { open: failure.open }),
  };
}

/** Of an attribute its list is named; what the listing's own options lack isn't in the body. */
function issueOf({ field, message }: InvalidChoice) {
  const [member = ""] = field.split("/");
  return { path: member === "options" ? [] : [member], code: "custom", message };
}

/** Every failed response of the public API, with Retry-After if a retry may succeed. */
export function problemResponse(error: unknown, requestId: string) {
  const failure = toFailure(error, requestId);
  const problem = toProblem(failure, requestId);
  const seconds = failure.retryAfter ?? (problem.status === 503 ? 5 : undefined);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      "Content-Type": "application/problem+json",
      ...(seconds !== undefined && { "Retry-After": String(seconds) }),
      ...(problem.status === 401 && { "WWW-Authenticate": 'Bearer realm="api"' }),
      ...(problem.status === 408 && { Connection: "close" }),
    },
  });
}
