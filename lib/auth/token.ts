import "server-only";
import { createToken, hashToken } from "@/lib/token";

/** Goes into an email as a link; the hash is stored. */
export type EmailToken = { token: string; tokenHash: string; expires: Date };

const minute = 60_000;
/** Milliseconds for which the link in an email works. */
export const emailTokenLifetimes = {
  verify: 24 * 60 * minute,
  reset: 60 * minute,
  invitation: 7 * 24 * 60 * minute,
} as const;

export function createEmailToken(
  purpose: keyof typeof emailTokenLifetimes,
  now: Date,
): EmailToken {
  const token = createToken();
  return {
    token,
    tokenHash: hashToken(token),
    expires: new Date(now.getTime() + emailTokenLifetimes[purpose]),
  };
}
