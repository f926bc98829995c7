import "server-only";
import { limitAuth, limitSignIn } from "@/lib/auth/limit-auth";
import { hashPassword, verifyPassword } from "@/lib/auth/password";
import { hashToken } from "@/lib/auth/token";
import { findVerification, verifyUser, verifyWithNewPassword } from "@/lib/auth/verification/data";
import { AppError } from "@/lib/errors";

type Caller = {
  password: string | undefined;
  /** From the cookie that sign-up set, if this browser has one. */
  signUpToken: string | null;
  address: string;
};
type Verification = Caller & { token: string; newPassword: string | undefined };
type Found = NonNullable<Awaited<ReturnType<typeof findVerification>>>;

const invalid = () => new AppError("invalid_token", "Invalid or expired verification link. Please request a new one.");

/**
 * Works once for each token. The link proves whose mailbox it is, not who chose the password: that takes the browser that signed
 * up, the password, or a new one in its place. Throws `invalid_token`, and without using the token up `password_required` and
 * `invalid_credentials`.
 */
export async function verifyEmail({ token, newPassword, ...caller }: Verification, now = new Date()) {
  await limitAuth("verifyByAddress", caller.address);
  const tokenHash = hashToken(token);
  // Spares the hashing; what decides is the write below.
  const found = await findVerification(tokenHash, now);
  if (!found) throw invalid();
  const isDone =
    newPassword === undefined
      ? await verifyUser(tokenHash, await requireProof(found, caller), now)
      : await verifyWithNewPassword(tokenHash, await hashPassword(newPassword), now);
  if (!isDone) throw invalid();
}

/** That it is the caller who chose the password. */
async function requireProof(found: Found, { password, signUpToken, address }: Caller) {
  if (password !== undefined) {
    await limitSignIn(found.email, address);
    if (await verifyPassword(found.password, password)) return { password: found.password };
    throw new AppError("invalid_credentials", "Invalid credentials");
  }
  const signUpCookie = signUpToken === null ? null : hashToken(signUpToken);
  if (signUpCookie !== null && signUpCookie === found.signUpCookie) return { signUpCookie };
  throw new AppError("password_required", "Enter your password to confirm your address, or choose a new one.");
}
