import type { AppError, ErrorCode } from "@/lib/errors";
import { problemTitles } from "@/lib/public-api/problem-titles";
import { type PublicCode, PublicError } from "@/lib/public-api/public-error";
import type { Problem } from "@/lib/public-api/schemas";

/** What every problem says (RFC 9457), with the code that the pages' calls have. `origin` is where we are reached. */
export function toBriefProblem(failure: AppError, requestId: string, origin: string): Problem {
  const code: ErrorCode | PublicCode = failure instanceof PublicError ? failure.publicCode : failure.code;
  return {
    type: `${origin}/docs/api#${code}`,
    title: problemTitles[code] ?? "The request failed",
    ...{ status: failure.status, detail: failure.message, code, requestId },
  };
}
