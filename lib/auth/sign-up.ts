import "server-only";
import { createTicket } from "@/lib/auth/create-ticket";
import { insertUser, queueAccountExists } from "@/lib/auth/data";
import { limitAuth } from "@/lib/auth/limit-auth";
import { hashPassword } from "@/lib/auth/password";
import { createToken, hashToken } from "@/lib/auth/token";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

type SignUp = { email: string; password: string; address: string; callbackUrl: string | undefined };

/**
 * Gives the token for the cookie by which this browser is known when the link is opened. Throws `conflict` when the address is taken;
 * where that is hidden, its owner gets a letter and the caller the usual answer, with a token that opens nothing.
 */
export async function signUp({ email, password, address, callbackUrl }: SignUp, now = new Date()) {
  await limitAuth("signUpByAddress", address);
  const hash = await hashPassword(password);
  const ticket = { ...createTicket("verify", now), callbackUrl };
  const token = createToken();
  if (await insertUser({ email, password: hash, signUpCookie: hashToken(token) }, ticket)) return token;
  if (!env().HIDE_ACCOUNT_EXISTENCE) throw new AppError("conflict", "Email already registered");
  await tellOwner(email);
  return token;
}

async function tellOwner(email: string) {
  try {
    await limitAuth("accountExistsMailByEmail", email);
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return;
    throw error;
  }
  await queueAccountExists(email);
}
