import "server-only";
import { AppError } from "@/lib/errors";
import { PublicError } from "@/lib/public-api/public-error";

/**
 * The header is a string of RFC 8941, in quotes; many send it without, which
 * stands for the same key.
 */
const keyPattern = /^("?)([\w.:-]{1,100})\1$/;

/** Null when none is sent. Throws `invalid_input`. */
export function findIdempotencyKey(request: Request) {
  const header = request.headers.get("idempotency-key");
  if (header === null) return null;
  const [, , key] = keyPattern.exec(header.trim()) ?? [];
  if (key !== undefined) return key;
  throw new AppError(
    "invalid_input",
    "An Idempotency-Key has 1 to 100 letters, digits, and _ . : -",
  );
}

/**
 * Which a program chooses for each thing it wants done once. Throws
 * `idempotency_key_missing` and `invalid_input`.
 */
export function requireIdempotencyKey(request: Request) {
  const key = findIdempotencyKey(request);
  if (key === null) {
    throw new PublicError(
      "idempotency_key_missing",
      "Send an Idempotency-Key, such as a UUID: a new one for each request.",
    );
  }
  return key;
}

/** Seconds; a proxy may close what takes longer. */
const maxWait = 30;

/**
 * Seconds for which the program waits for the result: "respond-async, wait=20"
 * (RFC 7240). 0 without.
 */
export function preferredWait(request: Request) {
  const [, seconds] =
    /(?:^|[,;\s])wait\s*=\s*"?(\d{1,9})"?(?=$|[,;\s])/i.exec(
      request.headers.get("prefer") ?? "",
    ) ?? [];
  return Math.min(Number(seconds ?? 0), maxWait);
}
