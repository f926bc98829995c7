import { type ErrorCode, errorStatus } from "@/lib/errors";
import { type PublicCode, publicErrors } from "@/lib/public-api/public-error";

/** What each code means, whatever the call: the sentence about the one failure is in `detail`. */
export const problemTitles: Partial<Record<ErrorCode | PublicCode, string>> = {
  bad_request: "The request can't be read",
  unauthenticated: "A key is missing, or it is not valid",
  forbidden: "The key lacks a scope",
  limit_reached: "The listings of this month are used up",
  not_found: "Not found",
  method_not_allowed: "This address has no such method",
  conflict: "Something else is in the way",
  etsy_reconnect: "The shop has to be connected again",
  too_large: "The request is too large",
  unsupported_media_type: "The body has another type",
  invalid_image: "The image can't be used",
  invalid_input: "A value is not valid",
  not_ready: "The listing is not ready",
  rate_limited: "Too many requests",
  too_many_photos: "Too many photos are waiting",
  internal: "Something went wrong on our side",
  upstream_failed: "The writer or Etsy failed",
  refused: "The writer declined",
  unavailable: "Not available right now",
  idempotency_key_missing: "The request needs an Idempotency-Key",
  idempotency_in_progress: "The same request is still being answered",
  idempotency_mismatch: "The Idempotency-Key stands for another request",
  version_missing: "The request needs If-Match",
  version_mismatch: "It was changed in the meantime",
};

/** The codes in the order of their statuses. */
export const problemCodes = Object.entries(problemTitles)
  .map(([code, title]) => ({ code, title, status: statusOf(code as ErrorCode | PublicCode) }))
  .toSorted((a, b) => a.status - b.status);

function statusOf(code: ErrorCode | PublicCode) {
  return code in publicErrors ? publicErrors[code as PublicCode].status : errorStatus[code as ErrorCode];
}
