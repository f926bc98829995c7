import { AppError, type ErrorCode } from "@/lib/errors";

/**
 * Codes of what only programs can do wrong, with their status and the code that
 * they are a kind of.
 */
export const publicErrors = {
  idempotency_key_missing: { code: "bad_request", status: 400 },
  idempotency_mismatch: { code: "invalid_input", status: 422 },
  idempotency_in_progress: { code: "conflict", status: 409 },
  version_missing: { code: "bad_request", status: 428 },
  version_mismatch: { code: "conflict", status: 412 },
} as const satisfies Record<string, { code: ErrorCode; status: number }>;
export type PublicCode = keyof typeof publicErrors;

/** A failure of a call of the public API that pages don't have. */
export class PublicError extends AppError {
  constructor(
    readonly publicCode: PublicCode,
    message: string,
    /** Seconds, sent as Retry-After. */
    retryAfter?: number,
  ) {
    const { code, status } = publicErrors[publicCode];
    super(code, message, {
      status,
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
}
