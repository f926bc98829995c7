import "server-only";
import { askForSecondFactor } from "@/lib/auth/factors/second-factor";
import { isAdmin } from "@/lib/auth/is-admin";
import { limitSignIn } from "@/lib/auth/limits";
import { verifyPassword } from "@/lib/auth/password";
import {
  type SessionRequest,
  startSession,
} from "@/lib/auth/sessions/start-session";
import { accountSuspended } from "@/lib/auth/suspension/account-suspended";
import { findCredentials } from "@/lib/auth/user-data";
import { AppError } from "@/lib/errors";

type Credentials = { email: string; password: string; ipAddress: string };

/**
 * Starts no session where a second factor is missing, but says by what it may
 * be shown, and what page and browser need for it. Throws like
 * `checkCredentials`.
 */
export async function signIn(
  credentials: Credentials,
  request: SessionRequest & { browserToken: string | null },
  now = new Date(),
) {
  const { user, passwordHash } = await checkCredentials(credentials);
  const owner = { id: user.id, passwordHash };
  if (user.hasSecondFactor)
    return { missing: await askForSecondFactor(owner, request, now) } as const;
  return { user, session: await startSession(owner, request, now) };
}

/**
 * Throws `invalid_credentials`, with the same message and after the same work
 * whether or not the account exists, and `account_suspended` and
 * `email_unverified`, but only for the right password.
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
  if (found.suspendedAt !== null) throw await accountSuspended(found.id);
  if (!found.isVerified) {
    throw new AppError(
      "email_unverified",
      "Please verify your email address before signing in.",
    );
  }
  const { password: passwordHash, suspendedAt: _, ...user } = found;
  return {
    user: { ...user, isAdmin: isAdmin(user) },
    passwordHash,
  };
}
