import "server-only";
import { admitSignUp, unusableInvitation } from "@/lib/auth/admit-sign-up";
import { renewVerificationToken } from "@/lib/auth/email-token-data";
import { limitAuth } from "@/lib/auth/limits";
import { hashPassword } from "@/lib/auth/password";
import { createEmailToken } from "@/lib/auth/token";
import {
  findUserByEmail,
  insertInvitedUser,
  insertUser,
  queueAccountExists,
} from "@/lib/auth/user-data";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { createToken, hashToken } from "@/lib/token";

type SignUp = {
  email: string;
  password: string;
  ipAddress: string;
  callbackUrl?: string | undefined;
  /** The token of an invitation's link. */
  invitation?: string | undefined;
  /** The public page with which the visit began, if that is known. */
  firstPage?: string | null;
};

/**
 * Returns the token of the cookie that identifies this browser when the link is
 * opened, or null for an account made by invitation, which can sign in at once.
 * Throws like `admitSignUp`, and `conflict` when the email is taken; where
 * account existence is hidden, its owner gets an email and the caller the usual
 * answer, with a token that opens nothing.
 */
export async function signUp(
  { email, password, ipAddress, callbackUrl, invitation, ...from }: SignUp,
  now = new Date(),
) {
  await limitAuth("signUpByIp", ipAddress);
  const { tokenHash, refusal } = await admitSignUp({ email, invitation }, now);
  const user = { email, password: await hashPassword(password) };
  const token = createToken();
  const { firstPage = null } = from;
  if (tokenHash !== null) {
    const link = { tokenHash, firstPage };
    const outcome = await insertInvitedUser(user, link, now);
    if (outcome === "inserted") return null;
    if (outcome === "uninvited") throw unusableInvitation(true);
  } else {
    const isInserted = await insertUser(
      { ...user, signUpCookie: hashToken(token) },
      { ...createEmailToken("verify", now), callbackUrl },
      firstPage,
    );
    if (isInserted) return token;
  }
  if (refusal !== null) throw refusal;
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
