import "server-only";
import {
  findVerification,
  verifyUser,
  verifyWithNewPassword,
} from "@/lib/auth/email-token-data";
import { limitAuth, limitSignIn } from "@/lib/auth/limits";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import { AppError } from "@/lib/errors";
import { hashToken } from "@/lib/token";

type Caller = {
  password: string | undefined;
  /** From the cookie that sign-up set, if this browser has one. */
  signUpToken: string | null;
  ipAddress: string;
};
type Verification = Caller & { token: string; newPassword: string | undefined };
type Found = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

const invalidToken = () =>
  new AppError(
    "invalid_token",
    "Invalid or expired verification link. Please request a new one.",
  );

/**
 * A token works once. The link proves who owns the mailbox, not who chose the
 * password: that takes the browser that signed up, the password, or a new
 * password in its place. Throws `invalid_token`, and, leaving the token valid,
 * `password_required` and `invalid_credentials`.
 */
export async function verifyEmail(
  { token, newPassword, ...caller }: Verification,
  now = new Date(),
) {
  await limitAuth("verifyByIp", caller.ipAddress);
  const tokenHash = hashToken(token);
  // Only saves the hashing; the write below decides.
  const found = await findVerification(tokenHash, now);
  if (!found) throw invalidToken();
  const isVerified =
    newPassword === undefined
      ? await verifyUser(tokenHash, await requireProof(found, caller), now)
      : await verifyWithNewPassword(
          tokenHash,
          await hashPassword(newPassword),
          now,
        );
  if (!isVerified) throw invalidToken();
}

/** Proof that the caller chose the password. */
async function requireProof(
  found: Found,
  { password, signUpToken, ipAddress }: Caller,
) {
  if (password !== undefined) {
    await limitSignIn(found.email, ipAddress);
    if (await verifyPassword(found.password, password))
      return { password: found.password };
    throw new AppError("invalid_credentials", "Invalid credentials");
  }
  const signUpCookie = signUpToken === null ? null : hashToken(signUpToken);
  if (signUpCookie !== null && signUpCookie === found.signUpCookie)
    return { signUpCookie };
  throw new AppError(
    "password_required",
    "Enter your password to confirm your address, or choose a new one.",
  );
}
