import "server-only";
import { createTicket } from "@/lib/auth/create-ticket";
import { findUserByEmail, renewVerification } from "@/lib/auth/data";
import { limitAuth } from "@/lib/auth/limit-auth";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

type Resend = { email: string; address: string; callbackUrl: string | undefined };

/** Sends a new link, which kills the old one. Unless that is hidden, says whether there is such an account. */
export async function resendVerification({ email, address, callbackUrl }: Resend, now = new Date()) {
  await limitAuth("resendByAddress", address);
  await limitAuth("resendByEmail", email);
  if (await renewVerification(email, { ...createTicket("verify", now), callbackUrl })) return;
  if (env().HIDE_ACCOUNT_EXISTENCE) return;
  if (await findUserByEmail(email)) throw new AppError("conflict", "Email is already verified", { status: 400 });
  throw new AppError("not_found", "User not found");
}
