import "server-only";
import { renewVerificationToken } from "@/lib/auth/email-token-data";
import { limitAuth } from "@/lib/auth/limits";
import { hashPassword } from "@/lib/auth/password";
import { createEmailToken, createToken, hashToken } from "@/lib/auth/token";
import {
  findUserByEmail,
  insertUser,
  queueAccountExists,
} from "@/lib/auth/user-data";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

type SignUp = {
  email: string;
  password: string;
  ipAddress: string;
  callbackUrl: string | undefined;
};

/**
 * Returns the token of the cookie that identifies this browser when the link is
 * opened. Throws `conflict` when the email is taken; where account existence is
 * hidden, its owner gets an email and the caller the usual answer, with a token
 * that opens nothing.
 */
export async function signUp(
  { email, password, ipAddress, callbackUrl }: SignUp,
  now = new Date(),
) {
  await limitAuth("signUpByIp", ipAddress);
  const passwordHash = await hashPassword(password);
  const emailToken = { ...createEmailToken("verify", now), callbackUrl };
  const token = createToken();
  if (
    await insertUser(
      { email, password: passwordHash, signUpCookie: hashToken(token) },
      emailToken,
    )
  )
    return token;
  if (!env().HIDE_ACCOUNT_EXISTENCE)
    throw new AppError("conflict", "Email already registered");
  await notifyOwner(email);
  return token;
}

async function notifyOwner(email: string) {
  try {
    await limitAuth("accountExistsMailByEmail", email);
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return;
    throw error;
  }
  await queueAccountExists(email);
}

type Resend = {
  email: string;
  ipAddress: string;
  callbackUrl: string | undefined;
};

/**
 * Emails a new link, which invalidates the old one. Reports whether the account
 * exists, unless that is hidden.
 */
export async function resendVerification(
  { email, ipAddress, callbackUrl }: Resend,
  now = new Date(),
) {
  await limitAuth("resendByIp", ipAddress);
  await limitAuth("resendByEmail", email);
  if (
    await renewVerificationToken(email, {
      ...createEmailToken("verify", now),
      callbackUrl,
    })
  )
    return;
  if (env().HIDE_ACCOUNT_EXISTENCE) return;
  if (await findUserByEmail(email))
    throw new AppError("conflict", "Email is already verified", {
      status: 400,
    });
  throw new AppError("not_found", "User not found");
}
