import "server-only";
import { createTicket } from "@/lib/auth/create-ticket";
import { renewReset } from "@/lib/auth/data";
import { limitAuth } from "@/lib/auth/limit-auth";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

/** Sends a link to choose a new password. Throws `not_found` for an unknown address, unless that is hidden. */
export async function requestReset({ email, address }: { email: string; address: string }, now = new Date()) {
  await limitAuth("forgotByAddress", address);
  await limitAuth("forgotByEmail", email);
  const isSent = await renewReset(email, createTicket("reset", now));
  if (!isSent && !env().HIDE_ACCOUNT_EXISTENCE) {
    throw new AppError("not_found", "No account found with that email address.");
  }
}
