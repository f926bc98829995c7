import "server-only";
import { findCredentials } from "@/lib/auth/data";
import { limitSignIn } from "@/lib/auth/limit-auth";
import { verifyPassword } from "@/lib/auth/password";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

export type Credentials = { email: string; password: string; address: string };

/**
 * The user to whom these belong. Throws `invalid_credentials`, in the same words and after the same work whether or not there
 * is such an account, and `email_unverified` to its owner alone.
 */
export async function checkCredentials({ email, password, address }: Credentials) {
  await limitSignIn(email, address);
  const found = await findCredentials(email);
  const matches = await verifyPassword(found?.password, password);
  if (!found || !matches) throw new AppError("invalid_credentials", "Invalid credentials");
  if (!found.isVerified) {
    throw new AppError("email_unverified", "Please verify your email address before signing in.");
  }
  const { password: passwordHash, ...user } = found;
  return { user: { ...user, isAdmin: env().ADMIN_EMAILS.includes(user.email) }, passwordHash };
}
