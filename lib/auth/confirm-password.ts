import "server-only";
import { findPasswordHash } from "@/lib/auth/data";
import { limitAuth } from "@/lib/auth/limit-auth";
import { verifyPassword } from "@/lib/auth/password";
import { AppError } from "@/lib/errors";

/** For steps that a borrowed session must not take. Throws `invalid_input`; gives the stored hash. */
export async function confirmPassword(userId: number, password: string) {
  await limitAuth("confirmPasswordByUser", userId);
  const stored = await findPasswordHash(userId);
  const matches = await verifyPassword(stored, password);
  if (stored === undefined || !matches) throw new AppError("invalid_input", "That is not your current password.");
  return stored;
}
