import "server-only";
import { isAdmin } from "@/lib/auth/is-admin";
import { limitSignIn } from "@/lib/auth/limits";
import { verifyPassword } from "@/lib/auth/password";
import {
  type SessionRequest,
  startSession,
} from "@/lib/auth/sessions/start-session";
import { findCredentials } from "@/lib/auth/user-data";
import { AppError } from "@/lib/errors";

type Credentials = { email: string; password: string; ipAddress: string };

/** Throws like `checkCredentials`. */
export async function signIn(
  credentials: Credentials,
  request: SessionRequest,
) {
  const { user, passwordHash } = await checkCredentials(credentials);
  return {
    user,
    session: await startSession({ id: user.id, passwordHash }, request),
  };
}

/**
 * Throws `invalid_credentials`, with the same message and after the same work
 * whether or not the account exists, and `email_unverified`, but only for the
 * right password.
 */
export async function checkCredentials({
  email,
  password,
  ipAddress,
}: Credentials) {
  await limitSignIn(email, ipAddress);
  const found = await findCredentials(email);
  const matches = await verifyPassword(found?.password, password);
  if (!found || !matches)
    throw new AppError("invalid_credentials", "Invalid credentials");
  if (!found.isVerified) {
    throw new AppError(
      "email_unverified",
      "Please verify your email address before signing in.",
    );
  }
  const { password: passwordHash, ...user } = found;
  return {
    user: { ...user, isAdmin: isAdmin(user) },
    passwordHash,
  };
}
