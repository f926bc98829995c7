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
