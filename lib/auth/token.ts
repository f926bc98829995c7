import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, safe in a URL and in a cookie. */
export function createToken() {
  return randomBytes(32).toString("base64url");
}

/**
 * Only this is stored, so that a copy of the database opens nothing.
 * Hexadecimal SHA-256.
 */
export function hashToken(token: string) {
  return createHash("sha256").update(token).digest("hex");
}

/** Goes into an email as a link; the hash is stored. */
export type EmailToken = { token: string; tokenHash: string; expires: Date };

const minute = 60_000;
/** Milliseconds for which the link in an email works. */
export const emailTokenLifetimes = {
  verify: 24 * 60 * minute,
  reset: 60 * minute,
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
