import type { AppError } from "@/lib/errors";
import { titleOfProblem } from "@/lib/public-api/problem-codes";
import { PublicError } from "@/lib/public-api/public-error";
import type { Problem } from "@/lib/public-api/schemas";

/**
 * What every problem says (RFC 9457), with the code that the pages' calls have.
 * `origin` is where we are reached.
 */
export function toBriefProblem(
  failure: AppError,
  requestId: string,
  origin: string,
): Problem {
  const code =
    failure instanceof PublicError ? failure.publicCode : failure.code;
  return {
    type: `${origin}/docs/errors#${code}`,
    title: titleOfProblem(code),

    status: failure.status,
    detail: failure.message,
    code,
    requestId,
  };
}
