import "server-only";
import { AppError } from "@/lib/errors";
import { PublicError } from "@/lib/public-api/public-error";

const keyPattern = /^[\w.:-]{1,100}$/;

/** Which a program chooses for each thing it wants done once. Throws `idempotency_key_missing` and `invalid_input`. */
export function requireIdempotencyKey(request: Request) {
  const key = request.headers.get("idempotency-key");
  if (key === null) {
    throw new PublicError(
      "idempotency_key_missing",
      "Send an Idempotency-Key, such as a UUID: a new one for each request.",
    );
  }
  if (keyPattern.test(key)) return key;
  throw new AppError("invalid_input", "An Idempotency-Key has 1 to 100 letters, digits, and _ . : -");
}

/** Seconds; a proxy may close what takes longer. */
const maxWait = 30;

/** Seconds for which the program waits for the result: "respond-async, wait=20" (RFC 7240). 0 without. */
export function preferredWait(request: Request) {
  const [, seconds] =
    /(?:^|[,;\s])wait\s*=\s*"?(\d{1,9})"?(?=$|[,;\s])/i.exec(request.headers.get("prefer") ?? "") ?? [];
  return Math.min(Number(seconds ?? 0), maxWait);
}
