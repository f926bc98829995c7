import "server-only";
import { env } from "@/lib/env";
import type { AppError, RefusedValue } from "@/lib/errors";
import { toFailure } from "@/lib/http/error-response";
import type { Problem } from "@/lib/public-api/schemas";
import { toBriefProblem } from "@/lib/public-api/to-brief-problem";

/** With every value that was refused, and what else a program can act on. */
function toProblem(failure: AppError, requestId: string): Problem {
  const { refused, resetsAt, suggestions, open } = failure;
  return {
    ...toBriefProblem(failure, requestId, env().APP_URL),
    ...(refused.length > 0 && { errors: refused.map(toPointed) }),
    ...(suggestions && { suggestions: [...suggestions] }),
    ...(resetsAt && { resetsAt: resetsAt.toISOString() }),
    ...(open && { open: [...open] }),
  };
}

const escapePart = (part: PropertyKey) =>
  String(part).replaceAll("~", "~0").replaceAll("/", "~1");

const toPointed = ({ path, code, message }: RefusedValue) => ({
  pointer: path.map((part) => `/${escapePart(part)}`).join(""),
  code,
  detail: message,
});

/**
 * Every failed response of the public API, with Retry-After if a retry may
 * succeed.
 */
export function problemResponse(error: unknown, requestId: string) {
  const failure = toFailure(error, requestId);
  const problem = toProblem(failure, requestId);
  const seconds =
    failure.retryAfter ?? (problem.status === 503 ? 5 : undefined);
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: {
      "Content-Type": "application/problem+json",
      ...(seconds !== undefined && { "Retry-After": String(seconds) }),
      ...(problem.status === 401 && {
        "WWW-Authenticate": 'Bearer realm="api"',
      }),
      ...(problem.status === 408 && { Connection: "close" }),
    },
  });
}
