import "server-only";
import { isDatabaseTrouble } from "@/lib/database-trouble";
import { AppError, type ErrorCode } from "@/lib/errors";

/** As what a failure counts; `unavailable` is ours to mend, and must not be held against who asked. */
export function failureCodeOf(error: unknown): ErrorCode {
  if (error instanceof AppError) return error.code;
  return isDatabaseTrouble(error) ? "unavailable" : "internal";
}
