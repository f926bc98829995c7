import "server-only";
import { isDatabaseFailure } from "@/lib/database/database-failure";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

function toAppError(error: unknown) {
  if (error instanceof AppError) return error;
  if (isDatabaseFailure(error)) {
    return new AppError(
      "unavailable",
      "We can't reach our database. Please try again in a moment.",
      {
        cause: error,
        retryAfter: 5,
      },
    );
  }
  return new AppError("internal", "Something went wrong. Please try again.", {
    cause: error,
  });
}

/** The error to report to the caller. Failures on our side are logged. */
export function toFailure(error: unknown, requestId: string) {
  const failure = toAppError(error);
  if (failure.status >= 500)
    log().error(
      { requestId, code: failure.code, err: failure.cause ?? failure },
      "failed",
    );
  return failure;
}

/**
 * Every failed response: `{code, message}`, with Retry-After if a retry may
 * succeed, `suggestions` where the piece is unknown, and `methods` where a proof
 * is asked.
 */
export function errorResponse(error: unknown, requestId: string) {
  const failure = toFailure(error, requestId);
  const retryAfter =
    failure.retryAfter ?? (failure.code === "unavailable" ? 5 : undefined);
  const headers = {
    ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
    // Don't read the rest of a body that was too slow.
    ...(failure.status === 408 && { Connection: "close" }),
  };
  return Response.json(bodyOf(failure), { status: failure.status, headers });
}

/** What the pages are told about a failure, also within a stream. */
export const bodyOf = ({ code, message, suggestions, methods }: AppError) => ({
  code,
  message,
  ...(suggestions && { suggestions }),
  ...(methods && { methods }),
});
