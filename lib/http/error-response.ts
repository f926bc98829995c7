import "server-only";
import { isDatabaseTrouble } from "@/lib/database-trouble";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

function toAppError(error: unknown) {
  if (error instanceof AppError) return error;
  if (isDatabaseTrouble(error)) {
    return new AppError("unavailable", "We can't reach our database. Please try again in a moment.", {
      cause: error,
      retryAfter: 5,
    });
  }
  return new AppError("internal", "Something went wrong. Please try again.", { cause: error });
}

/** What the caller may hear of it. What is ours to mend goes into the log. */
export function toFailure(error: unknown, requestId: string) {
  const failure = toAppError(error);
  if (failure.status >= 500) log().error({ requestId, code: failure.code, err: failure.cause ?? failure }, "failed");
  return failure;
}

/** The one shape of a failed answer: `{code, message}`, with Retry-After where waiting helps. */
export function errorResponse(error: unknown, requestId: string) {
  const failure = toFailure(error, requestId);
  const retryAfter = failure.retryAfter ?? (failure.code === "unavailable" ? 5 : undefined);
  const headers = {
    ...(retryAfter !== undefined && { "Retry-After": String(retryAfter) }),
    // Nobody waits for the rest of a body that was too slow.
    ...(failure.status === 408 && { Connection: "close" }),
  };
  return Response.json({ code: failure.code, message: failure.message }, { status: failure.status, headers });
}
