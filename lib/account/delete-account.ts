import "server-only";
import { removeAccount } from "@/lib/account/data";
import { confirmPassword } from "@/lib/auth/confirm-password";
import { AppError } from "@/lib/errors";

/** Asks for the password, then removes everything personal. Throws `invalid_input` for a wrong one. */
export async function deleteAccount(userId: number, password: string) {
  const passwordHash = await confirmPassword(userId, password);
  if (!(await removeAccount(userId, passwordHash))) {
    throw new AppError("conflict", "Your account was just changed elsewhere. Please sign in and try again.");
  }
}
