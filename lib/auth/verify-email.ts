import "server-only";
import { consumeVerification } from "@/lib/auth/data";
import { limitAuth } from "@/lib/auth/limit-auth";
import { hashToken } from "@/lib/auth/token";
import { AppError } from "@/lib/errors";

/** Works once for each token. Throws `invalid_token`. */
export async function verifyEmail({ token, address }: { token: string; address: string }, now = new Date()) {
  await limitAuth("verifyByAddress", address);
  if (!(await consumeVerification(hashToken(token), now))) {
    throw new AppError("invalid_token", "Invalid or expired verification link. Please request a new one.");
  }
}
